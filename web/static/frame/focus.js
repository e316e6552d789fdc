// Where the keyboard goes on.

/** Focus an element, where it is there. @param {string} selector */
export function focus(selector) {
  /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus();
}

/** The element beside this one in a list to which an arrow key leads: null at its end, undefined for any other key. @param {KeyboardEvent} event */
export function beside(event) {
  const { previousElementSibling: before, nextElementSibling: after } = /** @type {HTMLElement} */ (event.currentTarget);
  return /** @type {Record<string, HTMLElement | null>} */ ({ ArrowLeft: before, ArrowUp: before, ArrowRight: after, ArrowDown: after })[event.key];
}

/** Focus an element once the page is drawn as it is now. @param {string} selector */
export function focusLater(selector) {
  requestAnimationFrame(() => requestAnimationFrame(() => focus(selector)));
}

/** Bring into sight what is advised, where it is marked on a board, wherever one had scrolled to. */
export function showAdvised() {
  document.querySelector(".middle :is(.advised, .filled, .leaf:has(.ghost), .part:has(.ghosts))")?.scrollIntoView({ block: "nearest" });
}
