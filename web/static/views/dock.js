// What is put together beside the album, or at the bottom of a phone: stamps, items and contests, and where the next one goes.
import { add, isAlbum, nextTile, places, scored, target } from "../actions/add.js";
import { addContest } from "../actions/contests.js";
import { html, inLanguage, say, useEffect, useState } from "../html.js";
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
  useEffect(() => { if (open) document.querySelector(isAlbum(to) ? ".album-frame" : ".goods-list.aimed")?.scrollIntoView({ block: "nearest" }); }, [open, to]);
  if (!open) return null;
  const kinds = scored(page);
  const items = !(to in kinds) && !isAlbum(to) && to !== "me.place";
  const put = (/** @type {string} */ text) => add(page, text);
  return html`<section class=${typing ? "dock typing" : "dock"} aria-label=${say("palette")}>
    <div class="dock-top"><${GoesTo} page=${page} to=${to} />
      ${!(to in kinds) && html`<button type="button" class="type-it" aria-expanded=${String(typing)} onClick=${() => setTyping(!typing)}>${say("type")}</button>`}
      <button type="button" aria-label=${say("close-palette")} class="remove" onClick=${() => { page.show({ panel: null }); focusLater("[data-open=palette]"); }}>×</button></div>
    ${to in kinds ? html`<div class="goes-to" role="group" aria-label=${say("kind")}>${Object.entries(kinds).map(([kind, name]) => html`<button type="button" key=${kind} aria-pressed=${String(kind === to)} onClick=${() => page.show({ to: kind })}>${name}</button>`)}</div><${Gallery} key=${to} choose=${(/** @type {string} */ text) => addContest(page, to, text)} />`
    : html`<${Palette} add=${put} more=${items ? ["?", "forever", "first-player", "specialist"] : ["forever"]} changed=${() => page.show({})} />
      ${items && html`<button type="button" class="fold" aria-expanded=${String(cards)} onClick=${() => setCards(!cards)}>${say("an-exhibitor")}</button>`}
      ${items && cards && html`<${Gallery} choose=${(/** @type {string} */ text) => put(`exhibitor ${text}`)} />`}
      <${Typed} page=${page} to=${to} items=${items} />`}</section>`;
}

/** Where the next one goes, to be chosen. @param {{page: Page, to: string}} props */
function GoesTo({ page, to }) {
  const tile = isAlbum(to) ? nextTile(page) : null;
  const sign = (/** @type {string} */ place) => (place === "contest" ? page.state.position.contests?.length ?? 0 : !isAlbum(place) ? goodsAt(page.state.position, place).length : to !== place ? "" : tile ? cellName(tile.x, tile.y) : say("full"));
  return html`<div class="goes-to" role="group" aria-label=${say("goes-to")}><span class="quiet" aria-hidden="true">${say("to")}</span>${Object.entries(places(page)).map(([place, name]) => html`<button type="button" key=${place} aria-label=${name}
    aria-pressed=${String(place === (to in scored(page) ? "contest" : to))} onClick=${() => page.show({ to: place, hand: null })}>${name} <b data-sign=${sign(place)}></b></button>`)}</div>`;
}

/** The field for typing stamps and items. @param {{page: Page, to: string, items: boolean}} props */
function Typed({ page, to, items }) {
  const [typed, type] = useState("");
  const [wrong, setWrong] = useState("");
  const stamp = typedStamp(typed.replace(/^\+/, ""));
  const listed = typed.startsWith("+") && "me.place" in places(page);
  const text = items ? typedGood(typed) : stamp?.text;
  const tile = text && isAlbum(to) && !stamp?.cell ? nextTile(page, text) : null;
  const where = listed ? say("to-those-to-place") : stamp?.cell ?? (!isAlbum(to) ? places(page)[to] : tile ? cellName(tile.x, tile.y) : say("no-free-place"));
  const enter = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!typed.trim()) return;
    setWrong(text ? "" : say(items ? "no-item-yet" : "no-stamp-yet", { typed: typed.trim() }));
    if (!text) return;
    if (listed) page.view.to = "me.place";
    const done = add(page, text, listed ? null : stamp?.cell);
    page.show({ to });
    if (done) type("");
  };
  const words = [...completions(typed.replace(/^\+/, "")), ...(items ? GOOD_WORDS.filter((word) => word.startsWith(typed)) : [])];
  return html`<form class="typed" onSubmit=${enter}>
    <label>${say(items ? "type-item" : "type-stamp")} <input data-field="stamp" list="stamp-words" value=${typed} autocomplete="off" autocapitalize="off" spellcheck="false"
      placeholder=${items ? "23bla2, 2x3 ?, first" : "2x3 bl an 2@f8"} aria-describedby="typed-help" aria-invalid=${wrong ? "true" : "false"}
      onInput=${(/** @type {any} */ event) => { type(event.target.value); setWrong(""); }} /></label>
    <datalist id="stamp-words">${words.map((each) => html`<option key=${each} value=${each}></option>`)}</datalist>
    <p id="typed-help" class=${wrong ? "wrong" : "quiet"} role=${wrong ? "alert" : undefined}>${wrong || (text ? say("typed-there", { text: inLanguage(text), where }) : say(items ? "short-item" : "short-stamp"))}</p>
  </form>`;
}
