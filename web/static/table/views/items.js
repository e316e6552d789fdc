// Items that somebody has, by the palette: the tap on a value adds a stamp, and all that was chosen before stays.
import { html, useState } from "../../html.js";
import { COLORS, DOUBLES, SIZES, THEMES, readStamp, stampText } from "../../model/stamps.js";
import { contestWords } from "../../model/contests.js";
import { typedGood } from "../../model/goods.js";
import { ListedGood } from "../../views/goods.js";
import { Choice, RARE_VALUES, VALUES, colorIcon, sizeIcon } from "../../views/palette.js";
import { Typed } from "./typed.js";

/** @typedef {import("../companion.js").Companion} Companion */

const PARTS = ["Reserve", "Pile 1", "Pile 2"];
const CARDS = ["forever", "first-player"];
/** What was chosen last. */
const last = { size: "2x3", face: { color: "blue", theme: "animals", value: "" } };

/**
 * The items of an answer; with the words before it, it may answer a question that is asked otherwise.
 * @param {{game: Companion, question: import("../companion.js").Question, before?: string, asked?: import("../companion.js").Question}} props
 */
export function Items({ game, question, before = "", asked = question }) {
  const [first, setFirst] = useState(/** @type {import("../../model/stamps.js").Face | null} */ (null));
  const [down, setDown] = useState(false);
  const { entry } = game;
  const cut = question.kind === "cut";
  const part = game.part ?? (cut ? 1 : 0);
  const mine = question.player === game.table?.me;
  const back = question.most === 1 ? readStamp(question.goods[0] ?? "") : null;
  const sizes = [...SIZES, ...DOUBLES].filter((each) => !back || each.replace("double ", "").split("x").map(Number).sort().join() === [back.width, back.height].sort().join());
  if (!sizes.includes(last.size)) [last.size] = sizes;
  const send = (/** @type {string[][]} */ parts) => game.tell(before + (cut ? [parts[0].join("; ") || "?", parts[1].join("; "), parts[2].join("; ")].join(" | ") : parts[0].join("; ")), asked);
  const put = (/** @type {string} */ text) => {
    const next = game.entry.map((each, at) => (at === part ? [...each, down && readStamp(text) && text !== "forever" ? `${text} (down)` : text] : each));
    setFirst(null);
    setDown(false);
    game.enter(next);
    if (!cut && next[0].length === question.most) void send(next);
  };
  const value = (/** @type {string} */ chosen) => {
    const face = { ...last.face, value: chosen };
    if (chosen === "?") put(`${last.size.replace("double ", "")} ?`);
    else if (last.size.startsWith("double") && !first) setFirst(face);
    else put(stampText(last.size, first ? [first, face] : [face]));
  };
  const set = (/** @type {() => void} */ change) => { change(); game.draw(); };
  const words = (/** @type {string} */ typed) => [
    ...(typed.startsWith("exhibitor ") ? contestWords(typed.slice(10)).map((each) => `exhibitor ${each}`) : []), ...question.completions.filter((each) => each.startsWith(typed) && each !== typed)];
  const { color, theme } = last.face;
  return html`${(cut ? PARTS : ["Items"]).map((name, at) => html`<div class=${cut ? "part" : ""} key=${name}>${cut && html`<button type="button" aria-pressed=${at === part ? "true" : "false"} onClick=${() => game.show({ part: at })}>${name}</button>`}
      <ul class="goods-row" aria-label=${name}>${entry[at].map((text, index) => html`<li key=${index + text}><${ListedGood} text=${text} /><button type="button" class="remove" aria-label="remove ${text}" onClick=${() => game.enter(entry.map((each, n) => (n === at ? each.filter((_, i) => i !== index) : each)))}>×</button></li>`)}</ul></div>`)}
    ${question.goods.length > 0 && !back && html`<div class="chips" role="group" aria-label="Told before">${question.goods.filter((text) => !entry.flat().includes(text)).map((text, index) => html`<button type="button" key=${index + text} onClick=${() => put(text)}>${text}</button>`)}</div>`}
    <section class="palette" aria-label="Palette"><p class="quiet">${first ? "Now the second stamp of the double." : "The value adds the stamp; all else stays."}</p>
      <${Choice} label="Size" of=${sizes} chosen=${last.size} icon=${sizeIcon} choose=${(/** @type {string} */ size) => { setFirst(null); set(() => { last.size = size; }); }} />
      <${Choice} label="Color" of=${[...COLORS, "rare"]} chosen=${color} icon=${colorIcon} choose=${(/** @type {string} */ next) => set(() => { last.face.color = next; })} />
      ${color !== "rare" && html`<${Choice} label="Theme" of=${THEMES} chosen=${theme} choose=${(/** @type {string} */ next) => set(() => { last.face.theme = next; })} />`}
      <${Choice} label="Value" of=${[...(color === "rare" ? RARE_VALUES : VALUES), ...(mine ? [] : ["?"])]} chosen="" choose=${value} />
      ${mine && !back && html`<label class="check"><input type="checkbox" checked=${down} onChange=${(/** @type {any} */ event) => setDown(event.target.checked)} /> the next one lies face down</label>`}
      ${!back && html`<div class="buttons">${CARDS.map((each) => html`<button type="button" key=${each} onClick=${() => put(each)}>${each}</button>`)}</div>
        <details><summary>A card, or typed</summary><${Typed} label="Item" words=${words} now=${question.completions} meant=${typedGood} send=${put} /></details>`}</section>
    ${(cut || question.most !== 1) && html`<div class="buttons"><button type="button" class="primary" disabled=${!(cut ? entry[1].length && entry[2].length : entry[0].length)} onClick=${() => { void send(entry); }}>Done</button></div>`}`;
}
