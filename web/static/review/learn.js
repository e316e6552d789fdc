// Mistakes as questions: which are asked, what is as good as the best, and when those that were missed come back.
import { asGood, shown, withInterval } from "../model/answers.js";
import { cutWays } from "../play/advice.js";
import { answer } from "../state/server.js";
import { keepText, keptUnder } from "../state/storage.js";
import { say } from "../words.js";
import { stateOf } from "./actions.js";
import { titleOf } from "./kept.js";
import { lessonId } from "./lesson.js";
import { focusLater } from "../frame/focus.js";
import { waysToTake } from "./views/boards.js";

/** @typedef {import("./review.js").Review} Review */
/** @typedef {import("./parts.js").Decision} Decision */
/** @typedef {{id: string, title: string, position: any, decision: Decision, rows: import("./parts.js").Row[], step: number, due: number}} Mistake */
/** @typedef {{list: Mistake[], at: number, ways: Map<string, any> | null, picked: string, told: string, right: boolean | null, open: boolean, score: number}} Asked
 *   which mistake of a list, the moves to choose from with what is known of them, whether the first choice was right (null before it), and whether the best is shown */

const ENTRY = "stockbook.mistakes";
/** Days after which one that was missed comes back, each time it was right. */
const DAYS = [1, 3, 7];
/** Mistakes that are kept; moves that are pictured for one; seconds in which they are found. */
const [MOST, PICTURED, SECONDS] = [60, 4, 3];

/** @returns {Mistake[]} those that come back, on whatever day */
export function missed() {
  return keptUnder(ENTRY) ?? [];
}

/** Those of a review that are clear, the costliest first. @param {Review} review @returns {Mistake[]} */
export function mistakesOf(review) {
  const found = (review.kept?.document?.decisions ?? []).filter((each) => ["inaccuracy", "mistake", "blunder"].includes(each.class) && !each.unclear);
  return found.sort((one, other) => other.lost - one.lost).map((decision) => (
    { id: lessonId(review, decision), title: review.kept ? titleOf(review.kept) : "", position: null, decision, rows: review.rows(decision.n), step: -1, due: 0 }));
}

/** Keep when a mistake comes back: those that were right at once, or often enough, do no more. @param {Mistake} mistake @param {boolean} right */
function remember(mistake, right) {
  const others = missed().filter((each) => each.id !== mistake.id);
  const step = right ? mistake.step + 1 : 0;
  const again = step < DAYS.length && !(right && mistake.step < 0);
  const due = new Date().setHours(24 * DAYS[step], 0, 0, 0);
  keepText(ENTRY, JSON.stringify([...(again ? [{ ...mistake, step, due }] : []), ...others].slice(0, MOST)));
}

/** Ask a mistake of a list; behind its end it is told how many were right. @param {Review} review @param {Mistake[]} list @param {number} [at] @param {number} [score] */
export async function learn(review, list, at = 0, score = 0) {
  const asked = /** @type {Asked} */ ({ list, at, ways: null, picked: "", told: "", right: null, open: false, score });
  const mistake = list[at];
  review.show({ asked, told: "" });
  focusLater("#learn-title");
  if (mistake && !mistake.position && await review.find(mistake.decision)) mistake.position = stateOf(review, mistake.decision).position;
  if (!mistake || review.asked !== asked) return;
  review.draw();
  const found = mistake.position ? await review.served(() => answer({ command: "hint", position: mistake.position, options: { time: SECONDS } })) : null;
  if (review.asked !== asked) return;
  asked.ways = waysOf(mistake, found ?? {});
  review.draw();
}

/** The moves to choose from, with what is known of each. @param {Mistake} mistake @param {any} found @returns {Map<string, any>} */
function waysOf({ position, decision }, found) {
  const rows = found.plans ?? found.cuts ?? found.choices ?? found.moves ?? (found.purchases ? [found, ...(found.alternatives ?? [])] : []);
  const known = new Map(rows.map((/** @type {any} */ row) => [written(row, decision), row]));
  const all = waysToTake(position ?? {}, decision.phase);
  const others = [...known.keys()].filter((each) => each !== decision.best && each !== decision.move).slice(0, PICTURED - 2);
  return new Map((all.length ? all : [decision.best, decision.move, ...others].sort()).map((each) => [each, known.get(each)]));
}

/** A row of an answer as a review writes it. @param {any} row @param {Decision} decision @returns {string} */
function written(row, { best, move }) {
  if (row.place) return [...row.place.map((/** @type {any} */ line) => `${line.stamp}@${line.at}`), `enter ${row.contest ?? "none"}`].join("; ");
  if (row.reserve) {
    const ways = cutWays([row.reserve, ...row.piles]);
    return ways.find((each) => each === best || each === move) ?? ways[0];
  }
  if (row.purchases) return row.purchases.map((/** @type {any} */ each) => `buy ${each.card} with ${each.pay.join(", ")}`).join("; ") || "end";
  if (row.pile) return `take ${row.from ? `${row.from} ` : ""}${row.pile}`;
  return row.item ? `collect ${row.item}: ${row.good}` : row.move ?? `${row.card} ${row.at.join(",")}`;
}

/** Choose a move, or none and see the best; what was done first counts. @param {Review} review @param {Asked} asked @param {string} [move] */
export function pick(review, asked, move) {
  const { right, told } = move ? judged(asked, move) : { right: false, told: asked.told };
  if (asked.right === null) {
    if (asked.list[asked.at].position) remember(asked.list[asked.at], right);
    Object.assign(asked, { right, score: asked.score + Number(right) });
  }
  Object.assign(asked, { told, picked: move ?? asked.picked, open: asked.open || !move });
  review.draw();
}

/** Whether a move is as good as the best, and what is told of it. @param {Asked} asked @param {string} move */
function judged({ ways, list, at }, move) {
  const { decision } = list[at];
  if (move === decision.best) return { right: true, told: say("learn-right") };
  if (move === decision.move) return { right: false, told: say("learn-played", { points: withInterval(decision, "lost") }) };
  const [best, mine] = [ways?.get(decision.best), ways?.get(move)].map((row) => row && { ...row, value: row.value ?? row.expected ?? row.points });
  if (!best || !mine || [best.value, mine.value].some((each) => each === null || each === undefined)) return { right: false, told: say("learn-unknown") };
  const short = best.value - mine.value;
  if (short <= 0 || asGood([best, mine]).length) return { right: true, told: say("learn-as-good") };
  return { right: false, told: say("learn-wrong", { points: shown(short) }) };
}
