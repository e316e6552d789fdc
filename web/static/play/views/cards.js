// The board of Stamp Albums: cards in market, shops, albums and my hand; a card to buy, then what pays for it.
import { html } from "../../html.js";

/** @typedef {import("../game.js").Game} Game */

const BUY = /^buy (.+?) with (.+)$/;

/** @param {{game: Game}} props */
export function Cards({ game }) {
  const { position, actions } = game;
  const opponent = position.opponent ?? {};
  const rows = /** @type {[string, string[]][]} */ ([
    ["Market", position.market], ["Their shop", opponent.shop], ["Their album", opponent.album],
    ["My shop", position.shop], ["My album", position.album], ["Bought in this turn", position.bought], ["My hand", position.hand],
  ]);
  const purchases = actions.flatMap((each) => {
    const found = BUY.exec(each.action);
    return found ? [{ ...each, card: found[1], pay: found[2] }] : [];
  });
  const wanted = new Set(purchases.map((each) => each.card));
  const offers = purchases.filter((each) => each.card === game.hand);
  const others = actions.filter((each) => !BUY.test(each.action)).slice(0, 12);
  return html`<section class="card board-card" aria-label="Stamp Albums"><h2 class="unseen">Cards</h2>
    <p class="quiet">${position.draw ?? 0} cards to draw, ${opponent.hand ?? "?"} in their hand</p>
    <div class="card-lists">${rows.filter(([, cards]) => cards?.length).map(([label, cards]) => html`<div class="cards-row" key=${label}><h3>${label}</h3><ul aria-label=${label}>${cards.map((card, index) => html`<li key=${card + index}>
      ${wanted.has(card) ? html`<button type="button" class=${purchases.some((each) => each.card === card && game.advises(each.action)) ? "advised" : ""} aria-pressed=${game.hand === card ? "true" : "false"} onClick=${() => game.show({ hand: game.hand === card ? null : card })}>${card}</button>` : card}</li>`)}</ul></div>`)}</div>
    ${offers.length > 0 && html`<h3>Pay for ${game.hand} with</h3><ul class="actions" aria-label="Payments">${offers.map((each) => html`<li key=${each.action}><button type="button" class=${game.advises(each.action)} onClick=${() => { void game.move(each.action); }}>${each.pay}</button></li>`)}</ul>`}
    ${others.length > 0 && html`<div class="buttons">${others.map((each) => html`<button type="button" key=${each.action} onClick=${() => { void game.move(each.action); }}>${each.said}</button>`)}</div>`}
  </section>`;
}
