// What every view needs: the library that draws, the words, and when a page is drawn.
import { html, render } from "./vendor/htm-preact/standalone.module.js";
export { html, render, useEffect, useLayoutEffect, useMemo, useRef, useState } from "./vendor/htm-preact/standalone.module.js";
export { inDate, inLanguage, LANGUAGE, say } from "./words.js";

/**
 * Return a function that draws the page as soon as the running code has ended, once for all its calls until then: so no tap meets an outdated page.
 * @param {() => any} view
 */
export function drawing(view) {
  const root = /** @type {Element} */ (document.getElementById("page"));
  let due = false;
  return () => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      render(view(), root);
    });
  };
}
