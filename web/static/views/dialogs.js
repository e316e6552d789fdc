// Windows above the page: opening, sharing, one's own deck.
import { html, inDate, say, useEffect, useRef, useState } from "../html.js";
import { fileName, fileText, openShipped, openText, save } from "../actions/files.js";
import { EMPTY, EMPTY_BOARDS, blank } from "../state/store.js";
import { recent } from "../state/storage.js";
import { Dialog } from "../frame/dialog.js";
import { DeckDialog } from "./deck.js";
import { Lessons } from "./lessons.js";
import { Copy, Sharing } from "../frame/sharing.js";
import { placeIn } from "../model/places.js";
import { GAMES, GAME_NAMES, plainly } from "../model/words.js";
import { levelOf, numberOf } from "../state/puzzles.js";

/** @typedef {import("../page.js").Page} Page */

/** @param {{page: Page}} props */
export function Dialogs({ page }) {
  const { dialog } = page.view;
  if (dialog === "open") return html`<${Open} page=${page} />`;
  if (dialog === "share") return html`<${Share} page=${page} />`;
  if (dialog === "deck") return html`<${Frame} page=${page} title=${say("your-deck")}><${DeckDialog} page=${page} /><//>`;
  return null;
}

/** @param {{page: Page, title: string, children?: any}} props */
function Frame({ page, title, children }) {
  return html`<${Dialog} title=${title} close=${() => page.show({ dialog: null })}>${children}<//>`;
}

/** @param {{page: Page}} props */
function Open({ page }) {
  const [text, write] = useState(page.view.typed ?? "");
  const [faults, setFaults] = useState(/** @type {any[]} */ (page.view.typed ? page.view.faults : []));
  const [find, setFind] = useState("");
  const area = useRef(/** @type {any} */ (null));
  useEffect(() => () => { page.view.typed = ""; }, []);
  /** @param {string} content @param {string} title */
  const read = async (content, title) => {
    write(content);
    setFaults(await openText(page, content, title));
  };
  const words = find.toLowerCase().split(/\s+/);
  const shipped = page.view.start.shipped.filter((/** @type {any} */ each) => words.every((word) => `${each.name} ${each.title} ${each.game} ${each.phase}`.toLowerCase().includes(word)));
  return html`<${Frame} page=${page} title=${say("open-position")}>
    <div class="buttons"><button type="button" onClick=${() => page.open(EMPTY.position, "")}>${say("empty-album")}</button>
      <label class="button file">${say("a-file")}<input type="file" class="unseen" aria-label=${say("a-file").replace("…", "")} accept=".toml,.json,.txt" onChange=${async (/** @type {any} */ event) => {
        const [file] = event.target.files;
        if (file) await read(await file.text(), file.name);
      }} /></label><span class="quiet">${say("drop-file")}</span></div>
    <div class="buttons">${EMPTY_BOARDS.slice(1).map(({ game, empty }) => html`<button type="button" key=${game} onClick=${() => page.open(empty, "")}>${say("empty-game", { game: say(`game-${game}`) })}</button>`)}</div>
    <details open=${faults.length > 0}><summary>${say("text-or-link")}</summary>
    <textarea ref=${area} aria-label=${say("text-or-link")} rows="5" spellcheck="false" value=${text} onInput=${(/** @type {any} */ event) => write(event.target.value)}></textarea>
    <div class="buttons"><button type="button" class="primary" disabled=${!text.trim()} onClick=${() => { void read(text, ""); }}>${say("read-it")}</button></div>
    ${faults.length > 0 && html`<div role="alert" class="fault"><ul class="faults">${faults.map((fault, index) => html`<li key=${index}><button type="button" onClick=${() => {
      const place = placeIn(text, fault);
      area.current.focus();
      area.current.setSelectionRange(...place);
    }}>${[fault.key, fault.cell].filter(Boolean).join(" ") || say("the-text")}</button> ${plainly(fault.message)}</li>`)}</ul></div>`}</details>
    <label class="column">${say("find")} <input type="search" aria-label=${say("find")} placeholder="sunday, cut, easy, pinzetta" value=${find} onInput=${(/** @type {any} */ event) => setFind(event.target.value)} /></label>
    <${Lessons} open=${(/** @type {any} */ lesson) => page.open(lesson.position, lesson.title, true)} />
    ${GAMES.map(({ game }) => html`<${Shipped} key=${game} page=${page} title=${GAME_NAMES[game]} list=${shipped.filter((/** @type {any} */ each) => each.kind === "positions" && each.game === game)} />`)}
    ${["easy", "medium", "hard"].map((level) => html`<${Shipped} key=${level} page=${page} title=${say(`puzzles-${level}`)} list=${shipped.filter((/** @type {any} */ each) => each.name.startsWith(`puzzles/${level}`))} />`)}
    <${Recent} page=${page} />
  <//>`;
}

/** @param {{page: Page, title: string, list: any[]}} props */
function Shipped({ page, title, list }) {
  if (!list.length) return null;
  return html`<h3>${title}</h3><ul class="shipped">${list.map(({ name, kind, title: told }) => {
    const short = name.replace(/.*\//, "");
    return html`<li key=${name}><button type="button" onClick=${() => { void openShipped(page, name); }}>${kind === "positions" ? told : say(`puzzle-${levelOf(short)}`, { number: numberOf(short) })} <span class="quiet">${short}</span></button></li>`;
  })}</ul>`;
}

/** @param {{page: Page}} props */
function Recent({ page }) {
  const found = recent().filter((entry) => entry.past.length || !blank(entry.state)).slice(0, 5);
  if (!found.length) return null;
  return html`<h3>${say("before-here")}</h3><ul class="shipped">${found.map((entry) => html`<li key=${entry.time}><button type="button" onClick=${() => {
    page.show({ dialog: null });
    page.go(entry.state);
  }}><b>${entry.state.title || say("untitled-album")}</b> <span class="quiet">${inDate(entry.time)}</span></button></li>`)}</ul>`;
}

/** @param {{page: Page}} props */
function Share({ page }) {
  const [text, setText] = useState("");
  const [format, setFormat] = useState(/** @type {"toml" | "json"} */ ("toml"));
  useEffect(() => {
    let wanted = true;
    void fileText(page, format).then((found) => { if (wanted) setText(found); });
    return () => { wanted = false; };
  }, [format]);
  return html`<${Frame} page=${page} title=${say("share")}>
    <${Sharing} label=${say("link-to-position")} position=${page.state.position} name=${fileName(page)} />
    <label class="column">${say("position-as-text")} <textarea id="share-text" readonly rows="6" value=${text}></textarea></label>
    <div class="buttons"><label>${say("written-as")} <select value=${format} onChange=${(/** @type {any} */ event) => setFormat(event.target.value)}><option value="toml">TOML</option><option value="json">JSON</option></select></label>
      <${Copy} id="share-text" what="text" /><button type="button" onClick=${() => { void save(page, format); }}>${say("save-as-file")}</button><button type="button" onClick=${() => print()}>${say("print")}</button></div>
  <//>`;
}
