// The reviews of this browser: each with its record, as far as it has come.
import { GAME_NAMES } from "../model/words.js";
import { allNames } from "../play/names.js";
import { keepText, keptUnder } from "../state/storage.js";

/**
 * A review: the key of a game on the server, or a name made of its record; whether it is of a table there; the record; whose decisions and how long for
 * each; what is known, and what is known of other choices; and whether it goes on when it is opened again.
 * @typedef {{id: string, table?: boolean, time: number, title: string, record: string, player: string, seconds: number, document: import("./parts.js").Document | null,
 *   others: Record<string, import("./parts.js").Document | null>, going: boolean}} KeptReview
 */

const ENTRY = "stockbook.review.";
/** Reviews that are kept, and letters of all of them together. */
const MOST = 12;
const LETTERS = 2e6;

/** @returns {KeptReview[]} the newest first */
export function keptReviews() {
  const found = Object.keys(localStorage).filter((name) => name.startsWith(ENTRY)).flatMap((name) => keptReview(name.slice(ENTRY.length)) ?? []);
  return found.sort((one, other) => other.time - one.time);
}

/** @param {string} id @returns {KeptReview | null} */
export function keptReview(id) {
  return keptUnder(ENTRY + id);
}

/** The title of a review: its file, or the game and its players, which are kept as a record names them. @param {{title: string, table?: boolean}} kept */
export function titleOf({ title, table }) {
  const [game, ...players] = title.split(", ");
  return GAME_NAMES[game] ? `${GAME_NAMES[game]}, ${allNames(players, table)}` : title;
}

/** Keep a review; where there is no room, the oldest ones go, and one that is too large is not kept. @param {KeptReview} review */
export function keepReview(review) {
  const text = JSON.stringify(review);
  let room = LETTERS - text.length;
  for (const [at, each] of keptReviews().filter((other) => other.id !== review.id).entries()) {
    room -= (localStorage.getItem(ENTRY + each.id) ?? "").length;
    if (room < 0 || at >= MOST - 1) forgetReview(each.id);
  }
  if (!keepText(ENTRY + review.id, text)) forgetReview(review.id);
}

/** @param {string} id */
export function forgetReview(id) {
  localStorage.removeItem(ENTRY + id);
}

/** A name for a record, the same for the same record. @param {string} record */
export function nameOf(record) {
  let hash = 5381;
  for (const letter of record) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) % 4294967296;
  return `record-${hash.toString(36)}-${record.length.toString(36)}`;
}
