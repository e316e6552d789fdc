// A puzzle: what pays, whether it is right, one hint at a time, the answer, the next one, and a sheet to print.
import { html, inLanguage, say } from "../html.js";
import { answerCut, hintCut } from "../actions/cut_puzzle.js";
import { check, openShipped } from "../actions/files.js";
import { ruleOf } from "../model/contests.js";
import { applied, asMove, cellOf, myTiles, placedTile, put, takeOff, toPlace } from "../model/moves.js";
import { levelOf, nextPuzzle, numberOf, solved } from "../state/puzzles.js";
import { ContestPicture } from "../pieces/contest_picture.js";
import { Searching } from "../frame/values.js";

/** @typedef {import("../page.js").Page} Page */

/** @param {{page: Page}} props */
export function Puzzle({ page }) {
  const { title, position } = page.state;
  const level = levelOf(title);
  const cut = position.phase === "cut";
  const done = solved().includes(title);
  const next = level && nextPuzzle(page.view.start.shipped, title);
  return html`<section class="puzzle" aria-labelledby="puzzle-title"><div class="card task"><h2 id="puzzle-title">${level ? say(`puzzle-title-${level}`, { number: numberOf(title) }) : say("puzzle-named", { title })} ${done && html`<span class="solved">${say("solved")}</span>`}</h2>
    <${Task} position=${position} one=${level} /></div>
    <div class="card acts"><div class="buttons"><button type="button" class=${done ? "" : "primary"} onClick=${() => { void check(page); }}>${say("is-it-right")}</button>
      <button type="button" onClick=${() => { void (cut ? hintCut(page) : oneHint(page)); }}>${say(cut ? "one-item" : "one-stamp")}</button>
      <button type="button" onClick=${() => { void (cut ? answerCut(page) : answer(page)); }}>${say("the-answer")}</button></div>
    <div class="buttons">${next && html`<button type="button" class=${done ? "primary" : ""} onClick=${() => { void openShipped(page, `puzzles/${next}`); }}>${say("next")}</button>`}<a class="button" href="/#puzzles">${say("all-puzzles")}</a><button type="button" onClick=${() => print()}>${say("print")}</button></div>
    ${page.view.waiting && html`<${Searching} seconds=${page.view.waiting} />`}</div></section>`;
}

/** What pays, in words and as a picture, and how many answers there are where that is known. @param {{position: any, one: string}} props */
function Task({ position, one }) {
  const { contests = [], entered = [], finale, me, phase } = position;
  const open = contests.filter((/** @type {string} */ each) => !entered.includes(each));
  const tagged = (/** @type {any} */ texts, /** @type {string} */ tag) => (Array.isArray(texts) ? texts.map((text) => [text, tag]) : []);
  const scored = [...tagged(open, ""), ...tagged(finale && [finale], say("finale")), ...tagged(me.exhibitors, inLanguage("exhibitor")), ...tagged(me.specialists, inLanguage("specialist"))];
  return html`<p>${say(phase === "cut" ? "task-cut" : open.length > 1 ? "task-contests" : "task-contest")}</p>
    <ul class="contest-list" aria-label=${say("what-pays")}>${scored.map(([each, tag], at) => html`<li key=${each + at}><${ContestPicture} contest=${each} /><span><b>${inLanguage(each)}</b> ${tag && html`<span class="tag">${tag}</span>`}<span class="rule">${ruleOf(each)}</span></span></li>`)}</ul>
    <p class="quiet">${say(one ? "values-count-one-answer" : "values-count")}</p>`;
}

/** The best move from before anything was put down, and whether that is proved; hard ones are not proved in time. @param {Page} page */
async function best(page) {
  const { position } = asMove(page.state);
  const document = await page.awaited({ command: "hint", position, options: { ...page.deck, goal: "now", time: 20 } });
  if (document.faults) page.fault(document.faults);
  const plan = document.plans?.[0];
  return plan ? { plan, proved: String(document.proved) } : null;
}

/** Put one stamp where the answer has it: the first that does not lie there. @param {Page} page */
async function oneHint(page) {
  const { state } = page;
  const found = await best(page);
  if (!found || state !== page.state) return;
  const { plan, proved } = found;
  const there = new Set(myTiles(state).map((tile) => `${tile.text}@${cellOf(tile)}`));
  const line = plan.place.find((/** @type {any} */ each) => !there.has(`${each.stamp}@${each.at}`));
  if (!line) {
    page.show({ told: say("every-stamp-lies", { proved }) });
    return;
  }
  page.go(moved(state, line));
  page.show({ told: say("stamp-goes", { stamp: inLanguage(line.stamp), at: line.at, proved }) });
}

/** A state with one more stamp of an answer in its place; those of mine that are in its way are taken back. @param {import("../state/store.js").State} state @param {any} line */
function moved(state, line) {
  const tile = placedTile(line);
  let next = state;
  for (const other of myTiles(state)) {
    const apart = other.x >= tile.x + tile.width || tile.x >= other.x + other.width || other.y >= tile.y + tile.height || tile.y >= other.y + other.height;
    if (!apart || (other.text === line.stamp && state.fresh.includes(cellOf(other)) && !toPlace(next).includes(line.stamp))) next = takeOff(next, cellOf(other));
  }
  return put(next, { from: "list", text: line.stamp, index: toPlace(next).indexOf(line.stamp) }, tile.x, tile.y, true);
}

/** Show the whole answer. @param {Page} page */
async function answer(page) {
  const { state } = page;
  const found = await best(page);
  if (!found || state !== page.state) return;
  const { plan, proved } = found;
  const { position } = asMove(state);
  page.go(applied({ ...state, position, fresh: [], shown: true }, plan.place));
  page.show({ told: say((position.contests ?? []).length > 1 ? "answer-enters" : "answer-has", { points: plan.points, contest: inLanguage(plan.contest ?? ""), proved }) });
}
