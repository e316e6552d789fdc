// A game that is played at the server: what is shown of it, and what can be done.
import { ask, Gone, newId, stop } from "../state/server.js";
import { soFar } from "../model/answers.js";
import { advised, wholePlan } from "./advice.js";
import { forgetGame, keepGame, keepLog, keptLog } from "./kept.js";
import { renamed } from "./names.js";

/** @typedef {{action: string, said: string}} Action */
/** @typedef {{player: number, told: string, position?: any}} Step */
/** @typedef {{key: string, game: string, players: string[], me: number, decisions: number, moments: number[], steps: Step[], position: any,
 *   question: string | null, actions: Action[], undo: boolean, to_come?: Record<string, number>, over: boolean, score: any, record?: string}} Turn */

/** Milliseconds that a step of another player is shown, by the name of the speed. */
export const SPEEDS = /** @type {Record<string, number>} */ ({ "at-once": 0, fast: 400, slow: 1500 });

/** What was told since a player's last move, and that one if nothing else was. @param {{player: number, told: string}[]} told @param {number | undefined} me */
export function sinceMine(told, me) {
  const mine = told.findLastIndex((each) => each.player === me);
  return told.slice(mine === told.length - 1 ? mine : mine + 1);
}

export class Game {
  constructor() {
    /** @type {Turn | null} the game as it stands */
    this.turn = null;
    /** @type {Turn | null} an earlier moment that is looked at */
    this.past = null;
    /** @type {any} the position that a step is shown with */
    this.shown = null;
    /** @type {{player: number, told: string}[]} */
    this.log = [];
    /** @type {{key?: string, message: string}[]} */
    this.faults = [];
    this.busy = false;
    this.here = true;
    /** @type {string | null} what is shown of the help */
    this.help = null;
    this.speed = "fast";
    /** @type {any} */
    this.answer = null;
    /** @type {string | null} */
    this.asking = null;
    /** @type {any} what is held or chosen before a move is made */
    this.hand = null;
    /** @type {number[][] | null} a cut in the making: the reserve and two piles, items from 1 */
    this.parts = null;
    this.hurry = false;
    this.seconds = 5;
    /** Seconds that the search under way may take. */
    this.searches = 5;
    /** @type {any} other options of a hint */
    this.options = {};
    /** Where the server has games of this kind. */
    this.place = "/api/games";
    /** @type {AbortController | null} */
    this.search = null;
    /** @type {() => void} */
    this.draw = () => {};
  }

  /** What is on the table: a step on its way, an earlier moment, or now. */
  get position() {
    return this.shown ?? this.past?.position ?? this.turn?.position;
  }

  /** What has been seen of the game, so that nothing is done twice. @returns {Record<string, number>} */
  get seen() {
    return { decisions: this.turn?.decisions ?? 0 };
  }

  /** The reason why there is no advice now; empty where there is. */
  get waits() {
    return "";
  }

  /** My legal actions, if I may act now. @returns {Action[]} */
  get actions() {
    return this.past || this.shown || this.busy ? [] : this.turn?.actions ?? [];
  }

  /** The action of a stamp as the list of moves has it: of those that are equal the first is named. @param {string} action @param {string[]} [hand] the stamps that it numbers */
  listed(action, hand = this.position?.me?.place ?? []) {
    return action.replace(/^place (\d+)/, (whole, item) => (hand[item - 1] ? `place ${this.position.me.place.indexOf(hand[item - 1]) + 1}` : whole));
  }

  /** @param {string} action */
  legal(action) {
    return this.actions.some((each) => each.action === this.listed(action));
  }

  /** @param {Partial<Game>} parts */
  show(parts) {
    Object.assign(this, parts);
    this.draw();
  }

  /** Whether the address names a game. @param {string} key */
  at(key) {
    return location.hash === `#${key}`;
  }

  /** What the others did since my last move. */
  get lastTold() {
    const { turn, past, log } = this;
    const told = past ? log.length === turn?.decisions ? log.slice(0, past.decisions) : [] : log;
    return sinceMine(told, turn?.me);
  }

