// Shortcuts of the keyboard, where nobody is typing; the letters among them can be switched off.
import { html, useState } from "../html.js";
import { keepText } from "../state/storage.js";
import { newStamp } from "../actions/add.js";
import { focus, focusLater } from "./focus.js";

/** Where the browser keeps whether letters are switched off. */
const LETTERS = "stockbook.letters";

/** Letters, each with what it does. @template T @typedef {Record<string, [string, (page: T) => void]>} Letters */

/** The letter that opens this list, on every page. @type {Letters<import("./bar.js").Owner>} */
export const HELP = { "?": ["These keys", (page) => page.show({ help: "keys" })] };

/** Letters of the page with the album. @type {Letters<import("../page.js").Page>} */
const KEYS = {
  h: ["Hint", (page) => { void page.hint(); }],
  n: ["New stamp", (page) => newStamp(page)],
  u: ["Undo", (page) => page.store.undo()],
  r: ["Redo", (page) => page.store.redo()],
  c: ["To the contests", () => { focus("[data-field=contest]"); }],
  t: ["To typing a stamp", (page) => { newStamp(page, true); focusLater("[data-field=stamp]"); }],
  a: ["To the album", () => { focus("[role=gridcell][tabindex='0']"); }],
  p: ["To the stamps to place", () => { focus("[role=option][tabindex='0']"); }],
};

/** Letters of games that are played. @type {Letters<import("../play/game.js").Game>} */
export const GAME_KEYS = {
  h: ["Hint", (game) => { if (game.turn && !game.busy && !game.shown && game.position && !game.waits) void game.hint(); }],
  p: ["Play what is advised", (game) => { if (game.advisedActions.length) void game.moves(game.advisedActions); }],
  u: ["Undo", (game) => { void game.undo(); }],
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
  return [...listed(acting(page)), ...(page.state.puzzle ? [] : [/** @type {[string, string]} */ (["Ctrl Enter", "Hint, from a field too"])]), ["Ctrl Z", "Undo"], ["Ctrl Y", "Redo"], ["Escape", "Put back what is in the hand"]];
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
  const everywhere = [...listed(HELP), ["Tab", "To the next button; with Shift back"], ["Arrows", "Through albums and lists"], ["Enter", "Take, put down, press"], ["Escape", "Close a window"]];
  return html`<table class="shortcuts" aria-label="Keys"><tbody>${[...keys, ...everywhere].map(([key, name]) => html`<tr key=${key + name}><th scope="row"><kbd>${key}</kbd></th><td>${name}</td></tr>`)}</tbody></table>
    <label class="check"><input type="checkbox" checked=${on} onChange=${(/** @type {any} */ event) => {
      setOn(event.target.checked);
      keepText(LETTERS, event.target.checked ? "on" : "off");
    }} /> letters act on the page</label>`;
}
