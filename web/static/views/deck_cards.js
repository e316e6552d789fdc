// The cards of one's own deck, each kind with its list and a form to enter one more.
import { html, inLanguage, say, useState } from "../html.js";
import { contestWords, typedContest } from "../model/contests.js";

/** @typedef {import("./deck.js").Change} Change */

/** @param {string} typed */
export function contestText(typed) {
  return typedContest(typed) ?? typed;
}

/** A field with words to choose from; two kinds of cards may have the same label. @param {{card: string, label: string, value: string, example?: string, words?: string[], type: (text: string) => void}} props */
function Words({ card, label, value, example, words = [], type }) {
  const id = `words-${card}-${label.replace(/\W+/g, "-")}`;
  return html`<label>${label} <input list=${id} value=${value} placeholder=${example} autocomplete="off" autocapitalize="off" spellcheck="false" onInput=${(/** @type {any} */ event) => type(event.target.value)} /></label>
    <datalist id=${id}>${words.map((each) => html`<option key=${each} value=${each}></option>`)}</datalist>`;
}

/** A list of cards that fold away, with a form below it. @param {{title: string, texts: string[], remove: (index: number) => void, open?: boolean, button: string, enter: () => Promise<void>, children?: any}} props */
function Cards({ title, texts, remove, open = false, button, enter, children }) {
  return html`<details class="deck-cards" open=${open}><summary>${title} <span class="number">${texts.length}</span></summary>
    <form class="typed" onSubmit=${(/** @type {Event} */ event) => { event.preventDefault(); void enter(); }}>${children}<button type="submit">${button}</button></form>
    <ul class="tiles" aria-label=${title}>${texts.map((text, index) => html`<li key=${`${index}${text}`}>${inLanguage(text)}
      <button type="button" class="remove" aria-label=${say("remove-named", { name: inLanguage(text) })} onClick=${() => remove(index)}>×</button></li>`)}</ul></details>`;
}

/**
 * Cards and tiles that are one text each.
 * @param {{title: string, label: string, button: string, example: string, list: string[], words: (typed: string) => string[], read: (typed: string) => string,
 *   key_: string, change: Change, open?: boolean}} props
 */
export function Texts({ title, label, button, example, list, words, read, key_, change, open }) {
  const [typed, type] = useState("");
  const enter = async () => {
    const text = read(typed.trim());
    if (text && await change(key_, adding(text), told("added", text))) type("");
  };
  return html`<${Cards} title=${title} texts=${list} button=${button} enter=${enter} open=${open} remove=${(/** @type {number} */ at) => { void change(key_, without(at), told("removed", list[at])); }}>
    <${Words} card=${key_} label=${label} value=${typed} example=${example} words=${words(typed)} type=${type} /><//>`;
}

/** Contest cards by their type, and the type of the Finale. @param {{deck: any, change: Change}} props */
export function Contests({ deck, change }) {
  const [kind, setKind] = useState("");
  const [typed, type] = useState("");
  const contests = /** @type {Record<string, string[]>} */ (deck.contests ?? {});
  const all = Object.entries(contests).flatMap(([name, list]) => list.map((text, at) => ({ name, text, at })));
  const enter = async () => {
    const name = kind.trim();
    const text = contestText(typed.trim());
    if (name && text && await change("contests", (all) => ({ ...all, [name]: adding(text)(all?.[name]) }), say("added-to", { name: inLanguage(text), list: inLanguage(name) }))) type("");
  };
  const remove = (/** @type {number} */ index) => {
    const { name, at, text } = all[index];
    const left = (/** @type {Record<string, string[]>} */ each) => Object.entries(each).map(([type, list]) => [type, type === name ? without(at)(list) : list]);
    void change("contests", (each) => Object.fromEntries(left(each).filter(([, list]) => list.length)), told("removed", text));
  };
  return html`<${Cards} title=${say("contest-cards")} texts=${all.map(({ name, text }) => `${name}: ${text}`)} button=${say("add-contest")} enter=${enter} remove=${remove}>
    <${Words} card="contests" label=${say("deck-contest-type")} value=${kind} example="brown" words=${Object.keys(contests)} type=${setKind} />
    <${Words} card="contests" label=${say("deck-contest")} value=${typed} example="edges 10" words=${contestWords(typed)} type=${type} />
    <label>${say("finale-type")} <select value=${deck.finale ?? ""} onChange=${(/** @type {any} */ event) => { void change("finale", () => event.target.value, ""); }}>
      <option value="">${say("not-said")}</option>${Object.keys(contests).map((name) => html`<option key=${name} value=${name}>${inLanguage(name)}</option>`)}</select></label><//>`;
}

