// The language of the page: that of the browser, or another one that is chosen here.
import { html, say } from "../html.js";
import { LANGUAGE, LANGUAGES, speak } from "../words.js";

export function Language() {
  return html`<p class="language"><label class="short">${say("language")} <select value=${LANGUAGE} onChange=${(/** @type {any} */ event) => speak(event.target.value)}>${Object.entries(LANGUAGES).map(([each, name]) => html`<option key=${each} value=${each} lang=${each} selected=${each === LANGUAGE}>${name}</option>`)}</select></label>
    <span class="quiet">${say("language-note")}</span></p>`;
}
