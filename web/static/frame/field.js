// A field of text whose content counts once it is left, or at Enter; what is half typed stays whatever happens around it.
import { html, useState } from "../html.js";

/** The parts of what is typed, between semicolons. @param {string} text */
export function parts(text) {
  return text.split(";").map((each) => each.trim()).filter(Boolean);
}

/** @param {{label: string, value: string | number, placeholder?: string, numeric?: boolean, change: (text: string) => void}} props */
export function Field({ label, value, placeholder, numeric, change }) {
  const [draft, setDraft] = useState(/** @type {string | null} */ (null));
  const done = (/** @type {any} */ event) => {
    setDraft(null);
    if (event.target.value !== String(value)) change(event.target.value);
  };
  return html`<label>${label} <input inputmode=${numeric ? "numeric" : "text"} placeholder=${placeholder} value=${draft ?? value} autocomplete="off"
    onInput=${(/** @type {any} */ event) => setDraft(event.target.value)} onChange=${done} onBlur=${done} /></label>`;
}
