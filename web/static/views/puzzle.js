// A puzzle: what pays, whether it is right, one hint at a time, the answer, the next one, and a sheet to print.
import { html } from "../html.js";
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
  return html`<section class="puzzle" aria-labelledby="puzzle-title"><div class="card task"><h2 id="puzzle-title">Puzzle ${level ? `${level} ${numberOf(title)}` : title} ${done && html`<span class="solved">solved ✓</span>`}</h2>
    <${Task} position=${position} one=${level} /></div>
    <div class="card acts"><div class="buttons"><button type="button" class=${done ? "" : "primary"} onClick=${() => { void check(page); }}>Is it right?</button>
      <button type="button" onClick=${() => { void (cut ? hintCut(page) : oneHint(page)); }}>${cut ? "One item" : "One stamp"}</button>
      <button type="button" onClick=${() => { void (cut ? answerCut(page) : answer(page)); }}>The answer</button></div>
    <div class="buttons">${next && html`<button type="button" class=${done ? "primary" : ""} onClick=${() => { void openShipped(page, `puzzles/${next}`); }}>Next</button>`}<a class="button" href="/#puzzles">All puzzles</a><button type="button" onClick=${() => print()}>Print</button></div>
    ${page.view.waiting && html`<${Searching} seconds=${page.view.waiting} />`}</div></section>`;
}

/** What pays, in words and as a picture, and how many answers there are where that is known. @param {{position: any, one: string}} props */
function Task({ position, one }) {
  const { contests = [], entered = [], finale, me, phase } = position;
  const open = contests.filter((/** @type {string} */ each) => !entered.includes(each));
  const tagged = (/** @type {any} */ texts, /** @type {string} */ tag) => (Array.isArray(texts) ? texts.map((text) => [text, tag]) : []);
  const scored = [...tagged(open, ""), ...tagged(finale && [finale], "Finale"), ...tagged(me.exhibitors, "exhibitor"), ...tagged(me.specialists, "specialist")];
  return html`<p>${phase === "cut" ? "How are my goods cut best? What is kept for sure and expected is told at every change."
    : `Where do the stamps go, so that ${open.length > 1 ? "this Show Phase scores most? Of the contests the one that pays most is entered." : "they score most?"}`}</p>
    <ul class="contest-list" aria-label="What pays">${scored.map(([each, tag], at) => html`<li key=${each + at}><${ContestPicture} contest=${each} /><span><b>${each}</b> ${tag && html`<span class="tag">${tag}</span>`}<span class="rule">${ruleOf(each)}</span></span></li>`)}</ul>
    <p class="quiet">The values of the stamps count too.${one ? " One answer scores most; equal stamps may swap." : ""}</p>`;
}

/** The best move from before anything was put down, and what it is called; hard ones are not proved in time. @param {Page} page */
async function best(page) {
  const { position } = asMove(page.state);
  const document = await page.awaited({ command: "hint", position, options: { ...page.deck, goal: "now", time: 20 } });
  if (document.faults) page.fault(document.faults);
  const plan = document.plans?.[0];
  return plan ? { plan, name: document.proved ? "the answer" : "the best found (not proved)" } : null;
}

/** Put one stamp where the answer has it: the first that does not lie there. @param {Page} page */
async function oneHint(page) {
  const { state } = page;
  const found = await best(page);
  if (!found || state !== page.state) return;
  const { plan, name } = found;
  const there = new Set(myTiles(state).map((tile) => `${tile.text}@${cellOf(tile)}`));
  const line = plan.place.find((/** @type {any} */ each) => !there.has(`${each.stamp}@${each.at}`));
  if (!line) {
    page.show({ told: `Every stamp lies where ${name} has it.` });
    return;
  }
  page.go(moved(state, line));
  page.show({ told: `${line.stamp} goes to ${line.at} in ${name}.` });
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
  const { plan, name } = found;
  const { position } = asMove(state);
  page.go(applied({ ...state, position, fresh: [], shown: true }, plan.place));
  page.show({ told: `${name.replace("the", "The")} has ${plan.points} points${(position.contests ?? []).length > 1 ? `, and enters ${plan.contest}` : ""}.` });
}
