// The page as a whole: its state, what is shown of it, and what the server has answered about it.
import { inLanguage, say } from "./words.js";
import { Store, EMPTY } from "./state/store.js";
import { answer, ask, Gone, GONE, newId, stop } from "./state/server.js";
import { hasTwoGoals, soFar } from "./model/answers.js";
import { whose } from "./actions/add.js";
import { tileAt } from "./model/album.js";
import { BOARDS } from "./model/words.js";
import { givenBack, myTiles, put, seenBy, takeOff, withPlace, toPlace } from "./model/moves.js";
import { cellName, readCell } from "./model/stamps.js";
import { withGoods } from "./model/goods.js";
import { wishesOf } from "./model/wishes.js";

/** @typedef {import("./model/moves.js").Hand} Hand */
/** @typedef {import("./state/server.js").Fault} Fault */

/**
 * What is shown beside the state; none of it is kept.
 * @typedef {{hand: Hand | null, focus: [number, number], hover: [number, number] | null, lit: Set<string>, lacking: Set<string>, faults: Fault[], said: string,
 *   points: any, answer: any, asking: string | null, chosen: number, ghosts: boolean, here: boolean, dialog: string | null, help: string | null, place: string | null, tour: number | null,
 *   panel: string | null, to: string, next: [number, number] | null, from: number, mine: any, counted: any, start: any, drag: any, tool: string, what: any, told: any, wrong: boolean, foot: string, gone: {text: string, state: any} | null, seconds: number, wanted: number, goal: string, waiting: number | null, typed?: string}} View
 */

export class Page {
  constructor() {
    this.store = new Store(EMPTY);
    /** @type {View} */
    this.view = {
      hand: null, focus: [0, 0], hover: null, lit: new Set(), lacking: new Set(), faults: [], said: "", points: null, answer: null, asking: null, chosen: 0,
      ghosts: true, here: true, dialog: null, help: null, place: null, tour: null, panel: null, to: "album", next: null, from: 0, mine: null, counted: null, start: { shipped: [] }, drag: null, tool: "stamps", what: null, told: null, wrong: false, foot: "", gone: null, seconds: 10, wanted: 1, goal: "game", waiting: null,
    };
    /** @type {() => void} */
    this.draw = () => {};
    /** @type {AbortController | null} */
    this.search = null;
    this.scoring = { busy: false, again: false };
  }

  get state() {
    return this.store.state;
  }

  /** The state with the album that is shown as mine. */
  get board() {
    return seenBy(this.state, whose(this));
  }

  /** Show something else; what is in the hand stays with its album. @param {Partial<View>} parts */
  show(parts) {
    const before = whose(this);
    Object.assign(this.view, parts);
    if (before !== whose(this)) Object.assign(this.view, { hand: null, hover: null, next: null, from: 0 });
    this.draw();
  }

  /** Tell what is wrong. @param {Fault[] | string} faults */
  fault(faults) {
    this.show({ faults: typeof faults === "string" ? [{ message: faults }] : faults });
  }

  /** Go to another state, or tell why that cannot be. @param {import("./state/store.js").State | string} state @returns {boolean} */
  go(state) {
    if (typeof state === "string") {
      this.fault(state);
      return false;
    }
    this.show({ faults: [], place: null });
    this.store.set(state);
    return true;
  }

  /** What has been answered is about another position now. */
  forget() {
    this.search?.abort();
    this.search = null;
    Object.assign(this.view, { answer: null, asking: null, chosen: 0, mine: null, what: null, told: null, wrong: false, foot: "", lit: new Set(), lacking: new Set() });
  }

  /** Put what is in the hand on a space. @param {number} x @param {number} y @param {boolean} [exact] */
  put(x, y, exact) {
    const { hand } = this.view;
    if (!hand) return;
    const done = this.go(givenBack(this.state, whose(this), put(this.board, hand, x, y, exact)));
    if (done) this.show({ hand: null, hover: null, said: say("said-put", { stamp: inLanguage(hand.text), cell: cellName(x, y) }) });
  }

  /** Whether a stamp is part of a puzzle, and stays. @param {string} cell */
  fixed(cell) {
    return Boolean(this.state.puzzle) && !this.state.fresh.includes(cell);
  }

  /** Take a stamp off the album. @param {string} cell @param {boolean} [listed] */
  takeOff(cell, listed = this.state.puzzle) {
    if (this.fixed(cell)) return;
    const count = toPlace(this.state).length;
    const text = tileAt(myTiles(this.board), ...(readCell(cell) ?? [0, 0]))?.text ?? "";
    this.go(givenBack(this.state, whose(this), takeOff(this.board, cell, listed)));
    if (toPlace(this.state).length > count) this.show({ hand: null });
    else this.removed(text);
  }

  /** Tell what is gone, until something else is done. @param {string} text */
  removed(text) {
    this.show({ hand: null, gone: { text, state: this.state } });
  }

  /** Change a list of goods. @param {string} place @param {string[]} goods @param {string} [gone] the one that is removed */
  setGoods(place, goods, gone) {
    this.go({ ...this.state, position: withGoods(this.state.position, place, goods) });
    if (gone) this.removed(gone);
  }

  /** @param {number} index */
  dropFromPlace(index) {
    if (this.state.puzzle) return;
    const text = toPlace(this.state)[index];
    this.go(withPlace(this.state, toPlace(this.state).filter((_, each) => each !== index)));
    this.removed(text);
  }

