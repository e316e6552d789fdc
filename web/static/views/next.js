// What comes next in the game: the next phase, the next round with the contest that is entered, or its record.
import { entering, lived, nextStep, openContests, toTable } from "../actions/rounds.js";
import { html, inLanguage, say } from "../html.js";
import { asMove } from "../model/moves.js";
import { focusLater } from "../frame/focus.js";

/** @typedef {import("../page.js").Page} Page */

/** @param {{page: Page}} props */
export function Next({ page }) {
  const step = page.view.asking ? null : nextStep(page);
  const { position } = page.state;
  const waits = position.phase === "choose" && position.me?.piles?.length > 0;
  return html`${step && html`<button type="button" class="primary next" onClick=${async () => {
    await step.go();
    focusLater(".answer-top button");
  }}>${waits ? say("keep-both-piles") : say("next-step", { step: step.name })}</button>`}
    ${step && waits && html`<p class="to-do">${say("piles-on-offer")}</p>`}
    ${step && position.phase === "show" && !page.state.done && html`<p class="to-do"><label>${say("enter")} <select value=${entering(page)} onChange=${(/** @type {any} */ event) => page.store.change({ entering: event.target.value })}>
      ${openContests(position).map((text) => html`<option key=${text} value=${text}>${inLanguage(text)}</option>`)}</select></label></p>`}
    ${isOver(page) && html`<p class="to-do">${page.view.points?.certain === undefined ? say("game-over") : say("game-over-points", { points: page.view.points.certain })}</p>`}`;
}

/** Whether the last contest of a game that is lived in here is entered. @param {Page} page */
export function isOver(page) {
  return lived(page) && page.state.position.round === 3 && Boolean(page.state.entering);
}

/** Whether the album is just as the plan that was applied has it. @param {Page} page */
export function asAdvised({ state }) {
  const { plan } = state.done ?? {};
  return plan && plan.place.map((/** @type {any} */ { stamp, at }) => `${stamp}@${at}`).sort().join("; ") === asMove(state).move.split("; ").sort().join("; ");
}

/** The way to the record of a game that is lived in here. @param {{page: Page}} props */
export function ToTable({ page }) {
  return lived(page) && page.state.position.opponents?.length > 0
    && html`<button type="button" onClick=${() => { void toTable(page); }}>${isOver(page) ? say("record-of-game") : say("on-at-table")}</button>`;
}
