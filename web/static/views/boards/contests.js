// What is scored: contests with tickets, the Finale, exhibitors and specialists; typed, or picked from pictures.
import { aimAt, scored } from "../../actions/add.js";
import { addContest, removeContest, ticket } from "../../actions/contests.js";
import { html, inLanguage, say, useState } from "../../html.js";
import { contestWords, typedContest } from "../../model/contests.js";
import { ContestPicture } from "../../pieces/contest_picture.js";
import { light } from "../points.js";

/** @typedef {import("../../page.js").Page} Page */

/** @param {{page: Page}} props */
export function Contests({ page }) {
  const { position } = page.state;
  const counted = page.view.points?.by_contest ?? [];
  const entered = [...(position.entered ?? []), page.state.entering];
  const { exhibitors = [], specialists } = position.me ?? {};
  return html`<section class="contests card" aria-labelledby="contests-title">
    <h2 id="contests-title">${say("contests")}</h2>
    <ul class="contest-list">${(position.contests ?? []).map((/** @type {string} */ text, /** @type {number} */ index) => {
      const row = counted.find((/** @type {any} */ each) => each.contest === text);
      return html`<li key=${text + index} class=${entered.includes(text) ? "entered" : ""} ...${row ? light(page, row) : {}}>
        <${ContestPicture} contest=${text} /><span class="contest-text">${inLanguage(text)}</span>
        <span class="count" title=${say("units-points")}>${row ? `${row.count} \u2192 ${row.points}` : ""}</span>
        <label class="check"><input type="checkbox" checked=${entered.includes(text)} aria-label=${say("ticket-on", { contest: inLanguage(text) })} onChange=${() => ticket(page, text)} /> ${say("ticket")}</label>
        <button type="button" class="remove" aria-label=${say("remove-named", { name: inLanguage(text) })} onClick=${() => removeContest(page, "contest", index)}>×</button></li>`;
    })}
    ${position.finale && html`<${Scored} page=${page} text=${position.finale} line="finale: ${position.finale}" tag=${say("finale")} name=${say("the-finale")} remove=${() => removeContest(page, "finale", 0)} />`}
    ${exhibitors.map((/** @type {string} */ text, /** @type {number} */ index) => html`<${Scored} key=${`x${text}${index}`} page=${page} text=${text} line=${text} tag=${inLanguage("exhibitor")} name=${inLanguage(`exhibitor ${text}`)}
      remove=${() => removeContest(page, "exhibitor", index)} />`)}
    ${Array.isArray(specialists) && specialists.map((text) => text.replace(/^specialist /, "")).map((text, index) => html`<${Scored} key=${`s${text}${index}`} page=${page} text=${text} line=${text.replace(/: (show|final) /, ": ")} tag=${inLanguage("specialist")} name=${inLanguage(`specialist ${text}`)}
      remove=${() => removeContest(page, "specialist", index)} />`)}</ul>
    <${AddContest} page=${page} />
  </section>`;
}

/** A card that is scored without a ticket. @param {{page: Page, text: string, line: string, tag: string, name: string, remove: () => void}} props */
function Scored({ page, text, line, tag, name, remove }) {
  const scored = (page.view.points?.lines ?? []).find((/** @type {any} */ each) => each.label === line);
  return html`<li ...${light(page, scored ?? {})}><${ContestPicture} contest=${line} /><span class="contest-text">${inLanguage(text)}</span><span class="tag">${tag}</span>
    <button type="button" class="remove" aria-label=${say("remove-named", { name })} onClick=${remove}>×</button></li>`;
}

/** @param {{page: Page}} props */
function AddContest({ page }) {
  const kinds = scored(page);
  const place = page.view.to in kinds ? page.view.to : "contest";
  const open = page.view.panel === "new" && page.view.to === place;
  const [typed, type] = useState("");
  const [entered, setEntered] = useState("");
  const found = typedContest(typed);
  const card = ["show", "final"].includes(place);
  const wrong = typed.trim() && !found && !card && (entered === typed || !contestWords(typed).length);
  return html`<form class="typed" onSubmit=${(/** @type {Event} */ event) => {
    event.preventDefault();
    setEntered(typed);
    if (!typed.trim() || (!found && !card)) return;
    addContest(page, place, found ?? typed.trim());
    type("");
  }}>
    <label>${say("add")} <select aria-label=${say("what-to-add")} value=${place} onChange=${(/** @type {any} */ event) => page.show({ to: event.target.value })}>
      ${Object.entries(kinds).map(([key, word]) => html`<option key=${key} value=${key}>${word}</option>`)}</select></label>
    <input data-field="contest" list="contest-words" aria-label=${say("contest")} value=${typed} placeholder="edges 10" autocomplete="off" autocapitalize="off" spellcheck="false"
      onInput=${(/** @type {any} */ event) => type(event.target.value)} />
    <datalist id="contest-words">${contestWords(typed).map((each) => html`<option key=${each} value=${each}></option>`)}</datalist>
    <button type="submit">${say("add")}</button>
    <button type="button" aria-expanded=${open ? "true" : "false"} onClick=${() => (open ? page.show({ panel: null }) : aimAt(page, place))}>${say("pictures")}</button>
    <p class=${wrong ? "wrong" : "quiet"} role=${wrong ? "alert" : undefined}>${found ? say("typed-contest", { contest: inLanguage(found) }) : wrong ? say("no-such-contest", { typed: typed.trim() }) : say("contest-points-help")}</p>
  </form>`;
}
