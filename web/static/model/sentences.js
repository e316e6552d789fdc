// The engine's English sentences in the language of the page: each is a message whose English says how it is recognized.

import { brought } from "../state/brought.js";
import { inLanguage, say } from "../words.js";

/** The key of each sentence, and what it is like in English; none where the page speaks English. @type {[string, RegExp][]} */
const SENTENCES = brought("words").sentences.map((/** @type {[string, string]} */ [key, pattern]) => [key, new RegExp(`^${pattern}$`)]);
/** Sentences that mean something only inside of another one. */
const PART = "said-part-";
/** Values that are shown as they are typed: what somebody wrote, examples of what can be written, names. */
const TYPED = /^(word|words|text|line|close|options|name|names)$/;
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
    const said = (part || !key.startsWith(PART)) && pattern.exec(text);
    if (said) return say(key, Object.fromEntries(Object.entries(said.groups ?? {}).map(([name, value]) => [name, inside(name, value)])));
  }
  return null;
}

/** A value of a sentence. @param {string} name @param {string} value */
function inside(name, value) {
  return /^-?\d+$/.test(value) ? Number(value) : translated(value, true) ?? (TYPED.test(name) ? value : inLanguage(value));
}

/** Whether a text is made of words of notation alone. @param {string} text */
function isNotation(text) {
  return (text.match(/[A-Za-z][a-z]+(?:-[a-z]+)*/g) ?? []).every((word) => say(`word-${word}`) !== `word-${word}`);
}

/** A line, or each of several sentences in one. @param {string} line */
function spokenLine(line) {
  const whole = translated(line);
  if (whole !== null) return whole;
  const parts = line.split("; ").map((part) => translated(part));
  return parts.includes(null) ? (isNotation(line) ? inLanguage(line) : line) : parts.join("; ");
}

/** What the engine says, line by line, as far as the language of the page has it; the rest stays as it is. @param {string} text */
export function spoken(text) {
  return text.split("\n").map(spokenLine).join("\n");
}

/** The words of a place, one by one. @param {string} place */
export function spokenPlace(place) {
  return place.split(" ").map((word) => translated(word, true) ?? word).join(" ");
}
