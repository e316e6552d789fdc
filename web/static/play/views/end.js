// The end of a game: everybody's points line by line, and the record to keep or to review.
import { html, LANGUAGE, say } from "../../html.js";
import { labelInWords } from "../../model/words.js";
import { ShareIt } from "../../frame/sharing.js";
import { download } from "../../state/download.js";
import { drawingOf, inPlay, nameOf } from "../names.js";

/** Everybody's points, where the names of the score are not those of the game by its own ones. @param {{score: any, names?: string[]}} props */
export function Sheet({ score, names = [] }) {
  const players = /** @type {any[]} */ (score.players);
  const labels = [...new Set(players.flatMap((each) => each.lines.map((/** @type {any} */ line) => line.label)))];
  const of = (/** @type {any} */ player, /** @type {string} */ label) => player.lines.filter((/** @type {any} */ line) => line.label === label).map((/** @type {any} */ line) => line.points);
  return html`<div class="wide-table" tabindex="0" role="region" aria-label=${say("score-sheet")}><table aria-label=${say("points-title")}><thead><tr><th scope="col"></th>${players.map((each, at) => html`<th scope="col" key=${each.player}>${names[at] ?? inPlay(each.player)}</th>`)}</tr></thead>
      <tbody>${labels.map((label) => html`<tr key=${label}><th scope="row">${labelInWords(label)}</th>${players.map((each) => html`<td key=${each.player}>${of(each, label).join(" + ")}</td>`)}</tr>`)}
        <tr class="total"><th scope="row">${say("total")}</th>${players.map((each) => html`<td key=${each.player}>${each.total}</td>`)}</tr></tbody></table></div>`;
}

/** @param {{game: import("../game.js").Game}} props */
export function End({ game }) {
  const { turn } = game;
  const score = turn?.score;
  if (!turn || !score) return null;
  const names = /** @type {any[]} */ (score.players).map((each, at) => (turn.players[at] ? nameOf(turn, at + 1) : "Pinzetta"));
  const won = score.players.flatMap((/** @type {any} */ each, /** @type {number} */ at) => (score.winners.includes(each.player) ? [names[at]] : []));
  return html`<section class="card" aria-labelledby="end-title"><h2 id="end-title">${(won.length === 1 && won[0] === say("you") ? say("you-win") : say("wins", { number: won.length, names: new Intl.ListFormat(LANGUAGE).format(won) })).replace(/^./, (/** @type {string} */ first) => first.toUpperCase())}</h2>
    <${Sheet} score=${score} names=${names} />
    <div class="buttons"><a class="button primary" href=${`/review#${turn.key}`}>${say("review-it")}</a><button type="button" onClick=${() => download(turn.record ?? "", `${turn.game}.txt`, "text/plain")}>${say("save-record")}</button>
      <${ShareIt} label=${say("game-link")} position=${drawingOf(turn)} name=${turn.game} /><a class="button" href="#">${say("new-game")}</a><span class="quiet">${say("review-note")}</span></div></section>`;
}
