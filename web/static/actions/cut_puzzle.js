// A cut as a puzzle: whether it is right, one item of the answer, and all of it.
import { inLanguage, say } from "../words.js";
import { shown } from "../model/answers.js";
import { asCut, cutOf, cutText, divided, lacks } from "../model/goods.js";
import { asMove } from "../model/moves.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {import("../model/goods.js").Cut} Cut */

/** Seconds of each search. */
const SECONDS = 4;

/** @param {Page} page @returns {{goods: string[], cut: Cut}} */
function mine(page) {
  const goods = /** @type {string[]} */ (page.state.position.me?.collection ?? []);
  return { goods, cut: cutOf(page.state.cut, goods.length) };
}

/** Tell whether the cut is as good as the best that is known; whether it is. @param {Page} page @returns {Promise<boolean>} */
export async function checkCut(page) {
  const { state } = page;
  const { goods, cut } = mine(page);
  const missing = lacks(cut, goods);
  if (missing) {
    page.show({ told: missing });
    return false;
  }
  const document = await page.awaited({ command: "explain", position: state.position, options: { ...page.deck, move: cutText(cut), time: SECONDS } });
  if (state !== page.state) return false;
  const { right = false, told = null } = document.faults?.length ? {} : verdict(document);
  page.show({ told, faults: document.faults ?? [] });
  return right;
}

/** @param {any} document @returns {{right: boolean, told: string}} */
function verdict({ difference, low, best_proved: proved }) {
  if (difference === null) return { right: false, told: say("cut-too-short") };
  if (!difference) return { right: true, told: say(proved ? "cut-best-proved" : "cut-best") };
  const right = low !== undefined && low !== null && low <= 0;
  return { right, told: say(right ? "cut-as-good" : "cut-short", { points: shown(difference) }) };
}

/** What the engine answers to a puzzle as it began; hard ones are not proved in time. @param {Page} page @returns {Promise<any>} */
export async function answered(page) {
  const { position } = asMove(page.state);
  const document = await page.awaited({ command: "hint", position, options: { ...page.deck, ...(position.phase === "cut" ? { time: SECONDS } : { goal: "now", time: 20 }) } });
  if (document.faults) page.fault(document.faults);
  return document;
}

/** The best cut, its piles in the order that is nearest to those on the page. @param {Page} page @returns {Promise<Cut | null>} */
async function best(page) {
  const document = await answered(page);
  if (!document.cuts?.length) return null;
  const { reserve, piles } = asCut(document.cuts[0]);
  const { cut } = mine(page);
  const same = (/** @type {number[][]} */ order) => order.flatMap((pile, at) => pile.filter((good) => cut.piles[at].includes(good))).length;
  const turned = [piles[1], piles[0]];
  return { reserve, piles: same(turned) > same(piles) ? turned : piles };
}

/** Put one item where the answer has it. @param {Page} page */
export async function hintCut(page) {
  const { state } = page;
  const answer = await best(page);
  if (!answer || state !== page.state) return;
  const { goods, cut } = mine(page);
  const parts = /** @type {[string, number[], number[]][]} */ ([
    ["reserve", answer.reserve, cut.reserve], ["1", answer.piles[0], cut.piles[0]], ["2", answer.piles[1], cut.piles[1]],
  ]);
  for (const [part, wanted, there] of parts) {
    const good = wanted.find((each) => !there.includes(each));
    if (good === undefined) continue;
    page.store.change({ cut: divided(cut, good, part) });
    page.show({ told: say(part === "reserve" ? "goes-to-reserve" : "goes-to-pile", { good: inLanguage(goods[good]), number: part }) });
    return;
  }
  page.show({ told: say("cut-all-right") });
}

/** Show the whole answer. @param {Page} page */
export async function answerCut(page) {
  const { state } = page;
  const answer = await best(page);
  if (!answer || state !== page.state) return;
  page.store.change({ cut: answer, shown: true });
  page.show({ told: say("cut-answer") });
}
