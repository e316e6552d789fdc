// A state as the part of the address behind #, compressed, so that a link is a position.
import { say } from "../words.js";

/** What an address says that is no position: where to go on the page. */
const WORDS = ["", "#", "#start", "#album", "#puzzles", "#tour"];

/** The place on the page that an address names; null where it has a position. @param {string} hash */
export function wordOf(hash) {
  return WORDS.includes(hash) ? hash.slice(1) : null;
}

/** @param {Uint8Array} bytes @param {CompressionStream | DecompressionStream} stream */
async function through(bytes, stream) {
  const piped = new Blob([/** @type {BlobPart} */ (bytes)]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

/** @param {import("./store.js").State} state */
export async function toAddress(state) {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(state)), new CompressionStream("deflate-raw"));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return `#${btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "")}`;
}

/**
 * The state of an address; null where there is none.
 * @param {string} hash
 * @returns {Promise<import("./store.js").State | null>}
 * @throws {Error} if a link is damaged
 */
export async function fromAddress(hash) {
  if (wordOf(hash) !== null) return null;
  try {
    const letters = atob(hash.slice(1).replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const state = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
    if (typeof state?.position !== "object" || !state.position) throw new Error("no position");
    return { ...state, fresh: Array.isArray(state.fresh) ? state.fresh : [], title: String(state.title ?? "") };
  } catch {
    throw new Error(say("link-damaged"));
  }
}
