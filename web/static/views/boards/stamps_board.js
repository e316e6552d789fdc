// The board of STAMPS: the shared grid, the hand and everybody's pieces.
import { html, inLanguage, say, useState } from "../../html.js";
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
  return html`<section class="card board-card" aria-label=${say("game-stamps")}>
    <div class="choice" role="group" aria-label=${say("color-to-put")}><span class="choice-label" aria-hidden="true">${say("put")}</span>${STAMP_COLORS.map((each) => html`<button type="button" key=${each} aria-pressed=${each === color ? "true" : "false"} onClick=${() => setColor(each)}>
      <span class="swatch ${each}" aria-hidden="true"></span>${inLanguage(each)}</button>`)}</div>
    <${StampsPlaces} stamps=${stamps} place=${(/** @type {number} */ row, /** @type {number} */ column, /** @type {string | undefined} */ there) => {
      const rank = moves.findIndex((move) => move.at[0] === row && move.at[1] === column);
      return html`<button type="button" class=${there ? `laid swatch ${there}` : rank === 0 ? `ghost-stamp swatch ${moves[0].card}` : "place"} aria-label=${say(rank >= 0 ? "place-advised" : "place-of-grid", { row: String(row), column: String(column), there: there ? inLanguage(there) : say("empty"), number: rank + 1, card: inLanguage(moves[rank]?.card ?? "") })}
        onClick=${() => page.store.edit(withStamp(position, row, column, there === color ? null : color))}>
        ${there ? html`<b aria-hidden="true">${there[0]}</b>` : rank >= 0 ? html`<b aria-hidden="true" class="rank">${rank + 1}${moves[rank].card[0]}</b>` : ""}</button>`;
    }} />
    ${moves.length > 0 && html`<table aria-label=${say("best-moves")}><thead><tr><th scope="col">${say("move")}</th><th scope="col">${say("gain")}</th><th scope="col">${say("value")}</th><th scope="col"></th></tr></thead><tbody>
      ${moves.map((move, index) => html`<tr key=${index}><th scope="row">${index + 1} ${say("card-at", { card: inLanguage(move.card), row: String(move.at[0]), column: String(move.at[1]) })}</th><td>${shown(move.gain)}</td><td>${withInterval(move)}</td><td><button type="button" aria-label=${say("apply-move", { number: index + 1 })} onClick=${() => lay(page, move)}>${say("apply")}</button></td></tr>`)}</tbody></table>`}
    <div class="fields"><${Field} label=${say("my-hand")} value=${(position.hand ?? []).join(" ")} change=${(/** @type {string} */ text) => page.store.edit({ hand: words(text) })} />
      <${Field} label=${say("stamps-in-pile")} numeric value=${position.pile ?? ""} change=${(/** @type {string} */ text) => page.store.edit({ pile: Number(text) || 0 })} />
      <${Field} label=${say("track-printed")} placeholder="1 2 3 4 5 6 7 8" value=${(position.track ?? []).join(" ")} change=${(/** @type {string} */ text) => page.store.edit({ track: text.match(/\d+/g)?.map(Number) })} /></div>
    <table aria-label=${say("pieces")}><thead><tr><th scope="col">${say("player")}</th>${STAMP_COLORS.map((each) => html`<th scope="col" key=${each}>${inLanguage(each)}</th>`)}</tr></thead><tbody>
      ${[{ ...position.me, name: say("me") }, ...(position.opponents ?? [])].map((side, player) => html`<tr key=${player}><th scope="row">${side.name}</th>${STAMP_COLORS.map((each) => html`<td key=${each}><input class="tiny" inputmode="numeric" aria-label=${say("pieces-of", { color: inLanguage(each), name: side.name })} value=${side[each] ?? 0}
        onChange=${(/** @type {any} */ event) => (player ? page.editOpponent(player - 1, { [each]: Number(event.target.value) || undefined }) : page.editMe({ [each]: Number(event.target.value) || undefined }))} /></td>`)}</tr><tr><td colspan="6"><${Track} side=${side} position=${position} /></td></tr>`)}</tbody></table>
    <button type="button" onClick=${() => page.store.edit({ opponents: [...(position.opponents ?? []), { name: say("player-number", { number: (position.opponents ?? []).length + 2 }), hand: 2 }] })}>${say("add-player")}</button>
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
