// What is put together beside the album, or at the bottom of a phone: stamps, items and contests, and where the next one goes.
import { SCORED, add, nextTile, places, target } from "../actions/add.js";
import { addContest } from "../actions/contests.js";
import { html, useEffect, useState } from "../html.js";
import { goodsAt, GOOD_WORDS, typedGood } from "../model/goods.js";
import { cellName, completions, typedStamp } from "../model/stamps.js";
import { focusLater } from "../frame/focus.js";
import { Gallery } from "../pieces/gallery.js";
import { Palette } from "../pieces/palette.js";

/** @typedef {import("../page.js").Page} Page */

/** @param {{page: Page}} props */
export function Dock({ page }) {
  const [cards, setCards] = useState(false);
  const [typing, setTyping] = useState(false);
  const open = page.view.panel === "new";
  const to = target(page);
  // Where the next one goes stays in sight.
  useEffect(() => { if (open) document.querySelector(to === "album" ? ".album-frame" : ".goods-list.aimed")?.scrollIntoView({ block: "nearest" }); }, [open, to]);
  if (!open) return null;
  const scored = to in SCORED;
  const items = !scored && to !== "album" && to !== "me.place";
  const put = (/** @type {string} */ text) => add(page, text);
  return html`<section class=${typing ? "dock typing" : "dock"} aria-label="Palette of new stamps">
    <div class="dock-top"><${GoesTo} page=${page} to=${to} />
      ${!scored && html`<button type="button" class="type-it" aria-expanded=${String(typing)} onClick=${() => setTyping(!typing)}>Type</button>`}
      <button type="button" aria-label="Close the palette" class="remove" onClick=${() => { page.show({ panel: null }); focusLater("[data-open=palette]"); }}>×</button></div>
    ${scored ? html`<div class="goes-to" role="group" aria-label="Kind">${Object.entries(SCORED).map(([kind, name]) => html`<button type="button" key=${kind} aria-pressed=${String(kind === to)} onClick=${() => page.show({ to: kind })}>${name}</button>`)}</div><${Gallery} key=${to} choose=${(/** @type {string} */ text) => addContest(page, /** @type {import("../actions/contests.js").Place} */ (to), text)} />`
    : html`<${Palette} add=${put} more=${items ? ["?", "forever", "first-player", "specialist"] : ["forever"]} changed=${() => page.show({})} />
      ${items && html`<button type="button" class="fold" aria-expanded=${String(cards)} onClick=${() => setCards(!cards)}>An exhibitor</button>`}
      ${items && cards && html`<${Gallery} choose=${(/** @type {string} */ text) => put(`exhibitor ${text}`)} />`}
      <${Typed} page=${page} to=${to} items=${items} />`}</section>`;
}

/** Where the next one goes, to be chosen. @param {{page: Page, to: string}} props */
function GoesTo({ page, to }) {
  const tile = to === "album" ? nextTile(page) : null;
  const sign = (/** @type {string} */ place) => (place === "contest" ? page.state.position.contests?.length ?? 0 : place !== "album" ? goodsAt(page.state.position, place).length : to !== place ? "" : tile ? cellName(tile.x, tile.y) : "full");
  return html`<div class="goes-to" role="group" aria-label="Goes to"><span class="quiet" aria-hidden="true">to</span>${Object.entries(places(page)).map(([place, name]) => html`<button type="button" key=${place} aria-label=${name}
    aria-pressed=${String(place === (to in SCORED ? "contest" : to))} onClick=${() => page.show({ to: place, hand: null })}>${name} <b data-sign=${sign(place)}></b></button>`)}</div>`;
}

/** The field for typing stamps and items. @param {{page: Page, to: string, items: boolean}} props */
function Typed({ page, to, items }) {
  const [typed, type] = useState("");
  const [wrong, setWrong] = useState("");
  const stamp = typedStamp(typed.replace(/^\+/, ""));
  const listed = typed.startsWith("+") && "me.place" in places(page);
  const text = items ? typedGood(typed) : stamp?.text;
  const tile = text && to === "album" && !stamp?.cell ? nextTile(page, text) : null;
  const where = listed ? "to place" : stamp?.cell ?? (to !== "album" ? places(page)[to] : tile ? cellName(tile.x, tile.y) : "no free place");
  const enter = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!typed.trim()) return;
    setWrong(text ? "" : `${typed.trim()}: no ${items ? "item" : "stamp"} yet; write size, color, theme and value, such as 2x3 blue animals 2${items ? ", 2x3 ? for a back, or a card" : ""}`);
    if (!text) return;
    if (listed) page.view.to = "me.place";
    const done = add(page, text, listed ? null : stamp?.cell);
    page.show({ to });
    if (done) type("");
  };
  const words = [...completions(typed.replace(/^\+/, "")), ...(items ? GOOD_WORDS.filter((word) => word.startsWith(typed)) : [])];
  return html`<form class="typed" onSubmit=${enter}>
    <label>Type ${items ? "an item" : "a stamp"} <input data-field="stamp" list="stamp-words" value=${typed} autocomplete="off" autocapitalize="off" spellcheck="false"
      placeholder=${items ? "23bla2, 2x3 ?, first" : "2x3 bl an 2@f8"} aria-describedby="typed-help" aria-invalid=${wrong ? "true" : "false"}
      onInput=${(/** @type {any} */ event) => { type(event.target.value); setWrong(""); }} /></label>
    <datalist id="stamp-words">${words.map((each) => html`<option key=${each} value=${each}></option>`)}</datalist>
    <p id="typed-help" class=${wrong ? "wrong" : "quiet"} role=${wrong ? "alert" : undefined}>${wrong || (text ? `Enter: ${text}, ${where}` : `Short is enough: 23bla2, d42gf1ys3, f${items ? ", 2x3 ?" : "; @f8 says where, + adds it to those to place"}.`)}</p>
  </form>`;
}
