// The board of Stamp Albums: cards in market, shops, albums and my hand; a card to buy, then what pays for it.
import { html } from "../../html.js";
import { advisedCards } from "../../model/decktet.js";
import { CardRow } from "../../views/card.js";
import { useGlide } from "../../views/glide.js";
import { nameOf } from "../names.js";

/** @typedef {import("../game.js").Game} Game */

const BUY = /^buy (.+?) with (.+)$/;

/** @param {{game: Game}} props */
export function Cards({ game }) {
  const { position, actions, turn } = game;
  const opponent = position.opponent ?? {};
  const root = useGlide();
  const who = turn ? nameOf(turn, 3 - turn.me) : "the other player";
  const rows = /** @type {[string, string[]][]} */ ([
    [`Shop of ${who}`, opponent.shop], [`Album of ${who}`, opponent.album], ["Market", position.market],
    ["My shop", position.shop], ["My album", position.album], ["Bought in this turn", position.bought], ["My hand", position.hand],
  ]);
  const purchases = actions.flatMap((each) => {
    const found = BUY.exec(each.action);
    return found ? [{ ...each, card: found[1], pay: found[2] }] : [];
  });
  const wanted = new Set(purchases.map((each) => each.card));
  const offers = purchases.filter((each) => each.card === game.hand);
  const others = actions.filter((each) => !BUY.test(each.action)).slice(0, 12);
  const advice = advisedCards(game.answer);
  const since = game.lastTold.map((each) => each.told).join("\n");
  return html`<section class="card board-card" aria-label="Stamp Albums">
    <p class="quiet">${position.draw ?? 0} cards to draw, ${opponent.hand ?? "?"} in the hand of ${who}</p>
    <div class="card-table" ref=${root}>${rows.filter(([label, cards]) => cards?.length || label === "Market" || label === "My hand").map(([label, cards]) => html`<${CardRow} key=${label} label=${label} cards=${cards ?? []} wide=${label === "Market" || label === "My hand"} mark=${(/** @type {string} */ card) => advice.get(card)} fresh=${(/** @type {string} */ card) => since.includes(`${card} (`)}
      press=${(/** @type {string} */ card) => (wanted.has(card) && label !== "My hand" ? () => game.show({ hand: game.hand === card ? null : card }) : undefined)} pressed=${game.hand} />
      ${offers.length > 0 && cards?.includes(game.hand) && html`<div class="offers"><h3>Pay for ${game.hand} with</h3><ul class="actions" aria-label="Payments">${offers.map((each) => html`<li key=${each.action}><button type="button" class=${game.advises(each.action)} onClick=${() => { void game.move(each.action); }}>${each.pay}${game.advises(each.action) && html` <b>(advised)</b>`}</button></li>`)}</ul></div>`}`)}</div>
    ${others.length > 0 && html`<div class="buttons">${others.map((each) => html`<button type="button" key=${each.action} class=${game.advises(each.action)} onClick=${() => { void game.move(each.action); }}>${each.said}</button>`)}</div>`}
  </section>`;
}
