// A mistake as a question: the position as it was, the moves to choose from, and what was best.
import { html } from "../../html.js";
import { learn, pick } from "../learn.js";
import { Before, Board, Boards, waysToTake } from "./boards.js";
import { Compared, heading } from "./decisions.js";

/** @typedef {import("../review.js").Review} Review */

/** @param {{review: Review, asked: import("../learn.js").Asked}} props */
export function Learn({ review, asked }) {
  const mistake = asked.list[asked.at];
  return html`<section class="card learn" aria-labelledby="learn-title"><h2 id="learn-title" tabindex="-1">Learn from my mistakes</h2>
    ${mistake ? html`<${Question} review=${review} asked=${asked} mistake=${mistake} />` : html`<p role="status" aria-label="Score">${`${asked.score} of ${asked.list.length} right. ${asked.score < asked.list.length ? "Those that were missed come back tomorrow." : "Well done."}`}</p>`}
    <div class="verdict">${mistake && html`<p role="status" aria-label="Verdict" class=${asked.right === null ? "" : "question"}>${asked.told}</p>`}
      <div class="buttons">${mistake && html`${!asked.open && html`<button type="button" onClick=${() => pick(review, asked)}>Show the best</button>`}
        <button type="button" class=${asked.right === null ? "" : "primary"} onClick=${() => { void learn(review, asked.list, asked.at + 1, asked.score); }}>${asked.right === null ? "Skip" : "Next"}</button>`}
        <button type="button" onClick=${() => review.show({ asked: null })}>Close</button></div></div></section>`;
}

/** @param {{review: Review, asked: import("../learn.js").Asked, mistake: import("../learn.js").Mistake}} props */
function Question({ review, asked, mistake: { title, position, decision, rows } }) {
  const { ways, open } = asked;
  const choice = (/** @type {string} */ move, /** @type {string} */ words) => html`<button type="button" aria-label=${`${words}: ${move}`} aria-pressed=${String(asked.picked === move)} onClick=${() => pick(review, asked, move)}>${words}</button>`;
  const pictured = !position || waysToTake(position, decision.phase).length ? [] : [...ways?.keys() ?? []];
  return html`<p class="quiet">${asked.at + 1} of ${asked.list.length}: ${title}, ${heading(decision)}</p><h3>What would you do?</h3>
    ${position && (open ? html`<${Boards} position=${position} decision=${decision} /><${Compared} rows=${rows} />` : html`<${Before} position=${position} phase=${decision.phase} choose=${(/** @type {string} */ move) => ways && choice(move, "Take it")} />`)}
    ${!(ways && position) && html`<p role="status" aria-label="Moves">${ways ? "The server does not tell this position." : "Looking for moves to choose from…"}</p>`}
    ${!open && pictured.length > 0 && html`<ul class="ways" aria-label="Moves">${pictured.map((move, index) => html`<li key=${move}><${Board} position=${position} phase=${decision.phase} move=${move} />${choice(move, `Move ${index + 1}`)}</li>`)}</ul>`}`;
}
