// What if: stamps that are put down are pinned, spaces are painted to stay empty, units are wished for; and what that costs.
import { html, inLanguage, say, useState } from "../html.js";
import { Field, parts } from "../frame/field.js";
import { asMove, cellOf, myTiles, toPlace } from "../model/moves.js";
import { NO_WISHES, wishInWords, wishesOf } from "../model/wishes.js";
import { shown } from "../model/answers.js";
import { plainly } from "../model/words.js";

/** @typedef {import("../page.js").Page} Page */

/** @param {{page: Page}} props */
export function WhatIf({ page }) {
  const { state, view } = page;
  const wishes = wishesOf(state);
  const [open, setOpen] = useState(false);
  const pinned = myTiles(state).filter((tile) => state.fresh.includes(cellOf(tile)));
  const place = toPlace(state);
  const contests = (state.position.contests ?? []).filter((/** @type {string} */ text) => !(state.position.entered ?? []).includes(text));
  /** @param {Partial<import("../model/wishes.js").Wishes>} parts */
  const wish = (parts) => page.store.change({ wishes: { ...wishes, ...parts } });
  const used = wishes.empty.length || wishes.leave.length || wishes.enter || wishes.reach.length || wishes.least;
  return html`<section class="whatif card" aria-labelledby="whatif-title">
    <h2 id="whatif-title"><button type="button" class="fold" aria-expanded=${open || used ? "true" : "false"} onClick=${() => setOpen(!open)}>${say("what-if")}</button></h2>
    ${(open || used) && html`<div class="wishes">
      <p class="quiet">${pinned.length ? say("pinned", { stamps: pinned.map((tile) => say("stamp-at", { stamp: inLanguage(tile.text), cell: cellOf(tile) })).join("; ") }) : say("pins")}</p>
      <div class="buttons"><button type="button" aria-pressed=${view.tool === "empty" ? "true" : "false"} onClick=${() => page.show({ tool: view.tool === "empty" ? "stamps" : "empty", hand: null })}>${say("paint-empty")}</button>
        ${wishes.empty.length > 0 && html`<span class="quiet">${wishes.empty.join(" ")}</span>`}</div>
      <div class="fields"><${Field} label=${say("units-at-least")} placeholder="edges 3" value=${wishes.reach.join("; ")} change=${(/** @type {string} */ text) => wish({ reach: parts(text) })} />
        <${Field} label=${say("points-at-least")} numeric value=${wishes.least} change=${(/** @type {string} */ text) => wish({ least: text.trim() })} />
        <label>${say("whatif-enter")} <select value=${wishes.enter} onChange=${(/** @type {any} */ event) => wish({ enter: event.target.value })}><option value="">${say("any-contest")}</option>${contests.map((/** @type {string} */ text) => html`<option key=${text} value=${text}>${inLanguage(text)}</option>`)}</select></label></div>
      ${place.length > 0 && html`<div class="chips" role="group" aria-label=${say("stamps-to-discard")}>${place.map((text, index) => html`<button type="button" key=${index} aria-pressed=${wishes.leave.includes(index) ? "true" : "false"}
        onClick=${() => wish({ leave: toggled(wishes.leave, index) })}>${say("discard-stamp", { stamp: inLanguage(text) })}</button>`)}</div>`}
      <div class="buttons"><button type="button" class="primary" onClick=${() => { void ask(page); }}>${say("ask-what-if")}</button>
        ${used && html`<button type="button" onClick=${() => page.store.change({ wishes: NO_WISHES })}>${say("no-wishes")}</button>`}</div>
      <${Costs} answer=${view.answer} stamps=${[...pinned.map((tile) => tile.text), ...place]} />
    </div>`}
  </section>`;
}

