// All puzzles: those that are shipped, by level, and one's own.
import { html } from "../html.js";
import { openShipped } from "../actions/files.js";
import { Lessons } from "../views/lessons.js";

/** @param {{page: import("../page.js").Page}} props */
export function Puzzles({ page }) {
  const { shipped } = page.view.start;
  return html`<main class="home"><section class="hello"><h2>Puzzles</h2><p>Where do the stamps go? Each has one answer that scores most. Tap one, and lay its stamps.</p></section>
    ${["Easy", "Medium", "Hard"].map((level) => {
      const found = shipped.filter((/** @type {any} */ each) => each.name.startsWith(`puzzles/${level.toLowerCase()}`));
      return found.length > 0 && html`<section class="card" key=${level} aria-labelledby="puzzles-${level}"><h2 id="puzzles-${level}">${level}</h2>
        <ul class="puzzle-list">${found.map((/** @type {any} */ each, /** @type {number} */ at) => html`<li key=${each.name}><button type="button" aria-label="${level} ${at + 1}" onClick=${() => { void openShipped(page, each.name); }}>${at + 1}</button></li>`)}</ul></section>`;
    })}
    <section class="card"><${Lessons} open=${(/** @type {any} */ lesson) => page.open(lesson.position, lesson.title, true)} /><p class="quiet">Make puzzles of your own mistakes: <a href="/review">review a game</a>, and keep a decision as a puzzle.</p></section></main>`;
}
