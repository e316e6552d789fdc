// The board of Stamp Albums: cards in market, shops, albums and my hand; a card to buy, then what pays for it.
import { html, say, useState } from "../../html.js";
import { advisedCards } from "../../model/decktet.js";
import { toldInWords } from "../../model/words.js";
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
  const who = turn ? nameOf(turn, 3 - turn.me) : say("the-other-player");
  const rows = /** @type {[string, string[]][]} */ ([
    ["shop-of", opponent.shop], ["album-of", opponent.album], ["market", position.market],
    ["shop", position.shop], ["album", position.album], ["bought", position.bought], ["hand", position.hand],
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
  const press = (/** @type {string} */ row, /** @type {string} */ card) => {
    if (row === "hand") return wanted.has(game.hand) ? () => choose(paying.includes(card) ? paying.filter((each) => each !== card) : [...paying, card]) : undefined;
    return wanted.has(card) ? () => { choose([]); game.show({ hand: game.hand === card ? null : card }); } : undefined;
  };
  const since = game.lastTold.map((each) => each.told).join("\n");
  return html`<section class="card board-card" aria-label=${say("game-stamp-albums")}><h2 class="unseen">${say("cards")}</h2>
    <p class="quiet">${say("cards-left", { draw: position.draw ?? 0, hand: opponent.hand ?? "?", player: who })}</p>
    <div class="card-table" ref=${root}>${rows.filter(([row, cards]) => cards?.length || row === "market" || row === "hand").map(([row, cards]) => html`<${CardRow} key=${row} label=${say(`cards-${row}`, { player: who })} cards=${cards ?? []} wide=${row === "market" || row === "hand"} mark=${(/** @type {string} */ card) => advice.get(card)} fresh=${(/** @type {string} */ card) => since.includes(`${card} (`)}
      press=${(/** @type {string} */ card) => press(row, card)} pressed=${(/** @type {string} */ card) => (row === "hand" ? paying.includes(card) : game.hand === card)} />
      ${wanted.has(game.hand) && cards?.includes(game.hand) && html`<div class="offers"><h3>${say("pay-with", { card: game.hand })}</h3><ul class="actions" aria-label=${say("payments")}>${offers.slice(0, SHOWN).map((each) => html`<li key=${each.action}><button type="button" class=${game.advises(each.action)} onClick=${() => { void game.move(each.action); }}>${each.pay.join(", ")}${game.advises(each.action) && html` <b>${say("payment-advised")}</b>`}</button></li>`)}</ul>
        <p class="quiet">${!offers.length ? say("no-payment") : offers.length > SHOWN ? say("more-payments", { number: offers.length - SHOWN }) : ""}</p></div>`}`)}</div>
    ${others.length > 0 && html`<div class="buttons">${others.map((each) => html`<button type="button" key=${each.action} class=${game.advises(each.action)} onClick=${() => { void game.move(each.action); }}>${toldInWords(each.said)}</button>`)}</div>`}
  </section>`;
}
