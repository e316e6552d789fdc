// Wishes of a what-if: what is pinned, left empty, discarded, entered and reached; before a cut, what is kept and reserved.

/** @typedef {{put: string[], empty: string[], leave: number[], enter: string, reach: string[], least: string, keep: number[], reserve: number[]}} Wishes */

/** @type {Wishes} */
export const NO_WISHES = { put: [], empty: [], leave: [], enter: "", reach: [], least: "", keep: [], reserve: [] };

/** The wishes of a state. @param {import("../state/store.js").State} state @returns {Wishes} */
export function wishesOf(state) {
  return { ...NO_WISHES, ...state.wishes };
}

const VERBS = /** @type {Record<string, string>} */ ({ put: "", leave: "discard ", keep: "keep ", reserve: "reserve " });

/** A wish with the words of its item instead of its number. @param {string} wish @param {string[]} items */
export function wishInWords(wish, items) {
  return wish.replace(/^(put|leave|keep|reserve) (\d+)@?/, (_, verb, item) => `${VERBS[verb]}${items[Number(item) - 1] ?? item}${verb === "put" ? " at " : ""}`);
}
