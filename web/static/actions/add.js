// New stamps, items and contests: where the next one goes, and how it gets there.
import { inLanguage, say } from "../words.js";
import { firstFit, near } from "../model/album.js";
import { goodsAt, goodsLists } from "../model/goods.js";
import { givenBack, myTiles, put, toPlace, withPlace } from "../model/moves.js";
import { SIDE, cellName, readCell } from "../model/stamps.js";

/** @typedef {import("../page.js").Page} Page */

/** What was chosen last in the palette, as long as the page is open. */
export const chosen = { size: "2x3", color: "blue", theme: "animals" };

/** What other players have of a kind, by its place. @param {Page} page @param {"album" | "exhibitors"} kind @returns {Record<string, string>} */
function ofOthers({ state: { position: { opponents = [], pinzetta } } }, kind) {
  return pinzetta ? {} : Object.fromEntries(opponents.map((/** @type {any} */ { name: player }, /** @type {number} */ at) => [`opponents.${at}.${kind}`, say(`list-${kind}-of`, { player })]));
}

/** What is scored, by where it is added; the exhibitors of others too. @param {Page} page @returns {Record<string, string>} */
export function scored(page) {
  return { ...Object.fromEntries(["contest", "finale", "exhibitor", "show", "final"].map((place) => [place, say(`scored-${place}`)])), ...ofOthers(page, "exhibitors") };
}

/** Where something new may go, and what that is called. @param {Page} page @returns {Record<string, string>} */
export function places(page) {
  return { album: say("place-album"), ...goodsLists(page.state.position), contest: say("contests"), ...ofOthers(page, "album") };
}

/** Where the next one goes. @param {Page} page */
export function target(page) {
  return page.view.to in scored(page) || page.view.to in places(page) ? page.view.to : "album";
}

/** Whether a place is the album of anybody. */
export const isAlbum = (/** @type {string} */ to) => to.endsWith("album");

/** Whose album is set up: the number of another player; null is mine. @param {Page} page @returns {number | null} */
export function whose(page) {
  const to = page.view.panel === "new" ? target(page) : "album";
  return isAlbum(to) && to !== "album" ? Number(to.split(".")[1]) : null;
}

/** Open the palette for a place. @param {Page} page @param {string} to */
export function aimAt(page, to) {
  page.show({ panel: "new", to, hand: null, hover: null });
}

/** Open the palette for stamps, or close it. @param {Page} page @param {boolean} [stay] whether an open one stays */
export function newStamp(page, stay = false) {
  if (page.view.panel === "new" && !stay) page.show({ panel: null });
  else aimAt(page, target(page) in scored(page) ? "album" : target(page));
}

/** Where on the album the next stamp goes: at the space that was tapped, else at the next free place in reading order. @param {Page} page @param {string} [text] */
export function nextTile(page, text = `${chosen.size} rare 1`) {
  const tiles = myTiles(page.board);
  const { next, from } = page.view;
  return next ? near(tiles, text, ...next) : firstFit(tiles, text, from) ?? firstFit(tiles, text);
}

/** Add a stamp or an item where the next one goes, or a stamp at a space of the album; whether that can be. @param {Page} page @param {string} text @param {string | null} [cell] */
export function add(page, text, cell = null) {
  const to = target(page);
  if (!cell && !isAlbum(to)) {
    if (to === "me.place") page.go(withPlace(page.state, [...toPlace(page.state), text]));
    else page.setGoods(to, [...goodsAt(page.state.position, to), text]);
    page.show({ hand: null, said: say("said-added", { good: inLanguage(text), place: places(page)[to] }) });
    return true;
  }
  const tile = nextTile(page, text);
  const at = readCell(cell ?? (tile ? cellName(tile.x, tile.y) : ""));
  if (!at) {
    page.fault(page.view.next ? say("fits-not", { stamp: inLanguage(text), cell: cellName(...page.view.next) }) : say("fits-nowhere", { stamp: inLanguage(text) }));
    return false;
  }
  const done = page.go(givenBack(page.state, whose(page), put(page.board, { from: "new", text }, at[0], at[1], true)));
  if (done) page.show({ hand: null, hover: null, next: null, from: at[1] * SIDE + at[0], said: say("said-put", { stamp: inLanguage(text), cell: cellName(...at) }) });
  return done;
}
