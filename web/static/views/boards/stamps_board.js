// The board of STAMPS: the shared grid, the hand and everybody's pieces.
import { html, useState } from "../../html.js";
import { advisedMoves, shown, withInterval } from "../../model/answers.js";
import { STAMP_COLORS, laid, withStamp } from "../../model/stamps_grid.js";
import { Field } from "../../frame/field.js";
import { StampsPlaces } from "../../pieces/stamps_places.js";
import { Track } from "../../pieces/track.js";

/** @typedef {import("../../page.js").Page} Page */

/** @param {{page: Page}} props */
export function StampsBoard({ page }) {
  const { position } = page.state;
  const [color, setColor] = useState("red");
  const stamps = laid(position);
  const moves = advisedMoves(page.view.answer).slice(0, 5);
  return html`<section class="card board-card" aria-label="STAMPS">
    <div class="choice" role="group" aria-label="Color to put"><span class="choice-label" aria-hidden="true">Put</span>${STAMP_COLORS.map((each) => html`<button type="button" key=${each} aria-pressed=${each === color ? "true" : "false"} onClick=${() => setColor(each)}>
      <span class="swatch ${each}" aria-hidden="true"></span>${each}</button>`)}</div>
    <${StampsPlaces} stamps=${stamps} place=${(/** @type {number} */ row, /** @type {number} */ column, /** @type {string | undefined} */ there) => {
      const rank = moves.findIndex((move) => move.at[0] === row && move.at[1] === column);
      return html`<button type="button" class=${there ? `laid swatch ${there}` : rank === 0 ? `ghost-stamp swatch ${moves[0].card}` : "place"} aria-label="row ${row}, column ${column}: ${there ?? "empty"}${rank >= 0 ? `, move ${rank + 1}: ${moves[rank].card}` : ""}"
        onClick=${() => page.store.edit(withStamp(position, row, column, there === color ? null : color))}>
        ${there ? html`<b aria-hidden="true">${there[0]}</b>` : rank >= 0 ? html`<b aria-hidden="true" class="rank">${rank + 1}${moves[rank].card[0]}</b>` : ""}</button>`;
    }} />
    ${moves.length > 0 && html`<table aria-label="Best moves"><thead><tr><th scope="col">move</th><th scope="col">gain</th><th scope="col">value</th><th scope="col"></th></tr></thead><tbody>
      ${moves.map((move, index) => html`<tr key=${index}><th scope="row">${index + 1} ${move.card} at row ${move.at[0]}, column ${move.at[1]}</th><td>${shown(move.gain)}</td><td>${withInterval(move)}</td><td><button type="button" aria-label="Apply move ${index + 1}" onClick=${() => lay(page, move)}>Apply</button></td></tr>`)}</tbody></table>`}
    <div class="fields"><${Field} label="My hand" value=${(position.hand ?? []).join(" ")} change=${(/** @type {string} */ text) => page.store.edit({ hand: words(text) })} />
      <${Field} label="Stamps in the pile" numeric value=${position.pile ?? ""} change=${(/** @type {string} */ text) => page.store.edit({ pile: Number(text) || 0 })} />
      <${Field} label="Points under the columns" placeholder="1 2 3 4 5 6 7 8" value=${(position.track ?? []).join(" ")} change=${(/** @type {string} */ text) => page.store.edit({ track: text.match(/\d+/g)?.map(Number) })} /></div>
    <table aria-label="Pieces"><thead><tr><th scope="col">player</th>${STAMP_COLORS.map((each) => html`<th scope="col" key=${each}>${each}</th>`)}</tr></thead><tbody>
      ${[{ ...position.me, name: "me" }, ...(position.opponents ?? [])].map((side, player) => html`<tr key=${player}><th scope="row">${side.name}</th>${STAMP_COLORS.map((each) => html`<td key=${each}><input class="tiny" inputmode="numeric" aria-label="${each} of ${side.name}" value=${side[each] ?? 0}
        onChange=${(/** @type {any} */ event) => (player ? page.editOpponent(player - 1, { [each]: Number(event.target.value) || undefined }) : page.editMe({ [each]: Number(event.target.value) || undefined }))} /></td>`)}</tr><tr><td colspan="6"><${Track} side=${side} position=${position} /></td></tr>`)}</tbody></table>
    <button type="button" onClick=${() => page.store.edit({ opponents: [...(position.opponents ?? []), { name: `player ${(position.opponents ?? []).length + 2}`, hand: 2 }] })}>Add a player</button>
  </section>`;
}

/** @param {string} text */
function words(text) {
  return text.split(/[\s,]+/).filter(Boolean).map((word) => STAMP_COLORS.find((color) => color.startsWith(word.toLowerCase())) ?? word);
}

/** Lay a stamp of my hand, and move my pieces by what it traps. @param {Page} page @param {any} move */
function lay(page, move) {
  const { position } = page.state;
  const hand = [...position.hand];
  hand.splice(hand.indexOf(move.card), 1);
  const me = { ...position.me };
  for (const [color, count] of Object.entries(move.trapped)) me[color] = (me[color] ?? 0) + Number(count);
  page.store.edit({ ...withStamp(position, move.at[0], move.at[1], move.card), hand, me });
}
