// The board of STAMPS: the shared grid with the places that are legal, my hand, and everybody's pieces.
import { html } from "../../html.js";
import { STAMP_COLORS, laid } from "../../model/stamps_grid.js";
import { StampsPlaces } from "../../views/stamps_places.js";

/** @param {{game: import("../game.js").Game}} props */
export function Grid({ game }) {
  const { position } = game;
  const stamps = laid(position);
  const hand = /** @type {string[]} */ (position.hand ?? []);
  const color = hand.includes(game.hand) ? game.hand : hand[0];
  const sides = [{ ...position.me, name: "me" }, ...(position.opponents ?? [])];
  return html`<section class="card board-card" aria-label="STAMPS">
    <div class="choice" role="group" aria-label="My hand"><span class="choice-label" aria-hidden="true">Hand</span>${hand.map((each, index) => html`<button type="button" key=${index} aria-pressed=${each === color ? "true" : "false"} onClick=${() => game.show({ hand: each })}>
      <span class="swatch ${each}" aria-hidden="true"></span>${each}</button>`)}<span class="quiet">${position.pile ?? "?"} left to draw</span></div>
    <${StampsPlaces} stamps=${stamps} scrolled place=${(/** @type {number} */ row, /** @type {number} */ column, /** @type {string | undefined} */ there) => {
      const action = `${color} ${row},${column}`;
      const legal = !there && game.legal(action);
      return html`<button type="button" class=${there ? `laid swatch ${there}` : legal ? `place legal ${game.advises(action)}` : "place"} disabled=${!legal}
        aria-label="row ${row}, column ${column}: ${there ?? (legal ? `lay ${color}` : "empty")}" title=${game.actions.find((each) => each.action === action)?.said ?? ""}
        onClick=${() => { void game.move(action); }}>${there ? html`<b aria-hidden="true">${there[0]}</b>` : ""}</button>`;
    }} />
    <table aria-label="Pieces"><thead><tr><th scope="col">trapped by</th>${STAMP_COLORS.map((each) => html`<th scope="col" key=${each}>${each}</th>`)}</tr></thead><tbody>
      ${sides.map((side) => html`<tr key=${side.name}><th scope="row">${side.name}</th>${STAMP_COLORS.map((each) => html`<td key=${each}>${side[each] ?? 0}</td>`)}</tr>`)}</tbody></table>
  </section>`;
}
