// The board of Stamp Albums: cards in market, shops, albums and my hand; a card to buy, then what pays for it.
import { html, useState } from "../../html.js";
import { advisedCards } from "../../model/decktet.js";
import { CardRow } from "../../pieces/card.js";
import { useGlide } from "../../frame/glide.js";
import { nameOf } from "../names.js";

/** @typedef {import("../game.js").Game} Game */

/** Payments that are shown; fewer once cards of the hand are chosen for it. */
const SHOWN = 6;
const BUY = /^buy (.+?) with (.+)$/;

/** @param {{game: Game}} props */
export function Cards({ game }) {
  const { position, actions, turn } = game;
  const opponent = position.opponent ?? {};
  const root = useGlide();
  const [chosen, choose] = useState(/** @type {string[]} */ ([]));
  const paying = chosen.filter((card) => position.hand?.includes(card));
  const who = turn ? nameOf(turn, 3 - turn.me) : "the other player";
  const rows = /** @type {[string, string[]][]} */ ([
    [`Shop of ${who}`, opponent.shop], [`Album of ${who}`, opponent.album], ["Market", position.market],
    ["My shop", position.shop], ["My album", position.album], ["Bought in this turn", position.bought], ["My hand", position.hand],
  ]);
  const purchases = actions.flatMap((each) => {
    const found = BUY.exec(each.action);
    return found ? [{ ...each, card: found[1], pay: found[2].split(", ") }] : [];
  });
  const wanted = new Set(purchases.map((each) => each.card));
  const rank = (/** @type {{action: string, pay: string[]}} */ each) => (game.advises(each.action) ? 0 : each.pay.length);
  const offers = purchases.filter((each) => each.card === game.hand && paying.every((card) => each.pay.includes(card))).sort((one, other) => rank(one) - rank(other));
  const others = actions.filter((each) => !BUY.test(each.action)).slice(0, 12);
  const advice = advisedCards(game.answer);
  const press = (/** @type {string} */ label, /** @type {string} */ card) => {
    if (label === "My hand") return wanted.has(game.hand) ? () => choose(paying.includes(card) ? paying.filter((each) => each !== card) : [...paying, card]) : undefined;
    return wanted.has(card) ? () => { choose([]); game.show({ hand: game.hand === card ? null : card }); } : undefined;
  };
  const since = game.lastTold.map((each) => each.told).join("\n");
  return html`<section class="card board-card" aria-label="Stamp Albums"><h2 class="unseen">Cards</h2>
    <p class="quiet">${position.draw ?? 0} cards to draw, ${opponent.hand ?? "?"} in the hand of ${who}</p>
    <div class="card-table" ref=${root}>${rows.filter(([label, cards]) => cards?.length || label === "Market" || label === "My hand").map(([label, cards]) => html`<${CardRow} key=${label} label=${label} cards=${cards ?? []} wide=${label === "Market" || label === "My hand"} mark=${(/** @type {string} */ card) => advice.get(card)} fresh=${(/** @type {string} */ card) => since.includes(`${card} (`)}
      press=${(/** @type {string} */ card) => press(label, card)} pressed=${(/** @type {string} */ card) => (label === "My hand" ? paying.includes(card) : game.hand === card)} />
      ${wanted.has(game.hand) && cards?.includes(game.hand) && html`<div class="offers"><h3>Pay for ${game.hand} with</h3><ul class="actions" aria-label="Payments">${offers.slice(0, SHOWN).map((each) => html`<li key=${each.action}><button type="button" class=${game.advises(each.action)} onClick=${() => { void game.move(each.action); }}>${each.pay.join(", ")}${game.advises(each.action) && html` <b>(advised)</b>`}</button></li>`)}</ul>
        <p class="quiet">${!offers.length ? "These cards do not pay for it." : offers.length > SHOWN ? `${offers.length - SHOWN} more ways to pay: tap the cards of your hand that are to pay.` : ""}</p></div>`}`)}</div>
    ${others.length > 0 && html`<div class="buttons">${others.map((each) => html`<button type="button" key=${each.action} class=${game.advises(each.action)} onClick=${() => { void game.move(each.action); }}>${each.said}</button>`)}</div>`}
  </section>`;
}
