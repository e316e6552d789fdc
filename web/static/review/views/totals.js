// The sums of a review: points given away by player and phase, and decisions by class.
import { html, say } from "../../html.js";
import { shown } from "../../model/answers.js";
import { inDigits } from "../../words.js";
import { CLASSES } from "../parts.js";
import { whoWords } from "./decisions.js";

/** @param {{document: import("../parts.js").Document}} props */
export function Totals({ document }) {
  const { players } = document;
  const phases = [...new Set(players.flatMap((each) => Object.keys(each.by_phase)))];
  return html`<section class="card" aria-labelledby="totals-title"><h2 id="totals-title">${say("totals")}</h2>
    <div class="wide-table" tabindex="0" role="group" aria-label=${say("totals-tables")}><table aria-label=${say("totals")}><thead><tr>${["player", "decisions", "points", "each"].map((name) => html`<th scope="col" key=${name}>${say(`totals-${name}`)}</th>`)}${phases.map((each) => html`<th scope="col" key=${each}>${say(`decision-${each}`)}</th>`)}</tr></thead>
      <tbody>${players.map((each) => html`<tr key=${each.player}><th scope="row">${whoWords(each.player)}</th><td>${each.decisions}</td><td>${shown(each.lost)}</td><td>${inDigits(each.per_decision, 2)}</td>${phases.map((phase) => html`<td key=${phase}>${shown(each.by_phase[phase] ?? 0)}</td>`)}</tr>`)}</tbody></table>
    <table aria-label=${say("totals-classes")}><thead><tr><th scope="col">${say("totals-player")}</th>${Object.keys(CLASSES).map((name) => html`<th scope="col" key=${name}><${Class} name=${name} /></th>`)}</tr></thead>
      <tbody>${players.map((each) => html`<tr key=${each.player}><th scope="row">${whoWords(each.player)}</th>${Object.keys(CLASSES).map((name) => html`<td key=${name}>${each.classes[name]}</td>`)}</tr>`)}</tbody></table></div></section>`;
}

/** The class of a decision: its word, its sign and its frame. @param {{name: string}} props */
export function Class({ name }) {
  return html`<span class="class ${name}"><span aria-hidden="true">${CLASSES[name]}</span> ${say(`class-${name}`)}</span>`;
}
