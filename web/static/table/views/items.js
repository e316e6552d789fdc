// Items that somebody has, by the palette: the tap on a value adds a stamp, and all that was chosen before stays.
import { html, inLanguage, say, useState } from "../../html.js";
import { DOUBLES, SIZES, readStamp } from "../../model/stamps.js";
import { typedGood } from "../../model/goods.js";
import { ListedGood } from "../../pieces/goods.js";
import { Gallery } from "../../pieces/gallery.js";
import { Palette } from "../../pieces/palette.js";
import { Typed } from "./typed.js";

/** @typedef {import("../companion.js").Companion} Companion */

const PARTS = ["part-reserve", "part-1", "part-2"];

/**
 * The items of an answer; with the words before it, it may answer a question that is asked otherwise.
 * @param {{game: Companion, question: import("../companion.js").Question, before?: string, asked?: import("../companion.js").Question}} props
 */
export function Items({ game, question, before = "", asked = question }) {
  const [cards, setCards] = useState("");
  const [down, setDown] = useState(false);
  const { entry } = game;
  const cut = question.kind === "cut";
  const part = game.part ?? (cut ? 1 : 0);
  const mine = question.player === game.table?.me;
  const back = question.most === 1 ? readStamp(question.goods[0] ?? "") : null;
  const sizes = [...SIZES, ...DOUBLES].filter((each) => !back || each.replace("double ", "").split("x").map(Number).sort().join() === [back.width, back.height].sort().join());
  const send = (/** @type {string[][]} */ parts) => game.tell(before + (cut ? [parts[0].join("; ") || "?", parts[1].join("; "), parts[2].join("; ")].join(" | ") : parts[0].join("; ")), asked);
  const put = (/** @type {string} */ text) => {
    const next = game.entry.map((each, at) => (at === part ? [...each, down && readStamp(text) && text !== "forever" ? `${text} (down)` : text] : each));
    setCards("");
    setDown(false);
    game.enter(next);
    if (!cut && next[0].length === question.most) void send(next);
  };
  const more = back ? [] : [...(mine ? [] : ["?"]), "forever", "first-player"];
  const kinds = [...new Set(question.completions.map((each) => each.split(" ")[0]))];
  return html`${(cut ? PARTS : ["items"]).map((name, at) => html`<div class=${cut ? "part" : ""} key=${name}>${cut && html`<button type="button" aria-pressed=${at === part ? "true" : "false"} onClick=${() => game.show({ part: at })}>${say(name)}</button>`}
      <ul class="goods-row" aria-label=${say(name)}>${entry[at].map((text, index) => html`<li key=${index + text}><${ListedGood} text=${text} /><button type="button" class="remove" aria-label=${say("remove-good", { good: inLanguage(text) })} onClick=${() => game.enter(entry.map((each, n) => (n === at ? each.filter((_, i) => i !== index) : each)))}>×</button></li>`)}</ul></div>`)}
    ${question.goods.length > 0 && !back && html`<div class="chips" role="group" aria-label=${say("told-before")}>${question.goods.filter((text) => !entry.flat().includes(text)).map((text, index) => html`<button type="button" key=${index + text} onClick=${() => put(text)}>${inLanguage(text)}</button>`)}</div>`}
    <section class="palette" aria-label=${say("table-palette")}><${Palette} add=${put} sizes=${sizes} more=${more} />
      ${mine && !back && html`<label class="check"><input type="checkbox" checked=${down} onChange=${(/** @type {any} */ event) => setDown(event.target.checked)} /> ${say("next-face-down")}</label>`}
      ${!back && html`<div class="buttons">${[...kinds, "typed"].map((each) => html`<button type="button" key=${each} aria-expanded=${String(cards === each)} onClick=${() => setCards(cards === each ? "" : each)}>${each === "typed" ? say("typed") : inLanguage(each)}…</button>`)}</div>
        ${cards === "exhibitor" ? html`<${Gallery} choose=${(/** @type {string} */ text) => put(`exhibitor ${text}`)} />`
        : cards === "typed" ? html`<${Typed} label=${say("item")} meant=${typedGood} send=${put} />`
        : cards && html`<${Card} card=${cards} known=${question.completions} put=${put} />`}`}</section>
    ${(cut || question.most !== 1) && html`<div class="buttons"><button type="button" class="primary" disabled=${!(cut ? entry[1].length && entry[2].length : entry[0].length)} onClick=${() => { void send(entry); }}>${say("done")}</button></div>`}`;
}

/** A card with what it does; what scores something is followed by a contest. @param {{card: string, known: string[], put: (text: string) => void}} props */
function Card({ card, known, put }) {
  const [open, setOpen] = useState("");
  if (open.trim().match(/ (show|final|bonus)$/)) return html`<${Gallery} choose=${(/** @type {string} */ text) => put(open + text)} />`;
  if (open) return html`<${Typed} label=${open} send=${(/** @type {string} */ text) => put(open + text)} />`;
  return html`<div class="chips" role="group" aria-label=${inLanguage(card)}>${known.filter((each) => each.startsWith(card)).map((each) => html`<button type="button" key=${each} onClick=${() => (each.endsWith(" ") ? setOpen(each) : put(each))}>${inLanguage(each.split(": ").pop() ?? "")}</button>`)}</div>`;
}