  /** Look at another position, from the beginning. @param {any} position @param {string} title @param {boolean} [puzzle] @param {boolean} [first] whether nothing was before */
  open(position, title, puzzle = false, first = false) {
    const { schema: _, id: __, final: ___, warnings: ____, ...keys } = position;
    if (!first) this.show({ hand: null, dialog: null, panel: null, next: null, from: 0 });
    this.go({ position: keys, fresh: [], title, ...(puzzle ? { puzzle } : {}) });
    if (first) this.store.past = [];
  }

  /** Read a file's text by the engine, and open it; its faults, if it has some. @param {string} text @param {string} title @param {boolean} [puzzle] @returns {Promise<any[]>} */
  async read(text, title, puzzle) {
    const document = await this.question({ command: "show", text });
    if (!document.faults) this.open(document, title, puzzle);
    return document.faults ?? [];
  }

  /** Options that belong to every question: one's own deck. @returns {any} */
  get deck() {
    const { deck } = this.view.start;
    return deck && !this.state.position.deck && BOARDS[this.state.position.game] === "album" ? { deck } : {};
  }

  /** The points that are asked for, where a position has two kinds of them. @returns {{goal?: string}} */
  get goal() {
    return this.view.goal === "now" && hasTwoGoals(this.state.position) ? { goal: "now" } : {};
  }

  /** A document of the server; where it is gone, a fault that says so. @param {() => Promise<any>} ask @returns {Promise<any>} */
  async served(ask) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Gone) return { faults: [{ message: GONE }] };
      throw error;
    }
  }

  /** The final document of a question. @param {any} request @returns {Promise<any>} */
  question(request) {
    return this.served(() => answer(request));
  }

  /** The final document of a question that takes as long as it may: how long is told meanwhile. @param {any} request @returns {Promise<any>} */
  async awaited(request) {
    this.show({ waiting: request.options.time, told: null, wrong: false });
    const found = await this.question(request);
    this.show({ waiting: null });
    return found;
  }

  /** The points as they are, by the scorer; of several changes at once, the last one counts. */
  async score() {
    if (this.scoring.busy) {
      this.scoring.again = true;
      return;
    }
    this.scoring.busy = true;
    const asked = this.state;
    const { me } = asked.position;
    // The album scores the same after my choice, which no question is about.
    const position = me?.chosen ? { ...asked.position, me: { ...me, chosen: undefined } } : asked.position;
    try {
      const document = await answer({ command: "score", position, options: { ...this.deck, contest: asked.entering } });
      if (asked.position === this.state.position && asked.entering === this.state.entering) this.show({ points: document });
    } catch (error) {
      if (!(error instanceof Gone)) throw error;
    } finally {
      this.scoring.busy = false;
    }
    if (this.scoring.again) {
      this.scoring.again = false;
      void this.score();
    }
  }

  /**
   * Ask for the best move, as long and for as many plans as is chosen, and show it as it gets better.
   * @param {any} [options] @param {string} [command] @param {any} [position] another one than that on the page
   */
  async hint(options = {}, command = "hint", position = this.state.position) {
    if (this.state.puzzle) return;
    this.forget();
    const control = new AbortController();
    this.search = control;
    const id = newId();
    const { seconds, wanted } = this.view;
    const limits = { time: seconds, ...(command === "hint" && wanted > 1 ? { plans: wanted } : {}) };
    const asked = { ...this.deck, ...this.goal, ...limits, ...options };
    this.show({ asking: id, answer: { searching: true }, faults: [], ghosts: true });
    const request = { id, command, position, report_every: 0.1, options: asked };
    try {
      for await (const document of ask(request, control.signal)) {
        if (this.search !== control) return;
        const found = { ...document, before: position !== this.state.position };
        if (document.final) this.finish(found);
        else this.show({ answer: soFar(found, position, asked.goal) });
      }
    } catch (error) {
      if (control.signal.aborted) return;
      if (!(error instanceof Gone)) throw error;
      this.show({ asking: null, answer: null });
    }
  }

  /** @param {any} document */
  finish(document) {
    this.search = null;
    const faults = document.possible === false ? [] : document.faults ?? [];
    this.show({ asking: null, answer: faults.length ? null : document, faults, chosen: 0 });
  }

  /** Ask the search for its best so far. */
  async stop() {
    if (this.view.asking) await stop(this.view.asking);
  }

  /** @param {any} keys of my side; undefined takes one away */
  editMe(keys) {
    const me = { ...this.state.position.me, ...keys };
    for (const key of Object.keys(keys)) if (keys[key] === undefined) delete me[key];
    this.store.edit({ me });
  }

  /** Leave a space empty in what is asked, or not. @param {string} cell */
  paint(cell) {
    const wishes = wishesOf(this.state);
    const empty = wishes.empty.includes(cell) ? wishes.empty.filter((each) => each !== cell) : [...wishes.empty, cell];
    this.store.change({ wishes: { ...wishes, empty } });
  }

  /** @param {number} index @param {any} keys of another player; undefined takes one away */
  editOpponent(index, keys) {
    const opponents = this.state.position.opponents.map((/** @type {any} */ side, /** @type {number} */ each) => {
      if (each !== index) return side;
      return Object.fromEntries(Object.entries({ ...side, ...keys }).filter(([, value]) => value !== undefined));
    });
    this.store.edit({ opponents });
  }
}
