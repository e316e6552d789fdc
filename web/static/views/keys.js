// Shortcuts of the keyboard, where nobody is typing; the letters among them can be switched off.
import { html, useState } from "../html.js";
import { keepText } from "../state/storage.js";
import { newStamp } from "../actions/add.js";
import { focus, focusLater } from "./focus.js";

/** Where the browser keeps whether letters are switched off. */
const LETTERS = "stockbook.letters";

/** Letter -> what it does. @type {Record<string, [string, (page: import("../page.js").Page) => void]>} */
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

/** @param {import("../page.js").Page} page @param {KeyboardEvent} event */
export function shortcuts(page, event) {
  const typing = event.target instanceof HTMLElement && event.target.closest("input:not([type=checkbox]), textarea, select");
  const command = event.ctrlKey || event.metaKey;
  if (command && event.key === "Enter") {
    event.preventDefault();
    void page.hint();
  } else if (typing instanceof HTMLElement && event.key === "Escape" && !page.view.dialog) {
    typing.blur();
  } else if (command && event.key.toLowerCase() === "z" && !typing) {
    event.preventDefault();
    if (event.shiftKey) page.store.redo();
    else page.store.undo();
  } else if (command && event.key.toLowerCase() === "y" && !typing) {
    event.preventDefault();
    page.store.redo();
  } else if (event.key === "Escape" && page.view.hand) {
    page.show({ hand: null });
  } else if (event.key === "Escape" && page.view.panel && !page.view.dialog) {
    page.show({ panel: null });
    focusLater("[data-open=palette]");
  } else if (!command && !event.altKey && !typing && !page.view.dialog && event.key in KEYS && lettersAct()) {
    event.preventDefault();
    KEYS[event.key][1](page);
  }
}

/** Whether a letter alone does something: who speaks to the computer may not want that. */
function lettersAct() {
  try {
    return localStorage.getItem(LETTERS) !== "off";
  } catch {
    return true;
  }
}

/** All shortcuts, and the switch for letters. */
export function Keys() {
  const [on, setOn] = useState(lettersAct());
  const others = [["Ctrl Enter", "Hint, from a field too"], ["Ctrl Z", "Undo"], ["Ctrl Y", "Redo"], ["Escape", "Put back what is in the hand, close the palette"]];
  return html`<table class="shortcuts" aria-label="Keys"><tbody>${[...Object.entries(KEYS).map(([key, [name]]) => [key, name]), ...others].map(([key, name]) => html`<tr key=${key}><th scope="row"><kbd>${key}</kbd></th><td>${name}</td></tr>`)}</tbody></table>
    <label class="check"><input type="checkbox" checked=${on} onChange=${(/** @type {any} */ event) => {
      setOn(event.target.checked);
      keepText(LETTERS, event.target.checked ? "on" : "off");
    }} /> letters act on the page</label>`;
}
