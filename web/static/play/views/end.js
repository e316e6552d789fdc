// The end of a game: everybody's points line by line, and the record to keep or to review.
import { html } from "../../html.js";
import { download } from "../../state/download.js";

/** Everybody's points. @param {{score: any}} props */
export function Sheet({ score }) {
  const players = /** @type {any[]} */ (score.players);
  const labels = [...new Set(players.flatMap((each) => each.lines.map((/** @type {any} */ line) => line.label)))];
  const of = (/** @type {any} */ player, /** @type {string} */ label) => player.lines.filter((/** @type {any} */ line) => line.label === label).map((/** @type {any} */ line) => line.points);
  return html`<div class="wide-table" tabindex="0" role="region" aria-label="Score sheet"><table aria-label="Points"><thead><tr><th scope="col"></th>${players.map((each) => html`<th scope="col" key=${each.player}>${each.player}</th>`)}</tr></thead>
      <tbody>${labels.map((label) => html`<tr key=${label}><th scope="row">${label}</th>${players.map((each) => html`<td key=${each.player}>${of(each, label).join(" + ")}</td>`)}</tr>`)}
        <tr class="total"><th scope="row">total</th>${players.map((each) => html`<td key=${each.player}>${each.total}</td>`)}</tr></tbody></table></div>`;
}

/** @param {{game: import("../game.js").Game}} props */
export function End({ game }) {
  const { turn } = game;
  const score = turn?.score;
  if (!turn || !score) return null;
  return html`<section class="card" aria-labelledby="end-title"><h2 id="end-title">${score.winners.join(" and ")} ${score.winners.length > 1 || score.winners[0] === "me" ? "win" : "wins"}</h2>
    <${Sheet} score=${score} />
    <div class="buttons"><a class="button primary" href=${`/review#${turn.key}`}>Review it</a><button type="button" onClick=${() => download(turn.record ?? "", `${turn.game}.txt`, "text/plain")}>Save the record</button><span class="quiet">The review tells what each decision gave away.</span></div></section>`;
}
