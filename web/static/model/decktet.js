// The cards of Stamp Albums: what each shows, and what an answer does with it.
import { say } from "../words.js";
import { unknown } from "./answers.js";
import { GAMES } from "./words.js";

/** @typedef {{name: string, rank: string, suits: string, cost: number, stamp: boolean}} Face */

/** The suits by their letters, as styles and messages name them. @type {Record<string, string>} */
export const SUITS = { M: "moons", S: "suns", W: "waves", L: "leaves", Y: "wyrms", K: "knots" };

/** @type {Face[]} */
const FACES = GAMES.flatMap(({ faces }) => Object.entries(faces).map(([name, face]) => ({ name, ...face })));

/** The card that a text names as files do: by the beginning of its name, or by rank and suits. @param {string} text @returns {Face | undefined} */
export function faceOf(text) {
  const word = text.trim().toLowerCase().replace(/^the /, "");
  const [, rank, suits] = /^(\d|[a-z]+) *?([mswlyk]*)$/.exec(word.replace(" ", "")) ?? [];
  return FACES.find(({ name }) => name.toLowerCase().replace(/^the /, "").startsWith(word))
    ?? FACES.find((face) => rank && face.rank.toLowerCase() === rank && [...suits.toUpperCase()].every((suit) => face.suits.includes(suit)));
}

/** A card in words. @param {string} text */
export function cardInWords(text) {
  const face = faceOf(text);
  if (!face?.suits) return text;
  const suits = [...face.suits].map((suit) => say(`suit-${SUITS[suit]}`)).reduce((first, second) => say("two-suits", { first, second }));
  return say(face.stamp ? "card-words-stamp" : "card-words", { name: face.name, rank: face.rank, suits });
}

/** The points of the stamps among cards. @param {string[] | undefined} cards */
export function stampPoints(cards = []) {
  return cards.map(faceOf).reduce((sum, face) => sum + (face?.stamp ? face.cost : 0), 0);
}

/** What an answer does with each card, in notation: buy it, or pay with it, and for which purchase. @param {any} answer @returns {Map<string, string>} */
export function advisedCards(answer) {
  const plan = /** @type {any[]} */ (answer?.searching || unknown(answer) ? [] : answer?.purchases ?? []);
  /** @type {Map<string, string>} */
  const found = new Map();
  const note = (/** @type {string} */ card, /** @type {string} */ what, /** @type {number} */ at) => found.set(card, [found.get(card), plan.length > 1 ? `${what} ${at + 1}` : what].filter(Boolean).join(", "));
  plan.forEach(({ card, pay }, at) => {
    note(card, "buy", at);
    for (const each of pay) note(each, "pay", at);
  });
  return found;
}
