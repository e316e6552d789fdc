// Motion: what lies elsewhere than before glides there, and what is new fades in.
import { useLayoutEffect, useRef } from "../html.js";

const FOR = { duration: 300, easing: "ease-out" };

/** The part of a page below which everything with the attribute `data-glide` moves so. @returns {{current: HTMLElement | null}} */
export function useGlide() {
  const root = /** @type {{current: HTMLElement | null}} */ (useRef(null));
  const before = useRef(/** @type {Map<string, number[]>} */ (new Map()));
  useLayoutEffect(() => {
    const still = !before.current.size || matchMedia("(prefers-reduced-motion: reduce)").matches;
    /** @type {Map<string, number[]>} */
    const now = new Map();
    for (const each of /** @type {NodeListOf<HTMLElement>} */ (root.current?.querySelectorAll("[data-glide]") ?? [])) {
      const name = each.dataset.glide ?? "";
      const at = [each.offsetLeft, each.offsetTop];
      now.set(name, at);
      const was = before.current.get(name);
      const [x, y] = was ? [was[0] - at[0], was[1] - at[1]] : [0, 0];
      if (!still && (!was || x || y)) each.animate(was ? [{ transform: `translate(${x}px, ${y}px)` }, {}] : [{ opacity: 0 }, {}], FOR);
    }
    before.current = now;
  });
  return root;
}
