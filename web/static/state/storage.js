// What the browser keeps: each tab has an entry of its own, so that two of them never overwrite each other.
import { blank } from "./store.js";

const ENTRY = "stockbook.page.";
const MINE = "stockbook.mine";
const DECK = "stockbook.deck";
const BEHIND = "stockbook.behind";
/** Entries that are kept, and steps back that each has. */
const ENTRIES = 8;
const STEPS = 300;

let key = newKey();
/** When this page wrote or read its entry last. */
let kept = 0;

function newKey() {
  return `${ENTRY}${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}

/** Keep a text in this browser; false where it has no room. @param {string} name @param {string} text */
export function keepText(name, text) {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** What this browser keeps under a name; null where there is nothing, or something else. @param {string} name @returns {any} */
export function keptUnder(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** @returns {[string, any][]} every entry, the newest first */
function entries() {
  const found = [];
  for (const name of Object.keys(localStorage)) {
    if (!name.startsWith(ENTRY)) continue;
    try {
      found.push(/** @type {[string, any]} */ ([name, JSON.parse(localStorage.getItem(name) ?? "null")]));
    } catch {
      localStorage.removeItem(name);
    }
  }
  return found.filter(([, entry]) => entry?.state).sort((one, other) => other[1].time - one[1].time);
}

/** What this tab held before it was loaded again. @returns {any} */
export function before() {
  return keptUnder(sessionStorage.getItem(MINE) ?? "");
}

/** Whether the address has not followed the last change of this tab yet: its entry is newer than its link. */
export function addressIsBehind() {
  return sessionStorage.getItem(BEHIND) === location.hash;
}

/** Remember that the address is behind what this tab keeps, or is no more. @param {boolean} behind */
export function keepBehind(behind) {
  if (behind) sessionStorage.setItem(BEHIND, location.hash);
  else sessionStorage.removeItem(BEHIND);
}

/** Go on with the entry of this tab: the page shows what it held. @param {any} entry as it was before */
export function goOn(entry) {
  key = sessionStorage.getItem(MINE) ?? key;
  kept = entry.time;
}

/** What tabs held, the newest first. */
export function recent() {
  return entries().filter(([name]) => name !== key).map(([, entry]) => entry);
}

/** Keep the state of this tab with its steps, as many as there is room for. @param {import("./store.js").Store} store */
export function keep(store) {
  if (blank(store.state) && !store.past.length && !store.future.length) return;
  const all = entries();
  // A tab that was made as a copy of this one has its entry too: whoever comes second takes another.
  if (all.some(([name, entry]) => name === key && entry.time !== kept)) key = newKey();
  for (const [name] of all.filter(([name]) => name !== key).slice(ENTRIES - 1)) localStorage.removeItem(name);
  for (let steps = STEPS; steps; steps = Math.floor(steps / 2)) {
    const entry = { time: Date.now(), state: store.state, past: store.past.slice(-steps), future: store.future.slice(0, steps) };
    // Where there is no room for any, the address has the state.
    if (keepText(key, JSON.stringify(entry))) {
      kept = entry.time;
      sessionStorage.setItem(MINE, key);
      return;
    }
  }
}

/** The deck that was kept in this browser, as a table; null where there is none. */
export function keptDeck() {
  return keptUnder(DECK);
}

/** Keep a deck, or none any more; false where there is no room. @param {any} deck */
export function keepDeck(deck) {
  if (deck) return keepText(DECK, JSON.stringify(deck));
  localStorage.removeItem(DECK);
  return true;
}
