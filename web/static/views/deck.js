// One's own deck: a file, or tiles and cards that are entered one by one and kept in this browser.
import { html, say, useEffect, useState } from "../html.js";
import { changeDeck, dropDeck, inWords, lookAtDeck, useDeck } from "../actions/deck.js";
import { saveDeck } from "../actions/files.js";
import { contestWords } from "../model/contests.js";
import { faultInWords } from "../model/words.js";
import { completions, typedStamp } from "../model/stamps.js";
import { Contests, Events, Specialists, Texts, contestText } from "./deck_cards.js";
import { Field } from "../frame/field.js";

/** @typedef {import("../page.js").Page} Page */

/** @param {{page: Page}} props */
export function DeckDialog({ page }) {
  const { counted, start } = page.view;
  const [told, tell] = useState("");
  useEffect(() => { void lookAtDeck(page).then((faults) => tell(inWords(faults))); }, []);
  /** @type {Change} */
  const change = async (key, edit, said) => {
    const faults = await changeDeck(page, key, edit);
    tell(inWords(faults) || said);
    return !faults.length;
  };
  return html`<p class="quiet">${say("deck-note")}</p>
    <div class="buttons"><label class="button file">${say("open-deck")}<input type="file" class="unseen" aria-label=${say("open-deck").replace("…", "")} accept=".toml,.json" onChange=${async (/** @type {any} */ event) => {
      const [file] = event.target.files;
      if (file) tell(inWords(await useDeck(page, await file.text())) || say("deck-file-in-use", { name: file.name }));
    }} /></label>
    ${start.deck && html`<button type="button" onClick=${() => { void saveDeck(page); }}>${say("save-deck")}</button>
      <button type="button" onClick=${() => { dropDeck(page); tell(say("no-deck-now")); }}>${say("use-no-deck")}</button>`}</div>
    <p role="status" aria-label=${say("deck")} class="quiet">${told}</p>
    ${counted && html`<${Entered} deck=${counted.deck} effects=${counted.effects} change=${change} /><${Numbers} counted=${counted} />`}`;
}

/** Change a key of the deck, unless it could not be read then; whether it is. @typedef {(key: string, edit: (value: any) => any, said: string) => Promise<boolean>} Change */

/** @param {{deck: any, effects: any, change: Change}} props */
function Entered({ deck, effects, change }) {
  return html`<${Texts} title=${say("tiles")} label=${say("deck-tile")} button=${say("add-tile")} example="2x3 bl an 2" list=${deck.tiles ?? []} words=${completions}
      read=${(/** @type {string} */ typed) => typedStamp(typed)?.text ?? typed} key_="tiles" change=${change} open />
    <div class="fields"><${Field} label=${say("deck-forever")} numeric value=${deck.forever ?? 0} change=${(/** @type {string} */ text) => { void change("forever", () => Number(text) || 0, ""); }} />
      <${Field} label=${say("deck-name")} value=${deck.name ?? ""} change=${(/** @type {string} */ name) => { void change("name", () => name, ""); }} /></div>
    <${Contests} deck=${deck} change=${change} />
    <${Texts} title=${say("exhibitors")} label=${say("deck-exhibitor")} button=${say("add-exhibitor")} example="count theme=space 1" list=${deck.exhibitors ?? []} words=${contestWords} read=${contestText} key_="exhibitors" change=${change} />
    <${Texts} title=${say("mats")} label=${say("deck-mat")} button=${say("add-mat")} example="count color=blue 1" list=${deck.mats ?? []} words=${contestWords} read=${contestText} key_="mats" change=${change} />
    <${Specialists} list=${deck.specialists ?? []} effects=${effects.specialists} change=${change} />
    <${Events} list=${deck.events ?? []} effects=${effects.events} change=${change} />`;
}

/** What the deck has, and what is missing. @param {{counted: any}} props */
function Numbers({ counted }) {
  const other = counted.missing.filter((/** @type {any} */ each) => !/ in the box: /.test(each.message));
  return html`<table aria-label=${say("deck-numbers")}><thead><tr><th scope="col">${say("deck-box")}</th><th scope="col">${say("deck-entered")}</th><th scope="col">${say("deck-missing")}</th></tr></thead>
    <tbody>${counted.numbers.map((/** @type {any} */ row) => html`<tr key=${row.what}><th scope="row">${say(`deck-has-${row.what.replaceAll(" ", "-")}`)}</th><td>${say("deck-of", { here: row.here, printed: row.printed })}</td><td>${Math.max(0, row.printed - row.here)}</td></tr>`)}</tbody></table>
    ${other.length > 0 && html`<ul class="missing">${other.map((/** @type {any} */ each) => html`<li key=${each.message}>${faultInWords(each)}</li>`)}</ul>`}`;
}
