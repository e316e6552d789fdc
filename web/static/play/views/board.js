// The board of the game that is played.
import { html } from "../../html.js";
import { BOARDS } from "../../model/words.js";
import { Cards } from "./cards.js";
import { Grid } from "./grid.js";
import { Show } from "./show.js";
import { Choose, Collect, Cut, Others, Table } from "./swap.js";

/** @param {{game: import("../game.js").Game}} props */
export function Board({ game }) {
  const { position, past, turn } = game;
  const board = BOARDS[turn?.game ?? ""];
  if (turn && board === "drawing") return html`<section class="card board-card" aria-label="The table"><img alt="The table as I see it" src=${`/api/games/${turn.key}/drawing?decisions=${(past ?? turn).decisions}`} /></section>`;
  if (!position) return html`<p class="card">No picture of this moment: see what happened.</p>`;
  if (board === "grid") return html`<${Grid} game=${game} />`;
  if (board === "cards") return html`<${Cards} game=${game} />`;
  const { phase } = position;
  return html`${phase === "collect" && html`<${Collect} game=${game} />`}${phase === "cut" && html`<${Cut} game=${game} />`}${phase === "choose" && html`<${Choose} game=${game} />`}
    <${Show} game=${game} /><${Table} position=${position} /><${Others} position=${position} />`;
}
