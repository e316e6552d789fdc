// The engine's English sentences in the language of the page: each is a message whose English says how it is recognized.
import { brought } from "../state/brought.js";
import { inLanguage, say } from "../words.js";

/** The key of each sentence, and what it is like in English; none where the page speaks English. @type {[string, RegExp][]} */
const SENTENCES = brought("words").sentences.map((/** @type {[string, string]} */ [key, pattern]) => [key, new RegExp(`^${pattern}$`)]);
/** Values that are shown as they are typed: what somebody wrote, examples of what can be written, names. */
const TYPED = /^(word|words|text|line|close|options|name)$/;
/** Words of English prose: a text with one of them is no notation. */
const PROSE = /\b(the|is|are|write|it|its|you|I|how|such|only|after)\b/;
/** What was recognized before: lists of moves are drawn again and again. @type {Map<string, string | null>} */
const known = new Map();

/** A sentence in the language of the page; null where no message says it. @param {string} text @param {boolean} [inside] whether it is a part of another one, as those are that begin with `part-` @returns {string | null} */
function translated(text, inside = false) {
  const before = known.get(`${inside}${text}`);
  if (before !== undefined) return before;
  const remembered = (/** @type {string | null} */ said) => { known.set(`${inside}${text}`, said); return said; };
  for (const [key, pattern] of SENTENCES) {
    const match = (inside || !key.startsWith("part-")) && pattern.exec(text);
    const values = match && Object.entries(match.groups ?? {}).map(([name, value]) => /** @type {[string, any]} */ ([name, valueOf(name, value)]));
    if (values && values.every(([, value]) => value !== null)) return remembered(say(`said-${key}`, Object.fromEntries(values)));
  }
  return remembered(null);
}

/** A value of a sentence; null where it is a text that no message says. @param {string} name @param {string} value */
function valueOf(name, value) {
  if (TYPED.test(name)) return value;
  return /^-?\d+$/.test(value) ? Number(value) : translated(value, true) ?? (PROSE.test(value) ? null : inLanguage(value));
}

/** A text that is notation, which has no other words but for names; null for another one. @param {string} text */
function notation(text) {
  return (text.match(/\b[a-z][a-z]+(?:-[a-z]+)*/g) ?? []).every((word) => say(`word-${word}`) !== `word-${word}`) ? inLanguage(text) : null;
}

/** What the engine says, line by line, as far as the language of the page has it; the rest stays as it is. @param {string} text */
export function spoken(text) {
  return text.split("\n").map((line) => {
    const parts = () => line.split("; ").map((part) => translated(part) ?? notation(part));
    return translated(line) ?? (parts().includes(null) ? line : parts().join("; "));
  }).join("\n");
}

/** The words of a place, one by one. @param {string} place */
export function spokenPlace(place) {
  return place.split(" ").map((word) => translated(word, true) ?? word).join(" ");
}
