// A puzzle: what pays, whether it is right, one hint at a time, the answer, the next one, and a sheet to print.
import { html, inLanguage, say, useEffect } from "../html.js";
import { answerCut, answered, hintCut } from "../actions/cut_puzzle.js";
import { check, openShipped } from "../actions/files.js";
import { fits, tilesOf } from "../model/album.js";
import { advisedWords } from "../model/answers.js";
import { ruleOf } from "../model/contests.js";
import { applied, asMove, cellOf, myTiles, placedTile, put, takeOff, toPlace } from "../model/moves.js";
import { levelOf, nextPuzzle, numberOf, solved } from "../state/puzzles.js";
import { ContestPicture } from "../pieces/contest_picture.js";
import { Good } from "../pieces/goods.js";
import { AlbumFrame } from "../pieces/leaf.js";
import { Searching } from "../frame/values.js";
import { ToPlace } from "./boards/to_place.js";

/** @typedef {import("../page.js").Page} Page */

/** @param {{page: Page}} props */
export function Puzzle({ page }) {
  const { title, position, shown } = page.state;
  const { told, wrong, waiting } = page.view;
  const level = levelOf(title);
  const cut = position.phase === "cut";
  const done = solved().includes(title);
  const next = level && nextPuzzle(page.view.start.shipped, title);
  useEffect(() => document.querySelector(".acts [role=status]")?.scrollIntoView({ block: "nearest" }), [told]);
  return html`<section class="puzzle" aria-labelledby="puzzle-title"><div class="card task"><h2 id="puzzle-title">${level ? say(`puzzle-title-${level}`, { number: numberOf(title) }) : say("puzzle-named", { title })} ${done && html`<span class="solved">${say("solved")}</span>`}</h2>
    <${Task} position=${position} one=${level} /></div>
    ${!cut && html`<${ToPlace} page=${page} />`}
    <div class="card acts"><div class="buttons"><button type="button" class=${done || shown ? "" : "primary"} onClick=${() => { void check(page); }}>${say("is-it-right")}</button>
      <button type="button" onClick=${() => { void (cut ? hintCut(page) : oneHint(page)); }}>${say(cut ? "one-item" : "one-stamp")}</button>
      <button type="button" onClick=${() => { void (cut ? answerCut(page) : answer(page)); }}>${say("the-answer")}</button></div>
    ${told && html`<p class=${wrong ? "told not-yet" : "told"} role="status" aria-label=${say("check-result")}>${told}</p>`}${waiting && html`<${Searching} seconds=${waiting} />`}
    <div class="buttons">${next && html`<button type="button" class=${done || shown ? "primary" : ""} onClick=${() => { void openShipped(page, `puzzles/${next}`); }}>${say("next")}</button>`}<a class="button" href="/#puzzles">${say("all-puzzles")}</a><button type="button" onClick=${() => { void printed(page); }}>${say("print")}</button></div></div>
    <${Sheet} page=${page} /></section>`;
}

/** The puzzle on paper: as it began, its items numbered to cut out, and the answer upside down at the foot. @param {{page: Page}} props */
function Sheet({ page }) {
  const { me } = asMove(page.state).position;
  return html`<div class="sheet" aria-hidden="true"><${AlbumFrame} tiles=${tilesOf(me)} ghosts=${[]} />
    <ol>${(me.place ?? me.collection ?? []).map((/** @type {string} */ text, /** @type {number} */ index) => html`<li key=${index}>${index + 1}<${Good} text=${text} /></li>`)}</ol><p class="foot">${page.view.foot}</p></div>`;
}

/** Print the sheet, once the answer is found that belongs at its foot. @param {Page} page */
async function printed(page) {
  const { state } = page;
  const found = await answered(page);
  if (state !== page.state) return;
  const [plan] = found.plans ?? [];
  const words = advisedWords(found);
  if (plan) words.splice(Number(state.position.contests?.length > 1), words.length, ...plan.place.map((/** @type {any} */ line) => say("stamp-at", { stamp: `${line.item}`, cell: line.at })));
  page.show({ foot: words.length ? say(plan ? "sheet-places" : "sheet-cut", { answer: words.join(plan ? ", " : "; "), proved: `${plan ? found.proved : found.best_proved}` }) : "" });
  await null; // until it is drawn
  print();
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

/** Put one stamp where the answer has it: the first that does not lie there. @param {Page} page */
async function oneHint(page) {
  const { state } = page;
  const { plans: [plan] = [], proved } = await answered(page);
  if (!plan || state !== page.state) return;
  const there = new Set(myTiles(state).map((tile) => `${tile.text}@${cellOf(tile)}`));
  const line = plan.place.find((/** @type {any} */ each) => !there.has(`${each.stamp}@${each.at}`));
  if (!line) {
    page.show({ told: say("every-stamp-lies", { proved: `${proved}` }) });
    return;
  }
  page.go(moved(state, line));
  page.show({ told: say("stamp-goes", { stamp: inLanguage(line.stamp), at: line.at, proved: `${proved}` }) });
}

/** A state with one more stamp of an answer in its place; those of mine that are in its way are taken back. @param {import("../state/store.js").State} state @param {any} line */
function moved(state, line) {
  const tile = placedTile(line);
  let next = state;
  for (const other of myTiles(state)) {
    if (!fits([other], tile) || (other.text === line.stamp && state.fresh.includes(cellOf(other)) && !toPlace(next).includes(line.stamp))) next = takeOff(next, cellOf(other));
  }
  return put(next, { from: "list", text: line.stamp, index: toPlace(next).indexOf(line.stamp) }, tile.x, tile.y, true);
}

/** Show the whole answer. @param {Page} page */
async function answer(page) {
  const { state } = page;
  const { plans: [plan] = [], proved } = await answered(page);
  if (!plan || state !== page.state) return;
  const { position } = asMove(state);
  page.go(applied({ ...state, position, fresh: [], shown: true }, plan.place));
  page.show({ told: say((position.contests ?? []).length > 1 ? "answer-enters" : "answer-has", { points: plan.points, contest: inLanguage(plan.contest ?? ""), proved: `${proved}` }) });
}
