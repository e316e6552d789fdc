// The shipped puzzles by level, which puzzles are solved, the next one, and that of a day.
import { keepText, keptUnder } from "./storage.js";

/** @typedef {{name: string}[]} Shipped what is shipped: puzzles are `puzzles/easy-1` */

export const LEVELS = ["easy", "medium", "hard"];
const SOLVED = "stockbook.solved";

/** Titles of shipped puzzles, of a level or of all. @param {Shipped} shipped @param {string} [level] */
export function titles(shipped, level = "") {
  const found = shipped.filter(({ name }) => name.startsWith(`puzzles/${level}`)).map(({ name }) => name.slice("puzzles/".length));
  return found.sort((one, other) => numberOf(one) - numberOf(other));
}

/** The level of a shipped puzzle; empty for another. @param {string} title */
export function levelOf(title) {
  return LEVELS.find((level) => title.startsWith(`${level}-`)) ?? "";
}

/** The number of a shipped puzzle within its level. @param {string} title */
export function numberOf(title) {
  return Number(title.split("-")[1]);
}

/** Titles of the puzzles that were solved in this browser. @returns {string[]} */
export function solved() {
  const found = keptUnder(SOLVED);
  return Array.isArray(found) ? found : [];
}

/** @param {string} title */
export function markSolved(title) {
  if (!solved().includes(title)) keepText(SOLVED, JSON.stringify([...solved(), title]));
}

/** The next one that is not solved: of its level, else of those after it; undefined where none is left. @param {Shipped} shipped @param {string} title */
export function nextPuzzle(shipped, title) {
  const level = LEVELS.indexOf(levelOf(title));
  const done = solved();
  for (const each of [...LEVELS.slice(level), ...LEVELS.slice(0, level)]) {
    const all = titles(shipped, each);
    const at = all.indexOf(title) + 1;
    const found = [...all.slice(at), ...all.slice(0, at)].find((one) => one !== title && !done.includes(one));
    if (found) return found;
  }
  return undefined;
}

/** That of a day: the same for everybody who has the same puzzles; levels take turns. @param {Shipped} shipped @param {Date} day @returns {string | undefined} */
export function puzzleOfDay(shipped, day) {
  const number = Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 864e5);
  const level = titles(shipped, LEVELS[number % 3]);
  return level[Math.floor(number / 3) % level.length];
}
