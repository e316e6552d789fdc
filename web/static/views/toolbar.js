// The bar at the top: what can be opened, kept and shared, and steps back and forth.
import { html } from "../html.js";
import { check, save } from "../actions/files.js";
import { faultInWords } from "../model/words.js";

/** @typedef {import("../page.js").Page} Page */

/** @param {{page: Page}} props */
export function Toolbar({ page }) {
  const { past, future } = page.store;
  return html`<header class="toolbar">
    <h1><img src="/static/icon.svg" alt="" width="26" height="26" /><span>Stockbook</span></h1>
    <nav aria-label="Files">
      <button type="button" onClick=${() => page.show({ dialog: "open" })}>Open</button>
      <button type="button" onClick=${() => { void save(page); }}>Save</button>
      <button type="button" onClick=${() => page.show({ dialog: "share" })}>Share</button>
      <button type="button" onClick=${() => { void check(page); }}>Check</button>
      <button type="button" onClick=${() => page.show({ dialog: "deck" })}>Deck</button>
      <a class="button" href="/play">Games</a>
    </nav>
    <div class="steps">
      <button type="button" aria-label="Undo" title="Undo (u)" disabled=${!past.length} onClick=${() => page.store.undo()}><span aria-hidden="true">↶</span></button>
      <button type="button" aria-label="Redo" title="Redo (r)" disabled=${!future.length} onClick=${() => page.store.redo()}><span aria-hidden="true">↷</span></button>
    </div>
  </header>`;
}

/** What is wrong, and where; and that the server is gone. @param {{page: Page}} props */
export function Notices({ page }) {
  const { faults, here, told, gone } = page.view;
  return html`<div class="notices">
    ${!here && html`<p role="alert" class="fault">The server is gone: look whether <code>stockbook web</code> still runs, and whether you are online. Nothing is lost, and the page goes on by itself.</p>`}
    ${faults.length > 0 && html`<div role="alert" class="fault"><ul>${faults.map((fault, index) => html`<li key=${index}>${faultInWords(fault)}</li>`)}</ul>
      <button type="button" aria-label="close" class="remove" onClick=${() => page.show({ faults: [] })}>×</button></div>`}
    ${told && html`<p class="told" role="status" aria-label="Check result">${told}</p>`}
    ${gone?.state === page.state && html`<p class="told" role="status" aria-label="Removed">Removed ${gone.text} <button type="button" aria-label="Undo removing" onClick=${() => page.store.undo()}>Undo</button></p>`}
  </div>`;
}
