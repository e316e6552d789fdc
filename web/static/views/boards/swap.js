// The Swap Phase: collecting from the pool, cutting one's goods, choosing a pile.
import { html, inLanguage, say, useEffect } from "../../html.js";
import { counted, shown, unknown, withInterval } from "../../model/answers.js";
import { advisedCut, elsewhere } from "../../model/cuts.js";
import { asCut, cutOf, cutText, goodsLists, lacks, sameCut } from "../../model/goods.js";
import { plainly } from "../../model/words.js";
import { compareCut, divide, lose, select, take, takeHers } from "../../actions/swap.js";
import { begin } from "./drag.js";
import { beside, focusLater } from "../../frame/focus.js";
import { Ghosts, Good, GoodsList } from "../../pieces/goods.js";

/** @typedef {import("../../page.js").Page} Page */

/** @param {{page: Page}} props */
export function Swap({ page }) {
  const { phase } = page.state.position;
  if (phase === "collect") return html`<${Collect} page=${page} />`;
  if (phase === "cut") return html`<${Cut} page=${page} />`;
  return phase === "choose" ? html`<${Choose} page=${page} />` : null;
}

/** @param {{page: Page}} props */
function Collect({ page }) {
  const { position } = page.state;
  const pool = /** @type {string[]} */ (position.pool ?? []);
  const values = new Map((page.view.answer?.choices ?? []).map((/** @type {any} */ each) => [each.item, each]));
  return html`<section class="swap card" aria-label=${say("phase-collect")}>
    <h2>${say("the-pool")}</h2>
    <${GoodsList} page=${page} place="pool"
      action=${(/** @type {number} */ index) => html`${values.has(index + 1) && html`<b class="value" title=${say("expected-points")}>${withInterval(values.get(index + 1))}</b>`}
        <button type="button" class=${page.view.answer?.choices?.[0].item === index + 1 && !unknown(page.view.answer) && "advised"} aria-label=${say("pool-select", { good: inLanguage(pool[index]) })} onClick=${() => select(page, index)}>${say("select")}</button>`} />
    <label class="short">${say("selections-left")} <input inputmode="numeric" value=${position.turns_left ?? ""} onChange=${(/** @type {any} */ event) => page.store.edit({ turns_left: Number(event.target.value) || undefined })} /></label>
    <${GoodsList} page=${page} place="me.collection" />
  </section>`;
}

const PARTS = ["reserve", "1", "2"];

/** @param {{page: Page}} props */
function Cut({ page }) {
  const { state, view } = page;
  const goods = /** @type {string[]} */ (state.position.me?.collection ?? []);
  const cut = cutOf(state.cut, goods.length);
  const missing = lacks(cut, goods);
  const row = view.answer?.cuts?.find((/** @type {any} */ each) => sameCut(cut, each)) ?? view.mine?.move;
  const wrong = view.mine?.faults?.[0]?.message;
  const text = cutText(cut);
  const { goal } = view.answer ?? view.mine ?? {};
  const advice = advisedCut(view.answer);
  const lacking = elsewhere(advice, [cut.reserve, ...cut.piles].map((part) => part.map((good) => good + 1)));
  const leaving = lacking.flat();
  useEffect(() => {
    if (!missing && !row && !view.asking) void compareCut(page, text);
  }, [text, missing, state.position, view.answer, view.here]);
  return html`<section class="swap card" aria-label=${say("phase-cut")}><h2>${say("my-cut")}</h2>
    <div class="parts">${PARTS.map((part, number) => {
      const items = part === "reserve" ? cut.reserve : cut.piles[Number(part) - 1];
      const taken = part !== "reserve" && row?.taken && sameOrder(cut, row, Number(part) - 1);
      return html`<div class="part" data-drop=${part} key=${part} onClick=${(/** @type {Event} */ event) => {
        if (view.hand?.good !== undefined && event.target === event.currentTarget) divide(page, view.hand.good, part);
      }}><h3 id="part-${part}">${say(`part-${part}`)} ${taken ? html`<span class="quiet">${say("taken-percent", { percent: Math.round(taken * 100) })}</span>` : ""}</h3>
        <ul role="listbox" aria-label=${say(`part-${part}`)}>${items.map((good, at) => html`<li key=${good} class=${leaving.includes(good + 1) ? "leaving" : ""} data-good=${good} role="option" aria-label=${inLanguage(goods[good])} title=${inLanguage(goods[good])} tabindex=${at ? -1 : 0}
          aria-selected=${view.hand?.good === good ? "true" : "false"} onKeyDown=${(/** @type {KeyboardEvent} */ event) => keys(page, good, part, event)}
          onClick=${() => !view.drag?.moved && page.show({ hand: view.hand?.good === good ? null : { from: "list", text: goods[good], good } })}
          onPointerDown=${(/** @type {PointerEvent} */ event) => event.button === 0 && begin(page, event, { from: "list", text: goods[good], good })}><${Good} text=${goods[good]} /></li>`)}</ul>
        <${Ghosts} items=${lacking[number]} goods=${goods} />
        ${view.hand?.good !== undefined && !items.includes(view.hand.good) && html`<button type="button" onClick=${() => divide(page, view.hand?.good ?? 0, part)}>${say(`to-part-${part}`)}</button>`}</div>`;
    })}</div>
    <p class="cut-value" role="status" aria-label=${say("phase-cut")}>${missing ? !advice && missing : row ? say(goal === "game" ? "cut-leads" : "cut-brings", { sure: shown(row.kept), expected: withInterval(row, "expected") }) : wrong ? plainly(wrong) : say("asking")}</p>
    <p class="quiet">${row && !view.answer?.cuts ? counted(goal) : ""}</p>
    <p class="quiet">${say("cut-how")} <span class="for-keys">${say("cut-keys")}</span></p>
    ${!state.puzzle && html`<${BestCuts} page=${page} goods=${goods} /><${GoodsList} page=${page} place="me.collection" />`}
  </section>`;
}

