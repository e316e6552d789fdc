// A game at a real table: the server reads its record, and knows what is asked next; the page puts the answers together.
import { advised, wholePlan } from "../play/advice.js";
import { Game, sinceMine } from "../play/game.js";
import { BOARDS } from "../model/words.js";
import { keepGame } from "../play/kept.js";
import { say } from "../words.js";
import { inWords } from "./lines.js";

/** @typedef {{words: string, start: string, optional: boolean, usual: string | null, kind: string, player: number | null, choices: {answer: string, said: string}[], goods: string[], most: number | null, between: string, completions: string[]}} Question */
/** @typedef {{words: string, kind: string, usual: string | null, choices: string[]}} Setup */
/** @typedef {{key: string, game: string, players: string[], me: number, lines: {line: number, text: string}[], questions: Question[], position: any, no_advice: string | null, over: boolean, score: any, record: string, setup?: Setup}} Told */

const ANSWERS = "stockbook.setup";
const ENTRY = "stockbook.entry";
const DRAFT = "stockbook.draft";
const TO_DO = "stockbook.followed";

export class Companion extends Game {
  constructor() {
    super();
    this.place = "/api/tables";
    /** @type {Setup | null} what the setup of a new game asks */
    this.setup = null;
    /** @type {string[]} what was answered to it */
    this.answers = [];
    /** @type {Set<string>} questions that are left out */
    this.passed = new Set();
    /** @type {string | null} the question that is answered out of turn */
    this.chosen = null;
    /** @type {string[][]} items of the answer so far, by parts, and the part that grows */
    this.entry = [[], [], []];
    /** @type {number | null} */
    this.part = null;
    /** @type {{answer: string, said: string} | null} the item of the pool that I select, and whose face is to be told */
    this.unseen = null;
    /** @type {string | null} the record with lines that were mended, as long as not all of it is possible */
    this.draft = null;
    /** @type {{key?: string, message: string}[]} what is wrong with it */
    this.wrong = [];
    /** @type {number | null} the line that is mended, counted from the beginning of the text */
    this.mending = null;
    /** What is to be done at the table now, as it was advised and told: the answer that is followed. @type {any} */
    this.toDo = null;
    /** Lines that were told on other devices since this page is open. */
    this.heard = 0;
    /** One's own deck, which says what specialists do that are only named. */
    this.deck = /** @type {any} */ (null);
  }

  /** @param {Partial<Companion>} parts */
  show(parts) {
    super.show(parts);
  }

  /** @returns {Told | null} */
  get table() {
    return /** @type {any} */ (this.turn);
  }

  get seen() {
    return { lines: this.table?.lines.length ?? 0 };
  }

  get waits() {
    return this.table?.no_advice ?? "";
  }

  /** The question that has to be answered first for advice, where another one is asked: the reason names how its lines begin. */
  get needed() {
    const [first] = this.questions.filter(({ start }) => start && this.waits.includes(start)).sort((one, other) => other.start.length - one.start.length);
    return first === this.question ? undefined : first;
  }

  /** @returns {Question[]} */
  get questions() {
    return this.table?.questions ?? [];
  }

  /** The question that is answered now. @returns {Question | undefined} */
  get question() {
    return this.questions.find((each) => each.words === this.chosen) ?? this.questions.find((each) => !this.passed.has(each.words)) ?? this.questions.at(-1);
  }

  /** The record as a text, with what was mended in it. */
  get text() {
    return this.draft ?? this.table?.record ?? "";
  }

  /** The lines that say something, as they stand in the text. */
  get written() {
    const lines = this.text.split("\n").map((text, index) => ({ line: index + 1, text }));
    return lines.slice(lines.findLastIndex((each) => each.text.trimEnd() === "---") + 1).filter(({ text }) => text.trim() && !text.startsWith("#"));
  }

