// The other players: their albums small, their goods and tickets.
import { aimAt } from "../../actions/add.js";
import { html, inLanguage, say } from "../../html.js";
import { oneLine, tilesOf } from "../../model/album.js";
import { SIDE, cellName } from "../../model/stamps.js";
import { Closer } from "../../frame/closer.js";
import { Field } from "../../frame/field.js";
import { GoodsList } from "../../pieces/goods.js";
import { marked } from "../../pieces/leaf.js";
import { Drawing, SPACE } from "../../pieces/stamp.js";

/** @typedef {import("../../page.js").Page} Page */

/** @param {{page: Page}} props */
export function Opponents({ page }) {
  const opponents = /** @type {any[]} */ (page.state.position.opponents ?? []);
  if (page.state.position.pinzetta) return null;
  return html`<section class="opponents card" aria-labelledby="opponents-title"><h2 id="opponents-title">${say("other-players")}</h2>
    ${opponents.map((side, index) => html`<details key=${index}><summary>${side.name} <span class="quiet">· ${say(side.album ? "tickets" : "tickets-album-unknown", { number: (side.entered ?? []).length })}</span></summary>
      <${SmallAlbum} side=${side} />
      <button type="button" onClick=${() => aimAt(page, `opponents.${index}.album`)}>${say("set-up-album")}</button>
      <${Tickets} page=${page} index=${index} />
      <${GoodsList} page=${page} place="opponents.${index}.exhibitors" label=${say("list-exhibitors-of", { player: side.name })} />
      <div class="fields"><${Field} label=${say("name")} value=${side.name} change=${(/** @type {string} */ name) => page.editOpponent(index, { name })} />
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

/** The contests as buttons, pressed where a player has a ticket. @param {{page: Page, index: number}} props */
function Tickets({ page, index }) {
  const { contests = [], opponents } = page.state.position;
  const entered = /** @type {string[]} */ (opponents[index].entered ?? []);
  return html`<div class="chips" role="group" aria-label=${say("tickets-on")}><span class="quiet" aria-hidden="true">${say("tickets-on")}</span>${[...new Set([...contests, ...entered])].map((text) => html`<button type="button" key=${text} aria-pressed=${String(entered.includes(text))} onClick=${() => {
    const now = entered.includes(text) ? entered.filter((each) => each !== text) : [...entered, text];
    page.editOpponent(index, { entered: now.length ? now : undefined });
  }}>${inLanguage(text)}</button>`)}</div>`;
}
