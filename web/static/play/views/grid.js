// The board of STAMPS: the shared grid with the places that are legal, what was laid last, and my hand.
import { html } from "../../html.js";
import { advisedMoves } from "../../model/answers.js";
import { laid, placesIn } from "../../model/stamps_grid.js";
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
  return html`<section class="card board-card" aria-label="STAMPS" ref=${root}>
    <div class="choice" role="group" aria-label="My hand"><span class="choice-label" aria-hidden="true">Hand</span>${hand.map((each, index) => html`<button type="button" key=${index} class=${move && index === hand.indexOf(move.card) ? "advised" : ""} aria-pressed=${index === hand.indexOf(color) ? "true" : "false"} onClick=${() => game.show({ hand: each })}>
      <span class="swatch ${each}" aria-hidden="true"></span>${each}</button>`)}<span class="quiet">${position.pile ?? "?"} left to draw</span></div>
    <${StampsPlaces} stamps=${stamps} scrolled place=${(/** @type {number} */ row, /** @type {number} */ column, /** @type {string | undefined} */ there) => {
      const action = `${color} ${row},${column}`;
      const legal = !there && game.legal(action);
      const last = there && fresh.some((each) => each.row === row && each.column === column);
      const ghost = move?.card === color && move?.at[0] === row && move?.at[1] === column;
      const said = there ? `${there}${last ? ", laid last" : ""}` : ghost ? `lay ${color}, advised` : legal ? `lay ${color}` : "empty";
      return html`<button type="button" class=${there ? `laid swatch ${there}${last ? " last" : ""}` : ghost ? `legal advised ghost-stamp swatch ${color}` : legal ? "place legal" : "place"} disabled=${!legal} data-glide=${there ? `${row},${column}` : undefined}
        aria-label="row ${row}, column ${column}: ${said}" title=${game.actions.find((each) => each.action === action)?.said ?? ""}
        onClick=${() => { void game.move(action); }}>${there ? html`<b aria-hidden="true">${there[0]}</b>` : ghost ? html`<b aria-hidden="true">${color[0]}</b>` : ""}</button>`;
    }} />
  </section>`;
}