  /** Keep a record that is not possible yet, also over a reload; without one the record is as it was. @param {string | null} draft */
  setDraft(draft) {
    this.show({ draft, wrong: [], mending: null, faults: [] });
    sessionStorage.setItem(DRAFT, JSON.stringify({ record: this.table?.record, draft }));
  }

  /** Put other lines in the place of one, and read all of it anew; it is kept as a draft as long as a line is not possible. @param {number} line @param {string[]} others */
  async mend(line, others) {
    const lines = this.text.split("\n");
    this.setDraft([...lines.slice(0, line - 1), ...others, ...lines.slice(line)].join("\n"));
    await this.read(this.text);
    if (this.draft !== null && this.here) this.show({ wrong: this.faults, mending: Number(/^line (\d+)$/.exec(this.faults[0]?.key ?? "")?.[1]) || null });
  }

  async undo() {
    if (this.draft === null) await super.undo();
    else this.show({ faults: [{ message: say("line-waits") }] });
  }

  /** Begin with a record's text. @param {string} text */
  async read(text) {
    await this.idle();
    const table = this.turn ? await this.send(`${this.place}/${this.turn.key}`, { text, ...this.seen }) : await this.send(this.place, { text });
    if (table) await this.take(table);
  }

  /** Answer a question of the setup; without an answer go on with what was told before. @param {string} [text] */
  async reply(text) {
    const before = this.answers;
    await this.idle();
    if (before !== this.answers) return;
    const answers = text === undefined ? before : [...before, text];
    const told = await this.send(this.place, { answers });
    if (!told) return;
    this.show({ answers: told.setup ? answers : [] });
    sessionStorage.setItem(ANSWERS, JSON.stringify(this.answers));
    if (told.setup) this.show({ setup: told.setup });
    else await this.take(told);
  }

  /** The setup as it was before a reload, or with its last answer taken back. @param {boolean} [back] */
  async goOn(back) {
    const kept = JSON.parse(sessionStorage.getItem(ANSWERS) ?? "[]");
    this.answers = back ? kept.slice(0, -1) : kept;
    await this.reply();
  }

  /** Tell what happened; whether it counts. @param {string} move @param {Question} [question] */
  async tell(move, question) {
    const { lines } = this.seen;
    if (this.draft !== null) {
      this.show({ faults: [{ message: say("line-waits") }] });
      return;
    }
    await this.idle();
    return lines === this.seen.lines && this.play({ move, question: question ? this.questions.indexOf(question) + 1 : 1 });
  }

  /** What was written since my last line. */
  get lastTold() {
    const { table } = this;
    return sinceMine((table?.lines ?? []).filter(({ text }) => !/^\S+ draw /.test(text)).map(({ text }) => ({ player: text.startsWith("me ") ? 1 : 0, told: text })), 1);
  }

  get onTurn() {
    return this.question?.player ?? 0;
  }

  get changes() {
    return false;
  }

  /** @param {Question} question */
  pass(question) {
    this.passed.add(question.words);
    this.choose(null);
  }

  /** @param {string | null} words of the question to answer */
  choose(words) {
    this.show({ chosen: words, entry: [[], [], []], part: null, unseen: null, hand: null, parts: null, faults: [] });
  }

  /** Show a part of an answer, which a reload does not lose. @param {string[][]} entry */
  enter(entry) {
    this.show({ entry });
    sessionStorage.setItem(ENTRY, JSON.stringify({ record: this.table?.record, chosen: this.question?.words, entry }));
  }