  /** The spaces on which a player, or I, laid something of what was told last. @param {string} [name] */
  laidBy(name) {
    const who = name ? [`${name.toLowerCase()} place`] : ["you place", "me place"];
    return this.lastTold.flatMap(({ told }) => told.toLowerCase().split("\n")).filter((line) => who.some((each) => line.startsWith(each))).flatMap((line) => [...line.matchAll(/[ @]([a-l]\d\d?)(?=[;.]|$)/g)].map((found) => found[1]));
  }

  /** The player who decides, from 1; 0 where nobody does. */
  get onTurn() {
    if (!this.turn || this.turn.over) return 0;
    return this.shown ? this.log.at(-1)?.player ?? 0 : this.turn.me;
  }

  /** Whether other agents may be chosen for the others. */
  get changes() {
    return Boolean(this.turn && !this.turn.over && !this.past);
  }

  /** Let another agent play on. @param {number} at the player, from 0 @param {string} agent */
  async change(at, agent) {
    const { turn } = this;
    if (!await this.settled() || !turn) return;
    const opponents = turn.players.map((each, seat) => (seat === at ? agent : each)).filter((_, seat) => seat + 1 !== turn.me);
    await this.play({ opponents });
  }

  /** The state of the game as a text, which differs before and after a move. */
  get stand() {
    return JSON.stringify([this.turn?.key, this.seen, this.turn?.position]);
  }

  /** Wait until nothing is under way, so that no tap and no link is lost. */
  async idle() {
    while (this.busy) await new Promise((later) => { setTimeout(later, 20); });
  }

  /**
   * Wait until nothing is under way; whether the game stands then as it stood. It does where the server was only asked whether it is back,
   * and does not after a move, so that two taps in a hurry play one.
   */
  async settled() {
    const before = this.stand;
    await this.idle();
    return this.stand === before;
  }

  /** @param {any} request */
  async begin(request) {
    await this.idle();
    const turn = await this.send(this.place, request);
    if (!turn) return;
    this.log = [];
    // Unlike a new hash, which would open the game as if a link led to it.
    history.pushState(null, "", `#${turn.key}`);
    await this.take(turn);
  }

  /** Go on with the game that the address names. @param {string} key */
  async open(key) {
    await this.idle();
    if (!this.at(key)) return;
    const other = this.turn?.key !== key;
    if (other) this.forget();
    const turn = await this.send(`${this.place}/${key}`);
    if (!turn && other) this.show({ turn: null, past: null, shown: null });
    if (turn && this.at(key)) {
      this.log = keptLog(key);
      await this.hear(turn);
    } else if (this.faults.some((fault) => fault.key === "key")) forgetGame(key);
  }

  /** @param {string} action */
  async move(action) {
    if (!await this.settled() || !this.turn || this.past) return;
    await this.play({ move: this.listed(action) });
  }

  /** Play several actions, one after the other, as long as each can be played. @param {string[]} actions */
  async moves(actions) {
    const hand = this.position?.me?.place;
    for (const action of actions) {
      await this.idle();
      const now = this.listed(action, hand);
      if (!this.legal(now)) return;
      await this.play({ move: now });
    }
  }

  async undo() {
    if (!await this.settled() || !this.turn?.undo) return;
    await this.play({ undo: true }, this.log.slice(0, -1));
  }

  /** Send a move, or what takes one back; whether it counts. @param {any} what @param {{player: number, told: string}[]} log what was told before it */
  async play(what, log = this.log) {
    const { turn } = this;
    if (!turn) return false;
    this.forget();
    const next = await this.send(`${this.place}/${turn.key}`, { ...what, ...this.seen });
    if (next) {
      this.log = log;
      await this.take(next);
    } else if (this.faults.some((fault) => (fault.key ?? "") in this.seen)) await this.open(turn.key);
    return Boolean(next);
  }

  /** Take a game as the server has it now. @param {any} turn */
  async hear(turn) {
    await this.take(turn);
  }

