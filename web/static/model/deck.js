// One's own deck: the tiles that are entered, counted against the numbers in the box.
import { readStamp } from "./stamps.js";

/** Tiles in the box by size (rulebook, Components). */
export const PRINTED = { "small-square": 30, "large-square": 30, "short-rectangle": 60, "long-rectangle": 30 };

/** @param {string} text @returns {keyof typeof PRINTED | null} */
export function sizeName(text) {
  const stamp = readStamp(text);
  if (!stamp) return null;
  const sides = [stamp.width, stamp.height].sort().join("x");
  return /** @type {any} */ ({ "2x2": "small-square", "3x3": "large-square", "2x3": "short-rectangle", "2x4": "long-rectangle" })[sides] ?? null;
}

/** How many tiles of each size a deck has, and how many are missing. @param {string[]} tiles */
export function counted(tiles) {
  return Object.entries(PRINTED).map(([size, printed]) => {
    const here = tiles.filter((text) => sizeName(text) === size).length;
    return { size, here, printed, missing: Math.max(0, printed - here) };
  });
}
