// The one library of the page, at one place.
import { html, render } from "./vendor/htm-preact/standalone.module.js";
export { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "./vendor/htm-preact/standalone.module.js";

/**
 * What draws the page once whatever runs now has ended, however often it is called before: so no tap meets a page that is behind.
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
