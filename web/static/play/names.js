// One name for each player, wherever a game shows or tells something of them.
import { say } from "../words.js";

/** @typedef {import("./game.js").Turn} Turn */

/** The name of a player, from 1; at a real table they have names of their own. @param {Turn} turn @param {number} seat */
export function nameOf(turn, seat) {
  return inPlay(seat === turn.me ? "you" : "lines" in turn ? turn.players[seat - 1] : `player ${seat}`);
}

/** A player's name in a position, as people read it. @param {string} name */
export function inPlay(name) {
  const [, number] = /^player (\d+)$/.exec(name) ?? [];
  return number ? say("player-at", { number }) : ["you", "me"].includes(name) ? say("you") : name === "pinzetta" ? say("game-pinzetta") : name;
}

/** The names of all who play, as they stand in my games, with the agents behind them. @param {string[]} players @param {boolean} [table] */
export function allNames(players, table) {
  return players.map((name, at) => (name === "me" || table ? inPlay(name) : say("player-agent", { number: at + 1, agent: strength(name) }))).join(", ");
}

/** Where the server draws what I see of a game now, or at an earlier moment. @param {Turn} turn @param {Turn | null} [past] */
export function drawingOf(turn, past) {
  return `/api/games/${turn.key}/drawing?decisions=${(past ?? turn).decisions}`;
}

/** What was told, in English with the name of the only other player. @param {Turn} turn @param {string} told */
export function toldOf(turn, told) {
  return turn.players.length === 2 ? told.replace(/\bthe opponent\b/g, `player ${3 - turn.me}`) : told;
}

/** A game in whose positions each other player is called by the seat, as in what is told, and not like an agent. @param {Turn} turn @returns {Turn} */
export function renamed(turn) {
  const names = new Map((turn.players ?? []).map((name, at) => [name, `player ${at + 1}`]));
  names.delete("me");
  const called = (/** @type {any} */ position) => position && JSON.parse(JSON.stringify(position), (_, value) => names.get(value) ?? value);
  return { ...turn, position: called(turn.position), steps: (turn.steps ?? []).map((step) => ({ ...step, position: called(step.position) })) };
}

/** How an agent plays, in words: its name, and its seconds for a move. @param {string} agent @returns {string} */
export function strength(agent) {
  const [name, seconds] = agent.split(":");
  return seconds ? say("agent-seconds", { agent: strength(name), seconds }) : say(`agent-${name}`, {}, name);
}

/** The strengths that can be chosen: an agent that plans may be given seconds. @param {string[]} agents */
export function strengths(agents) {
  return agents.flatMap((each) => (each === "planner" ? [each, ...[1, 5, 20].map((seconds) => `${each}:${seconds}`)] : [each]));
}
