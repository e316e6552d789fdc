// One's own deck: read and counted by the server, kept in this browser.
import { say } from "../words.js";
import { faultInWords } from "../model/words.js";
import { post } from "../state/server.js";
import { keepDeck } from "../state/storage.js";

/** @typedef {import("../page.js").Page} Page */

/** A deck in which nothing is entered yet. */
const EMPTY = { deck: "stampswap-deck", name: "my copy" };

/** Read and count a deck; the faults, if it has some. @param {Page} page @param {any} deck the text of a file, or a table @returns {Promise<any>} */
function count(page, deck) {
  return page.served(() => post("/api/deck", { text: typeof deck === "string" ? deck : JSON.stringify(deck) }));
}

/** Count the deck that is used, or an empty one; the faults, if it has some. @param {Page} page @returns {Promise<any[]>} */
export async function lookAtDeck(page) {
  const counted = await count(page, page.view.start.deck ?? EMPTY);
  if (!counted.faults) page.show({ counted });
  return counted.faults ?? [];
}

/** Use a deck from now on, if it can be read; the faults, if it has some. @param {Page} page @param {any} deck @returns {Promise<any[]>} */
export async function useDeck(page, deck) {
  const counted = await count(page, deck);
  if (counted.faults) return counted.faults;
  if (!keepDeck(counted.deck)) return [{ message: say("no-room-for-deck") }];
  page.show({ counted, start: { ...page.view.start, deck: counted.deck } });
  return [];
}

/** @type {Promise<any[]>} */
let last = Promise.resolve([]);

/**
 * Change one key of the deck, after the changes before it; the faults, if it could not be read then.
 * @param {Page} page @param {string} key @param {(value: any) => any} edit @returns {Promise<any[]>}
 */
export function changeDeck(page, key, edit) {
  last = last.catch(() => []).then(() => {
    const { deck } = page.view.counted;
    return useDeck(page, { ...deck, [key]: edit(deck[key]) });
  });
  return last;
}

/** Use no deck any more. @param {Page} page */
export function dropDeck(page) {
  keepDeck(null);
  page.show({ start: { ...page.view.start, deck: null } });
  void lookAtDeck(page);
}

/** Faults in one line. @param {any[]} faults */
export function inWords(faults) {
  return faults.map((each) => faultInWords(each)).join("; ");
}
