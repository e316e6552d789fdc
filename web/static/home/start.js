// The start: what this is, a position that can be asked with one tap, and the doors to all places.
import { html, inLanguage, say, useEffect, useState } from "../html.js";
import { shippedPosition } from "../actions/files.js";
import { PLACES } from "../frame/bar.js";
import { Language } from "../frame/language.js";
import { GAME_NAMES } from "../model/words.js";
import { keptGames } from "../play/kept.js";
import { allNames } from "../play/names.js";
import { recent } from "../state/storage.js";
import { blank } from "../state/store.js";
import { ContestPicture } from "../pieces/contest_picture.js";
import { SmallAlbum } from "../views/boards/opponents.js";
import { StampPicture } from "../pieces/stamp.js";
import { Door } from "./doors.js";

/** @typedef {import("../page.js").Page} Page */

/** The shipped position that is shown: its answer is proved at once. */
export const EXAMPLE = "positions/sunday";

/** @param {{page: Page}} props */
export function Start({ page }) {
  return html`<main class="home">
    <section class="hello"><h2>${say("hello")}</h2>
      <p>${say("hello-games", { games: Object.values(GAME_NAMES).slice(0, -1).join(", "), last: Object.values(GAME_NAMES).at(-1) ?? "" })}</p></section>
    <${Example} page=${page} />
    <${Before} page=${page} />
    <ul class="doors" aria-label=${say("doors")}>${PLACES.map(([name, address]) => html`<li key=${name}><a class="door card" href=${address}><${Door} name=${name} /><span><b>${say(`place-${name}`)}</b><span class="quiet">${say(`door-${name}`)}</span></span></a></li>`)}</ul>
    <section class="rules-of"><h2>${say("how-games-go")}</h2><div class="buttons">${Object.entries(GAME_NAMES).map(([game, name]) => html`<button type="button" key=${game} aria-label=${say("rules-of", { game: name })} onClick=${() => page.show({ help: game })}>${name}</button>`)}</div></section>
    <${Language} />
  </main>`;
}

/** A real position, drawn small, and what is asked of it. @param {{page: Page}} props */
function Example({ page }) {
  const [position, take] = useState(/** @type {any} */ (null));
  useEffect(() => { void shippedPosition(page, EXAMPLE).then(take); }, []);
  const { contests = [], entered = [], me = {} } = position ?? {};
  const ask = () => {
    page.open(position, EXAMPLE.replace(/.*\//, ""));
    void page.hint();
  };
  return html`<section class="example card" aria-labelledby="example-title">
    <div class="pictured">${position && html`<${SmallAlbum} side=${{ ...me, name: say("example-name") }} />`}</div>
    <div><h2 id="example-title">${say("example-title")}</h2>
      <p>${say("example-question", { number: (me.place ?? []).length })}</p>
      <ul class="goods-row" aria-label=${say("stamps-to-place")}>${(me.place ?? []).map((/** @type {string} */ text) => html`<li key=${text}><span class="unseen">${inLanguage(text)}</span><${StampPicture} text=${text} space=${17} /></li>`)}</ul>
      <ul class="contest-list" aria-label=${say("contests")}>${contests.filter((/** @type {string} */ each) => !entered.includes(each)).map((/** @type {string} */ each) => html`<li key=${each}><${ContestPicture} contest=${each} /><span>${inLanguage(each)}</span></li>`)}</ul>
      <div class="buttons"><button type="button" class="primary" disabled=${!position} onClick=${ask}>${say("example-ask")}</button><a class="button" href="/#tour">${say("tour-link")}</a></div></div></section>`;
}

/** What was done before in this browser, the newest album and the newest games. @param {{page: Page}} props */
function Before({ page }) {
  const here = blank(page.state) ? null : page.state;
  const album = here ?? recent().find((entry) => !blank(entry.state))?.state;
  const games = keptGames().slice(0, 2);
  return html`<section class="before"><h2>${say("go-on-with")}</h2><div class="buttons">${album && html`<button type="button" onClick=${() => page.go(album)}>${album.title || say("album-of-yours")}</button>`}
    ${games.map((each) => html`<a class="button" key=${each.key} href=${`/${each.table ? "table" : "play"}#${each.key}`}>${GAME_NAMES[each.game]}, ${allNames(each.players, each.table)}</a>`)}
    <button type="button" onClick=${() => page.show({ dialog: "open" })}>${say("open-file-or-link")}</button></div></section>`;
}
