// Shortcuts of the keyboard, where nobody is typing.
import { focus, focusLater } from "./focus.js";

/** Letter -> what it does. @type {Record<string, [string, (page: import("../page.js").Page) => void]>} */
const KEYS = {
  h: ["Hint", (page) => { void page.hint(); }],
  n: ["New stamp", (page) => page.show({ panel: page.view.panel === "new" ? null : "new" })],
  u: ["Undo", (page) => page.store.undo()],
  r: ["Redo", (page) => page.store.redo()],
  c: ["to the contests", () => { focus("[data-field=contest]"); }],
  t: ["to typing a stamp", (page) => { page.show({ panel: "new" }); focusLater("[data-field=stamp]"); }],
  a: ["to the album", () => { focus("[role=gridcell][tabindex='0']"); }],
  p: ["to the stamps to place", () => { focus("[role=option][tabindex='0']"); }],
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
  } else if (!command && !event.altKey && !typing && !page.view.dialog && event.key in KEYS) {
    event.preventDefault();
    KEYS[event.key][1](page);
  }
}
