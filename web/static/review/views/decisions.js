// The decisions, the costliest first: each with the move and the best one on the board, and the sums that differ.
import { html, say } from "../../html.js";
import { shown, withInterval } from "../../model/answers.js";
import { labelInWords, plainly } from "../../model/words.js";
import { inPlay, strength } from "../../play/names.js";
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
  return html`<section class="card" aria-labelledby="decisions-title"><h2 id="decisions-title">${say("decisions")}</h2>
    <div class="choice" role="group" aria-label=${say("decisions-order")}><button type="button" aria-pressed=${first ? "true" : "false"} onClick=${() => review.show({ costliestFirst: true })}>${say("decisions-costliest")}</button>
      <button type="button" aria-pressed=${first ? "false" : "true"} onClick=${() => review.show({ costliestFirst: false })}>${say("decisions-all")}</button></div>
    ${!list.length && html`<p>${say("decisions-none")}</p>`}
    <ol class="decisions" aria-label=${say("decisions")}>${list.map((each) => html`<li key=${each.n} aria-current=${review.chosen === each.n ? "true" : null}>
      <button type="button" class="decision" aria-expanded=${review.chosen === each.n && !review.touring ? "true" : "false"} onClick=${() => { void review.look(each); }}><b>${heading(each)}</b>
        <span>${lostWords(each)}</span> <${Class} name=${each.class} />${each.unclear ? html` <span class="quiet">${say("decisions-unclear")}</span>` : ""}</button>
      ${review.chosen === each.n && !review.touring && html`<${Chosen} review=${review} decision=${each} />`}</li>`)}</ol></section>`;
}

/** @param {Decision} decision */
export function lostWords(decision) {
  return decision.lost ? say("given-away", { points: withInterval(decision, "lost") }) : say("given-away-nothing");
}

/** @param {Decision} decision */
export function heading({ n, round, phase, player }) {
  return `${n} · ${[round && say(`round-${round}`), say(`decision-${phase}`), player !== "me" && whoWords(player)].filter(Boolean).join(", ")}`;
}

/** @param {Decision} decision */
export function headingWithLoss(decision) {
  return say("decision-with-loss", { decision: heading(decision), lost: lostWords(decision) });
}

/** @param {string} player */
export function whoWords(player) {
  return strength(inPlay(player));
}

/** The boards of a decision, its sums, and what follows from it. @param {{review: Review, decision: Decision}} props */
export function Chosen({ review, decision }) {
  const position = review.positions.get(decision.n);
  const lesson = lessons().find((each) => each.id === lessonId(review, decision));
  const mine = review.page.startsWith("/play") && decision.player === "me";
  return html`<div class="chosen">
    ${position ? html`<${Boards} position=${position} decision=${decision} />` : html`<dl class="two"><div><dt>${say("decision-move")}</dt><dd>${plainly(decision.move)}</dd></div><div><dt>${say("decision-best")}</dt><dd>${plainly(decision.best)}</dd></div></dl>`}
    <${Compared} rows=${review.rows(decision.n)} />
    <div class="buttons">${lesson ? html`<button type="button" onClick=${() => { void solve(lesson); }}>${say("lesson-solve")}</button>`
    : canBeLesson(position, decision) && html`<button type="button" onClick=${() => { void makeLesson(review, decision); }}>${say("lesson-make")}</button>`}
      ${mine && html`<button type="button" onClick=${() => { void playOn(review, decision); }}>${say("review-play-on")}</button>`}
      ${position && html`<button type="button" onClick=${() => { void onAlbum(review, decision); }}>${say("review-on-album")}</button>`}</div>
    <p role="status" aria-label=${say("review-told")}>${review.told}</p></div>`;
}

/** The sums of a move beside those of the best. @param {{rows: import("../parts.js").Row[]}} props */
export function Compared({ rows }) {
  return rows.length > 0 && html`<table aria-label=${say("review-sums")}><thead><tr><th scope="col"></th><th scope="col">${say("sums-move")}</th><th scope="col">${say("sums-best")}</th></tr></thead>
      <tbody>${rows.map((row, index) => html`<tr key=${index} class=${row.move !== row.best ? "differs" : ""}><th scope="row">${labelInWords(row.label)}</th><td>${row.move === null ? "" : shown(row.move)}</td><td>${row.best === null ? "" : shown(row.best)}</td></tr>`)}</tbody></table>`;
}
