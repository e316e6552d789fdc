// The lines of the record, the newest first: a line that is tapped can be mended, and those after it are read anew.
import { html, say, useEffect, useRef, useState } from "../../html.js";
import { faultInWords } from "../../model/words.js";

/** @typedef {import("../companion.js").Companion} Companion */

/** @param {{game: Companion}} props */
export function Lines({ game }) {
  const { draft, wrong, mending, busy } = game;
  return html`${draft !== null && html`<div class="told"><p>${say("line-impossible")}</p>
      <div class="buttons"><button type="button" onClick=${() => game.setDraft(null)}>${say("leave-record")}</button></div></div>`}
    <ol class="log" tabindex="0" aria-label=${say("the-record")}>${game.written.map(({ line, text }) => {
      const fault = wrong.find((each) => each.key === `line ${line}`);
      return html`<li key=${line} class=${fault ? "impossible" : ""}>${mending === line ? html`<${Mend} game=${game} line=${line} text=${text} />`
      : html`<button type="button" title=${say("mend-line")} disabled=${busy} onClick=${() => game.show({ mending: line })}>${text}</button>`}${fault && html`<p class="fault">${faultInWords({ message: fault.message })}</p>`}</li>`;
    }).reverse()}</ol>`;
}

/** One line as it is mended. @param {{game: Companion, line: number, text: string}} props */
function Mend({ game, line, text }) {
  const [typed, type] = useState(text);
  const [before, put] = useState(/** @type {string | null} */ (null));
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => { field.current?.focus(); field.current?.form?.scrollIntoView({ block: "nearest" }); }, [before === null]);
  const written = before === null ? [typed] : [before, typed];
  return html`<form class="typed" onSubmit=${(/** @type {Event} */ event) => {
    event.preventDefault();
    void game.mend(line, written.filter((each) => each.trim()));
  }} onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && game.show({ mending: null })}>
    ${before !== null && html`<input ref=${field} aria-label=${say("line-before")} value=${before} autocomplete="off" autocapitalize="off" spellcheck="false" onInput=${(/** @type {any} */ event) => put(event.target.value)} />`}
    <input ref=${before === null ? field : undefined} aria-label=${say("this-line")} value=${typed} autocomplete="off" autocapitalize="off" spellcheck="false" onInput=${(/** @type {any} */ event) => type(event.target.value)} />
    <div class="buttons"><button type="submit" class="primary">${say("ok")}</button><button type="button" onClick=${() => game.show({ mending: null })}>${say("cancel")}</button>
      ${before === null && html`<button type="button" onClick=${() => put("")}>${say("add-before")}</button>`}<button type="button" onClick=${() => { void game.mend(line, []); }}>${say("remove")}</button></div></form>`;
}
