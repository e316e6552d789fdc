// What one does with stamps: each move makes a new state of an old one, or says why it cannot be made.
import { inLanguage, say } from "../words.js";
import { fits, near, tileAt, tilesOf, withTiles } from "./album.js";
import { cellName, readCell, readStamp } from "./stamps.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("./album.js").Tile} Tile */
/**
 * A stamp in the hand: a new one, one of those to place (its index), or one of the album (its top left space).
 * @typedef {{from: "new" | "list" | "album", text: string, index?: number, cell?: string, good?: number}} Hand
 */

/** @param {State} state @returns {Tile[]} */
export function myTiles(state) {
  return tilesOf(state.position.me);
}

/** @param {State} state @returns {string[]} */
export function toPlace(state) {
  return state.position.me?.place ?? [];
}

/**
 * A state with other tiles in my album and others to place.
 * @param {State} state @param {Tile[]} tiles @param {string[]} place @param {string[]} fresh @returns {State}
 */
function withMine(state, tiles, place, fresh) {
  const { place: _, ...me } = withTiles(state.position.me ?? {}, tiles);
  return { ...state, position: { ...state.position, me: place.length ? { ...me, place } : me }, fresh };
}

/** @param {Tile} tile */
export function cellOf(tile) {
  return cellName(tile.x, tile.y);
}

/**
 * Put the stamp in the hand on a space; a text is the reason why it does not fit.
 * @param {State} state @param {Hand} hand @param {number} x @param {number} y @param {boolean} [exact] with its top left just there
 * @returns {State | string}
 */
export function put(state, hand, x, y, exact = false) {
  const all = myTiles(state);
  const others = hand.from === "album" ? all.filter((tile) => cellOf(tile) !== hand.cell) : all;
  const replaced = tileAt(others, x, y);
  const stamp = readStamp(hand.text);
  let tile = near(others, hand.text, x, y);
  if (exact && tile && (tile.x !== x || tile.y !== y)) tile = null;
  let rest = others;
  if (replaced && stamp && replaced.width === stamp.width && replaced.height === stamp.height && !exact) {
    tile = { ...replaced, text: hand.text };
    rest = others.filter((each) => each !== replaced);
  }
  if (!tile) return say("fits-not", { stamp: inLanguage(hand.text), cell: cellName(x, y) });
  const gone = replaced && rest !== others ? cellOf(replaced) : null;
  const back = gone && state.fresh.includes(gone) && replaced ? [replaced.text] : [];
  const kept = state.fresh.filter((cell) => cell !== hand.cell && cell !== gone);
  const mine = hand.from === "list" || (hand.from === "album" && state.fresh.includes(hand.cell ?? ""));
  const place = [...toPlace(state).filter((_, index) => hand.from !== "list" || index !== hand.index), ...back];
  return withMine(state, [...rest, tile], place, mine ? [...kept, cellOf(tile)] : kept);
}

/** Take a stamp off the album: one that was to be placed goes back to those, another one is removed. @param {State} state @param {string} cell @param {boolean} [listed] whether it is to be placed in any case @returns {State} */
export function takeOff(state, cell, listed = false) {
  const tile = myTiles(state).find((each) => cellOf(each) === cell);
  if (!tile) return state;
  const place = listed || state.fresh.includes(cell) ? [...toPlace(state), tile.text] : toPlace(state);
  return withMine(state, myTiles(state).filter((each) => cellOf(each) !== cell), place, state.fresh.filter((each) => each !== cell));
}

/** @param {State} state @param {string[]} place @returns {State} */
export function withPlace(state, place) {
  return withMine(state, myTiles(state), place, state.fresh);
}

/** A state with the album of another player as mine; null is my own. @param {State} state @param {number | null} whose @returns {State} */
export function seenBy(state, whose) {
  return whose === null ? state : { ...state, position: { ...state.position, me: withTiles({}, tilesOf(state.position.opponents[whose])) }, fresh: [], wishes: undefined };
}

/** The state with the album of another player as it has become on their board, or why it cannot. @param {State} state @param {number | null} whose @param {State | string} board @returns {State | string} */
export function givenBack(state, whose, board) {
  if (whose === null || typeof board === "string") return board;
  const opponents = state.position.opponents.map((/** @type {any} */ side, /** @type {number} */ at) => (at === whose ? withTiles(side, myTiles(board)) : side));
  return { ...state, position: { ...state.position, opponents } };
}

/** Put stamps where a plan has them; those that it discards stay. @param {State} state @param {{item: number, stamp: string, at: string}[]} plan @returns {State} */
export function applied(state, plan) {
  const items = new Set(plan.map((each) => each.item - 1));
  const tiles = plan.map(placedTile);
  return withMine(state, [...myTiles(state), ...tiles], toPlace(state).filter((_, index) => !items.has(index)), [...state.fresh, ...tiles.map(cellOf)]);
}

/** The tile of a line of a plan. @param {{stamp: string, at: string}} line @returns {Tile} */
export function placedTile({ stamp, at }) {
  const [x, y] = readCell(at) ?? [0, 0];
  const { width, height } = readStamp(stamp) ?? { width: 1, height: 1 };
  return { text: stamp, x, y, width, height };
}

/** The position before the stamps were put down that were to be placed, and the move that put them. @param {State} state */
export function asMove(state) {
  const laid = myTiles(state).filter((tile) => state.fresh.includes(cellOf(tile)));
  const rest = myTiles(state).filter((tile) => !state.fresh.includes(cellOf(tile)));
  const before = withMine(state, rest, [...laid.map((tile) => tile.text), ...toPlace(state)], []);
  return { position: before.position, move: laid.map((tile) => `${tile.text}@${cellOf(tile)}`).join("; ") };
}

/** Whether a tile may lie there. @param {State} state @param {Tile} tile @param {string} [except] the space of one that is moved */
export function free(state, tile, except) {
  return fits(myTiles(state).filter((each) => cellOf(each) !== except), tile);
}