  /** @param {any} table */
  async take(table) {
    if (this.table?.key === table.key && this.table?.record === table.record) {
      if (this.draft === table.record) this.setDraft(null);
      return;
    }
    if (this.seen.lines > table.lines.length) this.passed.clear();
    keepGame({ key: table.key, game: table.game, players: table.players, begun: Date.now(), over: table.over, table: true });
    this.show({ turn: { ...table, undo: table.lines.length > 0 }, past: null, setup: null, draft: null, wrong: [], mending: null });
    this.choose(null);
    const left = JSON.parse(sessionStorage.getItem(DRAFT) ?? "{}");
    const kept = JSON.parse(sessionStorage.getItem(TO_DO) ?? "{}");
    this.show({ draft: left.record === table.record ? left.draft : null, toDo: kept.record === table.record ? kept.toDo : null });
    const { record, chosen, entry } = JSON.parse(sessionStorage.getItem(ENTRY) ?? "{}");
    if (record === table.record) this.show({ chosen, entry });
    if (location.hash !== `#${table.key}`) location.hash = table.key;
  }

  /** Take lines that were told on another device: what I am about stays, as long as it is asked as it was. @param {Told} table */
  async hear(table) {
    const before = this.table;
    if (before?.key !== table.key || before.record === table.record) return this.take(table);
    const typed = /** @type {HTMLTextAreaElement | null} */ (document.getElementById("record"));
    if (this.draft !== null || this.mending || (typed && typed.value !== this.text)) return;
    const { question, chosen, entry, part, unseen, hand, parts, toDo } = this;
    if (JSON.stringify(before.position) !== JSON.stringify(table.position)) this.forget();
    await this.take(table);
    this.heard += table.lines.length - before.lines.length;
    if (toDo && table.record.startsWith(before.record)) this.keepToDo(toDo);
    const same = this.questions.find((each) => JSON.stringify(each) === JSON.stringify(question));
    if (!same || !(chosen || entry.flat().length || unseen || hand || parts)) return;
    this.show({ chosen: same.words, part, unseen, hand, parts });
    this.enter(entry);
  }

  /** Keep in sight what is to be done, also over a reload. @param {any} toDo */
  keepToDo(toDo) {
    sessionStorage.setItem(TO_DO, JSON.stringify({ record: this.table?.record, toDo }));
    this.show({ toDo });
  }

  /** Answer with a choice; an item that I select face down is told with its face. Whether it counts. @param {Question} question @param {{answer: string, said: string}} choice */
  async pick(question, choice) {
    if (question.player !== this.table?.me || !/^\dx\d \?$/.test(choice.said)) return this.tell(choice.answer, question);
    this.show({ unseen: choice });
    return false;
  }

  /** @param {number} [seconds] */
  async hint(seconds) {
    this.options = this.deck && BOARDS[this.turn?.game ?? ""] === "album" ? { deck: this.deck } : {};
    await super.hint(seconds);
  }

  /** Tell what is advised, which stays in sight to be done until the next line is told. @param {string[]} lines */
  async moves(lines) {
    const { answer, question, table } = this;
    const { me, contests } = table?.position ?? {};
    const choice = question?.choices.find((each) => lines.length === 1 && lines[0] === question.start + each.answer);
    const words = lines.map((line) => inWords(line, (/ place /.test(line) ? me?.place : me?.collection) ?? [], contests));
    if (!await (question && choice ? this.pick(question, choice) : this.tell(words.join("\n")))) return;
    this.keepToDo(answer);
  }

  /** @param {string} action */
  advises(action) {
    return super.advises(`me ${action}`);
  }

  /** The lines that play what is advised. */
  get advisedActions() {
    const { answer, turn } = this;
    if (!turn || !answer || answer.searching) return [];
    const plan = wholePlan(answer, turn);
    const places = (plan ?? []).slice(0, -1).map((each) => each.replace("place ", ""));
    // What a look shows has to be told with it, so that it cannot be played for me.
    const last = plan?.at(-1) ?? advised(answer, turn, (action) => !action.startsWith("look "));
    const named = last.replace(/^take (\d+) (?=\d)/, (_, seat) => `take ${turn.players[seat - 1]} `);
    return [...(places.length ? [`me place ${places.join("; ")}`] : []), ...(last ? [`me ${named}`] : [])];
  }
}
