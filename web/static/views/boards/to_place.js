// The stamps that are still to be put on the album.
import { aimAt } from "../../actions/add.js";
import { html, inLanguage, say } from "../../html.js";
import { toPlace } from "../../model/moves.js";
import { begin } from "./drag.js";
import { beside, focus } from "../../frame/focus.js";
import { StampPicture } from "../../pieces/stamp.js";

/** @typedef {import("../../page.js").Page} Page */

/** @param {{page: Page}} props */
export function ToPlace({ page }) {
  const stamps = toPlace(page.state);
  const { hand, answer, chosen } = page.view;
  const aimed = page.view.panel === "new" && page.view.to === "me.place";
  const chosenIndex = hand?.from === "list" ? hand.index ?? 0 : 0;
  const discarded = new Set((answer?.plans?.[chosen]?.discard ?? []).map((/** @type {any} */ each) => each.item - 1));
  return html`<section class=${aimed ? "tray aimed" : "tray"} data-drop="place" aria-labelledby="tray-title">
    <div class="tray-top"><h2 id="tray-title">${say("to-place")} <span class="number">${stamps.length}</span></h2>
      ${!aimed && !page.state.puzzle && html`<button type="button" aria-label=${say("add-to-place")} onClick=${() => aimAt(page, "me.place")}>${say("add")}</button>`}</div>
    <ul role="listbox" aria-label=${say("to-place")} aria-orientation="horizontal" class=${stamps.length ? "" : "none"}>
      ${stamps.map((text, index) => html`<li key=${`${index}${text}`} role="option" aria-label=${inLanguage(text)} title=${inLanguage(text)}
        aria-selected=${hand?.from === "list" && hand.index === index ? "true" : "false"}
        tabindex=${index === Math.min(chosenIndex, stamps.length - 1) ? 0 : -1} class=${discarded.has(index) ? "discarded" : ""}
        onClick=${() => take(page, index)} onKeyDown=${(/** @type {KeyboardEvent} */ event) => keys(page, index, event)}
        onPointerDown=${(/** @type {PointerEvent} */ event) => event.button === 0 && begin(page, event, { from: "list", text, index })}>
        <${StampPicture} text=${text} />${discarded.has(index) && html`<span class="mark">${say("discard")}</span>`}
      </li>`)}
    </ul>
    ${!stamps.length && html`<p class="quiet">${say("none-to-place")}</p>`}
  </section>`;
}

/** Take a stamp into the hand, or put it back. @param {Page} page @param {number} index */
function take(page, index) {
  if (page.view.drag?.moved) return;
  const { hand } = page.view;
  const same = hand?.from === "list" && hand.index === index;
  page.show({ hand: same ? null : { from: "list", text: toPlace(page.state)[index], index }, hover: null, faults: [] });
}

/** @param {Page} page @param {number} index @param {KeyboardEvent} event */
function keys(page, index, event) {
  const next = beside(event);
  if (next !== undefined) next?.focus();
  else if (event.key === "Enter" || event.key === " ") {
    take(page, index);
    if (page.view.hand) focus("[role=gridcell][tabindex='0']");
  } else if (event.key === "Delete" || event.key === "Backspace") page.dropFromPlace(index);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
