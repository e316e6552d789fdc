// Lists of goods: stamps and cards that can be looked at, taken up, added and removed.
import { aimAt } from "../actions/add.js";
import { html, inLanguage, say } from "../html.js";
import { goodsAt, goodsLists } from "../model/goods.js";
import { readStamp } from "../model/stamps.js";
import { focusLater } from "../frame/focus.js";
import { Closer } from "../frame/closer.js";
import { StampPicture } from "./stamp.js";

/** @typedef {import("../page.js").Page} Page */

/** A good as a picture with its words. @param {{text: string}} props */
export function Good({ text }) {
  const stamp = readStamp(text);
  if (stamp?.faces.length || text.startsWith("forever")) return html`<span class="good"><${StampPicture} text=${text} />${stamp?.down && html`<span class="mark">${say("lies-face-down")}</span>`}</span>`;
  if (stamp) return html`<span class="good back"><svg class="stamp" style=${{ "--across": stamp.width, "--down": stamp.height }} aria-hidden="true"><rect x="1" y="1" /></svg><span>${inLanguage(text)}</span></span>`;
  return html`<span class="good card-good">${inLanguage(text)}</span>`;
}

/** A good in a list, to those who hear it in words; a stamp is larger when it is tapped. @param {{text: string}} props */
export function ListedGood({ text }) {
  const picture = html`<${Good} text=${text} />`;
  return html`<span class="unseen">${inLanguage(text)}</span>${readStamp(text)?.faces.length ? html`<${Closer} words=${text.endsWith(" (down)") ? say("face-down", { good: inLanguage(text.slice(0, -7)) }) : inLanguage(text)} large=${picture}>${picture}<//>` : html`<span aria-hidden="true">${picture}</span>`}`;
}

/** Items that are advised in a part of a cut and lie elsewhere; what is advised is told in words too. @param {{items: number[], goods: string[]}} props */
export function Ghosts({ items, goods }) {
  return items.length > 0 && html`<p class="ghosts" aria-hidden="true"><span>${say("advised")}</span>${items.map((item) => html`<${Good} key=${item} text=${goods[item - 1]} />`)}</p>`;
}

/**
 * A named list of goods; with a place of the position the palette adds to it, and its name is that of the place.
 * @param {{label?: string, goods?: string[], page?: Page, place?: string, action?: (index: number) => any, buttons?: any, children?: any}} props action: what an item has beside it; buttons: those before Add, as children those after it
 */
export function GoodsList({ page, place = "", label = page ? goodsLists(page.state.position)[place] : "", goods = page ? goodsAt(page.state.position, place) : [], action, buttons, children }) {
  const aimed = page?.view.panel === "new" && page.view.to === place;
  return html`<div class=${aimed ? "goods-list aimed" : "goods-list"}><h3>${label} <span class="number">· ${say("items-number", { number: goods.length })}</span></h3>
    <ul aria-label=${label}>${goods.map((text, index) => html`<li key=${`${index}${text}`} title=${inLanguage(text)}><${ListedGood} text=${text} />
      ${action && action(index)}${page && html`<button type="button" class="remove" aria-label=${say("remove-named", { name: inLanguage(text) })} onClick=${() => page.setGoods(place, goods.filter((_, each) => each !== index), text)}>×</button>`}</li>`)}</ul>
    ${page && html`<div class="buttons">${buttons}<button type="button" aria-label=${say("add-to", { list: label })} aria-pressed=${String(aimed)} onClick=${(/** @type {MouseEvent} */ event) => {
      aimAt(page, place);
      if (!event.detail) focusLater("[data-field=stamp], .dock .gallery input");
    }}>${say(aimed ? "next-comes-here" : "add")}</button>${children}</div>`}</div>`;
}
