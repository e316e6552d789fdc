// The rest of a position: round, phase, and what I have beside the album.
import { html } from "../html.js";
import { toPhase } from "../actions/swap.js";
import { Field, parts } from "../frame/field.js";
import { ToTable } from "./next.js";

/** @typedef {import("../page.js").Page} Page */

const ROUNDS = ["Friday", "Saturday", "Sunday"];
const PHASES = { collect: "Collect", cut: "Cut", choose: "Choose", show: "Show" };

/** @param {{page: Page}} props */
export function Setup({ page }) {
  const { position } = page.state;
  const me = position.me ?? {};
  const specialists = me.specialists ?? 0;
  return html`<section class="setup card" aria-labelledby="setup-title">
    <h2 id="setup-title">Position</h2>
    <div class="fields">
      <label>Round <select value=${String(position.round ?? 1)} onChange=${(/** @type {any} */ event) => page.store.edit({ round: Number(event.target.value) })}>
        ${ROUNDS.map((word, index) => html`<option key=${word} value=${String(index + 1)}>${index + 1} ${word}</option>`)}</select></label>
      <label>Phase <select value=${position.phase} onChange=${(/** @type {any} */ event) => toPhase(page, event.target.value)}>
        ${Object.entries(PHASES).map(([key, word]) => html`<option key=${key} value=${key}>${word}</option>`)}</select></label>
      <${Field} label="Specialists" value=${Array.isArray(specialists) ? specialists.join("; ") : specialists} change=${(/** @type {string} */ text) => page.editMe({ specialists: listed(text) })} />
      <${Field} label="Forever stamps of others" numeric placeholder="2 1" value=${(position.forever_others ?? []).join(" ")} change=${(/** @type {string} */ text) => page.store.edit({ forever_others: numbers(text) })} />
      <${Field} label="Score track" numeric placeholder="not known" value=${me.points ?? ""} change=${(/** @type {string} */ text) => page.editMe({ points: numbers(text)?.[0] })} />
      <${Field} label="Event" placeholder="nothing" value=${[position.event ?? []].flat().join("; ")} change=${(/** @type {string} */ text) => page.store.edit({ event: text.trim() ? parts(text) : undefined })} />
      <label class="check"><input type="checkbox" checked=${Boolean(me.first_player)} onChange=${(/** @type {any} */ event) => page.editMe({ first_player: event.target.checked || undefined })} /> first-player token</label>
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
