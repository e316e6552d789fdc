// What the engine says for the terminal, in words for people at the page.

import { inLanguage, say, withMinus } from "../words.js";
import { brought } from "../state/brought.js";
import { spoken, spokenPlace } from "./sentences.js";

/** @typedef {import("../state/server.js").Fault} Fault */
/** @typedef {{game: string, title: string, board: string, empty: any, puzzles: boolean, players: number[], usual: number, agents: string[], settings: {key: string, values: any[]}[], faces: Record<string, {rank: string, suits: string, cost: number, stamp: boolean}>}} Offer */

/** The games that the server plays. @type {Offer[]} */
export const GAMES = brought("/api/games").games;

/** Games as they are printed, and the boards that show them, by their names in files. @type {Record<string, string>} */
export const GAME_NAMES = Object.fromEntries(GAMES.map(({ game, title }) => [game, say(`game-${game}`, {}, title)]));
export const BOARDS = Object.fromEntries(GAMES.map(({ game, board }) => [game, board]));

/** What is said in the terminal, and on the page. @type {[RegExp, string][]} */
const SAID = [
  [/^contests: 0 entries: at least 1 is needed$/, "Add a contest first: without one nothing is scored."],
  [/^ASSUMED, not looked up: (.*?); your own.*$/, "Assumed: $1"],
  [/^entering in .* is missing for (.*): .*$/, "the contest of $1 is not known: the one that pays most counts"],
  [/^points in .* is missing for (.*): .*$/, "the points of $1 are not known: no final total can be compared"],
  [/^forever_others is not given/, "forever stamps of others are not given"],
  [/; write (\S+) points N, as on the score track$/, "; add the line “$1 points” with the number on the score track to the record, by Edit"],
  [/ is missing: write its name above \[contests\].*$/, " is missing: choose it above, once the contests are entered"],
  [/: stockbook hint.*$|, so there is nothing for me to decide$|: (shows has|write pinzetta) .*$|: pinzetta got$/, ""],
  [/( not told|to choose|been turned up|not told yet: [^:]*)(: add|, write|: (?:market|\S+ draw) and) .*$/, "$1"],
];

/** @param {string} text */
function withoutTerminal(text) {
  return SAID.reduce((said, [terminal, page]) => said.replace(terminal, page), text);
}

/** A sentence of the engine without what can be done in the terminal only. @param {string} text */
export function plainly(text) {
  return spoken(withoutTerminal(text));
}

/** A fault as a sentence, with its place: in a file as it is written there, on the page in words. @param {Fault} fault */
export function faultInWords({ file = "-", key = "", cell, message }) {
  const shown = ["-", "standard input"].includes(file);
  const place = shown ? [(key ?? "").replace(/^me\./, "my ").replace(/^opponents\[(\d+)\]\.?/, "opponent $1 ").replace(/\]?\[/g, " ").replace("]", ""), cell] : [file, key, cell];
  const where = place.filter(Boolean).join(" ");
  const said = withoutTerminal([where, message].filter(Boolean).join(": "));
  if (!where || !said.startsWith(`${where}: `)) return spoken(said);
  return `${shown ? spokenPlace(where) : where}: ${spoken(said.slice(where.length + 2))}`;
}

/** A question without examples of how it is answered in the terminal. @param {string} text */
export function questionInWords(text) {
  return spoken(text.replace(/the mat of me\b/, "my mat").replace(/(,|;)? (such as|items with|with ; between|nothing ends this|of stampswap|\(color|\(row|take \d|Enter|or place best).*/, ""));
}

/** A question without its day and what is told with it. @param {string} text */
export function alone(text) {
  return questionInWords(text).replace(/^([^]*\n|\p{L}+: )/u, "");
}

/** What was or can be done without the numbers with which it is typed, and the parts of a cut by their names. @param {string} text */
export function toldInWords(text) {
  const done = text.replace(/^(reserve|place|enter|collect|look) .*?  \((?:\1 )?(.*)\)$/, "$1 $2").replace(/^take (\d+) (\d+)  \((.*)\)$/, "take pile $2 of player $1: $3");
  return withMinus(spoken(done.replace(/\b(cut:|reserves?) (.* \| .*)$/gm, (line, verb, cut) => {
    const [reserve, ...piles] = cut.replace(/;/g, ",").replace(/^reserve /, "").split(/ \| (?![^(]*\))/);
    return piles.length === 2 ? `${verb === "cut:" ? "cut: reserve" : verb} ${reserve}; pile 1: ${piles[0]}; pile 2: ${piles[1]}` : line;
  })));
}

/** A label of a line of points, or of a part of them. @param {string} label */
export function labelInWords(label) {
  return withMinus(spoken(label));
}
