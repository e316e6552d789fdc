// The decisions, the costliest first: each with the move and the best one on the board, and the sums that differ.
import { html } from "../../html.js";
import { shown, withInterval } from "../../model/answers.js";
import { lessons } from "../../state/lessons.js";
import { onAlbum, playOn } from "../actions.js";
import { canBeLesson, lessonId, makeLesson, solve } from "../lesson.js";
import { Boards } from "./boards.js";
import { Class } from "./totals.js";

/** @typedef {import("../review.js").Review} Review */
/** @typedef {import("../parts.js").Decision} Decision */

/** @param {{review: Review, document: import("../parts.js").Document}} props */
export function Decisions({ review, document }) {
  const first = review.costliestFirst;
  const list = first ? document.decisions.filter((each) => each.lost > 0).sort((one, other) => other.lost - one.lost) : document.decisions;
  return html`<section class="card" aria-labelledby="decisions-title"><h2 id="decisions-title">Decisions</h2>
    <div class="choice" role="group" aria-label="Order"><button type="button" aria-pressed=${first ? "true" : "false"} onClick=${() => review.show({ costliestFirst: true })}>Costliest first</button>
      <button type="button" aria-pressed=${first ? "false" : "true"} onClick=${() => review.show({ costliestFirst: false })}>All, as played</button></div>
    ${!list.length && html`<p>So far nothing was given away.</p>`}
    <ol class="decisions" aria-label="Decisions">${list.map((each) => html`<li key=${each.n} aria-current=${review.chosen === each.n ? "true" : null}>
      <button type="button" class="decision" aria-expanded=${review.chosen === each.n && !review.touring ? "true" : "false"} onClick=${() => { void review.look(each); }}><b>${heading(each)}</b>
        <span>${lostWords(each)}</span> <${Class} name=${each.class} />${each.unclear ? html` <span class="quiet">unclear: more seconds may tell</span>` : ""}</button>
      ${review.chosen === each.n && !review.touring && html`<${Chosen} review=${review} decision=${each} />`}</li>`)}</ol></section>`;
}

/** @param {Decision} decision */
export function lostWords(decision) {
  return decision.lost ? `${withInterval(decision, "lost")} given away` : "nothing given away";
}

/** @param {Decision} decision */
export function heading({ n, round, phase, player }) {
  return [`${n}`, round && `round ${round}`, phase, player].filter(Boolean).join(", ");
}

/** The boards of a decision, its sums, and what follows from it. @param {{review: Review, decision: Decision}} props */
export function Chosen({ review, decision }) {
  const position = review.positions.get(decision.n);
  const lesson = lessons().find((each) => each.id === lessonId(review, decision));
  const mine = review.page.startsWith("/play") && decision.player === "me";
  return html`<div class="chosen">
    ${position ? html`<${Boards} position=${position} decision=${decision} />` : html`<dl class="two"><div><dt>The move</dt><dd>${decision.move}</dd></div><div><dt>The best</dt><dd>${decision.best}</dd></div></dl>`}
    <${Compared} rows=${review.rows(decision.n)} />
    <div class="buttons">${lesson ? html`<button type="button" onClick=${() => { void solve(lesson); }}>Solve the puzzle</button>`
    : canBeLesson(position, decision) && html`<button type="button" onClick=${() => { void makeLesson(review, decision); }}>Make it a puzzle</button>`}
      ${mine && html`<button type="button" onClick=${() => { void playOn(review, decision); }}>Play on from here</button>`}
      ${position && html`<button type="button" onClick=${() => { void onAlbum(review, decision); }}>On the album page</button>`}</div>
    <p role="status" aria-label="Told">${review.told}</p></div>`;
}

/** The sums of a move beside those of the best. @param {{rows: import("../parts.js").Row[]}} props */
export function Compared({ rows }) {
  return rows.length > 0 && html`<table aria-label="Sums"><thead><tr><th scope="col"></th><th scope="col">the move</th><th scope="col">the best</th></tr></thead>
      <tbody>${rows.map((row, index) => html`<tr key=${index} class=${row.move !== row.best ? "differs" : ""}><th scope="row">${row.label}</th><td>${row.move === null ? "" : shown(row.move)}</td><td>${row.best === null ? "" : shown(row.best)}</td></tr>`)}</tbody></table>`;
}
