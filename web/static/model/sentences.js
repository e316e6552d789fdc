// The engine's English sentences in the language of the page: each is a message whose English says how it is recognized.

import { brought } from "../state/brought.js";
import { inLanguage, say } from "../words.js";

/** The key of each sentence, and what it is like in English; none where the page speaks English. @type {[string, RegExp][]} */
const SENTENCES = brought("words").sentences.map((/** @type {[string, string]} */ [key, pattern]) => [key, new RegExp(`^${pattern}$`)]);
/** Sentences that mean something only inside of another one. */
const PART = "part-";
/** Values that are shown as they are typed: what somebody wrote, examples of what can be written, names. */
const TYPED = /^(word|words|text|line|close|options|name)$/;
/** Words of English prose: a text with one of them is no notation. */
const PROSE = /\b(the|is|are|write|it|its|you|I|how|such|only|after)\b/;
/** What was recognized before: lists of moves are drawn again and again. @type {Map<string, string | null>} */
const known = new Map();

/** A sentence in the language of the page; null where no message says it. @param {string} text @param {boolean} [part] of another sentence @returns {string | null} */
function translated(text, part = false) {
  const key = `${part ? "+" : "-"}${text}`;
  if (!known.has(key)) known.set(key, found(text, part));
  return known.get(key) ?? null;
}

/** @param {string} text @param {boolean} part */
function found(text, part) {
  for (const [key, pattern] of SENTENCES) {
    const match = (part || !key.startsWith(PART)) && pattern.exec(text);
    if (!match) continue;
    const values = Object.entries(match.groups ?? {}).map(([name, value]) => /** @type {[string, any]} */ ([name, inside(name, value)]));
    if (values.every(([, value]) => value !== null)) return say(`said-${key}`, Object.fromEntries(values));
  }
  return null;
}

/** A value of a sentence; null where it is one that no message says. @param {string} name @param {string} value */
function inside(name, value) {
  if (TYPED.test(name)) return value;
  return /^-?\d+$/.test(value) ? Number(value) : translated(value, true) ?? (PROSE.test(value) ? null : inLanguage(value));
}

/** Whether a text is notation: but for names it has no other words. @param {string} text */
function isNotation(text) {
  return (text.match(/\b[a-z][a-z]+(?:-[a-z]+)*/g) ?? []).every((word) => say(`word-${word}`) !== `word-${word}`);
}

/** A line, or each of several sentences and pieces of notation in one. @param {string} line */
function spokenLine(line) {
  const whole = translated(line);
  if (whole !== null) return whole;
  const parts = line.split("; ").map((part) => translated(part) ?? (isNotation(part) ? inLanguage(part) : null));
  return parts.includes(null) ? line : parts.join("; ");
}

/** What the engine says, line by line, as far as the language of the page has it; the rest stays as it is. @param {string} text */
export function spoken(text) {
  return text.split("\n").map(spokenLine).join("\n");
}

/** The words of a place, one by one. @param {string} place */
export function spokenPlace(place) {
  return place.split(" ").map((word) => translated(word, true) ?? word).join(" ");
}
