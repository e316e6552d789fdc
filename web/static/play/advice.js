// From advice to an action, as the game writes it.
import { advisedWords, named, unknown } from "../model/answers.js";
import { inLanguage, say } from "../words.js";

/** @typedef {import("./game.js").Turn} Turn */

/** The number of a player by the name in a position. @param {Turn} turn @param {string} name */
export function seatOf(turn, name) {
  const numbered = /^player (\d+)$/.exec(name);
  return numbered ? Number(numbered[1]) : turn.players.indexOf(name) + 1;
}

/** A cut as the game writes it. @param {number[]} reserve @param {number[][]} piles */
function cutAction(reserve, piles) {
  const items = (/** @type {number[]} */ each) => [...each].sort((one, other) => one - other).join(" ");
  return `reserve ${[items(reserve), ...piles.map(items)].join(" | ")}`.replace("reserve  |", "reserve |");
}

/** Every way to write a cut: its piles have no order. @param {number[][]} parts */
export function cutWays([reserve, one, other]) {
  return [cutAction(reserve, [one, other]), cutAction(reserve, [other, one])];
}

/**
 * The action that an answer advises next; empty where it advises none.
 * @param {any} answer @param {Turn} turn @param {(action: string) => boolean} legal
 */
export function advised(answer, turn, legal) {
  return unknown(answer) ? "" : ways(answer, turn).find(legal) ?? "";
}

/**
 * The actions of a whole Show Phase, the last stamp first, so that those before keep their numbers; null for other answers.
 * @param {any} answer @param {Turn} turn @returns {string[] | null}
 */
export function wholePlan(answer, turn) {
  const plan = answer.plans?.[0];
  if (!plan) return null;
  const places = [...plan.place].sort((one, other) => other.item - one.item);
  return [...places.map((line) => `place ${line.item} ${line.at}`), entering(plan, turn)];
}

/** @param {any} plan @param {Turn} turn */
function entering(plan, turn) {
  const contests = turn.position.contests ?? [];
  return `enter ${contests.findIndex((/** @type {string} */ text) => text === plan.contest) + 1 || "none"}`;
}

/** @param {any} answer @param {Turn} turn @returns {string[]} */
function ways(answer, turn) {
  const plan = answer.plans?.[0];
  if (plan) return [...plan.place.map((/** @type {any} */ line) => `place ${line.item} ${line.at}`), entering(plan, turn)];
  const [cut] = answer.cuts ?? [];
  if (cut) return cutWays([cut.reserve, ...cut.piles]);
  const [choice] = answer.choices ?? [];
  if (choice?.pile) return [turn.position?.pinzetta ? `take ${choice.pile}` : `take ${seatOf(turn, choice.from ?? "")} ${choice.pile}`];
  if (choice) return [...(answer.looks ?? []).slice(0, 1).map((/** @type {any} */ each) => `look ${each.item}`), `collect ${choice.item}`];
  const [move] = answer.moves ?? [];
  if (move) return [move.move ?? `${move.card} ${move.at.join(",")}`];
  if (answer.purchases) return [...answer.purchases.map((/** @type {any} */ each) => `buy ${each.card} with ${each.pay.join(", ")}`), "end"];
  return [];
}

/** What is advised as it is done at a table, step by step, the contest last: in words, with the items to look at. @param {any} answer @returns {{words: string, goods: string[]}[]} */
export function steps(answer) {
  const [[cut], [choice], [move]] = [answer.cuts ?? [], answer.choices ?? [], answer.moves ?? []];
  const words = advisedWords(answer);
  if (cut) return [cut.reserve, ...cut.piles].map((part, at) => ({ words: say(`step-${["reserve", "1", "2"][at]}`), goods: part.map((/** @type {number} */ item) => answer.items[item - 1].good) }));
  if (choice) return [{ words: named(choice), goods: choice.items?.map((/** @type {any} */ each) => each.good) ?? [choice.good] }];
  if (move) return [{ words: move.move ? inLanguage(move.move) : say("lay-at", { color: inLanguage(move.card), row: `${move.at[0]}`, column: `${move.at[1]}` }), goods: [] }];
  return (answer.plans ? [...words.slice(1), words[0]] : words).map((words) => ({ words, goods: [] }));
}