/** The wishes before a cut: items that I get for sure, or that I reserve. @param {{page: Page}} props */
export function CutWhatIf({ page }) {
  const goods = /** @type {string[]} */ (page.state.position.me?.collection ?? []);
  const wishes = wishesOf(page.state);
  const [open, setOpen] = useState(false);
  const used = wishes.keep.length > 0 || wishes.reserve.length > 0;
  const items = (/** @type {"keep" | "reserve"} */ kind) => wishes[kind].filter((each) => each < goods.length).map((each) => String(each + 1));
  /** @param {"keep" | "reserve"} kind @param {string} label */
  const chips = (kind, label) => html`<div><h4 aria-hidden="true">${label}</h4><div class="chips" role="group" aria-label=${label}>${goods.map((text, index) => html`<button type="button" key=${index}
    aria-pressed=${wishes[kind].includes(index) ? "true" : "false"} onClick=${() => page.store.change({ wishes: { ...wishes, [kind]: toggled(wishes[kind], index) } })}>${inLanguage(text)}</button>`)}</div></div>`;
  return html`<section class="whatif card" aria-labelledby="whatif-title">
    <h2 id="whatif-title"><button type="button" class="fold" aria-expanded=${open || used ? "true" : "false"} onClick=${() => setOpen(!open)}>${say("what-if")}</button></h2>
    ${(open || used) && html`<div class="wishes">${chips("keep", say("whatif-keep"))}${chips("reserve", say("whatif-reserve"))}
      <div class="buttons"><button type="button" class="primary" disabled=${!used} onClick=${() => { void page.hint({ keep: items("keep"), reserve: items("reserve") }, "whatif"); }}>${say("ask-what-if")}</button>
        ${used && html`<button type="button" onClick=${() => page.store.change({ wishes: NO_WISHES })}>${say("no-wishes")}</button>`}</div>
      <${Costs} answer=${page.view.answer} stamps=${goods} /></div>`}
  </section>`;
}

/** @param {number[]} list @param {number} item */
function toggled(list, item) {
  return list.includes(item) ? list.filter((each) => each !== item) : [...list, item];
}

/** @param {{answer: any, stamps: string[]}} props */
function Costs({ answer, stamps }) {
  const named = (/** @type {string} */ wish) => wishInWords(wish, stamps);
  if (answer?.possible === false) {
    return html`<div role="alert" class="fault"><div><p>${say("impossible", { reason: plainly(answer.reason) })}</p>${answer.conflict?.length > 0 && html`<p>${say("conflict")}</p><ul>${answer.conflict.map((/** @type {string} */ wish) => html`<li key=${wish}>${named(wish)}</li>`)}</ul>`}</div></div>`;
  }
  if (!answer?.wishes?.length) return null;
  return html`<table aria-label=${say("wishes")}><thead><tr><th scope="col">${say("wish-alone")}</th><th scope="col">${say("wish-costs")}</th></tr></thead>
    <tbody>${answer.wishes.map((/** @type {any} */ each) => html`<tr key=${each.wish}><th scope="row">${named(each.wish)}</th><td>${each.possible === false ? say("wish-impossible") : shown(each.cost)}</td></tr>`)}</tbody></table>`;
}

/** Ask for the best move with the wishes, from before the stamps were put down that are pinned. @param {Page} page */
async function ask(page) {
  const { state } = page;
  const wishes = wishesOf(state);
  const { position } = asMove(state);
  const pinned = myTiles(state).filter((tile) => state.fresh.includes(cellOf(tile)));
  const options = {
    put: pinned.map((tile, index) => `${index + 1}@${cellOf(tile)}`), empty: wishes.empty, leave: wishes.leave.map((index) => String(index + 1 + pinned.length)),
    enter: wishes.enter ? [wishes.enter] : [], reach: wishes.reach, least: wishes.least ? [wishes.least] : [],
  };
  const given = Object.fromEntries(Object.entries(options).filter(([, texts]) => texts.length));
  if (Object.keys(given).length) await page.hint(given, "whatif", position);
  else await page.hint();
}
