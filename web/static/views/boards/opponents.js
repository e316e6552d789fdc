// The other players: their albums small, their goods and tickets.
import { html, inLanguage, say } from "../../html.js";
import { oneLine, tilesOf } from "../../model/album.js";
import { SIDE, cellName } from "../../model/stamps.js";
import { Closer } from "../../frame/closer.js";
import { Field, parts } from "../../frame/field.js";
import { GoodsList } from "../../pieces/goods.js";
import { marked } from "../../pieces/leaf.js";
import { Drawing, SPACE } from "../../pieces/stamp.js";

/** @typedef {import("../../page.js").Page} Page */

/** @param {{page: Page}} props */
export function Opponents({ page }) {
  const opponents = /** @type {any[]} */ (page.state.position.opponents ?? []);
  if (page.state.position.pinzetta) return null;
  return html`<section class="opponents card" aria-labelledby="opponents-title"><h2 id="opponents-title">${say("other-players")}</h2>
    ${opponents.map((side, index) => html`<details key=${index}><summary>${side.name} <span class="quiet">${say(side.album ? "tickets" : "tickets-album-unknown", { number: (side.entered ?? []).length })}</span></summary>
      <${SmallAlbum} side=${side} />
      <div class="fields"><${Field} label=${say("name")} value=${side.name} change=${(/** @type {string} */ name) => page.editOpponent(index, { name })} />
        <${Field} label=${say("tickets-on")} placeholder="edges 10; …" value=${(side.entered ?? []).join("; ")} change=${(/** @type {string} */ text) => page.editOpponent(index, { entered: someOf(text) })} />
        <${Field} label=${say("exhibitors")} value=${(side.exhibitors ?? []).join("; ")} change=${(/** @type {string} */ text) => page.editOpponent(index, { exhibitors: someOf(text) })} />
        <${Field} label=${say("album-in-one-line")} placeholder="2x2 blue animals 3@a1; forever@c1" value=${oneLine(tilesOf(side))} change=${(/** @type {string} */ text) => page.editOpponent(index, { album: text.trim() || undefined, stamps: undefined })} /></div>
      ${["collect", "cut"].includes(page.state.position.phase) && html`<${GoodsList} page=${page} place="opponents.${index}.collection" />`}
      <button type="button" onClick=${() => page.store.edit({ opponents: opponents.length > 1 ? opponents.filter((_, each) => each !== index) : undefined })}>${say("remove-player", { name: side.name })}</button>
    </details>`)}
    <button type="button" onClick=${() => page.store.edit({ opponents: [...opponents, { name: say("player-number", { number: opponents.length + 2 }), ...(page.state.position.phase === "choose" ? { piles: [[], []], got: [] } : {}) }] })}>${say("add-player")}</button></section>`;
}

/** An album of a player, small, and larger when it is tapped. @param {{side: any, laid?: string[]}} props laid: the spaces of what was laid last */
export function SmallAlbum({ side, laid = [] }) {
  const tiles = tilesOf(side);
  if (!tiles.length) return null;
  const fresh = tiles.filter((tile) => laid.includes(cellName(tile.x, tile.y))).map((tile) => inLanguage(tile.text)).join(", ");
  const words = say("album-of", { name: side.name ?? say("of-me"), number: tiles.length }) + (fresh && `; ${say("laid-last", { stamp: fresh })}`);
  const picture = html`<svg class="small-album" viewBox="-4 -4 ${SIDE * SPACE + 8} ${SIDE * SPACE + 8}" role="img" aria-label=${words}>
    <rect class="board" x="-4" y="-4" width=${SIDE * SPACE + 8} height=${SIDE * SPACE + 8} />${tiles.map((tile) => html`<g key=${tile.text + tile.x + tile.y * SIDE} transform="translate(${tile.x * SPACE},${tile.y * SPACE})"><${Drawing} text=${tile.text} />${marked(laid)(tile).over}</g>`)}</svg>`;
  return html`<${Closer} words=${words} large=${picture}>${picture}<//>`;
}

/** @param {string} text */
function someOf(text) {
  const found = parts(text);
  return found.length ? found : undefined;
}
