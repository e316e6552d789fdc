// A game from top to bottom: what to decide, the board, the advice, what happened, and earlier moments.
import { html, inLanguage, say, useEffect, useRef, useState } from "../../html.js";
import { advisedWords, summary, unknown } from "../../model/answers.js";
import { Bar, Notices } from "../../frame/bar.js";
import { GAME_KEYS, listed } from "../../frame/keys.js";
import { BOARDS, GAME_NAMES, faultInWords, plainly, questionInWords, toldInWords } from "../../model/words.js";
import { ShareIt } from "../../frame/sharing.js";
import { Remarks, Searching } from "../../frame/values.js";
import { showAdvised } from "../../frame/focus.js";
import { SPEEDS } from "../game.js";
import { drawingOf, toldOf } from "../names.js";
import { Board } from "./board.js";
import { Contests } from "./contests.js";
import { End } from "./end.js";
import { Players } from "./players.js";
import { Start } from "./start.js";

/** @typedef {import("../game.js").Game} Game */

/** @param {{game: Game}} props */
export function Table({ game }) {
  const { turn } = game;
  return html`<${Top} game=${game} />
    ${turn ? html`<main class=${game.busy || game.shown ? "play busy" : "play"} aria-busy=${game.busy ? "true" : "false"}>
      <div class="middle"><${Title} game=${game} />${turn.over && !game.past && !game.shown && html`<${End} game=${game} />`}<${Board} game=${game} /></div>
      <div class="right"><${Advice} game=${game} /><${Players} game=${game} />${BOARDS[turn.game] === "album" && game.position && html`<${Contests} game=${game} />`}<${Actions} game=${game} /><${Log} game=${game} /><${Moments} game=${game} /></div>
    </main>` : html`<main class="play"><${Start} game=${game} /></main>`}`;
}

/** The head of the page, and what is wrong. @param {{game: Game}} props */
export function Top({ game }) {
  const { turn, here, faults, help } = game;
  return html`<${Bar} owner=${game} help=${help} at=${game.place === "/api/games" ? "play" : "table"} game=${turn?.game} keys=${listed(GAME_KEYS)} />
    <${Notices} here=${here} what="game" faults=${faults.map((fault) => faultInWords(fault.key?.startsWith("line") ? fault : { message: fault.message }))} close=${() => game.show({ faults: [] })} />`;
}

/** What stands at the top, and the button that takes the last move back. @param {{game: Game, children?: any}} props */
export function TopLine({ game, children }) {
  return html`<div class="top-line"><div>${children}</div><button type="button" aria-label=${say("undo")} title=${say("undo-move")} disabled=${!game.turn?.undo || game.shown || game.past} onClick=${() => { void game.undo(); }}><span aria-hidden="true">↶</span></button></div>`;
}

/** @param {{game: Game}} props */
function Title({ game }) {
  const { turn, past, shown, busy } = game;
  if (!turn) return null;
  const round = game.position?.round && say(`round-${game.position.round}`);
  const asked = past ? say("earlier-moment") : turn.over ? say("game-is-over") : busy || shown ? say("others-play") : say("your-turn", { question: questionInWords(turn.question ?? "") });
  return html`<${TopLine} game=${game}><p class="title"><b>${[GAME_NAMES[turn.game], round].filter(Boolean).join(", ")}</b> ${turn.over && !past ? "" : inLanguage(game.position?.phase ?? "")}</p>
    <p class="question" role="status" aria-label=${say("turn")}>${asked}</p><//>`;
}

/** @param {{game: Game, children?: any}} props children: what stands below the reason why there is no advice */
export function Advice({ game, children }) {
  const { turn, answer, asking } = game;
  const actions = game.advisedActions;
  // What is advised is in sight where it is marked, wherever the button was pressed.
  useEffect(showAdvised, [actions.join()]);
  if (!turn || (turn.over && !game.past)) return null;
  return html`<section class="answer card" aria-label=${say("advice")}>
    <div class="answer-top"><p role="status" aria-label=${say("answer")} class=${answer?.proved ? "proved" : ""}>${summary(answer, 0) || (game.waits ? say("no-advice") : say("ask-for-best"))}</p>
      ${actions.length > 0 && !game.past && html`<button type="button" class="primary" onClick=${() => { void game.moves(actions); }}>${say("play-it")}</button>`}
      ${asking ? html`<button type="button" class="primary stop" onClick=${() => { void game.stop(); }}>${say("stop")}</button>`
    : html`<button type="button" class=${actions.length ? "" : "primary"} disabled=${game.busy || game.shown || !game.position || game.waits} onClick=${() => { void game.hint(); }}>${say("hint")}</button>`}
      ${actions.length > 0 && html`<ul class="to-do" tabindex="0" aria-label=${say("what-is-advised")}>${advisedWords(answer).map((text) => html`<li key=${text}>${text}</li>`)}</ul>`}</div>
    ${game.waits && html`<p class="quiet">${plainly(game.waits)}</p>`}
    ${children}
    ${asking && html`<${Searching} key=${asking} seconds=${game.searches} />`}
    ${unknown(answer) && html`<div class="buttons"><button type="button" onClick=${() => { void game.hint(4 * game.seconds); }}>${say("search-longer", { seconds: 4 * game.seconds })}</button></div>`}
    ${answer?.searching && answer.plan && html`<p class="line-of-plan">${answer.plan}</p>`}
    <${Remarks} answer=${answer} />
    ${(answer?.assumed ?? []).map((/** @type {string} */ text) => html`<p class="quiet" key=${text}>${plainly(text)}</p>`)}
  </section>`;
}