/** @typedef {{word: string, argument: string}} Effect */

/** Effects that may be meant, and what follows each. @param {Effect[]} effects @param {string} typed */
function effectWords(effects, typed) {
  const [word] = typed.split(" ");
  return effects.filter((each) => each.word.startsWith(word)).map((each) => each.word);
}

/** What has to follow the effect that is typed. @param {Effect[]} effects @param {string} typed */
function effectHelp(effects, typed) {
  const argument = effects.find((each) => each.word === typed.trim().split(" ")[0])?.argument;
  return say(argument ? `effect-${typed.trim().split(" ")[0]}` : "effect");
}

/** @param {{list: any[], effects: Effect[], change: Change}} props */
export function Specialists({ list, effects, change }) {
  const [name, setName] = useState("");
  const [effect, setEffect] = useState("");
  const enter = async () => {
    if (!await change("specialists", adding({ name: name.trim(), effect: effect.trim() || "nothing" }), told("added", name.trim()))) return;
    setName("");
    setEffect("");
  };
  return html`<${Cards} title=${say("specialists")} texts=${list.map((card) => `${card.name}: ${card.effect}`)} button=${say("add-specialist")} enter=${enter} remove=${(/** @type {number} */ at) => { void change("specialists", without(at), told("removed", list[at].name)); }}>
    <${Words} card="specialists" label=${say("specialist-name")} value=${name} example="Framer" type=${setName} />
    <${Words} card="specialists" label=${effectHelp(effects, effect)} value=${effect} example="show edges 2" words=${effectWords(effects, effect)} type=${setEffect} /><//>`;
}

/** What an event adds to the pool. */
const ADDED = [...["up", "down"].flatMap((side) => ["small-square", "large-square", "short-rectangle", "long-rectangle"].map((size) => `${side} ${size}`)), "forever", "attendees"];
const told = (/** @type {string} */ what, /** @type {string} */ name) => say(what, { name: inLanguage(name) });

/** @param {{list: any[], effects: Effect[], change: Change}} props */
export function Events({ list, effects, change }) {
  const [name, setName] = useState("");
  const [effect, setEffect] = useState("");
  const [fills, setFills] = useState(/** @type {Record<string, string>} */ ({}));
  const enter = async () => {
    /** @type {any} */
    const card = { name: name.trim(), effect: effect.trim() || "nothing" };
    for (const [key, text] of Object.entries(fills)) {
      const [side, size] = key.split(" ");
      const number = Number(text) || 0;
      if (!size) card[key] = number;
      else if (number) card[side] = { ...card[side], [size]: number };
    }
    if (!await change("events", adding(card), told("added", card.name))) return;
    setName("");
    setEffect("");
    setFills({});
  };
  return html`<${Cards} title=${say("events")} texts=${list.map(eventText)} button=${say("add-event")} enter=${enter} remove=${(/** @type {number} */ at) => { void change("events", without(at), told("removed", list[at].name)); }}>
    <${Words} card="events" label=${say("event-name")} value=${name} example="Opening Day" type=${setName} />
    <${Words} card="events" label=${effectHelp(effects, effect)} value=${effect} example="nothing" words=${effectWords(effects, effect)} type=${setEffect} />
    <div class="fields" role="group" aria-label=${say("adds-to-pool")}>${ADDED.map((key) => html`<label key=${key}>${say(`adds-${key.split(" ")[0]}`, { size: inLanguage(key.split(" ")[1] ?? "") })} <input inputmode="numeric" value=${fills[key] ?? ""} placeholder="0"
      onInput=${(/** @type {any} */ event) => setFills({ ...fills, [key]: event.target.value })} /></label>`)}</div><//>`;
}

/** @param {any} card */
function eventText(card) {
  const fills = ["up", "down"].flatMap((side) => Object.entries(card[side] ?? {}).map(([size, number]) => `${number} ${size} ${side}`));
  const others = ["forever", "attendees"].filter((key) => card[key]).map((key) => `${card[key]} ${key}`);
  return `${card.name}: ${[card.effect, ...fills, ...others].join(", ")}`;
}

/** Adds one to a list. @type {(one: any) => (list?: any[]) => any[]} */
const adding = (one) => (list = []) => [...list, one];

/** Takes one out of a list. @type {(index: number) => (list: any[]) => any[]} */
const without = (index) => (list) => list.filter((_, each) => each !== index);
