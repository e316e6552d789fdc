// The start: a record to open, games that are over, and reviews that were begun.
import { html, inDate, say, useState } from "../../html.js";
import { keptGames } from "../../play/kept.js";
import { lessons } from "../../state/lessons.js";
import { Lessons } from "../../views/lessons.js";
import { forgetReview, keptReviews, titleOf } from "../kept.js";
import { learn, missed } from "../learn.js";
import { solve } from "../lesson.js";

/** @typedef {import("../review.js").Review} Review */

/** @param {{review: Review}} props */
export function Start({ review }) {
  const [text, write] = useState("");
  const reviews = keptReviews();
  const known = new Set(reviews.map((each) => each.id));
  const due = missed().filter((each) => each.due <= Date.now());
  const games = keptGames().filter((each) => (each.over || each.table) && !known.has(each.key));
  return html`${missed().length > 0 && html`<section class="card" aria-labelledby="learn-title"><h2 id="learn-title">${say("learn")}</h2>
      <p>${due.length ? say("learn-today", { number: due.length }) : say("learn-none-today", { day: inDate(Math.min(...missed().map((each) => each.due)), {}) })}</p>
      ${due.length > 0 && html`<div class="buttons"><button type="button" class="primary" onClick=${() => { void learn(review, due); }}>${say("learn-again")}</button></div>`}</section>`}
    <section class="card start" aria-labelledby="open-title"><h2 id="open-title">${say("review-a-game")}</h2>
      <p>${say("review-what")}</p>
      <div class="buttons"><label class="button file">${say("review-file")}<input type="file" class="unseen" aria-label=${say("review-file-label")} accept=".txt,.toml" onChange=${async (/** @type {any} */ event) => {
        const [file] = event.target.files;
        if (file) await review.read(await file.text(), file.name);
      }} /></label><span class="quiet">${say("review-drop")}</span></div>
      <label class="column">${say("review-as-text")} <textarea rows="5" spellcheck="false" value=${text} onInput=${(/** @type {any} */ event) => write(event.target.value)}></textarea></label>
      <div class="buttons"><button type="button" class="primary" disabled=${!text.trim()} onClick=${() => { void review.read(text, ""); }}>${say("review-read")}</button></div></section>
    ${games.length > 0 && html`<section class="card" aria-labelledby="games-title"><h2 id="games-title">${say("review-my-games")}</h2><ul class="begun">${games.map((each) => html`<li key=${each.key}>
      <a href=${`/review#${each.key}`}>${titleOf({ ...each, title: [each.game, ...each.players].join(", ") })}</a> <span class="quiet">${inDate(each.begun)}</span></li>`)}</ul></section>`}
    ${reviews.length > 0 && html`<section class="card" aria-labelledby="reviews-title"><h2 id="reviews-title">${say("review-my-reviews")}</h2><ul class="begun">${reviews.map((each) => html`<li key=${each.id}>
      <a href=${`/review#${each.id}`}>${titleOf(each)}</a> <span class="quiet">${say("review-when", { time: inDate(each.time), number: each.document?.decisions.length ?? 0 })}</span>
      <button type="button" class="remove" aria-label=${say("review-forget", { title: titleOf(each) })} onClick=${() => { forgetReview(each.id); review.draw(); }}>×</button></li>`)}</ul></section>`}
    ${lessons().length > 0 && html`<section class="card" aria-label=${say("review-my-puzzles")}><${Lessons} open=${solve} /></section>`}`;
}
