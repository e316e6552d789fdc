// What is scored: contests with tickets, the Finale, exhibitors and specialists; typed, or picked from pictures.
import { html, useState } from "../html.js";
import { contestWords, families, filters, typedContest } from "../model/contests.js";
import { ContestPicture } from "./contest_picture.js";
import { light } from "./points.js";

/** @typedef {import("../page.js").Page} Page */
/** @typedef {"contest" | "finale" | "exhibitor"} Kind */

const WHERE = { contest: "Contest", finale: "Finale", exhibitor: "Exhibitor" };

/** @param {{page: Page}} props */
export function Contests({ page }) {
  const { position } = page.state;
  const counted = page.view.points?.by_contest ?? [];
  const lines = page.view.points?.lines ?? [];
  const entered = position.entered ?? [];
  return html`<section class="contests card" aria-labelledby="contests-title">
    <h2 id="contests-title">Contests</h2>
    <ul class="contest-list">${(position.contests ?? []).map((/** @type {string} */ text, /** @type {number} */ index) => {
      const row = counted.find((/** @type {any} */ each) => each.contest === text);
      return html`<li key=${text + index} class=${entered.includes(text) ? "entered" : ""}>
        <${ContestPicture} contest=${text} /><span class="contest-text" ...${row ? light(page, row) : {}}>${text}</span>
        <span class="count" title="units, points">${row ? `${row.count} \u2192 ${row.points}` : ""}</span>
        <label class="check"><input type="checkbox" checked=${entered.includes(text)} aria-label="ticket on ${text}" onChange=${() => page.ticket(text)} /> ticket</label>
        <button type="button" class="remove" aria-label="remove ${text}" onClick=${() => page.removeContest("contest", index)}>×</button></li>`;
    })}
    ${position.finale && html`<li class="finale"><${ContestPicture} contest=${position.finale} /><span class="contest-text">${position.finale}</span>
      <span class="tag">Finale</span><button type="button" class="remove" aria-label="remove the Finale" onClick=${() => page.removeContest("finale", 0)}>×</button></li>`}
    ${(position.me?.exhibitors ?? []).map((/** @type {string} */ text, /** @type {number} */ index) => html`<li key=${`x${text}${index}`}><${ContestPicture} contest=${text} />
      <span class="contest-text" ...${light(page, lines.find((/** @type {any} */ line) => line.label === text) ?? {})}>${text}</span><span class="tag">exhibitor</span>
      <button type="button" class="remove" aria-label="remove exhibitor ${text}" onClick=${() => page.removeContest("exhibitor", index)}>×</button></li>`)}</ul>
    <${AddContest} page=${page} />
  </section>`;
}

/** @param {{page: Page}} props */
function AddContest({ page }) {
  const [kind, setKind] = useState(/** @type {Kind} */ ("contest"));
  const [typed, type] = useState("");
  const [open, setOpen] = useState(false);
  const found = typedContest(typed);
  const wrong = typed.trim() && !found && !contestWords(typed).length;
  return html`<form class="typed" onSubmit=${(/** @type {Event} */ event) => {
    event.preventDefault();
    if (!typed.trim()) return;
    page.addContest(kind, found ?? typed.trim());
    type("");
  }}>
    <label>Add <select aria-label="what to add" value=${kind} onChange=${(/** @type {any} */ event) => setKind(event.target.value)}>
      ${Object.entries(WHERE).map(([key, word]) => html`<option key=${key} value=${key}>${word}</option>`)}</select></label>
    <input data-field="contest" list="contest-words" aria-label="contest" value=${typed} placeholder="edges 10" autocomplete="off" autocapitalize="off" spellcheck="false"
      onInput=${(/** @type {any} */ event) => type(event.target.value)} />
    <datalist id="contest-words">${contestWords(typed).map((each) => html`<option key=${each} value=${each}></option>`)}</datalist>
    <button type="submit">Add</button>
    <button type="button" aria-expanded=${open ? "true" : "false"} onClick=${() => setOpen(!open)}>Pictures</button>
    <p class=${wrong ? "wrong" : "quiet"}>${found ? `Enter: ${found}` : wrong ? "no such contest" : "Points: a number for each unit, or a table: sets color 0 8 18"}</p>
  </form>
  ${open && html`<${Gallery} page=${page} kind=${kind} />`}`;
}

/** @param {{page: Page, kind: Kind}} props */
function Gallery({ page, kind }) {
  const [points, setPoints] = useState("");
  const [filter, setFilter] = useState("shape=rectangle");
  const short = families.flatMap(({ word, after, filters: of, points: usual, unit }) => {
    const kinds = of.length ? [...after, filter] : after.length ? after : [""];
    return kinds.map((each) => ({ text: [word, each].filter(Boolean).join(" "), usual, unit }));
  });
  return html`<div class="gallery">
    <div class="gallery-top"><label>Points <input aria-label="points of the next picture" value=${points} placeholder="as usual" onInput=${(/** @type {any} */ event) => setPoints(event.target.value)} /></label>
      <label>of <select aria-label="filter" value=${filter} onChange=${(/** @type {any} */ event) => setFilter(event.target.value)}>${filters().map((each) => html`<option key=${each} value=${each}>${each}</option>`)}</select></label></div>
    <div class="cards">${short.map(({ text, usual, unit }) => html`<button type="button" key=${text} title=${unit} onClick=${() => {
      page.addContest(kind, typedContest(`${text} ${points}`) ?? `${text} ${points}`);
      setPoints("");
    }}><${ContestPicture} contest=${text} /><span>${text}</span><small>${points ? "" : usual}</small></button>`)}</div>
  </div>`;
}
