// The board of the game that is played.
import { html } from "../../html.js";
import { Cards } from "./cards.js";
import { Grid } from "./grid.js";
import { Show } from "./show.js";
import { Choose, Collect, Cut, Others, Table } from "./swap.js";

/** @param {{game: import("../game.js").Game}} props */
export function Board({ game }) {
  const { position } = game;
  if (!position) return html`<p class="card">No picture of this moment: see what happened.</p>`;
  if (position.game === "stamps") return html`<${Grid} game=${game} />`;
  if (position.game === "stamp-albums") return html`<${Cards} game=${game} />`;
  const { phase } = position;
  return html`${phase === "collect" && html`<${Collect} game=${game} />`}${phase === "cut" && html`<${Cut} game=${game} />`}${phase === "choose" && html`<${Choose} game=${game} />`}
    <${Show} game=${game} /><${Table} position=${position} /><${Others} position=${position} />`;
}
