// All puzzles: that of the day, those that are shipped, by level with those that are solved, and one's own.
import { html, say } from "../html.js";
import { LANGUAGE } from "../words.js";
import { openShipped } from "../actions/files.js";
import { LEVELS, levelOf, numberOf, puzzleOfDay, solved, titles } from "../state/puzzles.js";
import { Lessons } from "../views/lessons.js";

/** @param {{page: import("../page.js").Page}} props */
export function Puzzles({ page }) {
  const { shipped } = page.view.start;
  const done = solved();
  const open = (/** @type {string} */ title) => { void openShipped(page, `puzzles/${title}`); };
  const today = new Date();
  const daily = puzzleOfDay(shipped, today);
  const marked = (/** @type {string} */ title, /** @type {string} */ puzzle) => (done.includes(title) ? say("with-solved", { puzzle }) : puzzle);
  return html`<main class="home"><section class="hello"><h2>${say("place-puzzles")}</h2><p>${say("puzzles-how")}</p></section>
    ${daily && html`<section class="card daily" aria-labelledby="daily"><div><h2 id="daily">${say("puzzle-of-day")}</h2><p class="quiet">${say("puzzle-of-date", { date: today.toLocaleDateString(LANGUAGE, { weekday: "long", day: "numeric", month: "long" }), puzzle: marked(daily, say(`puzzle-${levelOf(daily)}`, { number: numberOf(daily) })) })}</p></div>
      <button type="button" class=${done.includes(daily) ? "" : "primary"} onClick=${() => open(daily)}>${done.includes(daily) ? say("solve-again") : say("solve")}</button></section>`}
    ${LEVELS.map((level) => {
      const found = titles(shipped, level);
      const name = say(`level-${level}`);
      return found.length > 0 && html`<section class="card" key=${level} aria-labelledby="puzzles-${level}"><h2 id="puzzles-${level}">${name} <span class="number">${say("solved-of", { number: found.filter((each) => done.includes(each)).length, all: found.length })}</span></h2>
        <ul class="puzzle-list">${found.map((each) => html`<li key=${each}><button type="button" class=${done.includes(each) ? "solved" : ""} aria-label=${marked(each, `${name} ${numberOf(each)}`)} onClick=${() => open(each)}>${numberOf(each)}${done.includes(each) && html` <span aria-hidden="true">✓</span>`}</button></li>`)}</ul></section>`;
    })}
    <section class="card"><${Lessons} open=${(/** @type {any} */ lesson) => page.open(lesson.position, lesson.title, true)} /><p class="quiet">${say("own-puzzles")} <a href="/review">${say("own-puzzles-link")}</a>${say("own-puzzles-then")}</p></section></main>`;
}
