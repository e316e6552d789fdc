// One's own deck: a file, or tiles that are entered one by one and kept in this browser.
import { html, useState } from "../html.js";
import { counted, sizeName } from "../model/deck.js";
import { completions, typedStamp } from "../model/stamps.js";
import { openDeck } from "../actions/files.js";
import { download } from "../state/download.js";
import { keepDeck } from "../state/storage.js";

/** @typedef {import("../page.js").Page} Page */

/** @param {{page: Page}} props */
export function DeckDialog({ page }) {
  const { deck } = page.view.start;
  const [typed, type] = useState("");
  const [told, tell] = useState("");
  const table = typeof deck === "object" ? deck : null;
  const tiles = /** @type {string[]} */ (table?.tiles ?? []);
  const found = typedStamp(typed);
  /** @param {any} next */
  const keep = (next) => {
    keepDeck(next);
    page.show({ start: { ...page.view.start, deck: next } });
  };
  /** @param {string[]} next */
  const withTiles = (next) => keep({ deck: "stampswap-deck", name: "my copy", ...table, tiles: next });
  const enter = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!found || !sizeName(found.text)) {
      tell(`${typed}: no tile of a deck; write size, color, theme and value, such as 2x3 blue animals 2`);
      return;
    }
    withTiles([...tiles, found.text]);
    tell(`${found.text} added`);
    type("");
  };
  return html`<p class="quiet">With a deck, advice draws the stamps that nobody has seen from your own copy, and knows what its cards do.</p>
    <div class="buttons"><label class="button file">Open a deck file…<input type="file" class="unseen" aria-label="Open a deck file" accept=".toml,.json" onChange=${async (/** @type {any} */ event) => {
      const [file] = event.target.files;
      if (file) tell(await openDeck(page, await file.text()));
    }} /></label>
    ${deck && html`<button type="button" onClick=${() => { keep(null); tell("no deck any more"); }}>Use no deck</button>`}
    ${table && html`<button type="button" onClick=${() => download(`${JSON.stringify(table, null, 1)}\n`, "deck.json")}>Save the deck</button>`}</div>
    ${typeof deck === "string" && html`<p>A deck file is in use.</p>`}
    ${(table || !deck) && html`<form class="typed" onSubmit=${enter}><label>A tile of your copy <input list="deck-words" value=${typed} placeholder="2x3 bl an 2" autocomplete="off" onInput=${(/** @type {any} */ event) => type(event.target.value)} /></label>
      <datalist id="deck-words">${completions(typed).map((each) => html`<option key=${each} value=${each}></option>`)}</datalist><button type="submit">Add the tile</button></form>
    <table aria-label="Tiles of the deck"><thead><tr><th scope="col">size</th><th scope="col">entered</th><th scope="col">missing</th></tr></thead>
      <tbody>${counted(tiles).map((row) => html`<tr key=${row.size}><th scope="row">${row.size}</th><td>${row.here} of ${row.printed}</td><td>${row.missing}</td></tr>`)}</tbody></table>
    ${tiles.length > 0 && html`<details><summary>all ${tiles.length} tiles</summary><ul class="tiles">${tiles.map((text, index) => html`<li key=${index}>${text}
      <button type="button" class="remove" aria-label="remove ${text}" onClick=${() => withTiles(tiles.filter((_, each) => each !== index))}>×</button></li>`)}</ul></details>`}`}
    <p role="status" class="quiet">${told}</p>`;
}
