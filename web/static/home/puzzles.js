// All puzzles: that of the day, those that are shipped, by level with those that are solved, and one's own.
import { html } from "../html.js";
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
  return html`<main class="home"><section class="hello"><h2>Puzzles</h2><p>Where do the stamps go? Each has one answer that scores most. Tap one, and lay its stamps.</p></section>
    ${daily && html`<section class="card daily" aria-labelledby="daily"><div><h2 id="daily">Puzzle of the day</h2><p class="quiet">${today.toLocaleDateString("en", { weekday: "long", day: "numeric", month: "long" })}: ${levelOf(daily)} ${numberOf(daily)}${done.includes(daily) ? ", solved" : ""}</p></div>
      <button type="button" class=${done.includes(daily) ? "" : "primary"} onClick=${() => open(daily)}>${done.includes(daily) ? "Solve it again" : "Solve it"}</button></section>`}
    ${LEVELS.map((level) => {
      const found = titles(shipped, level);
      const name = level[0].toUpperCase() + level.slice(1);
      return found.length > 0 && html`<section class="card" key=${level} aria-labelledby="puzzles-${level}"><h2 id="puzzles-${level}">${name} <span class="number">${found.filter((each) => done.includes(each)).length} of ${found.length} solved</span></h2>
        <ul class="puzzle-list">${found.map((each) => html`<li key=${each}><button type="button" class=${done.includes(each) ? "solved" : ""} aria-label="${name} ${numberOf(each)}${done.includes(each) ? ", solved" : ""}" onClick=${() => open(each)}>${numberOf(each)}${done.includes(each) && html` <span aria-hidden="true">✓</span>`}</button></li>`)}</ul></section>`;
    })}
    <section class="card"><${Lessons} open=${(/** @type {any} */ lesson) => page.open(lesson.position, lesson.title, true)} /><p class="quiet">Make puzzles of your own mistakes: <a href="/review">review a game</a>, and keep a decision as a puzzle.</p></section></main>`;
}
