// Everybody who plays: whose turn it is, points, and what each has in the open.
import { html, inLanguage, say } from "../../html.js";
import { shown } from "../../model/answers.js";
import { stampPoints } from "../../model/decktet.js";
import { trackPoints, trackPrinted } from "../../model/stamps_grid.js";
import { BOARDS, GAMES } from "../../model/words.js";
import { Track } from "../../pieces/track.js";
import { seatOf } from "../advice.js";
import { nameOf, strength, strengths } from "../names.js";

/** @typedef {import("../game.js").Game} Game */

/** Columns and rows of each size. @type {Record<string, [number, number]>} */
const SIZES = { "small-square": [2, 2], "large-square": [3, 3], "short-rectangle": [2, 3], "long-rectangle": [2, 4] };

/** The outline of a size. @param {{size: string}} props */
function Size({ size }) {
  const [width, height] = SIZES[size] ?? [0, 0];
  return width > 0 && html`<svg class="stamp" width=${width * 7} height=${height * 7} aria-hidden="true"><rect x="1" y="1" width=${width * 7 - 2} height=${height * 7 - 2} fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="3 2" /></svg>`;
}

/** @param {{game: Game}} props */
export function Players({ game }) {
  const { turn, position } = game;
  if (!turn || !position) return null;
  const board = BOARDS[turn.game];
  const her = position.pinzetta;
  const left = Object.entries((game.past ?? turn).to_come ?? {});
  const marks = (/** @type {number} */ seat) => (game.onTurn === seat ? { class: "on-turn", "aria-current": "true" } : {});
  return html`<section class="card players" aria-label=${say("players")}><ul>${turn.players.map((agent, at) => {
    const seat = at + 1;
    const side = sideOf(game, seat);
    const points = pointsOf(board, side, position);
    return agent !== "pinzetta" && html`<li key=${seat} ...${marks(seat)}><b>${nameOf(turn, seat)}</b>
      <span class="number">${points === undefined ? "" : say("points-shown", { number: points, shown: shown(points) })}</span> <span class="quiet">${inTheOpen(board, side, seat === turn.me, position)}</span>
      ${seat !== turn.me && game.changes && html`<${Strength} game=${game} agent=${agent} at=${at} />`}
      ${board === "grid" && html`<${Track} side=${side} position=${position} />`}</li>`;
  })}${her && html`<li key="pinzetta" ...${marks(turn.players.indexOf("pinzetta") + 1 || -1)}><b>Pinzetta</b> <span class="quiet">${say("her-state", { level: her.level ?? 1, number: her.forever ?? 1 })}</span>
    ${(her.targets ?? []).map((/** @type {string} */ size) => html`<span key=${size} class="asked">${say("asks-for", { size: inLanguage(size).replace("-", " ") })} <${Size} size=${size} /></span>`)}
    <details class="wide"><summary>${say("how-she-takes")}</summary><p class="quiet">${say("her-tokens")}</p></details></li>`}</ul>
    ${left.length > 0 && !(game.past ?? turn).over && html`<p class="quiet">${say(`still-${"lines" in turn ? "unseen" : "to-come"}`)} ${left.map(([size, number]) => html`<span key=${size} class="asked">${say("of-a-size", { number, size: inLanguage(size).replace("-", " ") })} <${Size} size=${size} /></span> `)}</p>`}</section>`;
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
  if (board === "cards") return `${say("stamps", { number: side.album?.length ?? 0 })}, ${say("number-in-hand", { number: inHand ?? "?" })}`;
  if (board === "grid") return inHand === 2 || inHand === 0 ? "" : say("number-in-hand", { number: inHand ?? "?" });
  const entered = side.entered ?? (mine ? position.entered : undefined) ?? [];
  return [entered.length && say("tickets", { number: entered.length }), side.first_player && say("starter")].filter(Boolean).join(", ");
}

/** Another agent may play on for a player. @param {{game: Game, agent: string, at: number}} props */
function Strength({ game, agent, at }) {
  const { turn } = game;
  const known = strengths(GAMES.find((each) => each.game === turn?.game)?.agents ?? []);
  return html`<select aria-label=${say("strength-of", { player: say("player-at", { number: at + 1 }) })} value=${agent} disabled=${game.busy || game.shown} onChange=${(/** @type {any} */ event) => { void game.change(at, event.target.value); }}>${(known.includes(agent) ? known : [agent, ...known]).map((each) => html`<option key=${each} value=${each} selected=${each === agent}>${strength(each)}</option>`)}</select>`;
}
