// Contests as they are written: typing them in as few letters as are clear.
import { say } from "../words.js";
import { brought } from "../state/brought.js";
import { begins } from "./stamps.js";

/** A family as the server has it. @typedef {{word: string, after: string[], filters: string[], points: number, unit: string}} Family */

/** Those that the server knows. @type {Family[]} */
export const families = brought("/api/start").families;

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
  const found = begins(words[0], families.map(({ word }) => word));
  const family = words[0] && found.length === 1 && families.find(({ word }) => word === found[0]);
  if (!family) return null;
  const following = [...family.after, ...family.filters];
  const at = following.length ? 2 : 1;
  const after = following.length ? meant(words[1] ?? "", following) : [""];
  const exact = after.length > 1 ? after.filter((word) => word.split("=")[1] === words[1]) : after;
  const one = after.length === 1 ? after[0] : exact.length === 1 ? exact[0] : null;
  const numbers = words.slice(at);
  if (one === null || !numbers.every((number) => /^\d+$/.test(number)) || (following.length && !words[1])) return null;
  const points = !numbers.length ? String(family.points) : numbers.length === 1 ? numbers[0] : `[${numbers.join(", ")}]`;
  const named = name.length ? `${name.reverse().join(":").trim()}: ` : "";
  return named + [family.word, one, points].filter(Boolean).join(" ");
}

/** Completions of a typed beginning. @param {string} typed @returns {string[]} */
export function contestWords(typed) {
  const words = typed.toLowerCase().trimStart().split(/\s+/);
  const found = families.filter(({ word }) => word.startsWith(words[0]));
  if (words.length === 1) return found.flatMap(({ word, after, filters: of, points }) => after.length || of.length ? [word] : [`${word} ${points}`]);
  const [family] = found;
  if (found.length !== 1 || words.length > 2) return [];
  return meant(words[1], [...family.after, ...family.filters]).map((word) => `${family.word} ${word} ${family.points}`);
}

/** The unit of a family in words. @param {Family} family */
export function unitOf({ word, unit }) {
  return say(`unit-${word}`, {}, unit);
}

/** The rule of a contest in a sentence: what its unit is, and what that pays. @param {string} contest @returns {string} */
export function ruleOf(contest) {
  const [, word, points] = /^(?:.*: )?(\S+)[^[\d]*(?:\dx\d)?[^[\d]*(.*)$/.exec(contest) ?? [];
  const family = families.find((each) => each.word === word);
  if (!family) return "";
  const unit = unitOf(family);
  return points.startsWith("[") ? say("rule-table", { points: points.slice(1, -1), unit }) : say("rule-every", { number: Number(points), unit: unit.replace(/^an? /, "") });
}
