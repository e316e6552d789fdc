// Wishes of a what-if: what is pinned, left empty, discarded, entered and reached.

/** @typedef {{put: string[], empty: string[], leave: number[], enter: string, reach: string[], least: string}} Wishes */

/** @type {Wishes} */
export const NO_WISHES = { put: [], empty: [], leave: [], enter: "", reach: [], least: "" };
