// The tour: four steps on the page with the album, which can be left at any time.
import { html, say, useEffect, useLayoutEffect, useRef } from "../html.js";

/** @typedef {import("../page.js").Page} Page */

/** What each step points at. */
const STEPS = [".album-frame", ".contests", ".answer-top", ".places"];

/** @param {{page: Page}} props */
export function Tour({ page }) {
  const at = page.view.tour ?? 0;
  const selector = STEPS[at];
  const card = useRef(/** @type {any} */ (null));
  const frame = useRef(/** @type {any} */ (null));
  const leave = () => page.show({ tour: null });
  const lay = () => {
    const place = document.querySelector(selector)?.getBoundingClientRect();
    if (!place || !card.current) return;
    const { offsetWidth: width, offsetHeight: height } = card.current;
    const { clientWidth, clientHeight } = document.documentElement;
    // The ring stays within the window.
    const [left, upper] = [Math.max(2, place.left - 5), Math.max(2, place.top - 5)];
    const [right, lower] = [Math.min(clientWidth - 2, place.right + 5), Math.min(clientHeight - 2, place.bottom + 5)];
    Object.assign(frame.current.style, { left: `${left}px`, top: `${upper}px`, width: `${right - left}px`, height: `${lower - upper}px` });
    // Below what it speaks of, else above it, else at the end of the window.
    const below = place.bottom + 14;
    const top = below + height < clientHeight ? below : place.top - height - 14 > 0 ? place.top - height - 14 : clientHeight - height - 10;
    const middle = place.left + place.width / 2 - width / 2;
    Object.assign(card.current.style, { top: `${top}px`, left: `${Math.max(8, Math.min(middle, clientWidth - width - 8))}px` });
  };
  useLayoutEffect(lay);
  useEffect(() => {
    // The best move appears in the album.
    document.querySelector(selector === ".answer-top" ? ".album-frame" : selector)?.scrollIntoView({ block: "center" });
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
    <h2 id="tour-title">${say(`tour-title-${at + 1}`)} <span class="number quiet">${say("tour-step", { number: at + 1, all: STEPS.length })}</span></h2><p id="tour-words">${say(`tour-words-${at + 1}`)}</p>
    <div class="buttons"><button type="button" class="primary" onClick=${() => page.show({ tour: last ? null : at + 1 })}>${say(last ? "done" : "next")}</button>
      ${at > 0 && html`<button type="button" onClick=${() => page.show({ tour: at - 1 })}>${say("back")}</button>`}${!last && html`<button type="button" onClick=${leave}>${say("tour-leave")}</button>`}</div></section>`;
}
