// Everybody who plays: whose turn it is, points, and what each has in the open.
import { html } from "../../html.js";
import { stampPoints } from "../../model/decktet.js";
import { trackPoints, trackPrinted } from "../../model/stamps_grid.js";
import { BOARDS, GAMES } from "../../model/words.js";
import { Track } from "../../views/track.js";
import { seatOf } from "../advice.js";
import { nameOf, strength, strengths } from "../names.js";

/** @typedef {import("../game.js").Game} Game */

/** @param {{game: Game}} props */
export function Players({ game }) {
  const { turn, position } = game;
  if (!turn || !position) return null;
  const board = BOARDS[turn.game];
  const her = position.pinzetta;
  return html`<section class="card players" aria-label="Players"><ul>${turn.players.map((agent, at) => {
    const seat = at + 1;
    const side = sideOf(game, seat);
    const on = game.onTurn === seat;
    return html`<li key=${seat} class=${on ? "on-turn" : ""} aria-current=${on ? "true" : undefined}><b>${nameOf(turn, seat)}</b>
      <span class="number">${counted(pointsOf(board, side, position))}</span> <span class="quiet">${inTheOpen(board, side, seat === turn.me, position)}</span>
      ${seat !== turn.me && game.changes && html`<${Strength} game=${game} agent=${agent} at=${at} />`}
      ${board === "grid" && html`<${Track} side=${side} position=${position} />`}</li>`;
  })}${her && html`<li key="pinzetta"><b>Pinzetta</b> <span class="quiet">level ${her.level ?? 1}, ${tokens(her.forever ?? 1, "forever stamp")}</span>
    <span class="quiet wide">${her.targets?.length ? `asks for ${her.targets.join(", ")}: each of these is a token more, and she takes the pile with more tokens than a card of hers crosses out` : ""}</span></li>`}</ul></section>`;
}

/** What a position has of a player. @param {Game} game @param {number} seat @returns {any} */
function sideOf({ turn, position }, seat) {
  if (!turn) return {};
  if (seat === turn.me) return BOARDS[turn.game] === "cards" ? position : position.me ?? {};
  return position.opponent ?? (position.opponents ?? []).find((/** @type {any} */ each) => seatOf(turn, each.name) === seat) ?? {};
}

/** The points that everybody can count now; undefined where nobody can. @param {string} board @param {any} side @param {any} position @returns {number | undefined} */
function pointsOf(board, side, position) {
  if (board === "grid") return trackPoints(side, trackPrinted(position));
  return board === "cards" ? stampPoints(side.album) : side.points;
}

/** What a player has that all may see. @param {string} board @param {any} side @param {boolean} mine @param {any} position */
function inTheOpen(board, side, mine, position) {
  const inHand = mine ? position.hand?.length : side.hand;
  if (board === "cards") return `${tokens(side.album?.length ?? 0, "stamp")}, ${inHand ?? "?"} in hand`;
  if (board === "grid") return inHand === 2 ? "" : `${inHand ?? "?"} in hand`;
  const entered = side.entered ?? (mine ? position.entered : undefined) ?? [];
  return [entered.length && tokens(entered.length, "ticket"), side.first_player && "first player"].filter(Boolean).join(", ");
}

/** Another agent may play on for a player. @param {{game: Game, agent: string, at: number}} props */
function Strength({ game, agent, at }) {
  const { turn } = game;
  const known = strengths(GAMES.find((each) => each.game === turn?.game)?.agents ?? []);
  return html`<select aria-label="Strength of player ${at + 1}" value=${agent} disabled=${game.busy || game.shown} onChange=${(/** @type {any} */ event) => { void game.change(at, event.target.value); }}>${(known.includes(agent) ? known : [agent, ...known]).map((each) => html`<option key=${each} value=${each} selected=${each === agent}>${strength(each)}</option>`)}</select>`;
}

/** @param {number | undefined} points */
function counted(points) {
  return points === undefined ? "" : tokens(points, "point");
}

/** @param {number} number @param {string} what */
function tokens(number, what) {
  return `${String(number).replace("-", "\u2212")} ${what}${number === 1 ? "" : "s"}`;
}
