// Stamps as the server draws them: the same drawings as in SVG files, asked for once each and kept.
import { html, inLanguage, useEffect, useState } from "../html.js";
import { readStamp } from "../model/stamps.js";

/** Sides of a space in the drawings. */
export const SPACE = 60;
/** Pixels of a space from which on the words on stamps are read. */
const LEGIBLE = 40;
/** @type {Map<string, string>} */
const drawings = new Map();
/** @type {Set<string>} */
let wanted = new Set();
/** @type {Set<() => void>} */
const waiting = new Set();
/** What all drawings refer to. */
let shared = "";
const BLANK = '<rect width="100%" height="100%" fill="#fffdf7" stroke="#b5a684" stroke-width="4"/>';

async function fetchWanted() {
  const texts = [...wanted];
  wanted = new Set();
  try {
    const response = await fetch(`/api/drawings?${new URLSearchParams(texts.map((text) => ["stamp", text]))}`);
    const found = await response.json();
    define(found.definitions);
    for (const [text, drawing] of Object.entries(found.drawings ?? {})) drawings.set(text, drawing);
    for (const redraw of [...waiting]) redraw();
  } catch {
    // Without the server the plain drawing stays.
  }
}

/** Put what all drawings refer to on the page, once. @param {string | undefined} definitions */
function define(definitions) {
  shared = definitions ?? shared;
  if (!definitions || document.getElementById("definitions")) return;
  document.body.insertAdjacentHTML("beforeend", `<svg id="definitions" class="unseen" width="0" height="0" aria-hidden="true">${definitions}</svg>`);
}

/** @param {string} text */
function want(text) {
  if (drawings.has(text)) return;
  if (!wanted.size) queueMicrotask(() => { void fetchWanted(); });
  wanted.add(text);
}

/** The drawing of a stamp as soon as it is there. @param {string} written @returns {string | undefined} */
function useDrawing(written) {
  const text = written.replace(" (down)", "");
  const [, redraw] = useState(0);
  useEffect(() => {
    if (drawings.has(text)) return undefined;
    const listener = () => redraw((count) => count + 1);
    waiting.add(listener);
    want(text);
    return () => { waiting.delete(listener); };
  }, [text]);
  return drawings.get(text);
}

/** A stamp in a larger drawing, with its top left at the origin. @param {{text: string}} props */
export function Drawing({ text }) {
  const drawn = useDrawing(text);
  if (drawn) return html`<g dangerouslySetInnerHTML=${{ __html: drawn }}></g>`;
  const { width = 1, height = 1 } = readStamp(text) ?? {};
  return html`<g><rect class="plain" x="2" y="2" width=${width * SPACE - 4} height=${height * SPACE - 4} rx="3" />
    <text class="plain-text" x="8" y="24">${inLanguage(text)}</text></g>`;
}

/** A stamp by itself, as large as the sheets say, or so many pixels a space. @param {{text: string, space?: number}} props */
export function StampPicture({ text, space }) {
  const drawn = useDrawing(text);
  const { width = 2, height = 2 } = readStamp(text) ?? {};
  // In a small picture the words are not read: the letters of colors are.
  const seen = (space ?? 0) < LEGIBLE ? drawn?.replaceAll(' display="none"', "") : drawn;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * SPACE} ${height * SPACE}">${seen ? shared + seen : BLANK}</svg>`;
  return html`<img class="stamp" alt="" draggable=${false} style=${{ "--across": width, "--down": height, ...(space && { "--space": `${space}px` }) }} src="data:image/svg+xml,${encodeURIComponent(picture)}" />`;
}
