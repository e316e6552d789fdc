// The doors to the places: a picture of each, and what it is for.
import { html } from "../html.js";

/** A stamp in a picture: its place, its size, and the color of its swatch. @param {number} x @param {number} y @param {number} width @param {number} height @param {string} kind */
const stamp = (x, y, width, height, kind) => html`<rect class="door-stamp ${kind}" x=${x} y=${y} width=${width} height=${height} rx="1.5" />`;
const leaf = html`<rect class="door-leaf" x="18" y="3" width="44" height="44" rx="2" />`;

/** @type {Record<string, any>} */
const DOORS = {
  album: [leaf, stamp(21, 6, 14, 10, "blue"), stamp(37, 6, 10, 10, "yellow"), stamp(21, 18, 10, 14, "green"), stamp(49, 6, 10, 14, "purple"), html`<path class="door-line" d="M35,22 h13 v13 h-13 z" stroke-dasharray="3 2" />`],
  puzzles: [leaf, stamp(21, 6, 16, 16, "yellow"), stamp(21, 24, 16, 20, "purple"), stamp(39, 6, 20, 10, "blue"), html`<path class="door-line" d="M45,25 q0,-6 6,-6 q6,0 6,5 q0,4 -6,6 v4 m0,5 v2" />`],
  play: [stamp(8, 6, 18, 18, "green"), stamp(28, 6, 12, 18, "yellow"), html`<path class="door-line" d="M6,29 h36 m2,-24 v40" />`, stamp(50, 27, 12, 18, "blue"), stamp(64, 27, 12, 18, "brown"), html`<path class="door-line" d="M52,9 h20 m-6,-5 l6,5 l-6,5 M30,39 h-20 m6,-5 l-6,5 l6,5" />`],
  table: [html`<path class="door-line" d="M6,32 h68 m-60,0 v14 m52,-14 v14" />`, html`<rect class="door-leaf" x="30" y="3" width="20" height="34" rx="3" />`, stamp(34, 8, 5, 7, "blue"), stamp(41, 8, 5, 7, "green"), stamp(34, 17, 12, 6, "yellow"), html`<path class="door-line" d="M35,28 h10" />`],
  reviews: [html`<path class="door-line" d="M8,5 v40 h66" />`, html`<path class="door-line strong" d="M12,36 l12,-9 l11,4 l12,-18 l12,8 l12,-13" />`, html`<circle class="door-ring" cx="47" cy="13" r="4.5" /><circle class="door-ring" cx="35" cy="31" r="4.5" />`],
};

/** @param {{name: string}} props */
export function Door({ name }) {
  return html`<svg class="door-picture" viewBox="0 0 80 50" aria-hidden="true">${DOORS[name]}</svg>`;
}
