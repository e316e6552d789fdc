// The rest of a position: round, phase, and what I have beside the album.
import { html, say } from "../html.js";
import { toPhase } from "../actions/swap.js";
import { Field, parts } from "../frame/field.js";
import { ToTable } from "./next.js";

/** @typedef {import("../page.js").Page} Page */

const PHASES = ["collect", "cut", "choose", "show"];

/** @param {{page: Page}} props */
export function Setup({ page }) {
  const { position } = page.state;
  const me = position.me ?? {};
  const specialists = me.specialists ?? 0;
  return html`<section class="setup card" aria-labelledby="setup-title">
    <h2 id="setup-title">${say("position")}</h2>
    <div class="fields">
      <label>${say("round")} <select value=${String(position.round ?? 1)} onChange=${(/** @type {any} */ event) => page.store.edit({ round: Number(event.target.value) })}>
        ${[1, 2, 3].map((round) => html`<option key=${round} value=${String(round)}>${round} ${say(`round-${round}`)}</option>`)}</select></label>
      <label>${say("phase")} <select value=${position.phase} onChange=${(/** @type {any} */ event) => toPhase(page, event.target.value)}>
        ${PHASES.map((phase) => html`<option key=${phase} value=${phase}>${say(`phase-${phase}`)}</option>`)}</select></label>
      <${Field} label=${say("specialists")} value=${Array.isArray(specialists) ? specialists.join("; ") : specialists} change=${(/** @type {string} */ text) => page.editMe({ specialists: listed(text) })} />
      <${Field} label=${say("forever-of-others")} numeric placeholder="2 1" value=${(position.forever_others ?? []).join(" ")} change=${(/** @type {string} */ text) => page.store.edit({ forever_others: numbers(text) })} />
      <${Field} label=${say("score-track")} numeric placeholder=${say("not-known")} value=${me.points ?? ""} change=${(/** @type {string} */ text) => page.editMe({ points: numbers(text)?.[0] })} />
      <${Field} label=${say("event")} placeholder=${say("no-event")} value=${[position.event ?? []].flat().join("; ")} change=${(/** @type {string} */ text) => page.store.edit({ event: text.trim() ? parts(text) : undefined })} />
      <label class="check"><input type="checkbox" checked=${Boolean(me.first_player)} onChange=${(/** @type {any} */ event) => page.editMe({ first_player: event.target.checked || undefined })} /> ${say("first-player-token")}</label>
    </div>
    <${ToTable} page=${page} />
  </section>`;
}

/** @param {string} text @returns {number | string[] | undefined} how many, or a list of cards */
function listed(text) {
  if (!text.trim() || text.trim() === "0") return undefined;
  return /^\d+$/.test(text.trim()) ? Number(text) : parts(text);
}

/** @param {string} text */
function numbers(text) {
  const found = text.match(/\d+/g);
  return found ? found.map(Number) : undefined;
}
