// The games of this browser: their keys, and what was told in each; whoever has a key plays the game.
import { keepText } from "../state/storage.js";

/** @typedef {{key: string, game: string, players: string[], begun: number, over: boolean, table?: boolean}} KeptGame */

const GAMES = "stockbook.games";
const LOG = "stockbook.log.";
/** Games that are listed, and lines that are kept of each. */
const MOST = 30;
const LINES = 400;

/** @returns {KeptGame[]} the newest first */
export function keptGames() {
  try {
    const found = JSON.parse(localStorage.getItem(GAMES) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** @param {KeptGame} game */
export function keepGame(game) {
  const others = keptGames().filter((each) => each.key !== game.key);
  for (const each of others.slice(MOST - 1)) localStorage.removeItem(LOG + each.key);
  keepText(GAMES, JSON.stringify([game, ...others].slice(0, MOST)));
}

/** @param {string} key */
export function forgetGame(key) {
  localStorage.removeItem(LOG + key);
  keepText(GAMES, JSON.stringify(keptGames().filter((each) => each.key !== key)));
}

/** What was told in a game, oldest first. @param {string} key @returns {{player: number, told: string}[]} */
export function keptLog(key) {
  try {
    return JSON.parse(localStorage.getItem(LOG + key) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {string} key @param {{player: number, told: string}[]} log */
export function keepLog(key, log) {
  keepText(LOG + key, JSON.stringify(log.slice(-LINES)));
}
