// The bar of the page with the album: what can be opened, kept and shared, and steps back and forth; and what is told.
import { html, inLanguage, say } from "../html.js";
import { check, save } from "../actions/files.js";
import { Bar, Notices as Told } from "../frame/bar.js";
import { faultInWords } from "../model/words.js";
import { albumKeys } from "../frame/keys.js";

/** @typedef {import("../page.js").Page} Page */

/** Where a fault is on the page: the beginning of its key, and a selector. @type {[RegExp, string][]} */
const SPOTS = [[/^(contests|entered|finale)|exhibitors/, "[data-field=contest]"], [/^me\.place/, ".tray [role=option]"], [/^opponents/, ".opponents summary"], [/^(round|phase|forever|event|me\.)/, ".setup select"]];

/** @param {{page: Page}} props */
export function Toolbar({ page }) {
  const { past, future } = page.store;
  const { place, help } = page.view;
  const button = (/** @type {string} */ name, /** @type {() => void} */ act) => html`<button type="button" onClick=${act}>${name}</button>`;
  return html`<${Bar} owner=${page} help=${help} at=${place ?? (page.state.puzzle ? "puzzles" : "album")} game=${page.state.position.game} keys=${albumKeys(page)}>
    ${!place && html`<nav aria-label=${say("files")}>${!page.state.puzzle && html`${button(say("open"), () => page.show({ dialog: "open" }))}${button(say("save"), () => { void save(page); })}`}${button(say("share"), () => page.show({ dialog: "share" }))}
      ${!page.state.puzzle && html`${button(say("check"), () => { void check(page); })}${button(say("deck"), () => page.show({ dialog: "deck" }))}`}</nav>
    <div class="steps">
      <button type="button" aria-label=${say("undo")} title="${say("undo")} (u)" disabled=${!past.length} onClick=${() => page.store.undo()}><span aria-hidden="true">↶</span></button>
      <button type="button" aria-label=${say("redo")} title="${say("redo")} (r)" disabled=${!future.length} onClick=${() => page.store.redo()}><span aria-hidden="true">↷</span></button>
    </div>`}<//>`;
}

/** What is wrong, with a button to its place, and what is told. @param {{page: Page}} props */
export function Notices({ page }) {
  const { faults, here, told, gone, place } = page.view;
  const spots = faults.map(({ key = "", cell }) => (place ? undefined : cell ? `[data-cell=${cell}]` : SPOTS.find(([begins]) => begins.test(key))?.[1]));
  return html`<${Told} here=${here} what="page" faults=${faults.map(faultInWords)} spots=${spots} close=${() => page.show({ faults: [] })}>
    ${told && !place && !page.state.puzzle && html`<p class="told" role="status" aria-label=${say("check-result")}>${told}</p>`}
    ${gone?.state === page.state && html`<p class="told" role="status" aria-label=${say("removal")}>${say("removed-it", { name: inLanguage(gone.text) })} <button type="button" aria-label=${say("undo-removing")} onClick=${() => page.store.undo()}>${say("undo")}</button></p>`}<//>`;
}
