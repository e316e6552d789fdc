// Lists of goods: stamps and cards that can be looked at, taken up, added and removed.
import { html, useState } from "../html.js";
import { GOOD_WORDS, typedGood } from "../model/goods.js";
import { completions, readStamp } from "../model/stamps.js";
import { Closer } from "./closer.js";
import { StampPicture } from "./stamp.js";

/** @typedef {import("../page.js").Page} Page */

/** A good as a picture with its words. @param {{text: string}} props */
export function Good({ text }) {
  const stamp = readStamp(text);
  if (stamp?.faces.length || text.startsWith("forever")) return html`<span class="good"><${StampPicture} text=${text} />${stamp?.down && html`<span class="mark">face down</span>`}</span>`;
  if (stamp) return html`<span class="good back"><svg class="stamp" style=${{ "--across": stamp.width, "--down": stamp.height }} aria-hidden="true"><rect x="1" y="1" /></svg><span>${text}</span></span>`;
  return html`<span class="good card-good">${text}</span>`;
}

/** A good in a list, to those who hear it in words; a stamp is larger when it is tapped. @param {{text: string}} props */
export function ListedGood({ text }) {
  const picture = html`<${Good} text=${text} />`;
  return html`<span class="unseen">${text}</span>${readStamp(text)?.faces.length ? html`<${Closer} words=${text.replace(" (down)", ", face down")} large=${picture}>${picture}<//>` : html`<span aria-hidden="true">${picture}</span>`}`;
}

/**
 * A named list of goods.
 * @param {{label: string, goods: string[], add?: (text: string) => void, remove?: (index: number) => void, action?: (index: number) => any}} props
 */
export function GoodsList({ label, goods, add, remove, action }) {
  return html`<div class="goods-list"><h4>${label} <span class="number">${goods.length}</span></h4>
    <ul aria-label=${label}>${goods.map((text, index) => html`<li key=${`${index}${text}`} title=${text}><${ListedGood} text=${text} />
      ${action && action(index)}${remove && html`<button type="button" class="remove" aria-label="remove ${text}" onClick=${() => remove(index)}>×</button>`}</li>`)}</ul>
    ${add && html`<${AddGood} label=${label} add=${add} />`}</div>`;
}

/** @param {{label: string, add: (text: string) => void}} props */
function AddGood({ label, add }) {
  const [typed, type] = useState("");
  const [wrong, setWrong] = useState("");
  const found = typedGood(typed);
  const id = `goods-${label.replace(/\W+/g, "-")}`;
  return html`<form class="typed add-good" onSubmit=${(/** @type {Event} */ event) => {
    event.preventDefault();
    if (!typed.trim()) return;
    setWrong(found ? "" : `${typed.trim()}: no item yet; write size, color, theme and value, such as 2x3 blue animals 2, 2x3 ? for a back, or a card`);
    if (!found) return;
    add(found);
    type("");
  }}><input aria-label="add to ${label}" list=${id} value=${typed} placeholder="23bla2" aria-invalid=${wrong ? "true" : "false"} autocomplete="off" autocapitalize="off" spellcheck="false" onInput=${(/** @type {any} */ event) => { type(event.target.value); setWrong(""); }} />
    <datalist id=${id}>${[...completions(typed), ...GOOD_WORDS.filter((word) => word.startsWith(typed))].map((word) => html`<option key=${word} value=${word}></option>`)}</datalist>
    <button type="submit" aria-label="Add to ${label}">+</button>${found && html`<span class="quiet">${found}</span>`}${wrong && html`<p class="wrong" role="alert">${wrong}</p>`}</form>`;
}
