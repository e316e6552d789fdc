// Contests as they are written: the families with what may follow, and typing them in as few letters as are clear.
import { COLORS, THEMES, begins } from "./stamps.js";

const SIZES = ["small-square", "large-square", "short-rectangle", "long-rectangle", "forever"];
const SHAPES = ["square", "rectangle"];
export const FILTERS = [
  ...COLORS.map((word) => `color=${word}`), ...THEMES.map((word) => `theme=${word}`), ...SIZES.map((word) => `size=${word}`),
  ...SHAPES.map((word) => `shape=${word}`), "canceled", "faded", "rare", "all",
];

/** @typedef {{word: string, after: string[], points: string, unit: string}} Family */
/** @type {Family[]} */
export const FAMILIES = [
  { word: "perfect-corners", after: [], points: "4", unit: "a point where four stamps meet at their corners" },
  { word: "edges", after: [], points: "10", unit: "an edge of the album without an empty space" },
  { word: "surrounded", after: [], points: "2", unit: "a stamp without an empty space beside it" },
  { word: "holes", after: ["1x1", "1x2"], points: "3", unit: "an empty region of exactly that size" },
  { word: "regions", after: [], points: "2", unit: "an empty region of any size" },
  { word: "group", after: ["color", "theme", "size", "shape", ...FILTERS], points: "3", unit: "a stamp of the largest group" },
  { word: "second", after: ["color", "theme"], points: "4", unit: "a stamp of the second most frequent color or theme" },
  { word: "most", after: ["color", "theme"], points: "3", unit: "a stamp of the most frequent color or theme" },
  { word: "sets", after: ["color", "theme"], points: "9", unit: "five stamps with all five colors or themes" },
  { word: "count", after: FILTERS, points: "1", unit: "a stamp of this kind" },
];

/** Words that a shortened word may mean; a filter also by its value alone: "rect", "space". @param {string} typed @param {string[]} words */
function meant(typed, words) {
  const found = begins(typed, words);
  return found.length ? found : words.filter((word) => (word.split("=")[1] ?? "").startsWith(typed));
}

/**
 * A contest that somebody has typed, such as "gr rect 3", "sets col 0 8 18" or "Name: edges 10".
 * @param {string} typed @returns {string | null} its full text; null as long as it is none
 */
export function typedContest(typed) {
  const [rest, ...name] = typed.split(":").reverse();
  const words = rest.toLowerCase().replace(/[[\],]/g, " ").trim().split(/\s+/);
  const families = begins(words[0], FAMILIES.map(({ word }) => word));
  const family = words[0] && families.length === 1 && FAMILIES.find(({ word }) => word === families[0]);
  if (!family) return null;
  const at = family.after.length ? 2 : 1;
  const after = family.after.length ? meant(words[1] ?? "", family.after) : [""];
  const exact = after.length > 1 ? after.filter((word) => word.split("=")[1] === words[1]) : after;
  const one = after.length === 1 ? after[0] : exact.length === 1 ? exact[0] : null;
  const numbers = words.slice(at);
  if (one === null || !numbers.every((number) => /^\d+$/.test(number)) || (family.after.length && !words[1])) return null;
  const points = !numbers.length ? family.points : numbers.length === 1 ? numbers[0] : `[${numbers.join(", ")}]`;
  const named = name.length ? `${name.reverse().join(":").trim()}: ` : "";
  return named + [family.word, one, points].filter(Boolean).join(" ");
}

/** Completions of a typed beginning. @param {string} typed @returns {string[]} */
export function contestWords(typed) {
  const words = typed.toLowerCase().trimStart().split(/\s+/);
  const families = FAMILIES.filter(({ word }) => word.startsWith(words[0]));
  if (words.length === 1) return families.flatMap(({ word, after, points }) => after.length ? [word] : [`${word} ${points}`]);
  const family = families.length === 1 ? families[0] : null;
  if (!family?.after.length || words.length > 2) return [];
  return meant(words[1], family.after).map((word) => `${family.word} ${word} ${family.points}`);
}
