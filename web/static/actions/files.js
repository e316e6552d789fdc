// Opening, checking and saving: files, texts, links, shipped positions, decks.
import { asMove, toPlace } from "../model/moves.js";
import { fromAddress } from "../state/address.js";
import { download } from "../state/download.js";
import { get } from "../state/server.js";
import { keepDeck } from "../state/storage.js";
import { checkCut } from "./cut_puzzle.js";

/** @typedef {import("../page.js").Page} Page */

/** Open whatever a text is: a position, a link or a deck; the faults, if it has some. @param {Page} page @param {string} text @param {string} title @returns {Promise<any[]>} */
export async function openText(page, text, title) {
  page.show({ faults: [] });
  const link = /^\s*https?:\/\/\S+(#\S+)\s*$/.exec(text);
  if (link) return openLink(page, link[1]);
  if (/deck"?\s*[=:]\s*"stampswap-deck"/.test(text) && !/^\s*\[deck\]/m.test(text)) {
    const told = await openDeck(page, text);
    page.show({ dialog: "deck", told });
    return [];
  }
  return page.read(text, title);
}

/** @param {Page} page @param {string} hash */
async function openLink(page, hash) {
  try {
    const state = await fromAddress(hash);
    page.show({ dialog: null });
    if (state) page.go(state);
    return [];
  } catch (error) {
    return [{ message: /** @type {Error} */ (error).message }];
  }
}

/** Open what was dropped on the page; where it has faults, it can be edited. @param {Page} page @param {File} file */
export async function openDropped(page, file) {
  const text = await file.text();
  const faults = await openText(page, text, file.name);
  if (faults.length) page.show({ dialog: "open", typed: text, faults });
}

/** @param {Page} page @param {string} name of a shipped position */
export async function openShipped(page, name) {
  const document = await get(`/api/seeds/${name}`);
  await page.read(document.text, name.replace(/.*\//, ""), name.startsWith("puzzles/"));
}

/** Use the deck of a text from now on; what is to be said about it. @param {Page} page @param {string} text @returns {Promise<string>} */
export async function openDeck(page, text) {
  const document = await page.question({ command: "deck check", text });
  const faults = /** @type {any[]} */ (document.faults ?? []);
  const said = faults.map((each) => [each.key, each.message].filter(Boolean).join(": ")).join("; ");
  if (faults.some((each) => /TOML|unknown|invalid|line \d/.test(each.message))) return said;
  keepDeck(text);
  page.show({ start: { ...page.view.start, deck: text } });
  return faults.length ? `The deck is in use. Still missing: ${said}` : "The deck is in use; it is complete.";
}

/** Check the position, or the answer of a puzzle: what is wrong is told. @param {Page} page */
export async function check(page) {
  if (page.state.puzzle) {
    await (page.state.position.phase === "cut" ? checkCut(page) : checkPuzzle(page));
    return;
  }
  const document = await page.question({ command: "check", position: page.state.position, options: page.deck });
  const warnings = (document.warnings ?? []).map((/** @type {any} */ each) => `${each.key}: ${each.message}`).join("; ");
  page.show({ faults: document.faults ?? [], told: document.faults?.length ? null : warnings || "No faults." });
}

/** @param {Page} page */
async function checkPuzzle(page) {
  const { state } = page;
  const { position, move } = asMove(state);
  if (!move) {
    page.show({ told: "Put the stamps on the album first." });
    return;
  }
  const document = await page.question({ command: "puzzle check", position, options: { move } });
  if (state !== page.state) return;
  if (document.faults?.length) page.show({ faults: document.faults, told: null });
  else if (document.right) page.show({ told: "Right: that is the answer.", faults: [] });
  else if (document.left_over?.length && toPlace(state).length) page.show({ told: `Not complete: ${document.left_over.map((/** @type {any} */ each) => each.good).join(", ")} still to place.`, faults: [] });
  else page.show({ told: document.short ? `Not yet: ${document.short} points short.` : "Not yet.", faults: [] });
}

/** Save the position as a file that every command reads. @param {Page} page */
export function save(page) {
  const name = (page.state.title || "position").replace(/^.*\//, "").replace(/\.\w+$/, "").replace(/[^\w-]+/g, "-");
  download(`${JSON.stringify({ schema: 1, ...page.state.position }, null, 1)}\n`, `${name || "position"}.json`);
}
