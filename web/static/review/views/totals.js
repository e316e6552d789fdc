// The sums of a review: points given away by player and phase, and decisions by class.
import { html } from "../../html.js";
import { shown } from "../../model/answers.js";
import { CLASSES } from "../parts.js";

/** @param {{document: import("../parts.js").Document}} props */
export function Totals({ document }) {
  const { players } = document;
  const phases = [...new Set(players.flatMap((each) => Object.keys(each.by_phase)))];
  return html`<section class="card" aria-labelledby="totals-title"><h2 id="totals-title">Points given away</h2>
    <div class="wide-table" tabindex="0" role="group" aria-label="Tables of sums"><table aria-label="Points given away"><thead><tr><th scope="col">player</th><th scope="col">decisions</th><th scope="col">points</th><th scope="col">a decision</th>${phases.map((each) => html`<th scope="col" key=${each}>${each}</th>`)}</tr></thead>
      <tbody>${players.map((each) => html`<tr key=${each.player}><th scope="row">${each.player}</th><td>${each.decisions}</td><td>${shown(each.lost)}</td><td>${each.per_decision.toFixed(2)}</td>${phases.map((phase) => html`<td key=${phase}>${shown(each.by_phase[phase] ?? 0)}</td>`)}</tr>`)}</tbody></table>
    <table aria-label="Classes"><thead><tr><th scope="col">player</th>${Object.keys(CLASSES).map((name) => html`<th scope="col" key=${name}><${Class} name=${name} /></th>`)}</tr></thead>
      <tbody>${players.map((each) => html`<tr key=${each.player}><th scope="row">${each.player}</th>${Object.keys(CLASSES).map((name) => html`<td key=${name}>${each.classes[name]}</td>`)}</tr>`)}</tbody></table></div></section>`;
}

/** The class of a decision: its word, its sign and its frame. @param {{name: string}} props */
export function Class({ name }) {
  return html`<span class="class ${name}"><span aria-hidden="true">${CLASSES[name]}</span> ${name}</span>`;
}
