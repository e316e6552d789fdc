// Opening, checking and saving: files, texts, links, shipped positions, decks.
import { inLanguage, say } from "../words.js";
import { asMove, toPlace } from "../model/moves.js";
import { fromAddress } from "../state/address.js";
import { download } from "../state/download.js";
import { markSolved } from "../state/puzzles.js";
import { get, post } from "../state/server.js";
import { checkCut } from "./cut_puzzle.js";
import { inWords, useDeck } from "./deck.js";

/** @typedef {import("../page.js").Page} Page */

/** Open whatever a text is: a position, a link or a deck; the faults, if it has some. @param {Page} page @param {string} text @param {string} title @returns {Promise<any[]>} */
export async function openText(page, text, title) {
  page.show({ faults: [] });
  const link = /^\s*https?:\/\/\S+(#\S+)\s*$/.exec(text);
  if (link) return openLink(page, link[1]);
  if (/deck"?\s*[=:]\s*"stampswap-deck"/.test(text) && !/^\s*\[deck\]/m.test(text)) {
    const faults = await useDeck(page, text);
    page.show({ dialog: "deck", told: inWords(faults) || say("deck-in-use") });
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

/** A shipped position by its name, to look at; null where the server is gone. @param {Page} page @param {string} name @returns {Promise<any>} */
export async function shippedPosition(page, name) {
  const { text } = await page.served(() => get(`/api/seeds/${name}`));
  const document = text && await page.question({ command: "show", text });
  return document?.faults ? null : document;
}

/** @param {Page} page @param {string} name of a shipped position */
export async function openShipped(page, name) {
  const document = await get(`/api/seeds/${name}`);
  await page.read(document.text, name.replace(/.*\//, ""), name.startsWith("puzzles/"));
}

/** Check the position, or the answer of a puzzle: what is wrong is told. @param {Page} page */
export async function check(page) {
  if (page.state.puzzle) {
    const { title, shown } = page.state;
    const right = await (page.state.position.phase === "cut" ? checkCut(page) : checkPuzzle(page));
    if (right && !shown) markSolved(title);
    page.show({ wrong: !right });
    return;
  }
  const document = await page.question({ command: "check", position: page.state.position, options: page.deck });
  page.show({ faults: document.faults ?? [], told: document.faults?.length ? null : inWords(document.warnings ?? []) || say("no-faults") });
}

/** Tell whether a placement is the answer, or what it lacks; whether it is. @param {Page} page @returns {Promise<boolean>} */
async function checkPuzzle(page) {
  const { state } = page;
  const { position, move } = asMove(state);
  if (!move) {
    page.show({ told: say("puzzle-put-first") });
    return false;
  }
  const document = await page.question({ command: "puzzle check", position, options: { move } });
  if (state !== page.state) return false;
  if (document.faults?.length) page.show({ faults: document.faults, told: null });
  else if (document.right) page.show({ told: say("puzzle-right"), faults: [] });
  else if (document.left_over?.length && toPlace(state).length) page.show({ told: say("puzzle-incomplete", { stamps: document.left_over.map((/** @type {any} */ each) => inLanguage(each.good)).join(", ") }), faults: [] });
  else page.show({ told: document.short ? say("puzzle-short", { points: document.short }) : say("puzzle-wrong"), faults: [] });
  return Boolean(document.right);
}

/** The position as tables, as the engine writes them; with its faults as it stands. @param {Page} page @returns {Promise<any>} */
async function tables(page) {
  const { position } = page.state;
  const { faults, id: _, final: __, warnings: ___, ...written } = await page.question({ command: "show", position });
  return faults ? { schema: 1, ...position } : written;
}

/** The text of the position's file, which every command reads. @param {Page} page @param {"toml" | "json"} format @returns {Promise<string>} */
export async function fileText(page, format) {
  return written(page, await tables(page), format);
}

/** Tables as the text of a file; without the server as JSON. @param {Page} page @param {any} content @param {"toml" | "json"} format */
async function written(page, content, format) {
  const { schema: _, ...bare } = content;
  const document = format === "toml" ? await page.served(() => post("/api/toml", { tables: bare })) : {};
  return document.toml ?? `${JSON.stringify(content, null, 1)}\n`;
}

/** The name of a file of the position, without its ending. @param {Page} page */
export function fileName(page) {
  return (page.state.title || "").replace(/^.*\//, "").replace(/\.\w+$/, "").replace(/[^\w-]+/g, "-") || "position";
}

/** Save the position as a file. @param {Page} page @param {"toml" | "json"} [format] */
export async function save(page, format = "toml") {
  saveText(await fileText(page, format), fileName(page));
}

/** Save the deck as a file. @param {Page} page */
export async function saveDeck(page) {
  saveText(await written(page, page.view.start.deck, "toml"), "deck");
}

/** @param {string} text of TOML or JSON @param {string} name without its ending */
function saveText(text, name) {
  const kind = text.startsWith("{") ? "json" : "toml";
  download(text, `${name}.${kind}`, `application/${kind}`);
}