/** How long a hint may take. @param {{game: Game}} props */
export function HintSeconds({ game }) {
  return html`<label class="short">${say("hint-seconds")} <select value=${game.seconds} onChange=${(/** @type {any} */ event) => game.show({ seconds: Number(event.target.value) })}>${[1, 5, 20, 60].map((each) => html`<option key=${each} value=${each}>${each}</option>`)}</select></label>`;
}

/** Every legal move as words, for all boards alike. @param {{game: Game}} props */
function Actions({ game }) {
  const { actions } = game;
  const [open, setOpen] = useState(BOARDS[game.turn?.game ?? ""] === "drawing");
  if (!actions.length) return null;
  return html`<details class="card moves-list" open=${open} onToggle=${(/** @type {any} */ event) => setOpen(event.target.open)}><summary>${say("all-of-moves", { number: `${actions.length}` })}</summary>
    <ul class="actions" aria-label=${say("all-moves")}>${open && actions.map((each) => html`<li key=${each.action}>
    <button type="button" onClick=${() => { void game.move(each.action); }}>${toldInWords(each.said)}</button></li>`)}</ul></details>`;
}

/** @param {{game: Game}} props */
function Log({ game }) {
  const { turn, log } = game;
  const list = /** @type {{current: HTMLElement | null}} */ (useRef(null));
  useEffect(() => { list.current?.scrollTo(0, list.current.scrollHeight); }, [log.length]);
  if (!turn) return null;
  return html`<section class="card" aria-labelledby="log-title"><h2 id="log-title">${say("what-happened")}</h2>
    <ol class="log" ref=${list} tabindex="0" aria-label=${say("what-happened")}>${log.map((each, index) => html`<li key=${index} class=${each.player === turn.me ? "mine" : ""}>${toldOf(turn, toldInWords(each.told))}</li>`)}</ol>
    ${(!turn.over || game.past) && html`<div class="buttons"><${HintSeconds} game=${game} /><label class="short">${say("others-play")} <select value=${game.speed} onChange=${(/** @type {any} */ event) => game.show({ speed: event.target.value })}>${Object.keys(SPEEDS).map((each) => html`<option key=${each} value=${each}>${say(`speed-${each}`)}</option>`)}</select></label>
      ${game.shown && html`<button type="button" onClick=${() => game.show({ hurry: true })}>${say("skip")}</button>`}<${ShareIt} label=${say("game-link")} position=${drawingOf(turn, game.past)} name=${turn.game} /></div>`}</section>`;
}

/** The decisions that I have made; each can be looked at and gone on from. @param {{game: Game}} props */
function Moments({ game }) {
  const { turn, past } = game;
  if (!turn?.moments.length) return null;
  const all = [...turn.moments.filter((each) => each !== turn.decisions), turn.decisions];
  const at = all.indexOf((past ?? turn).decisions);
  const go = (/** @type {number} */ to) => { if (to >= 0 && to < all.length) void game.look(all[to]); };
  return html`<section class="card" aria-label=${say("moments")}><label class="moments">${say("moment-of", { number: at + 1, all: all.length })}
      <input type="range" key=${all.length} min="0" max=${all.length - 1} value=${at} disabled=${game.busy} onChange=${(/** @type {any} */ event) => go(Number(event.target.value))} /></label>
    <div class="buttons"><button type="button" disabled=${!at || game.busy} onClick=${() => go(at - 1)}>${say("earlier")}</button><button type="button" disabled=${at === all.length - 1 || game.busy} onClick=${() => go(at + 1)}>${say("later")}</button>
      ${past && html`<button type="button" class="primary" onClick=${() => { void game.branch(); }}>${say("play-on")}</button><button type="button" onClick=${() => { void game.look(turn.decisions); }}>${say("back-to-game")}</button>`}</div></section>`;
}