  /** Show what happened step by step, and then whose turn it is, unless the game is left meanwhile. @param {Turn} told */
  async take(told) {
    const turn = renamed(told);
    // All of it is kept at once: the server does not tell it again to whoever comes back.
    keepLog(turn.key, [...this.log, ...turn.steps.map(({ player, told }) => ({ player, told }))]);
    keepGame({ key: turn.key, game: turn.game, players: turn.players, begun: Date.now(), over: turn.over });
    const before = this.stand;
    this.show({ busy: true, past: null, hurry: false, ...(this.turn?.key === turn.key ? {} : { turn }) });
    for (const step of turn.steps) {
      if (!this.at(turn.key)) break;
      this.log = [...this.log, { player: step.player, told: step.told }];
      const wait = this.hurry || step.player === turn.me ? 0 : SPEEDS[this.speed] ?? 0;
      if (!wait) continue;
      this.show({ shown: step.position });
      await new Promise((later) => { setTimeout(later, wait); });
    }
    if (this.at(turn.key)) {
      this.show({ turn, shown: null, busy: false });
      // A server that is back tells the game again: a cut in the making and a stamp in hand stay if nothing has happened.
      if (this.stand !== before) this.show({ hand: null, parts: null });
    } else {
      // Whoever comes back to it before another game is there sees it as it stands.
      const here = this.turn?.key === turn.key ? turn : this.turn;
      this.show({ turn: here, log: here ? keptLog(here.key) : [], shown: null, busy: false });
    }
  }

  /** Look at an earlier decision of mine; at the last one, at the game as it stands. @param {number} decisions */
  async look(decisions) {
    const { turn } = this;
    if (!turn) return;
    this.forget();
    if (decisions === turn.decisions) {
      this.show({ past: null });
      return;
    }
    const past = await this.send(`/api/games/${turn.key}?decisions=${decisions}`);
    if (past && this.turn === turn) this.show({ past: renamed(past), hand: null, parts: null });
  }

  /** Go on from the moment that is looked at as a new game. */
  async branch() {
    if (!this.turn || !this.past) return;
    await this.begin({ from: this.turn.key, decisions: this.past.decisions });
  }

  /** Advice on the decision that is on the table, as it gets better. @param {number} [seconds] */
  async hint(seconds = this.seconds) {
    const { position } = this;
    this.forget();
    const control = new AbortController();
    const id = newId();
    this.show({ search: control, asking: id, searches: seconds, answer: { searching: true }, faults: [] });
    try {
      for await (const document of ask({ id, command: "hint", position, report_every: 0.2, options: { time: seconds, ...this.options } }, control.signal)) {
        if (this.search !== control) return;
        if (!document.final) this.show({ answer: soFar(document, position) });
        else this.show({ asking: null, search: null, answer: document.faults ? null : this.possible(document), faults: document.faults ?? [] });
      }
    } catch (error) {
      if (control.signal.aborted) return;
      if (!(error instanceof Gone)) throw error;
      this.show({ asking: null, answer: null, here: false });
    }
  }

  /** An answer without looks where I may not look any more, which its position does not always say. @param {any} document */
  possible(document) {
    const actions = (this.past ?? this.turn)?.actions;
    if (!actions || !document.looks) return document;
    return { ...document, looks: document.looks.filter((/** @type {any} */ look) => actions.some((each) => each.action === `look ${look.item}`)) };
  }

  async stop() {
    if (this.asking) await stop(this.asking);
  }

  /** All actions of a Show Phase that the answer advises, and else the one that it does; at an earlier moment too. */
  get advisedActions() {
    const turn = this.past ?? this.turn;
    const action = this.answer && !this.answer.searching && turn && advised(this.answer, turn, (each) => turn.actions.some((legal) => legal.action === each));
    return action && turn ? wholePlan(this.answer, turn) ?? [action] : [];
  }

  /** The class of what plays an action: whether the answer advises it. @param {string} action */
  advises(action) {
    return this.advisedActions.includes(action) ? "advised" : "";
  }

  forget() {
    this.search?.abort();
    this.show({ search: null, asking: null, answer: null, faults: [] });
  }

  /** Send a request; null where it is refused, which is told. @param {string} path @param {any} [body] @returns {Promise<any>} */
  async send(path, body) {
    if (this.busy) return null;
    this.show({ busy: true, faults: [] });
    try {
      const sent = body && { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
      const response = await fetch(path, sent);
      const document = await response.json();
      this.show({ here: true, faults: document.faults ?? [] });
      return document.faults ? null : document;
    } catch {
      this.show({ here: false });
      return null;
    } finally {
      this.show({ busy: false });
    }
  }
}
