// The board of STAMPS: the shared grid with the places that are legal, what was laid last, and my hand.
import { html, inLanguage, say } from "../../html.js";
import { advisedMoves } from "../../model/answers.js";
import { laid, placesIn } from "../../model/stamps_grid.js";
import { toldInWords } from "../../model/words.js";
import { useGlide } from "../../frame/glide.js";
import { StampsPlaces } from "../../pieces/stamps_places.js";

/** @param {{game: import("../game.js").Game}} props */
export function Grid({ game }) {
  const { position } = game;
  const root = useGlide();
  const stamps = laid(position);
  const hand = /** @type {string[]} */ (position.hand ?? []);
  const [move] = advisedMoves(game.answer);
  const color = [game.hand, move?.card].find((each) => hand.includes(each)) ?? hand[0];
  const fresh = placesIn(game.lastTold.map((each) => each.told));
  return html`<section class="card board-card" aria-label=${say("game-stamps")} ref=${root}>
    ${hand.length > 0 && html`<div class="choice" role="group" aria-label=${say("cards-hand")}><span class="choice-label" aria-hidden="true">${say("hand")}</span>${hand.map((each, index) => html`<button type="button" key=${index} class=${move && index === hand.indexOf(move.card) ? "advised" : ""} aria-pressed=${index === hand.indexOf(color) ? "true" : "false"} onClick=${() => game.show({ hand: each })}>
      <span class="swatch ${each}" aria-hidden="true"></span>${inLanguage(each)}</button>`)}<span class="quiet">${say("left-to-draw", { number: position.pile ?? "?" })}</span></div>`}
    <${StampsPlaces} stamps=${stamps} scrolled place=${(/** @type {number} */ row, /** @type {number} */ column, /** @type {string | undefined} */ there) => {
      const action = `${color} ${row},${column}`;
      const legal = !there && game.legal(action);
      const last = there && fresh.some((each) => each.row === row && each.column === column);
      const ghost = move?.card === color && move?.at[0] === row && move?.at[1] === column;
      const [held, stamp] = [inLanguage(color ?? ""), inLanguage(there ?? "")];
      const said = there ? (last ? say("laid-last", { stamp }) : stamp) : ghost ? say("lay-advised", { stamp: held }) : legal ? say("lay", { stamp: held }) : say("empty");
      return html`<button type="button" class=${there ? `laid swatch ${there}${last ? " last" : ""}` : ghost ? `legal advised ghost-stamp swatch ${color}` : legal ? "place legal" : "place"} disabled=${!legal} data-glide=${there ? `${row},${column}` : undefined}
        aria-label=${say("at-place", { row: `${row}`, column: `${column}`, said })} title=${toldInWords(game.actions.find((each) => each.action === action)?.said ?? "")}
        onClick=${() => { void game.move(action); }}>${there ? html`<b aria-hidden="true">${there[0]}</b>` : ghost ? html`<b aria-hidden="true">${color[0]}</b>` : ""}</button>`;
    }} />
  </section>`;
}
