// The board of the game that is played.
import { html, say } from "../../html.js";
import { BOARDS } from "../../model/words.js";
import { drawingOf } from "../names.js";
import { Cards } from "./cards.js";
import { Grid } from "./grid.js";
import { Show } from "./show.js";
import { Choose, Collect, Cut, Others } from "./swap.js";

/** Boards other than the album, by their names. @type {Record<string, any>} */
export const OTHERS = { grid: Grid, cards: Cards };

/** The table of a game without a board of its own. @param {{address: string}} props */
export function Drawn({ address }) {
  return html`<section class="card board-card" aria-label=${say("the-table")}><img alt=${say("the-table-seen")} src=${address} /></section>`;
}

/** @param {{game: import("../game.js").Game}} props */
export function Board({ game }) {
  const { position, past, turn } = game;
  const board = BOARDS[turn?.game ?? ""];
  if (turn && board === "drawing") return html`<${Drawn} address=${drawingOf(turn, past)} />`;
  if (!position) return html`<p class="card">${say("no-picture")}</p>`;
  if (OTHERS[board]) return html`<${OTHERS[board]} game=${game} />`;
  const { phase } = position;
  return html`${phase === "collect" && html`<${Collect} game=${game} />`}${phase === "cut" && html`<${Cut} game=${game} />`}${phase === "choose" && html`<${Choose} game=${game} />`}
    <${Show} game=${game} /><${Others} game=${game} />`;
}
