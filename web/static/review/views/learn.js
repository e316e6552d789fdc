// A mistake as a question: the position as it was, the moves to choose from, and what was best.
import { html, say } from "../../html.js";
import { plainly } from "../../model/words.js";
import { titleOf } from "../kept.js";
import { learn, pick } from "../learn.js";
import { Before, Board, Boards, waysToTake } from "./boards.js";
import { Compared, heading } from "./decisions.js";

/** @typedef {import("../review.js").Review} Review */

/** @param {{review: Review, asked: import("../learn.js").Asked}} props */
export function Learn({ review, asked }) {
  const mistake = asked.list[asked.at];
  return html`<section class="card learn" aria-labelledby="learn-title"><h2 id="learn-title" tabindex="-1">${say("learn")}</h2>
    ${mistake ? html`<${Question} review=${review} asked=${asked} mistake=${mistake} />` : html`<p role="status" aria-label=${say("learn-score")}>${say("learn-right-of", { score: asked.score, number: asked.list.length })} ${say(asked.score < asked.list.length ? "learn-missed" : "learn-well-done")}</p>`}
    <div class="verdict">${mistake && html`<p role="status" aria-label=${say("learn-verdict")} class=${asked.right === null ? "" : "question"}>${asked.told}</p>`}
      <div class="buttons">${mistake && html`${!asked.open && html`<button type="button" onClick=${() => pick(review, asked)}>${say("learn-show-best")}</button>`}
        <button type="button" class=${asked.right === null ? "" : "primary"} onClick=${() => { void learn(review, asked.list, asked.at + 1, asked.score); }}>${say(asked.right === null ? "learn-skip" : "learn-next")}</button>`}
        <button type="button" onClick=${() => review.show({ asked: null })}>${say("close")}</button></div></div></section>`;
}

/** @param {{review: Review, asked: import("../learn.js").Asked, mistake: import("../learn.js").Mistake}} props */
function Question({ review, asked, mistake: { title, position, decision, rows } }) {
  const { ways, open } = asked;
  const choice = (/** @type {string} */ move, /** @type {string} */ words) => html`<button type="button" aria-label=${`${words}: ${plainly(move)}`} aria-pressed=${String(asked.picked === move)} onClick=${() => pick(review, asked, move)}>${words}</button>`;
  const pictured = !position || waysToTake(position, decision.phase).length ? [] : [...ways?.keys() ?? []];
  return html`<p class="quiet">${say("learn-which", { at: asked.at + 1, number: asked.list.length, title: titleOf({ title }), decision: heading(decision) })}</p><h3>${say("learn-what")}</h3>
    ${position && (open ? html`<${Boards} position=${position} decision=${decision} /><${Compared} rows=${rows} />` : html`<${Before} position=${position} phase=${decision.phase} choose=${(/** @type {string} */ move) => ways && choice(move, say("learn-take"))} />`)}
    ${!(ways && position) && html`<p role="status" aria-label=${say("learn-moves")}>${say(ways ? "learn-no-position" : "learn-looking")}</p>`}
    ${!open && pictured.length > 0 && html`<ul class="ways" aria-label=${say("learn-moves")}>${pictured.map((move, index) => html`<li key=${move}><${Board} position=${position} phase=${decision.phase} move=${move} />${choice(move, say("learn-move", { number: index + 1 }))}</li>`)}</ul>`}`;
}
