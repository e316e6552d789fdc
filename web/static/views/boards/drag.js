// Dragging stamps with mouse, pen or finger; a finger drags what it has tapped before or rests on, and else scrolls the page.
import { html } from "../../html.js";
import { SIDE } from "../../model/stamps.js";
import { divide } from "../../actions/swap.js";
import { StampPicture } from "../../pieces/stamp.js";

/** @typedef {import("../../page.js").Page} Page */

/** Pixels that a pointer moves before it drags. */
const FAR = 6;
/** Milliseconds that a finger rests on a stamp before it drags it. */
const LONG = 400;
/** Pixels that a stamp is drawn above the finger, which would hide it. */
const LIFT = 44;

/**
 * Follow a pointer from where it was pressed; whatever it lets go of above something with `data-drop` falls there.
 * @param {Page} page @param {PointerEvent} down @param {import("../../model/moves.js").Hand} hand
 * @param {number} [across] the space of the stamp that is held, from its left @param {number} [below] and from its top
 */
export function begin(page, down, hand, across = 0, below = 0) {
  const held = /** @type {Element} */ (down.currentTarget);
  const touch = down.pointerType === "touch";
  const lift = touch ? LIFT : 0;
  let gone = false;
  let may = !touch || held.ariaSelected === "true";
  const at = (/** @type {PointerEvent} */ event) => {
    const space = spaceSide();
    const cell = cellUnder(event.clientX - across * space, event.clientY - below * space - lift);
    page.show({ drag: { hand, x: event.clientX, y: event.clientY - lift, across, below, space, moved: true }, hand: hand.good === undefined ? hand : null, hover: cell });
  };
  const rest = setTimeout(() => {
    if (may) return;
    may = true;
    at(down);
  }, LONG);
  const move = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== down.pointerId) return;
    const moved = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) >= FAR;
    if (!moved && !page.view.drag) return;
    clearTimeout(rest);
    if (!may) return;
    if (!page.view.drag) held.setPointerCapture(down.pointerId);
    event.preventDefault();
    gone ||= moved;
    at(event);
  };
  // What is dragged does not scroll the page, nor open a menu.
  const hold = (/** @type {Event} */ event) => { if (page.view.drag) event.preventDefault(); };
  const end = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== down.pointerId) return;
    clearTimeout(rest);
    held.removeEventListener("touchmove", hold);
    held.removeEventListener("contextmenu", hold);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!page.view.drag) return;
    const space = spaceSide();
    const cell = cellUnder(event.clientX - across * space, event.clientY - below * space - lift);
    const target = dropTarget(event);
    if (event.type === "pointerup" && gone) drop(page, hand, cell, target);
    page.show({ hover: null, hand: null });
    // The click that follows a drag is none of its own.
    setTimeout(() => page.show({ drag: null }), 0);
  };
  held.addEventListener("touchmove", hold, { passive: false });
  held.addEventListener("contextmenu", hold);
  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/** Let go: what falls on no place of its own stays where it was. @param {Page} page @param {any} hand @param {[number, number] | null} cell @param {string | null} target */
function drop(page, hand, cell, target) {
  if (hand.good !== undefined) {
    if (target) divide(page, hand.good, target);
  } else if (target === "place") {
    if (hand.from === "album") page.takeOff(hand.cell, true);
  } else if (cell) {
    page.view.hand = hand;
    page.put(cell[0], cell[1], true);
  }
}

/** @param {PointerEvent} event */
function dropTarget(event) {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const found = element.closest("[data-drop]");
    if (found instanceof HTMLElement) return found.dataset.drop ?? null;
  }
  return null;
}

function leaf() {
  return document.querySelector(".leaf > [role=grid]")?.getBoundingClientRect();
}

function spaceSide() {
  return (leaf()?.width ?? 0) / SIDE;
}

/** The space of the album at a point, for the top left of a stamp; half a space beside the album still counts. @param {number} left @param {number} top @returns {[number, number] | null} */
function cellUnder(left, top) {
  const box = leaf();
  if (!box) return null;
  const side = box.width / SIDE;
  const x = Math.floor((left - box.left) / side);
  const y = Math.floor((top - box.top) / side);
  return x >= 0 && x < SIDE && y >= 0 && y < SIDE ? [x, y] : null;
}

/** The stamp under the pointer while it is dragged. @param {{page: Page}} props */
export function Dragged({ page }) {
  const { drag } = page.view;
  if (!drag) return null;
  const space = drag.space || 30;
  const at = { transform: `translate(${drag.x - (drag.across + 0.5) * space}px, ${drag.y - (drag.below + 0.5) * space}px)` };
  return html`<div class="dragged" style=${at}><${StampPicture} text=${drag.hand.text} space=${space} /></div>`;
}
