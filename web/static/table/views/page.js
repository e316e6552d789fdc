// A game at a real table from top to bottom: what is asked, the boards, the advice, and the record.
import { html, say, useState } from "../../html.js";
import { BOARDS, alone, plainly } from "../../model/words.js";
import { placeIn } from "../../model/places.js";
import { Drawn, OTHERS } from "../../play/views/board.js";
import { Sheet } from "../../play/views/end.js";
import { Contests } from "../../play/views/contests.js";
import { Show } from "../../play/views/show.js";
import { Players } from "../../play/views/players.js";
import { Begun } from "../../play/views/start.js";
import { Others } from "../../play/views/swap.js";
import { Advice, HintSeconds, Top } from "../../play/views/table.js";
import { ShareIt } from "../../frame/sharing.js";
import { download } from "../../state/download.js";
import { boardOf } from "../board.js";
import { Ask } from "./ask.js";
import { Lines } from "./lines.js";
import { ToDo } from "./to_do.js";
import { Setup } from "./setup.js";

/** @typedef {import("../companion.js").Companion} Companion */

/** @param {{game: Companion}} props */
export function Page({ game }) {
  const { table, busy, needed } = game;
  const sheet = table && html`<${Sheet} score=${table.score} over=${table.over}>${table.score.assumed.map((/** @type {string} */ text) => html`<p class="quiet" key=${text}>${plainly(text)}</p>`)}<//>`;
  return html`<${Top} game=${game} /><main class=${busy ? "play busy" : "play"} aria-busy=${busy ? "true" : "false"}>
    ${table ? html`<div class="middle">${game.toDo && html`<${ToDo} game=${game} toDo=${game.toDo} />`}<${Ask} game=${game} />${table.over ? sheet : html`<${Advice} game=${game}>${needed && html`<div class="buttons"><button type="button" onClick=${() => game.choose(needed.words)}>${say("tell-first", { question: alone(needed.words) })}</button></div>`}<//>`}<${Boards} game=${game} /></div>
      <div class="right">${!table.over && html`<${HintSeconds} game=${game} />`}<${Players} game=${game} /><${Record} game=${game} />${!table.over && sheet}</div>`
    : html`<${Setup} game=${game} /><section class="card"><${Text} game=${game} text="" label=${say("go-on-with-record")} /></section><${Begun} game=${game} />`}</main>`;
}

/** @param {{game: Companion}} props */
function Boards({ game }) {
  const { table } = game;
  const position = table?.position;
  if (!table || !position) return null;
  if (BOARDS[table.game] === "drawing") return html`<${Drawn} address=${`/api/tables/${table.key}/drawing?lines=${table.lines.length}`} />`;
  const board = boardOf(game);
  const other = OTHERS[BOARDS[table.game]];
  if (other) return html`<${other} game=${board} />`;
  const { name } = board.position.me;
  return html`<h2>${name ? say("the-album-of", { player: name }) : say("cards-album")}</h2><${Show} game=${board} /><${Contests} game=${board} /><${Others} game=${game} />`;
}

/** @param {{game: Companion}} props */
function Record({ game }) {
  const { table } = game;
  const [open, setOpen] = useState(false);
  if (!table) return null;
  return html`<section class="card" aria-labelledby="record-title"><h2 id="record-title">${say("the-record")}</h2>
    <${Lines} game=${game} />
    <div class="buttons"><a class="button" href=${`/review#${table.key}`}>${say("review-it")}</a><button type="button" onClick=${() => download(table.record, `${table.game}.txt`, "text/plain")}>${say("save")}</button>
      <${ShareIt} label=${say("table-link")} position=${table.position} name=${table.game} /><button type="button" aria-expanded=${open ? "true" : "false"} onClick=${() => setOpen(!open)}>${say("edit")}</button><span class="quiet">${say("save-note")}</span></div>
    ${open && html`<${Text} game=${game} key=${game.text} text=${game.text} label=${say("record-as-text")} />`}</section>`;
}

/** A record as text, with its faults at their places. @param {{game: Companion, text: string, label: string}} props */
function Text({ game, text, label }) {
  const [typed, write] = useState(text);
  const read = (/** @type {string} */ content) => { write(content); void game.read(content); };
  return html`<label class="column">${label} <textarea id="record" rows=${text ? 12 : 4} spellcheck="false" value=${typed} onInput=${(/** @type {any} */ event) => write(event.target.value)}></textarea></label>
    <div class="buttons"><button type="button" class="primary" disabled=${!typed.trim()} onClick=${() => read(typed)}>${say("read-it")}</button>
      <label class="button file">${say("choose-file")}…<input type="file" class="unseen" aria-label=${say("choose-file")} accept=".txt" onChange=${async (/** @type {any} */ event) => { if (event.target.files[0]) read(await event.target.files[0].text()); }} /></label>
      ${game.faults.filter((fault) => fault.key && typed).map((fault) => html`<button type="button" key=${fault.key} onClick=${() => {
        const area = /** @type {HTMLTextAreaElement} */ (document.getElementById("record"));
        area.focus();
        area.setSelectionRange(...placeIn(typed, fault.key?.startsWith("line") ? { message: fault.key } : fault));
      }}>${fault.key?.startsWith("line ") ? say("go-to-line", { line: fault.key.slice(5) }) : say("go-to", { place: fault.key ?? "" })}</button>`)}</div>`;
}
