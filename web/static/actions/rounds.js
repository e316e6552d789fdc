// From round to round: what was advised is done, a contest is entered, and the next phase or round begins.
import { say } from "../words.js";
import { summary } from "../model/answers.js";
import { asCut, cutOf, lacks, sameCut } from "../model/goods.js";
import { applied, asMove, toPlace } from "../model/moves.js";
import { plainly } from "../model/words.js";
import { post } from "../state/server.js";
import { EMPTY } from "../state/store.js";
import { select, take, takeHers, toPhase } from "./swap.js";

/** @typedef {import("../page.js").Page} Page */

/** Where an answer can be applied, what it does; null elsewhere. @param {Page} page @returns {(() => void) | null} */
export function application(page) {
  const { view: { answer, asking, chosen }, state } = page;
  if (!answer || asking) return null;
  const plan = answer.plans?.[chosen];
  if (plan) return plan.place.length || (plan.contest && plan.contest !== state.entering) ? () => { page.go(withPlan(page, plan)); } : null;
  const [cut] = answer.cuts ?? [];
  if (cut && sameCut(cutOf(state.cut, state.position.me.collection.length), cut)) return null;
  if (cut) return () => { page.store.change({ cut: asCut(cut) }); };
  const [choice] = answer.choices ?? [];
  if (!choice || choice.value === null) return null;
  if (state.position.pinzetta) return () => { takeHers(page, answer.piles, choice.pile - 1); };
  if (!choice.pile) return answer.looks?.length ? null : () => { select(page, choice.item - 1); };
  const owner = state.position.opponents.findIndex((/** @type {any} */ side) => !choice.from || side.name === choice.from);
  return () => { take(page, owner, choice.pile - 1); };
}

/** The state in which a plan lies on the album and its contest is entered; the plan stays to be read. @param {Page} page @param {any} plan */
function withPlan(page, plan) {
  const { view: { answer, chosen }, state } = page;
  // What was asked from before the stamps were put down is applied from there.
  const start = answer.before ? { ...state, position: asMove(state).position, fresh: [] } : state;
  const { place, discard, contest, keep } = plan;
  return { ...applied(start, place), entering: contest ?? undefined, done: { plan: { place, discard, contest, keep }, said: say("applied", { said: summary(answer, chosen) }) } };
}

/** Whether a game is lived in on the page, from round to round. @param {Page} page */
export function lived({ state: { position, puzzle } }) {
  return !puzzle && !position.pinzetta && position.game === EMPTY.position.game && (position.contests ?? []).length > 0;
}

/** The contests without my ticket. @param {any} position @returns {string[]} */
export function openContests({ contests = [], entered = [] }) {
  return contests.filter((/** @type {string} */ text) => !entered.includes(text));
}

/** The contest that I enter: the one that was chosen, else the one that pays most. @param {Page} page @returns {string} */
export function entering({ state, view }) {
  return state.entering ?? view.points?.contest ?? openContests(state.position)[0] ?? "none";
}

/** What comes after all that this phase asks of me; null as long as something is open. @param {Page} page @returns {{name: string, go: () => any} | null} */
export function nextStep(page) {
  const { position, cut, fresh } = page.state;
  const { collection = [], chosen } = position.me ?? {};
  const phase = (/** @type {string} */ name) => ({ name: say(`phase-${name}`), go: () => toPhase(page, name) });
  if (!lived(page)) return null;
  if (position.phase === "collect") return collection.length && !position.turns_left ? phase("cut") : null;
  if (position.phase === "cut") return lacks(cutOf(cut, collection.length), collection) ? null : phase("choose");
  if (position.phase === "choose") return chosen ? phase("show") : null;
  if (!page.state.entering && (toPlace(page.state).length || !fresh.length)) return null;
  return position.round < 3 ? { name: say(`round-${position.round + 1}`), go: () => nextRound(page) } : null;
}

/** What the server makes of this round. @param {Page} page @param {string} [contest] @returns {Promise<any>} */
function round(page, contest) {
  const { position, move } = asMove(page.state);
  return page.served(() => post("/api/rounds", { position: { ...position, ...page.deck }, move, contest, record: page.state.record }));
}

/** Begin the next round with all that is carried over. @param {Page} page */
async function nextRound(page) {
  const { state } = page;
  const found = await round(page, entering(page));
  if (state !== page.state) return;
  if (found.faults) {
    page.fault(found.faults);
    return;
  }
  const { deck, ...position } = found.position;
  page.go({ position: state.position.deck ? { ...position, deck } : position, fresh: [], title: "", record: found.record });
}

/** Go on with the game as the record of a real table, or tell why there is none. @param {Page} page */
export async function toTable(page) {
  const found = await round(page, page.state.entering);
  const begun = found.record ? await page.served(() => post("/api/tables", { text: found.record })) : found;
  if (begun.key) location.assign(`/table#${begun.key}`);
  else page.fault(begun.faults ?? say("no-record", { reason: plainly(found.reason) }));
}
