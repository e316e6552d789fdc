// The shared grid of STAMPS as a table of places, each row and column with its number.
import { html, say } from "../html.js";
import { inDigits } from "../words.js";
import { extent } from "../model/stamps_grid.js";

/**
 * The places of all stamps and a rim around them.
 * @param {{stamps: import("../model/stamps_grid.js").Laid[], place: (row: number, column: number, color: string | undefined) => any, scrolled?: boolean}} props
 *   place: the button of a place; scrolled: whether the keyboard has to reach it to scroll
 */
export function StampsPlaces({ stamps, place, scrolled }) {
  const { top, left, bottom, right } = extent(stamps);
  const rows = Array.from({ length: bottom - top + 1 }, (_, at) => top + at);
  const columns = Array.from({ length: right - left + 1 }, (_, at) => left + at);
  const color = (/** @type {number} */ row, /** @type {number} */ column) => stamps.find((each) => each.row === row && each.column === column)?.color;
  return html`<div class="stamps-grid" style=${{ "--columns": columns.length }} role="grid" tabindex=${scrolled ? 0 : undefined} aria-label=${say("shared-grid")}>
    <div class="coordinates" aria-hidden="true"><span></span>${columns.map((column) => html`<span key=${column}>${inDigits(column)}</span>`)}</div>
    ${rows.map((row) => html`<div role="row" key=${row}><span class="coordinates" aria-hidden="true">${inDigits(row)}</span>
      ${columns.map((column) => html`<div role="gridcell" key=${column}>${place(row, column, color(row, column))}</div>`)}</div>`)}</div>`;
}
