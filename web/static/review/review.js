// A game that is reviewed: its record, what is known of its decisions, and the search for the others.
import { say } from "../words.js";
import { answer, ask, get, Gone, newId, stop, GONE } from "../state/server.js";
import { keepReview, keptReview, nameOf } from "./kept.js";
import { joined, stillKnown } from "./parts.js";

/** @typedef {import("./kept.js").KeptReview} KeptReview */
/** @typedef {import("./parts.js").Decision} Decision */

const KEY = /^[\w-]{22}$/;

export class Review {
  constructor() {
    /** @type {KeptReview | null} */
    this.kept = null;
    /** @type {{key?: string, message: string}[]} */
    this.faults = [];
    this.told = "";
    this.here = true;
    /** @type {string | null} what is shown of the help */
    this.help = null;
    /** @type {string | null} the question that is under way */
    this.asking = null;
    /** @type {number | null} the decision that is looked at */
    this.chosen = null;
    /** Whether it is shown below the chart, on which it was stepped to, and not in the list. */
    this.touring = false;
    /** @type {import("./learn.js").Asked | null} the mistakes that are asked */
    this.asked = null;
    this.costliestFirst = true;
    /** @type {Map<number, any>} the positions of decisions, as far as they were asked for */
    this.positions = new Map();
    /** @type {AbortController | null} */
    this.search = null;
    /** @type {() => void} */
    this.draw = () => {};
  }

  /** @param {Partial<Review>} parts */
  show(parts) {
    Object.assign(this, parts);
    this.draw();
  }

  /** The page of the game, where the server has it. */
  get page() {
    return KEY.test(this.kept?.id ?? "") ? `/${this.kept?.table ? "table" : "play"}#${this.kept?.id}` : "";
  }

  /** The players by whose names decisions can be chosen; none of a real table, where they are mine alone. */
  get names() {
    const names = this.namesIn(this.kept?.record ?? "");
    return names.filter((name, at) => names.indexOf(name) === at && names.lastIndexOf(name) === at);
  }

