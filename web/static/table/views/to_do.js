// What is to be done at the table now: the parts of my cut, the pile to take, or my album with the stamps that I lay.
import { html, say, useEffect, useRef } from "../../html.js";
import { tilesOf } from "../../model/album.js";
import { steps } from "../../play/advice.js";
import { Goods } from "../../play/views/swap.js";
import { AlbumFrame, marked } from "../../pieces/leaf.js";

/** @typedef {import("../companion.js").Companion} Companion */

/** @param {{game: Companion, toDo: any}} props */
export function ToDo({ game, toDo }) {
  const card = /** @type {{current: HTMLElement | null}} */ (useRef(null));
  useEffect(() => { card.current?.scrollIntoView({ block: "start" }); card.current?.focus({ preventScroll: true }); }, [toDo]);
  const spaces = (toDo.plans?.[0]?.place ?? []).map((/** @type {any} */ line) => line.at);
  return html`<section class="card now" aria-labelledby="now-title" tabindex="-1" ref=${card}><div class="dialog-top"><h2 id="now-title">${say("to-do-now")}</h2><button type="button" onClick=${() => game.show({ toDo: null })}>${say("done-now")}</button></div>
    <ul aria-label=${say("to-do")}>${steps(toDo).map(({ words, goods }) => html`<li key=${words}><b>${words}</b>${goods.length > 0 && html`<${Goods} label=${words} goods=${goods} />`}</li>`)}</ul>
    ${spaces.length > 0 && html`<${AlbumFrame} tiles=${tilesOf(game.table?.position.me)} ghosts=${[]} looks=${marked(spaces)} />`}</section>`;
}
