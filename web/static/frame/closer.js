// What is shown large when it is tapped, until the next tap or Escape.
import { html, render, say } from "../html.js";

/** A picture that can be looked at larger. @param {{words: string, children?: any, large: any}} props words: what it shows */
export function Closer({ words, children, large }) {
  return html`<button type="button" class="closer" onClick=${() => enlarge(html`${large}<p>${words}</p>`)}><span class="unseen">${say("larger", { words })}</span><span aria-hidden="true">${children}</span></button>`;
}

/** @param {any} large */
function enlarge(large) {
  const shown = document.createElement("div");
  shown.className = "enlarged";
  shown.popover = "auto";
  shown.addEventListener("click", () => shown.hidePopover());
  shown.addEventListener("toggle", (event) => /** @type {ToggleEvent} */ (event).newState === "closed" && shown.remove());
  render(large, shown);
  document.body.append(shown);
  shown.showPopover();
}