/** How likely a pile is taken, whichever pile of the answer's row it is. @param {any} cut @param {any} row @param {number} pile */
function sameOrder(cut, row, pile) {
  const same = (row.piles[0] ?? []).includes((cut.piles[0][0] ?? -1) + 1);
  return row.taken[same ? pile : 1 - pile];
}

/** @param {{page: Page, goods: string[]}} props */
function BestCuts({ page, goods }) {
  const cuts = page.view.answer?.cuts;
  if (!cuts?.length) return null;
  const names = (/** @type {number[]} */ items) => items.map((item) => inLanguage(goods[item - 1])).join(", ");
  return html`<table aria-label=${say("best-cuts")} class="best-cuts"><thead><tr><th scope="col">${say("reserve")}</th><th scope="col">${say("piles")}</th><th scope="col">${say("for-sure")}</th><th scope="col">${say(page.view.answer.goal === "game" ? "lead-expected" : "expected")}</th></tr></thead>
    <tbody>${cuts.slice(0, 8).map((/** @type {any} */ row, /** @type {number} */ index) => html`<tr key=${index}><th scope="row"><button type="button" onClick=${() => page.store.change({ cut: asCut(row) })}>${names(row.reserve) || say("nothing")}</button></th>
      <td class="wide">${row.piles.map(names).join(" | ")}</td><td>${shown(row.kept)}</td><td>${withInterval(row, "expected")}</td></tr>`)}</tbody></table>`;
}

/** @param {Page} page @param {number} good @param {string} part @param {KeyboardEvent} event */
function keys(page, good, part, event) {
  const item = /** @type {HTMLElement} */ (event.currentTarget);
  const next = beside(event);
  const to = /** @type {Record<string, string>} */ ({ r: "reserve", 1: "1", 2: "2" })[event.key];
  if (next !== undefined) next?.focus();
  else if (to && to !== part) {
    divide(page, good, to);
    focusLater(`[data-good="${good}"]`);
  }
  else if (event.key === "Enter" || event.key === " ") item.click();
  else if (!to) return;
  event.preventDefault();
  event.stopPropagation();
}

/** @param {{page: Page}} props */
function Choose({ page }) {
  const { position } = page.state;
  const { answer } = page.view;
  const her = position.pinzetta;
  const sides = [["me", { ...position.me, name: say("me") }], ...(position.opponents ?? []).map((/** @type {any} */ side, /** @type {number} */ at) => [`opponents.${at}`, side]), ...(her ? [["pinzetta", { ...her, name: "Pinzetta" }]] : [])];
  return html`<section class="swap card" aria-label=${say("phase-choose")}><h2>${say("piles-title")}</h2>${sides.map(([place, side], player) => html`<div class="player" key=${player}><h3>${side.name}${side.chosen ? html` <span class="quiet">${say("has-chosen")}</span>` : ""}</h3>
    ${place === "pinzetta" && answer?.swapped && html`<p class="quiet">${say("she-exchanges", { first: inLanguage(answer.swapped[0]), second: inLanguage(answer.swapped[1]) })}</p>`}
    <div class="parts">${(side.piles ?? []).map((/** @type {string[]} */ _, /** @type {number} */ index) => {
      const choice = player ? answer?.choices?.find((/** @type {any} */ each) => each.pile === index + 1 && (her || each.from === side.name || !each.from)) : null;
      const advised = choice && choice === answer.choices[0] && !unknown(answer) && "advised";
      return html`<div class="part ${advised || ""}" key=${index}><${GoodsList} page=${page} place="${place}.piles.${index}" buttons=${html`
        ${player > 0 && (!her || answer?.piles) && html`<button type="button" onClick=${() => (her ? takeHers(page, answer.piles, index) : take(page, player - 1, index))} aria-label=${say("take-pile-of", { number: index + 1, name: side.name })}>${say("take")}</button>
          ${choice && html`<b class="value">${withInterval(choice)}</b>`}`}`}>
        ${side.piles[index].length > 0 && place !== "pinzetta" && html`<button type="button" onClick=${() => lose(page, player, index)} aria-label=${say("pile-was-taken", { pile: goodsLists(position)[`${place}.piles.${index}`] })}>${say("was-taken")}</button>`}<//></div>`;
    })}${place !== "pinzetta" && html`<div class="part"><${GoodsList} page=${page} place="${place}.got" /></div>`}</div></div>`)}</section>`;
}
