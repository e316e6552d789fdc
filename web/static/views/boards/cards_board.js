// The board of Stamp Albums: market, shops, albums and hands of the Decktet.
import { html } from "../../html.js";
import { unknown, withInterval } from "../../model/answers.js";
import { advisedCards } from "../../model/decktet.js";
import { CardRow } from "../../pieces/card.js";
import { Field } from "../../frame/field.js";

/** @typedef {import("../../page.js").Page} Page */

const THEIRS = [["shop", "Their shop"], ["album", "Their album"]];
const OPEN = [["market", "Market"], ["shop", "My shop"], ["album", "My album"], ["hand", "My hand"], ["bought", "Bought in this turn"], ["discard", "Discarded"]];

/** @param {{page: Page}} props */
export function CardsBoard({ page }) {
  const { position } = page.state;
  const answer = page.view.answer;
  const opponent = position.opponent ?? {};
  const advice = advisedCards(answer);
  /** @param {string} label @param {string[]} cards @param {(next: string[] | undefined) => void} change */
  const list = (label, cards, change) => html`<div class="card-place" key=${label}><${CardRow} label=${label} cards=${cards} mark=${(/** @type {string} */ card) => advice.get(card)} />
    <${Field} label="change" value=${cards.join(", ")} change=${(/** @type {string} */ text) => change(names(text))} /></div>`;
  const theirs = (/** @type {string[]} */ [key, label]) => list(label, opponent[key] ?? [], (next) => page.store.edit({ opponent: { ...opponent, [key]: next ?? [] } }));
  return html`<section class="card board-card" aria-label="Stamp Albums"><h2 class="unseen">Cards</h2><div class="card-lists">
    ${THEIRS.map(theirs)}
    ${OPEN.map(([key, label]) => list(label, position[key] ?? [], (next) => page.store.edit({ [key]: next })))}
    ${theirs(["known", "Cards of theirs that I know"])}</div>
    <div class="fields"><${Field} label="Cards in the draw pile" numeric value=${position.draw ?? 0} change=${(/** @type {string} */ text) => page.store.edit({ draw: Number(text) || 0 })} />
      <${Field} label="Cards in their hand" numeric value=${opponent.hand ?? 5} change=${(/** @type {string} */ text) => page.store.edit({ opponent: { ...opponent, hand: Number(text) || 0 } })} />
      <label class="check"><input type="checkbox" checked=${Boolean(position.excuse_seen)} onChange=${(/** @type {any} */ event) => page.store.edit({ excuse_seen: event.target.checked || undefined })} /> the Excuse has turned up</label></div>
    ${answer?.purchases && !unknown(answer) && html`<table aria-label="Best purchases"><thead><tr><th scope="col">buy, and pay with</th><th scope="col">lead</th></tr></thead><tbody>${[answer, ...(answer.alternatives ?? [])].map((each, index) => html`<tr key=${index}>
      <th scope="row">${each.purchases.map((/** @type {any} */ one) => `${one.card} (${one.from}) with ${one.pay.join(", ")}`).join("; ") || "nothing"}</th><td>${withInterval(each)}</td></tr>`)}</tbody></table>`}
  </section>`;
}

/** @param {string} text */
function names(text) {
  const found = text.split(",").map((each) => each.trim()).filter(Boolean);
  return found.length ? found : undefined;
}