  /** @param {string} record @returns {string[]} */
  namesIn(record) {
    const found = /^names\s*=\s*\[(.*)\]\s*$/m.exec(record);
    return [...(found?.[1] ?? "").matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((each) => each[1]);
  }

  /** Whether all decisions are reviewed. */
  get complete() {
    const document = this.kept?.document;
    return Boolean(document && document.decisions.length >= document.of);
  }

  /** The rows of a decision that gave something away. @param {number} n */
  rows(n) {
    return this.kept?.document?.costliest.find((each) => each.n === n)?.rows ?? [];
  }

  /** Open a review by the key of its game or its own name, and go on with it; without one, the start. @param {string} id */
  async open(id) {
    this.leave();
    const positions = new Map();
    // Where the browser has no room for a review, only this page has it.
    const here = this.kept?.id === id ? this.kept : null;
    this.show({ kept: id ? keptReview(id) ?? here : null, faults: [], told: "", chosen: null, asked: null, positions });
    if (KEY.test(id) && (!this.kept || this.kept.table)) await this.fetchGame(id);
    if (this.positions !== positions) return;
    if (this.kept?.going && !this.complete) void this.go();
  }

  /** @param {string} key of a game on the server */
  async fetchGame(key) {
    const { positions } = this;
    const turn = await this.served(() => get(`/api/records/${key}`));
    if (!turn || this.positions !== positions) return;
    const { kept } = this;
    const { record } = turn;
    const document = kept?.document && record ? stillKnown(kept.document, kept.record, record) : null;
    if (!record) this.show({ faults: [{ message: say("review-not-over") }] });
    else if (document && record !== kept?.record) this.keep({ record, others: {}, document });
    else if (!document) this.begin(key, record, [turn.game, ...(turn.players ?? [])].join(", "), "lines" in turn);
  }

  /** Review the record of a text, which is checked first. @param {string} text @param {string} title */
  async read(text, title) {
    const id = nameOf(text);
    if (keptReview(id)?.record !== text) {
      const record = text.split("\n").some((line) => line.trimEnd() === "---");
      if (!record) this.show({ faults: [{ message: say("review-no-record") }] });
      const found = record && await this.served(() => answer({ command: "score", text }));
      if (!found) return;
      this.begin(id, text, title || [found.game, ...this.namesIn(text)].join(", "), !/^seed\s*=/m.test(text));
    }
    location.hash = id;
  }

  /** @param {string} id @param {string} record @param {string} title @param {boolean} [table] */
  begin(id, record, title, table) {
    this.kept = { id, table, time: Date.now(), title, record, player: "", seconds: 1, document: null, others: {}, going: false };
    this.keep({ player: this.names.includes("me") ? "me" : "" });
  }

  /** Choose whose decisions, and how long for each; what was reviewed otherwise can be gone back to. @param {{player?: string, seconds?: number}} parts */
  choose(parts) {
    const { kept } = this;
    if (!kept) return;
    this.leave();
    const others = { ...kept.others, [`${kept.seconds} ${kept.player}`]: kept.document };
    const { player, seconds } = { ...kept, ...parts };
    this.keep({ player, seconds, others, document: others[`${seconds} ${player}`] ?? null, going: false });
    this.show({ chosen: null });
  }

  /** @param {Partial<KeptReview>} parts */
  keep(parts) {
    if (!this.kept) return;
    this.kept = { ...this.kept, ...parts, time: Date.now() };
    keepReview(this.kept);
    this.draw();
  }

  /** Review the decisions that are not reviewed yet. */
  async go() {
    const { kept } = this;
    if (!kept || this.asking) return;
    const before = kept.document;
    const control = new AbortController();
    const id = newId();
    const after = before?.decisions.at(-1)?.n ?? 0;
    const options = { time: kept.seconds, after, ...(kept.player ? { player: kept.player } : {}) };
    this.show({ search: control, asking: id, faults: [] });
    this.keep({ going: true });
    try {
      for await (const part of ask({ id, command: "review", text: kept.record, report_every: 0.5, options }, control.signal)) {
        if (this.search !== control) return;
        if (part.faults) this.show({ faults: part.faults });
        if (part.decisions) this.keep({ document: joined(before, part), going: !part.final });
        else this.keep({ going: false });
      }
    } catch (error) {
      if (control.signal.aborted) return;
      if (!(error instanceof Gone)) throw error;
    }
    this.show({ search: null, asking: null });
  }

  /** End the search; what is done stays, and it goes on when somebody says so. */
  async stop() {
    if (this.asking) await stop(this.asking);
  }

  /** Leave the search; it goes on when the review is opened again. */
  leave() {
    this.search?.abort();
    this.show({ search: null, asking: null });
  }

  /** Look at a decision, or no more; its position is asked for. @param {Decision} decision @param {boolean} [touring] on the chart */
  async look(decision, touring = false) {
    const again = this.chosen === decision.n && this.touring === touring && !touring;
    this.show({ chosen: again ? null : decision.n, touring, told: "" });
    await this.find(decision);
  }

  /** Ask for the position of a decision; nothing where there is none. @param {Decision} decision @returns {Promise<any>} */
  async find(decision) {
    const { kept, positions } = this;
    if (!kept || positions.has(decision.n)) return positions.get(decision.n);
    const found = await answer({ command: "show", text: kept.record, options: { at: decision.line - 1 } }).catch(gone);
    if (!found.faults) positions.set(decision.n, found);
    this.draw();
    return positions.get(decision.n);
  }

  /** What the server answers; where there are faults, they are told. @param {() => Promise<any>} ask @returns {Promise<any>} null where there is no answer */
  async served(ask) {
    const found = await ask().catch(gone);
    this.show({ faults: found.faults ?? [] });
    return found.faults ? null : found;
  }
}

/** @param {unknown} error of a server that does not answer @returns {{faults: {message: string}[]}} */
function gone(error) {
  if (error instanceof Gone) return { faults: [{ message: GONE }] };
  throw error;
}
