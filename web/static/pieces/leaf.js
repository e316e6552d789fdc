// An album as it lies there: the names of its spaces, its tiles, ghosts of others, and a grid above that can be walked through.
import { html } from "../html.js";
import { SIDE, cellName } from "../model/stamps.js";
import { focus } from "../frame/focus.js";
import { Drawing, SPACE } from "./stamp.js";

/** @typedef {import("../model/album.js").Tile} Tile */

const ARROWS = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });
export const ALL = Array.from({ length: SIDE }, (_, at) => at);

/** Something in the drawing where a tile lies. @param {{tile: {x: number, y: number}, kind: string, children?: any}} props */
export function At({ tile, kind, children }) {
  return html`<g class=${kind} transform="translate(${tile.x * SPACE},${tile.y * SPACE})">${children}</g>`;
}

/** Tiles as they look where some were laid last, by their top left spaces. @param {string[]} spaces @returns {(tile: Tile) => {kind: string, over: any}} */
export function marked(spaces) {
  return (tile) => ({ kind: "tile", over: spaces.includes(cellName(tile.x, tile.y)) && html`<rect class="fresh" x="3" y="3" width=${tile.width * SPACE - 6} height=${tile.height * SPACE - 6} />` });
}

/**
 * An album: its drawing, and the grid above it.
 * @param {{tiles: Tile[], ghosts: Tile[], looks?: (tile: Tile) => {kind: string, over: any}, over?: any, children?: any}} props
 *   looks: the class of a tile and what is drawn over it; over: what is drawn over all
 */
export function AlbumFrame({ tiles, ghosts, looks = () => ({ kind: "tile", over: null }), over, children }) {
  const side = SIDE * SPACE;
  return html`<div class="album-frame">
    <div class="columns" aria-hidden="true">${ALL.map((x) => html`<span>${String.fromCharCode(97 + x)}</span>`)}</div>
    <div class="rows" aria-hidden="true">${ALL.map((y) => html`<span>${y + 1}</span>`)}</div>
    <div class="leaf"><svg class="drawing" viewBox="0 0 ${side} ${side}" aria-hidden="true">
      <path class="lines" d=${ALL.slice(1).map((at) => `M${at * SPACE},0 v${side} M0,${at * SPACE} h${side}`).join(" ")} />
      ${tiles.map((tile) => html`<${At} key=${tile.text + cellName(tile.x, tile.y)} tile=${tile} kind=${looks(tile).kind}><${Drawing} text=${tile.text} />${looks(tile).over}<//>`)}
      ${ghosts.map((tile, index) => html`<${At} key=${`ghost${index}`} tile=${tile} kind="ghost"><g class="ghost-picture"><${Drawing} text=${tile.text} /></g>
        ${["ghost-edge", ""].map((kind) => html`<rect class=${kind} x="4" y="4" width=${tile.width * SPACE - 8} height=${tile.height * SPACE - 8} rx="6" />`)}<//>`)}
      ${over}</svg>${children}</div>
  </div>`;
}

/** The space that a key leads to from another one; null for other keys. @param {string} key @param {number} x @param {number} y @returns {[number, number] | null} */
export function stepped(key, x, y) {
  if (key === "Home") return [0, y];
  if (key === "End") return [SIDE - 1, y];
  if (key === "PageUp") return [x, 0];
  if (key === "PageDown") return [x, SIDE - 1];
  const step = ARROWS[key];
  return step ? [Math.max(0, Math.min(SIDE - 1, x + step[0])), Math.max(0, Math.min(SIDE - 1, y + step[1]))] : null;
}

/** @param {[number, number]} space */
export function focusSpace(space) {
  focus(`[data-cell=${cellName(...space)}]`);
}
