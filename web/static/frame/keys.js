// Shortcuts of the keyboard, where nobody is typing; the letters among them can be switched off.
import { html, say, useState } from "../html.js";
import { keepText } from "../state/storage.js";
import { newStamp } from "../actions/add.js";
import { focus, focusLater } from "./focus.js";

/** Where the browser keeps whether letters are switched off. */
const LETTERS = "stockbook.letters";

/** Letters, each with what it does. @template T @typedef {Record<string, [string, (page: T) => void]>} Letters */

/** The letter that opens this list, on every page. @type {Letters<import("./bar.js").Owner>} */
export const HELP = { "?": [say("key-help"), (page) => page.show({ help: "keys" })] };

/** Letters of the page with the album. @type {Letters<import("../page.js").Page>} */
const KEYS = {
  h: [say("hint"), (page) => { void page.hint(); }],
  n: [say("new-stamp"), (page) => newStamp(page)],
  u: [say("undo"), (page) => page.store.undo()],
  r: [say("redo"), (page) => page.store.redo()],
  c: [say("key-contests"), () => { focus("[data-field=contest]"); }],
  t: [say("key-typing"), (page) => { newStamp(page, true); focusLater("[data-field=stamp]"); }],
  a: [say("key-album"), () => { focus("[role=gridcell][tabindex='0']"); }],
  p: [say("key-place"), () => { focus("[role=option][tabindex='0']"); }],
};

/** Letters of games that are played. @type {Letters<import("../play/game.js").Game>} */
export const GAME_KEYS = {
  h: [say("hint"), (game) => { if (game.turn && !game.busy && !game.shown && game.position && !game.waits) void game.hint(); }],
  p: [say("key-play"), (game) => { if (game.advisedActions.length) void game.moves(game.advisedActions); }],
  u: [say("undo"), (game) => { void game.undo(); }],
};

/** The keys in a list, with what each does. @param {Letters<any>} letters @returns {[string, string][]} */
export function listed(letters) {
  return Object.entries(letters).map(([key, [name]]) => [key, name]);
}

/** Letters that act: in a puzzle none that adds something or gives the answer away. @param {import("../page.js").Page} page @returns {typeof KEYS | {}} */
function acting({ view, state }) {
  return view.place ? {} : Object.fromEntries(Object.entries(KEYS).filter(([key]) => !state.puzzle || "urap".includes(key)));
}

/** All keys of the page with the album. @param {import("../page.js").Page} page @returns {[string, string][]} */
export function albumKeys(page) {
  return [...listed(acting(page)), ...(page.state.puzzle ? [] : [/** @type {[string, string]} */ ([say("keycap-ctrl", { key: say("keycap-enter") }), say("key-hint-field")])]), [say("keycap-ctrl", { key: "Z" }), say("undo")], [say("keycap-ctrl", { key: "Y" }), say("redo")], [say("keycap-escape"), say("key-put-back")]];
}

/** Whether somebody types where a key went to. @param {Event} event */
function typing({ target }) {
  return target instanceof HTMLElement && target.closest("input:not([type=checkbox], [type=range]), textarea, select");
}

/** Do what a letter does, where nobody types and no window is open. @template T @param {Letters<T>} letters @param {T} page @param {KeyboardEvent} event */
export function letter(letters, page, event) {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event) || document.querySelector("dialog") || !(event.key in letters) || !lettersAct()) return;
  event.preventDefault();
  letters[event.key][1](page);
}

/** @param {import("../page.js").Page} page @param {KeyboardEvent} event */
export function shortcuts(page, event) {
  const field = typing(event);
  const command = event.ctrlKey || event.metaKey;
  if (command && event.key === "Enter") {
    event.preventDefault();
    void page.hint();
  } else if (field instanceof HTMLElement && event.key === "Escape" && !document.querySelector("dialog")) {
    field.blur();
  } else if (command && event.key.toLowerCase() === "z" && !field) {
    event.preventDefault();
    if (event.shiftKey) page.store.redo();
    else page.store.undo();
  } else if (command && event.key.toLowerCase() === "y" && !field) {
    event.preventDefault();
    page.store.redo();
  } else if (event.key === "Escape" && page.view.hand) {
    page.show({ hand: null });
  } else if (event.key === "Escape" && page.view.panel && !page.view.dialog) {
    page.show({ panel: null });
    focusLater("[data-open=palette]");
  } else letter({ ...acting(page), ...HELP }, page, event);
}

/** Whether a letter alone does something: who speaks to the computer may not want that. */
function lettersAct() {
  try {
    return localStorage.getItem(LETTERS) !== "off";
  } catch {
    return true;
  }
}

/** The keys of a page, and the switch for letters. @param {{keys: [string, string][]}} props */
export function Keys({ keys }) {
  const [on, setOn] = useState(lettersAct());
  const everywhere = [...listed(HELP), ["Tab", say("key-tab")], [say("keycap-arrows"), say("key-arrows")], [say("keycap-enter"), say("key-enter")], [say("keycap-escape"), say("key-close")]];
  return html`<table class="shortcuts" aria-label=${say("keys")}><tbody>${[...keys, ...everywhere].map(([key, name]) => html`<tr key=${key + name}><th scope="row"><kbd>${key}</kbd></th><td>${name}</td></tr>`)}</tbody></table>
    <label class="check"><input type="checkbox" checked=${on} onChange=${(/** @type {any} */ event) => {
      setOn(event.target.checked);
      keepText(LETTERS, event.target.checked ? "on" : "off");
    }} /> ${say("letters-act")}</label>`;
}
