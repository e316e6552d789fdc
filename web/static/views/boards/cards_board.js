// The board of Stamp Albums: market, shops, albums and hands of the Decktet.
import { html, say } from "../../html.js";
import { unknown, withInterval } from "../../model/answers.js";
import { advisedCards } from "../../model/decktet.js";
import { CardRow } from "../../pieces/card.js";
import { Field } from "../../frame/field.js";

/** @typedef {import("../../page.js").Page} Page */

const OPEN = ["market", "shop", "album", "hand", "bought", "discard"];

/** @param {{page: Page}} props */
export function CardsBoard({ page }) {
  const { position } = page.state;
  const answer = page.view.answer;
  const opponent = position.opponent ?? {};
  const advice = advisedCards(answer);
  /** @param {string} label @param {string[]} cards @param {(next: string[] | undefined) => void} change */
  const list = (label, cards, change) => html`<div class="card-place" key=${label}><${CardRow} label=${label} cards=${cards} mark=${(/** @type {string} */ card) => advice.get(card)} />
    <${Field} label=${say("change")} value=${cards.join(", ")} change=${(/** @type {string} */ text) => change(names(text))} /></div>`;
  const theirs = (/** @type {string} */ key) => list(say(`cards-their-${key}`), opponent[key] ?? [], (next) => page.store.edit({ opponent: { ...opponent, [key]: next ?? [] } }));
  return html`<section class="card board-card" aria-label=${say("game-stamp-albums")}><h2 class="unseen">${say("cards")}</h2><div class="card-lists">
    ${["shop", "album"].map(theirs)}
    ${OPEN.map((key) => list(say(`cards-${key}`), position[key] ?? [], (next) => page.store.edit({ [key]: next })))}
    ${theirs("known")}</div>
    <div class="fields"><${Field} label=${say("cards-to-draw")} numeric value=${position.draw ?? 0} change=${(/** @type {string} */ text) => page.store.edit({ draw: Number(text) || 0 })} />
      <${Field} label=${say("cards-their-hand")} numeric value=${opponent.hand ?? 5} change=${(/** @type {string} */ text) => page.store.edit({ opponent: { ...opponent, hand: Number(text) || 0 } })} />
      <label class="check"><input type="checkbox" checked=${Boolean(position.excuse_seen)} onChange=${(/** @type {any} */ event) => page.store.edit({ excuse_seen: event.target.checked || undefined })} /> ${say("excuse-seen")}</label></div>
    ${answer?.purchases && !unknown(answer) && html`<table aria-label=${say("best-purchases")}><thead><tr><th scope="col">${say("buy-and-pay")}</th><th scope="col">${say("lead")}</th></tr></thead><tbody>${[answer, ...(answer.alternatives ?? [])].map((each, index) => html`<tr key=${index}>
      <th scope="row">${each.purchases.map((/** @type {any} */ one) => say("purchase", { card: one.card, from: say(`from-${one.from}`), pay: one.pay.join(", ") })).join("; ") || say("nothing")}</th><td>${withInterval(each)}</td></tr>`)}</tbody></table>`}
  </section>`;
}

/** @param {string} text */
function names(text) {
  const found = text.split(",").map((each) => each.trim()).filter(Boolean);
  return found.length ? found : undefined;
}
