// The Show Phase: my album, and the stamps to place.
import { html, inLanguage, say } from "../../html.js";
import { tileAt, tilesOf } from "../../model/album.js";
import { placedTile } from "../../model/moves.js";
import { cellName, readStamp } from "../../model/stamps.js";
import { beside } from "../../frame/focus.js";
import { ALL, AlbumFrame, focusSpace, marked, stepped } from "../../pieces/leaf.js";
import { StampPicture } from "../../pieces/stamp.js";

/** @typedef {import("../game.js").Game} Game */

/** @param {{game: Game}} props */
export function Show({ game }) {
  const { position } = game;
  const place = position.phase === "show" ? /** @type {string[]} */ (position.me?.place ?? []) : [];
  const item = place.length && game.hand && game.hand <= place.length ? Number(game.hand) : 0;
  return html`<${Album} game=${game} item=${item} text=${place[item - 1]} />
    ${place.length > 0 && html`<section class="card to-place" aria-labelledby="to-place-title"><h2 id="to-place-title">${say("to-place")} <span class="number">${place.length}</span></h2>
      <ul role="listbox" aria-labelledby="to-place-title" class="goods-row">${place.map((text, index) => html`<li key=${`${index}${text}`} role="option" tabindex=${index ? -1 : 0} aria-label=${inLanguage(text)} title=${inLanguage(text)} aria-selected=${item === index + 1 ? "true" : "false"} draggable=${game.actions.length ? "true" : "false"}
        onDragStart=${() => { game.hand = index + 1; }} onKeyDown=${(/** @type {KeyboardEvent} */ event) => listKeys(event)} onClick=${() => game.show({ hand: item === index + 1 ? null : index + 1 })}><${StampPicture} text=${text} /></li>`)}</ul></section>`}`;
}

/** The keys of a list whose items are chosen. @param {KeyboardEvent} event */
export function listKeys(event) {
  const next = beside(event);
  if (event.key === "Enter" || event.key === " ") /** @type {HTMLElement} */ (event.currentTarget).click();
  else if (next !== undefined) next?.focus();
  else return;
  event.preventDefault();
}

/** @param {{game: Game, item: number, text: string | undefined}} props */
function Album({ game, item, text }) {
  const { me } = game.position;
  const [tiles, laid] = [tilesOf(me), game.laidBy(me?.name)];
  const ghosts = (game.answer?.plans?.[0]?.place ?? []).map(placedTile);
  const fits = (/** @type {number} */ x, /** @type {number} */ y) => item > 0 && game.legal(`place ${item} ${cellName(x, y)}`);
  const first = item ? ALL.flatMap((y) => ALL.map((x) => /** @type {[number, number]} */ ([x, y]))).find(([x, y]) => fits(x, y)) : undefined;
  const stamp = text ? readStamp(text) : null;
  return html`<${AlbumFrame} tiles=${tiles} ghosts=${ghosts} looks=${marked(laid)}>
    <div class=${item ? "grid in-hand" : "grid"} role="grid" aria-label=${say("place-album")} aria-rowcount="12" aria-colcount="12">${ALL.map((y) => html`<div role="row" key=${y}>${ALL.map((x) => {
      const tile = tileAt(tiles, x, y);
      const legal = fits(x, y);
      const name = cellName(x, y);
      return html`<div key=${x} role="gridcell" data-cell=${name} class=${["cell", tile && "full", legal && "fits"].filter(Boolean).join(" ")} tabindex=${first ? (first[0] === x && first[1] === y ? 0 : -1) : x + y ? -1 : 0}
        aria-label="${name} ${tile ? (laid.includes(cellName(tile.x, tile.y)) ? say("laid-last", { stamp: inLanguage(tile.text) }) : inLanguage(tile.text)) : say("empty")}${legal ? `, ${say("it-fits", { stamp: inLanguage(text ?? "") })}` : ""}" onClick=${() => { if (item) void put(game, item, stamp, x, y); }}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => gridKeys(event, x, y)} onDragOver=${(/** @type {DragEvent} */ event) => event.preventDefault()}
        onDrop=${(/** @type {DragEvent} */ event) => { event.preventDefault(); if (game.hand) void put(game, game.hand, readStamp((game.position.me?.place ?? [])[game.hand - 1] ?? ""), x, y); }}></div>`;
    })}</div>`)}</div><//>`;
}

/** Put a stamp so that it covers a space: with its top left there, or else as near as is legal. @param {Game} game @param {number} item @param {{width: number, height: number} | null} stamp @param {number} x @param {number} y */
async function put(game, item, stamp, x, y) {
  const spaces = Array.from({ length: (stamp?.width ?? 1) * (stamp?.height ?? 1) }, (_, at) => [at % (stamp?.width ?? 1), Math.floor(at / (stamp?.width ?? 1))]);
  for (const [across, down] of spaces.sort((one, other) => one[0] + one[1] - other[0] - other[1])) {
    if (x < across || y < down) continue;
    const action = `place ${item} ${cellName(x - across, y - down)}`;
    if (game.legal(action)) {
      await game.move(action);
      return;
    }
  }
  game.show({ faults: [{ message: say("does-not-fit", { stamp: inLanguage(game.position.me?.place?.[item - 1] ?? ""), space: cellName(x, y) }) }] });
}

/** @param {KeyboardEvent} event @param {number} x @param {number} y */
function gridKeys(event, x, y) {
  const to = stepped(event.key, x, y);
  if (to) focusSpace(to);
  else if (event.key === "Enter" || event.key === " ") /** @type {HTMLElement} */ (event.currentTarget).click();
  else return;
  event.preventDefault();
}
