// The games of this browser: their keys, and what was told in each; whoever has a key plays the game.
import { keepText, keptUnder } from "../state/storage.js";

/** @typedef {{key: string, game: string, players: string[], begun: number, over: boolean, table?: boolean}} KeptGame */

const GAMES = "stockbook.games";
const LOG = "stockbook.log.";
/** Games that are listed, and lines that are kept of each. */
const MOST = 30;
const LINES = 400;

/** @returns {KeptGame[]} the newest first */
export function keptGames() {
  const found = keptUnder(GAMES);
  return Array.isArray(found) ? found : [];
}

/** Keep a game; where there are too many, the oldest that is over goes, and only then one that is not. @param {KeptGame} game */
export function keepGame(game) {
  const known = keptGames();
  const { begun } = known.find((each) => each.key === game.key) ?? game;
  const games = [{ ...game, begun }, ...known.filter((each) => each.key !== game.key)];
  while (games.length > MOST) {
    // Where none is over this is -1, and so the last of all.
    const oldest = games.findLastIndex((each, at) => at > 0 && each.over);
    const [gone] = games.splice(oldest, 1);
    localStorage.removeItem(LOG + gone.key);
  }
  keepText(GAMES, JSON.stringify(games));
}

/** @param {string} key */
export function forgetGame(key) {
  localStorage.removeItem(LOG + key);
  keepText(GAMES, JSON.stringify(keptGames().filter((each) => each.key !== key)));
}

/** What was told in a game, oldest first. @param {string} key @returns {{player: number, told: string}[]} */
export function keptLog(key) {
  return keptUnder(LOG + key) ?? [];
}

/** @param {string} key @param {{player: number, told: string}[]} log */
export function keepLog(key, log) {
  keepText(LOG + key, JSON.stringify(log.slice(-LINES)));
}
