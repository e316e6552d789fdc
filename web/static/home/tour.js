// The tour: four steps on the page with the album, which can be left at any time.
import { html, useEffect, useLayoutEffect, useRef } from "../html.js";

/** @typedef {import("../page.js").Page} Page */

/** What is pointed at, and what is said of it. @type {{at: string, title: string, words: string}[]} */
export const STEPS = [
  { at: ".album-frame", title: "The album", words: "Here lies what you have. Tap a stamp, then a space; or drag it. “New stamp” makes any other one." },
  { at: ".contests", title: "What pays", words: "The contests on the table. A ticket marks those that are entered already. The points are counted at every change." },
  { at: ".answer-top", title: "The best move", words: "“Hint” searches. The stamps appear in the album where they belong, and “Apply” puts them down. Try it now." },
  { at: ".places", title: "And then", words: "Puzzles to solve, games to play, a companion at the real table, reviews of what you played. “Rules” says how each game goes; “?” shows the keys." },
];

/** @param {{page: Page}} props */
export function Tour({ page }) {
  const at = page.view.tour ?? 0;
  const { at: selector, title, words } = STEPS[at];
  const card = useRef(/** @type {any} */ (null));
  const frame = useRef(/** @type {any} */ (null));
  const leave = () => page.show({ tour: null });
  const lay = () => {
    const place = document.querySelector(selector)?.getBoundingClientRect();
    if (!place || !card.current) return;
    const { offsetWidth: width, offsetHeight: height } = card.current;
    const { clientWidth, clientHeight } = document.documentElement;
    Object.assign(frame.current.style, { left: `${place.left - 5}px`, top: `${place.top - 5}px`, width: `${place.width + 10}px`, height: `${place.height + 10}px` });
    // Below what it speaks of, else above it, else at the end of the window.
    const below = place.bottom + 14;
    const top = below + height < clientHeight ? below : place.top - height - 14 > 0 ? place.top - height - 14 : clientHeight - height - 10;
    const middle = place.left + place.width / 2 - width / 2;
    Object.assign(card.current.style, { top: `${top}px`, left: `${Math.max(8, Math.min(middle, clientWidth - width - 8))}px` });
  };
  useLayoutEffect(lay);
  useEffect(() => {
    document.querySelector(selector)?.scrollIntoView({ block: "center" });
    card.current.querySelector(".primary").focus({ preventScroll: true });
    const key = (/** @type {KeyboardEvent} */ event) => { if (event.key === "Escape") leave(); };
    const moved = () => lay();
    addEventListener("scroll", moved);
    addEventListener("resize", moved);
    addEventListener("keydown", key);
    return () => {
      removeEventListener("scroll", moved);
      removeEventListener("resize", moved);
      removeEventListener("keydown", key);
    };
  }, [at]);
  const last = at === STEPS.length - 1;
  return html`<div class="spot" ref=${frame}></div><section class="tour" role="dialog" aria-labelledby="tour-title" aria-describedby="tour-words" ref=${card}>
    <h2 id="tour-title">${title} <span class="number quiet">${at + 1} of ${STEPS.length}</span></h2><p id="tour-words">${words}</p>
    <div class="buttons"><button type="button" class="primary" onClick=${() => page.show({ tour: last ? null : at + 1 })}>${last ? "Done" : "Next"}</button>
      ${at > 0 && html`<button type="button" onClick=${() => page.show({ tour: at - 1 })}>Back</button>`}${!last && html`<button type="button" onClick=${leave}>Leave the tour</button>`}</div></section>`;
}
