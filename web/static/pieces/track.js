// The track of a player of STAMPS: where the pieces stand, and the points below the columns.
import { html, inLanguage, say } from "../html.js";
import { STAMP_COLORS, trackPoints, trackPrinted } from "../model/stamps_grid.js";

/** @param {{side: any, position: any}} props */
export function Track({ side, position }) {
  const printed = trackPrinted(position);
  const words = say("track", { pieces: STAMP_COLORS.map((color) => `${inLanguage(color)} ${side[color] ?? 0}`).join(", "), points: trackPoints(side, printed) });
  return html`<div class="track" role="img" aria-label=${words} title=${words}>${[0, ...printed].map((points, column) => html`<div key=${column}><span>${STAMP_COLORS.filter((color) => (side[color] ?? 0) === column).map((color) => html`<b key=${color} class="swatch ${color}"><i>${color[0]}</i></b>`)}</span><small>${column ? points : ""}</small></div>`)}</div>`;
}
