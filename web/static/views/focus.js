// Where the keyboard goes on.

/** Focus an element, where it is there. @param {string} selector */
export function focus(selector) {
  /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus();
}

/** Focus an element once the page is drawn as it is now. @param {string} selector */
export function focusLater(selector) {
  requestAnimationFrame(() => requestAnimationFrame(() => focus(selector)));
}
