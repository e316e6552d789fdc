// A review from top to bottom: what is reviewed, the course, the sums, and the decisions.
import { html, say } from "../../html.js";
import { Bar, Notices } from "../../frame/bar.js";
import { faultInWords, plainly } from "../../model/words.js";
import { download } from "../../state/download.js";
import { post } from "../../state/server.js";
import { inDigits } from "../../words.js";
import { titleOf } from "../kept.js";
import { learn, mistakesOf } from "../learn.js";
import { Course } from "./course.js";
import { Decisions, whoWords } from "./decisions.js";
import { Learn } from "./learn.js";
import { Start } from "./start.js";
import { Totals } from "./totals.js";

/** @typedef {import("../review.js").Review} Review */

const SECONDS = [0.1, 0.3, 1, 3, 10];

/** @param {{review: Review}} props */
export function Page({ review }) {
  const { kept } = review;
  const document = kept?.document;
  return html`<${Bar} owner=${review} help=${review.help} at="reviews" game=${document?.game} />
    <${Notices} here=${review.here} what="review" faults=${review.faults.map(faultInWords)} close=${() => review.show({ faults: [] })} />
    <main class="review">${review.asked ? html`<${Learn} review=${review} asked=${review.asked} />` : kept ? html`<${Asked} review=${review} kept=${kept} />
      ${document && document.decisions.length > 0 && html`<${Course} review=${review} document=${document} /><${Totals} document=${document} /><${Decisions} review=${review} document=${document} />`}
      ${document && document.left_out.length > 0 && html`<section class="card" aria-labelledby="left-out"><h2 id="left-out">${say("left-out")}</h2><ul>${document.left_out.map((each) => html`<li key=${each.line}>${say("left-out-line", { line: each.line, reason: plainly(each.reason) })}</li>`)}</ul></section>`}`
    : html`<${Start} review=${review} />`}</main>`;
}

/** What is reviewed, how far it is, and what can be done. @param {{review: Review, kept: import("../kept.js").KeptReview}} props */
function Asked({ review, kept }) {
  const { document } = kept;
  const done = document?.decisions.length ?? 0;
  const mistakes = mistakesOf(review);
  const state = !document ? say(review.asking ? "review-first" : "review-not-yet") : review.complete ? say("review-all", { number: done }) : say("review-done", { done, number: document.of });
  return html`<section class="card review-head" aria-label=${say("review")}><h2>${titleOf(kept)}</h2>
    <p role="status" aria-label=${say("review-progress")} class="question">${state}</p>
    ${review.asking && html`<progress aria-label=${say("reviewing")} max=${document?.of ?? 1} value=${done}></progress>`}
    <div class="fields">
      ${review.names.length > 0 && html`<label>${say("review-whose")} <select value=${kept.player} disabled=${review.asking} onChange=${(/** @type {any} */ event) => review.choose({ player: event.target.value })}>
        <option value="">${say("review-everybody")}</option>${review.names.map((name) => html`<option key=${name} value=${name}>${name === "me" ? say("review-mine") : whoWords(name)}</option>`)}</select></label>`}
      <label>${say("review-seconds")} <select value=${String(kept.seconds)} disabled=${review.asking} onChange=${(/** @type {any} */ event) => review.choose({ seconds: Number(event.target.value) })}>
        ${SECONDS.map((each) => html`<option key=${each} value=${String(each)}>${inDigits(each, 0, 1)}</option>`)}</select></label></div>
    <div class="buttons">${review.asking ? html`<button type="button" class="primary stop" onClick=${() => { void review.stop(); }}>${say("review-stop")}</button>`
    : !review.complete && html`<button type="button" class="primary" disabled=${!review.here} onClick=${() => { void review.go(); }}>${say(done ? "review-go-on" : "review")}</button>`}
      ${mistakes.length > 0 && html`<button type="button" onClick=${() => { void learn(review, mistakes); }}>${say("learn")} <span class="number">${say("learn-number", { number: mistakes.length, inaccuracies: mistakes.filter((each) => each.decision.class === "inaccuracy").length })}</span></button>`}
      ${done > 0 && html`<button type="button" onClick=${() => { void exported(review); }}>${say("review-save-html")}</button>`}
      <button type="button" onClick=${() => download(kept.record, "record.txt", "text/plain")}>${say("review-save-record")}</button>
      ${review.page && html`<a class="button" href=${review.page}>${say("review-to-game")}</a>`}</div></section>`;
}

/** Save the review as the page that the command line makes. @param {Review} review */
async function exported(review) {
  const { kept, complete } = review;
  const found = await review.served(() => post("/api/review-page", { ...kept?.document, record: kept?.record, file: kept && titleOf(kept), interrupted: !complete }));
  if (found) download(found.html, "review.html", "text/html");
}
