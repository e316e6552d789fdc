// The state of the page: one immutable position with what belongs to it, and every state before it, to undo.
import { GAMES } from "../model/words.js";

/**
 * What is looked at: a position as `stockbook show --json` writes it, the stamps that were put down since its Show
 * Phase began, by their top left space, and what it came from; `entering` is the contest that gets my ticket in this Show
 * Phase, `done` the plan that was applied in it, and `record` the record of the rounds before; `shown` where the answer of a puzzle was.
 * @typedef {{position: any, fresh: string[], title: string, puzzle?: boolean, shown?: boolean, wishes?: import("../model/wishes.js").Wishes,
 *   cut?: {reserve: number[], piles: number[][]}, entering?: string, done?: {plan: any, said: string}, record?: string}} State
 */

/** The games whose boards the page shows; the first is there at the beginning. */
export const EMPTY_BOARDS = GAMES.filter((each) => each.empty);

export const EMPTY = Object.freeze({ position: EMPTY_BOARDS[0]?.empty ?? {}, fresh: [], title: "" });

/** Whether nothing lies on the board of a state, and nothing was said of it. @param {State} state */
export function blank(state) {
  const position = JSON.stringify(state.position);
  return EMPTY_BOARDS.some(({ empty }) => JSON.stringify(empty) === position);
}

export class Store {
  /** @param {State} state @param {State[]} [past] @param {State[]} [future] */
  constructor(state, past = [], future = []) {
    this.state = state;
    this.past = past;
    this.future = future;
    /** @type {Set<() => void>} */
    this.listeners = new Set();
  }

  /** Go on to another state; the one before can be gone back to. @param {State} state */
  set(state) {
    if (JSON.stringify(state) === JSON.stringify(this.state)) return;
    this.past = [...this.past, this.state];
    this.future = [];
    this.state = state;
    this.#tell();
  }

  /** Change some parts of the state. @param {Partial<State>} parts */
  change(parts) {
    this.set({ ...this.state, ...parts });
  }

  /** Change some keys of the position; undefined takes a key away. @param {any} keys */
  edit(keys) {
    const position = { ...this.state.position, ...keys };
    for (const key of Object.keys(keys)) if (keys[key] === undefined) delete position[key];
    this.change({ position });
  }

  undo() {
    const before = this.past[this.past.length - 1];
    if (!before) return;
    this.future = [this.state, ...this.future];
    this.past = this.past.slice(0, -1);
    this.state = before;
    this.#tell();
  }

  redo() {
    const [after, ...rest] = this.future;
    if (!after) return;
    this.past = [...this.past, this.state];
    this.future = rest;
    this.state = after;
    this.#tell();
  }

  /** @param {() => void} listener */
  subscribe(listener) {
    this.listeners.add(listener);
    return () => { this.listeners.delete(listener); };
  }

  #tell() {
    for (const listener of this.listeners) listener();
  }
}
