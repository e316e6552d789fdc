// The setup of a new game, question by question.
import { html, inLanguage, say, useEffect } from "../../html.js";
import { contestWords, typedContest } from "../../model/contests.js";
import { GAME_NAMES, questionInWords } from "../../model/words.js";
import { inPlay } from "../../play/names.js";
import { Gallery } from "../../pieces/gallery.js";
import { Typed } from "./typed.js";

/** @param {{game: import("../companion.js").Companion}} props */
export function Setup({ game }) {
  const { setup, answers } = game;
  useEffect(() => { if (game.here && !setup) void game.goOn(); }, [game.here]);
  if (!setup) return null;
  const contest = setup.kind === "contest";
  return html`<section class="card start" aria-label=${say("new-table")}><h2>${say("new-table")}</h2>
    ${answers.length > 0 && html`<p class="quiet">${answers.map((each) => GAME_NAMES[each] ?? (each ? say(`answer-${each}`, {}, inLanguage(inPlay(each))) : say("not-known"))).join(" · ")} <button type="button" onClick=${() => { void game.goOn(true); }}>${say("back")}</button></p>`}
    <p class="question" role="status" aria-label=${say("question")}>${answers.length ? questionInWords(setup.words) : say("which-game")}</p>
    ${setup.choices.length > 0 ? html`<div class="buttons">${setup.choices.map((each) => html`<button type="button" key=${each} onClick=${() => { void game.reply(each); }}>${GAME_NAMES[each] ?? say(`answer-${each}`, {}, inPlay(each))}</button>`)}</div>`
    : html`${contest && html`<${Gallery} key=${`g${answers.length}`} choose=${(/** @type {string} */ text) => game.reply(text)} />`}<${Typed} key=${answers.length} label=${say("your-answer")} words=${contest ? contestWords : () => []} meant=${(/** @type {string} */ text) => (contest ? typedContest(text) : text)} send=${(/** @type {string} */ text) => game.reply(text)} />`}
    ${setup.usual !== null && !setup.choices.length && html`<div class="buttons"><button type="button" onClick=${() => { void game.reply(""); }}>${say("leave-out")}</button></div>`}</section>`;
}
