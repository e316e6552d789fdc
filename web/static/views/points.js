// The points so far, line by line, as the scorer counts them; a line lights up its units on the album.
import { html, say } from "../html.js";
import { shown } from "../model/answers.js";
import { faultInWords, labelInWords, plainly } from "../model/words.js";

/** @typedef {import("../page.js").Page} Page */

/** @param {{page: Page}} props */
export function Points({ page }) {
  const { points } = page.view;
  const lines = points?.lines ?? points?.players?.[0]?.lines ?? [];
  const faults = points?.faults ?? [];
  const total = points?.total ?? points?.players?.[0]?.total ?? (faults.length ? null : 0);
  // A contest to begin with is no fault yet, but the first step.
  const first = faults.length === 1 && faults[0].key === "contests" && !page.state.position.contests?.length;
  return html`<section class="points card" aria-labelledby="points-title">
    <h2 id="points-title">${say("points-title")}</h2>
    <table aria-label=${say("points-title")}>
      <thead class="unseen"><tr><th scope="col">${say("line")}</th><th scope="col">${say("units")}</th><th scope="col">${say("points-column")}</th></tr></thead>
      <tbody>
        ${lines.map((/** @type {any} */ line, /** @type {number} */ index) => html`<tr key=${index} tabindex=${canLight(line) ? 0 : undefined}
          class=${canLight(line) ? "can-light" : ""} ...${light(page, line)}>
          <th scope="row">${labelInWords(line.label)}</th><td>${line.count ?? ""}</td><td>${shown(line.points)}</td></tr>`)}
        <tr class="total"><th scope="row">${say("total")}</th><td></td><td class=${total === null ? "quiet" : ""}>${first ? "–" : shown(total)}</td></tr>
      </tbody>
    </table>
    ${(points?.players?.length ?? 0) > 1 && html`<table aria-label=${say("players")}><tbody>${points.players.map((/** @type {any} */ each) => html`<tr key=${each.player}><th scope="row">${each.player === "me" ? say("me") : each.player}</th><td>${shown(each.total)}</td></tr>`)}</tbody></table>`}
    ${faults.length > 0 && html`<ul class=${first ? "quiet" : "missing"}>${faults.map((/** @type {any} */ fault) => html`<li key=${fault.key + fault.message}>${faultInWords(fault)}</li>`)}</ul>`}
    ${(points?.assumed ?? []).map((/** @type {string} */ text) => html`<p class="quiet" key=${text}>${plainly(text)}</p>`)}
  </section>`;
}

/** @param {any} line */
function canLight(line) {
  return line.units?.length || line.missing?.length;
}

/** What lights up the spaces of a line's units, under the pointer and in focus. @param {Page} page @param {any} line */
export function light(page, line) {
  if (!line.units?.length && !line.missing?.length) return {};
  const on = () => page.show({ lit: new Set((line.units ?? []).flat()), lacking: new Set((line.missing ?? []).flat()) });
  const off = () => page.show({ lit: new Set(), lacking: new Set() });
  return { onPointerEnter: on, onPointerLeave: off, onfocusin: on, onfocusout: off, onClick: on };
}
