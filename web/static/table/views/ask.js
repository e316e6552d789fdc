// What is asked now, and the ways to answer with few taps; everything may be typed as well.
import { html, inLanguage, say, useEffect, useRef } from "../../html.js";
import { typedGood } from "../../model/goods.js";
import { readStamp } from "../../model/stamps.js";
import { BOARDS, alone, questionInWords } from "../../model/words.js";
import { Cut } from "../../play/views/swap.js";
import { TopLine } from "../../play/views/table.js";
import { Good } from "../../pieces/goods.js";
import { boardOf } from "../board.js";
import { Items } from "./items.js";
import { Typed } from "./typed.js";

/** @typedef {import("../companion.js").Companion} Companion */
/** @typedef {import("../companion.js").Question} Question */

/** @param {{game: Companion}} props */
export function Ask({ game }) {
  const { question, questions, table } = game;
  const title = /** @type {{current: HTMLElement | null}} */ (useRef(null));
  // What was focused may be gone with the question before.
  useEffect(() => { if (document.activeElement === document.body) title.current?.focus(); }, [question?.words, table?.lines.length]);
  if (!table || !question) return html`<${TopLine} game=${game}><p class="question" role="status" aria-label=${say("question")}>${say("game-is-over")}</p><//>`;
  const [, told, asked] = /^(?:([^]*)\n)?(.*)$/.exec(questionInWords(question.words)) ?? [];
  const others = questions.filter((each) => each !== question);
  const typed = (/** @type {string} */ text) => (question.kind === "items" ? text.split(";").map((each) => typedGood(each.trim()) ?? each.trim()).join("; ") : text);
  return html`<section class="card ask" aria-label=${say("what-happened")}>
    <${TopLine} game=${game}><p class="question" role="status" aria-label=${say("question")} tabindex="-1" ref=${title}>${told && html`<span class="quiet">${told}</span> `}<span>${asked}</span></p><//>
    <${Answers} game=${game} question=${question} key=${question.words + (table.lines.length - game.heard)} />
    <div class="buttons">${question.usual && html`<button type="button" onClick=${() => { void game.tell(question.usual ?? "", question); }}>${inLanguage(question.usual)}</button>`}
      ${question.optional && html`<button type="button" onClick=${() => game.pass(question)}>${say("leave-out")}</button>`}</div>
    ${question.kind !== "text" && html`<details><summary>${say("type-it")}</summary><${Typed} label=${question.words} meant=${typed} send=${(/** @type {string} */ text) => game.tell(text, question)} /></details>`}
    ${others.length > 0 && html`<div class="chips" role="group" aria-label=${say("something-else")}>${others.map((each) => html`<button type="button" key=${each.words} onClick=${() => game.choose(each.words)}>${alone(each.words)}</button>`)}</div>`}</section>`;
}

/** @param {{game: Companion, question: Question}} props */
function Answers({ game, question }) {
  const { kind, goods, choices } = question;
  const { unseen } = game;
  if (unseen) {
    return html`<p>${say("its-face")}</p><${Items} game=${game} question=${{ ...question, kind: "items", goods: [unseen.said], most: 1 }} before="${unseen.answer} = " asked=${question} />
      <div class="buttons"><button type="button" onClick=${() => { void game.tell(unseen.answer, question); }}>${say("without-face")}</button></div>`;
  }
  if (kind === "items" || (kind === "cut" && goods.length !== question.most)) return html`<${Items} game=${game} question=${question} />`;
  if (kind === "cut") return html`<${Cut} game=${boardOf(game)} />`;
  if (kind === "pick") return html`<${Pick} game=${game} question=${question} />`;
  if (kind === "places") return html`<p class="quiet">${say("places-how")}</p>`;
  if (kind === "text") return html`<${Typed} label=${say("your-answer")} words=${(/** @type {string} */ text) => question.completions.filter((each) => each.startsWith(text))} now=${question.completions} send=${(/** @type {string} */ text) => game.tell(text, question)} />`;
  return ["album", "drawing"].includes(BOARDS[game.table?.game ?? ""]) && html`<ul class="actions" aria-label=${say("answers")}>${choices.map((each) => html`<li key=${each.answer}><button type="button" class=${game.advisedActions.includes(question.start + each.answer) ? "advised" : ""} onClick=${() => { void game.pick(question, each); }}><${Said} text=${each.said} take=${question.start.endsWith(" take ")} /></button></li>`)}</ul>`;
}

/** A choice in words, with pictures of its stamps; a pile is told with whose it is. @param {{text: string, take: boolean}} props */
function Said({ text, take }) {
  const [, whose = "", pile = "", rest = text] = (take && /^(.*?) ?(\d+): (.*)$/.exec(text)) || [];
  const stamps = rest.split("; ").filter((each) => readStamp(each)?.faces.length);
  const goods = inLanguage(rest.replace(/; /g, ", "));
  const said = pile ? say(whose === "me" ? "pile-mine-with" : whose.endsWith("pile") ? "her-pile-with" : "pile-of-with", { number: pile, player: whose, goods }) : goods;
  return html`${stamps.length > 0 && html`<span class="goods-row" aria-hidden="true">${stamps.map((each, index) => html`<${Good} key=${index} text=${each} />`)}</span>`}${said}`;
}

/** Some of the goods, in order; the last one sends the answer. @param {{game: Companion, question: Question}} props */
function Pick({ game, question }) {
  const picked = game.entry[0];
  return html`<p>${inLanguage(picked.join(question.between))}</p><ul class="actions" aria-label=${say("answers")}>${question.goods.map((each) => html`<li key=${each}><button type="button" onClick=${() => {
    const next = [...picked, each];
    if (next.length === question.most) void game.tell(next.join(question.between), question);
    else game.enter([next, [], []]);
  }}>${inLanguage(each)}</button></li>`)}</ul>`;
}
