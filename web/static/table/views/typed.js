// An answer that is typed, with what the letters mean and what may follow.
import { html, inLanguage, say, useState } from "../../html.js";

/** @param {{label: string, words?: (typed: string) => string[], now?: string[], meant?: (typed: string) => string | null, send: (text: string) => any}} props */
export function Typed({ label, words, now = [], meant, send }) {
  const [typed, type] = useState("");
  const found = typed.trim() && meant?.(typed.trim());
  return html`<form class="typed" onSubmit=${(/** @type {Event} */ event) => {
    event.preventDefault();
    if (!typed.trim()) return;
    send(found || typed.trim());
    type("");
  }}><label>${label} <input value=${typed} autocomplete="off" autocapitalize="off" spellcheck="false" onInput=${(/** @type {any} */ event) => type(event.target.value)} /></label>
    <button type="submit">${say("ok")}</button>${found && found !== typed.trim() && html`<span class="quiet">${inLanguage(found)}</span>`}
    ${words && html`<div class="buttons">${words(typed).slice(0, 10).map((each) => html`<button type="button" key=${each} onClick=${() => (now.includes(each) && !each.endsWith(" ") ? send(each) : type(`${each.trimEnd()} `))}>${now.includes(each) ? inLanguage(each) : each}</button>`)}</div>`}</form>`;
}
