// Wishes of a what-if: what is pinned, left empty, discarded, entered and reached; before a cut, what is kept and reserved.
import { inLanguage, say } from "../words.js";

/** @typedef {{put: string[], empty: string[], leave: number[], enter: string, reach: string[], least: string, keep: number[], reserve: number[]}} Wishes */

/** @type {Wishes} */
export const NO_WISHES = { put: [], empty: [], leave: [], enter: "", reach: [], least: "", keep: [], reserve: [] };

/** The wishes of a state. @param {import("../state/store.js").State} state @returns {Wishes} */
export function wishesOf(state) {
  return { ...NO_WISHES, ...state.wishes };
}

/** A wish with the words of its item instead of its number. @param {string} wish @param {string[]} items */
export function wishInWords(wish, items) {
  const [verb, what, cell = ""] = wish.split(/ (.*?)(?:@(.*))?$/);
  const item = ["put", "leave", "keep", "reserve"].includes(verb) && items[Number(what) - 1];
  return say(`wish-${verb}`, { what: inLanguage(item || what), cell });
}
