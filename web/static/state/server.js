// Questions to the server on this machine: each is a stream of documents, reports first and the final one last.
import { say } from "../words.js";

/** @typedef {{key?: string, cell?: string | null, file?: string, message: string}} Fault */

let number = 0;
const page = Math.random().toString(36).slice(2, 8);
/** @type {Set<(here: boolean) => void>} */
const listeners = new Set();
let here = true;

/** Be told when the server is gone, and when it is back. @param {(here: boolean) => void} listener */
export function watchServer(listener) {
  listeners.add(listener);
  return () => { listeners.delete(listener); };
}

/** @param {boolean} now */
function note(now) {
  if (now === here) return;
  here = now;
  for (const listener of listeners) listener(now);
  if (!now) void comeBack();
}

async function comeBack() {
  for (;;) {
    await new Promise((later) => { setTimeout(later, 1000); });
    try {
      await fetch("/api/start", { method: "GET" });
      note(true);
      return;
    } catch {
      // It is still gone.
    }
  }
}

/** The fault shown while the server is gone. */
export const GONE = say("gone");

/** The error of a server that does not answer. */
export class Gone extends Error {}

/** @param {string} path @param {any} [body] @param {AbortSignal} [signal] */
async function request(path, body, signal) {
  try {
    const sent = body && { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" }, signal };
    const response = await fetch(path, sent);
    note(true);
    return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    note(false);
    throw new Gone("the server is gone");
  }
}

/** A document of the server. @param {string} path */
export async function get(path) {
  return (await request(path)).json();
}

/** What the server makes of a document. @param {string} path @param {any} body */
export async function post(path, body) {
  return (await request(path, body)).json();
}

/**
 * The documents of a question, as they come.
 * @param {any} question a request as `stockbook engine` takes it
 * @param {AbortSignal} [signal] leaves the question
 * @returns {AsyncGenerator<any>}
 */
export async function* ask(question, signal) {
  const response = await request("/api/ask", question, signal);
  if (!response.ok || !response.body) {
    yield { final: true, ...(await response.json()) };
    return;
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  let ended = false;
  let read = false;
  try {
    for (;;) {
      const { value, done } = await reader.read();
      read = done;
      if (done) break;
      const lines = (rest + value).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines.filter((each) => each.trim())) {
        const document = JSON.parse(line);
        ended = document.final;
        yield document;
      }
    }
  } catch (error) {
    if (signal?.aborted) throw error;
  } finally {
    if (!read) reader.cancel().catch(() => {});
  }
  if (!ended && !signal?.aborted) {
    note(false);
    throw new Gone("the server is gone");
  }
}

/** The final document of a question. @param {any} question @param {AbortSignal} [signal] */
export async function answer(question, signal) {
  let last = { faults: [{ message: say("no-answer") }] };
  for await (const document of ask(question, signal)) last = document;
  return /** @type {any} */ (last);
}

/** A name for a question, which no other one of this browser has. */
export function newId() {
  number += 1;
  return `${page}-${number}`;
}

/** Ask for the best so far of a question. @param {string} id */
export async function stop(id) {
  await request("/api/stop", { id });
}
