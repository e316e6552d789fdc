// The end of a game: everybody's points line by line, and the record to keep or to review.
import { html, LANGUAGE, say } from "../../html.js";
import { shown } from "../../model/answers.js";
import { labelInWords } from "../../model/words.js";
import { ShareIt } from "../../frame/sharing.js";
import { download } from "../../state/download.js";
import { drawingOf, inPlay, nameOf } from "../names.js";

/** Who won, or how it stands, and everybody's points; where the names of the score are not those of the game with its own ones. @param {{score: any, over: boolean, names?: string[], children: any}} props */
export function Sheet({ score, over, names, children }) {
  const players = /** @type {any[]} */ (score.players);
  const called = names ?? players.map((each) => inPlay(each.player));
  const won = called.filter((_, at) => score.winners.includes(players[at].player));
  const who = won.length === 1 && won[0] === say("you") ? say("you-win") : say("wins", { number: won.length, names: new Intl.ListFormat(LANGUAGE).format(won) });
  const labels = [...new Set(players.flatMap((each) => each.lines.map((/** @type {any} */ line) => line.label)))];
  const of = (/** @type {any} */ player, /** @type {string} */ label) => player.lines.filter((/** @type {any} */ line) => line.label === label).map((/** @type {any} */ line) => shown(line.points));
  return html`<section class="card" aria-labelledby="sheet"><h2 id="sheet">${over ? who.replace(/^./, (first) => first.toUpperCase()) : say("if-over-now")}</h2>
    <div class="wide-table" tabindex="0" role="region" aria-label=${say("score-sheet")}><table aria-label=${say("points-title")}><thead><tr><th scope="col"></th>${called.map((name, at) => html`<th scope="col" key=${at}>${name}</th>`)}</tr></thead>
      <tbody>${labels.map((label) => html`<tr key=${label}><th scope="row">${labelInWords(label)}</th>${players.map((each) => html`<td key=${each.player}>${of(each, label).join(" + ")}</td>`)}</tr>`)}
        <tr class="total"><th scope="row">${say("total")}</th>${players.map((each) => html`<td key=${each.player}>${shown(each.total)}</td>`)}</tr></tbody></table></div>${children}</section>`;
}

/** @param {{game: import("../game.js").Game}} props */
export function End({ game }) {
  const { turn } = game;
  const score = turn?.score;
  if (!turn || !score) return null;
  const names = score.players.map((/** @type {any} */ _, /** @type {number} */ at) => (turn.players[at] ? nameOf(turn, at + 1) : "Pinzetta"));
  return html`<${Sheet} score=${score} names=${names} over>
    <div class="buttons"><a class="button primary" href=${`/review#${turn.key}`}>${say("review-it")}</a><button type="button" onClick=${() => download(turn.record ?? "", `${turn.game}.txt`, "text/plain")}>${say("save-record")}</button>
      <${ShareIt} label=${say("game-link")} position=${drawingOf(turn)} name=${turn.game} /><a class="button" href="#">${say("new-game")}</a><span class="quiet">${say("review-note")}</span></div><//>`;
}
