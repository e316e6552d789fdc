// Answers in a few words, for people who look and for people who listen.
import { inDigits, inLanguage, say } from "../words.js";
import { plainly } from "./words.js";

/** Points as every page shows them: with one decimal at most, and with just one where samples tell them. @param {number | null | undefined} value @param {boolean} [sampled] */
export function shown(value, sampled = false) {
  return known(value) ? inDigits((Math.sign(value) * Math.round(Math.abs(value) * 10)) / 10, Number(sampled), 1) : "?";
}

/** @param {any} value @returns {value is number} */
function known(value) {
  return value !== null && value !== undefined;
}

/** Half the width of the interval of a mean; nothing where there are only bounds, or not even these. @param {any} choice @param {string} key */
function margin(choice, key) {
  const { low, high, [key]: value } = choice;
  return known(low) && known(high) && known(value) && Math.abs((low + high) / 2 - value) < 0.02 ? (high - low) / 2 : null;
}

/** The value of a choice with its interval. @param {any} choice @param {string} [key] */
export function withInterval(choice, key = "value") {
  const { low, high } = choice;
  const reach = margin(choice, key);
  if (reach !== null) return reach ? `${shown(choice[key], true)}\u00a0±\u00a0${shown(reach, true)}` : shown(choice[key]);
  const value = shown(choice[key], choice.samples > 0);
  if (!known(low)) return value;
  return known(high) ? say("value-between", { value, low: shown(low), high: shown(high) }) : say("value-least", { value, low: shown(low) });
}

/** Those rows after the first, the best, that its interval does not tell apart from it; of one without a least value nothing is known. @param {any[]} rows @param {string} [key] @returns {any[]} */
export function asGood([first, ...others], key = "value") {
  const ends = (/** @type {any} */ row) => [row.low ?? row[key], row.high ?? (row.high === null ? Infinity : row[key])];
  return others.filter((each) => [first[key], each[key]].every(known) && [first.low, each.low].some(known) && first.low !== null && each.low !== null && ends(each)[1] >= ends(first)[0] && ends(each)[0] <= ends(first)[1]);
}

/** Whether a position can be asked for the points of its round alone, or for those of the whole game. @param {any} position */
export function hasTwoGoals({ game, round, phase }) {
  return game === "stampswap" && round < 3 && ["collect", "cut", "choose", "show"].includes(phase);
}

/** What a search has found so far, with what its points are of. @param {any} document @param {any} position what is asked about @param {string} [goal] the one chosen */
export function soFar(document, position, goal) {
  return { ...document, searching: true, first: position.phase === "show" && hasTwoGoals(position) && goal !== "now" };
}

/** The meaning of the two values of a cut, which differs between goals. @param {string | undefined} goal */
export function counted(goal) {
  return say(goal === "game" ? "counted-game" : "counted-round");
}

/** An answer in one line; empty as long as there is none. @param {any} answer @param {number} chosen which of its plans */
export function summary(answer, chosen) {
  if (!answer) return "";
  if (answer.searching) {
    const { best, bound, first } = answer;
    if (best === undefined) return say("answer-searching");
    const points = { best: shown(best), most: shown(bound) };
    if (!known(bound)) return say(first ? "so-far-round" : "so-far", points);
    return say(!first ? "so-far-most" : best === bound ? "so-far-proved" : "so-far-round-most", points);
  }
  if (answer.possible === false) return say("impossible", { reason: plainly(answer.reason) });
  const [[cut], [choice], [move]] = [answer.cuts ?? [], answer.choices ?? [], answer.moves ?? []];
  const plan = answer.plans?.[chosen];
  if (!plan && unknown(answer)) return say("too-short");
  const said = plan ? placement(answer, plan, chosen) : cut && proved(cutPoints(cut, answer.goal), answer.best_proved);
  if (said) return answer.cost === undefined ? said : say(answer.cost ? "with-cost" : "with-no-cost", { said, cost: shown(answer.cost) });
  if (choice) return lookFirst(answer, proved(`${named(choice)}: ${withInterval(choice)}`, answer.proved));
  if (move?.move) return `${inLanguage(move.move)}: ${withInterval(move)}`;
  if (move) return proved(`${say("move-of-stamp", { card: inLanguage(move.card), row: move.at[0], column: move.at[1] })}: ${withInterval(move)}`, answer.proved);
  if (!answer.purchases) return say(answer.stopped ? "stopped-without" : "no-move");
  const [card, ...more] = answer.purchases.map((/** @type {any} */ each) => each.card);
  const cards = more.reduce((/** @type {string} */ first, /** @type {string} */ second) => say("and-then", { first, second }), card);
  return `${card ? say("buy", { cards }) : say("buy-nothing")}: ${withInterval(answer)}`;
}

/** A sentence that is proved, or not. @param {string} said @param {boolean} [whether] */
function proved(said, whether) {
  return whether ? say("with-proved", { said }) : said;
}

/** Whether there was too little time to tell what the first choice or move is worth: it is no advice then. @param {any} answer */
export function unknown(answer) {
  const [first] = answer?.choices ?? answer?.moves ?? (answer?.purchases ? [answer] : []);
  return first?.value === null;
}

/** The moves of STAMPS that an answer advises, the best first; none while it searches, or where nobody knows what they are worth. @param {any} answer @returns {any[]} */
export function advisedMoves(answer) {
  return answer?.searching || unknown(answer) ? [] : (answer?.moves ?? []).filter((/** @type {any} */ each) => each.at);
}

/** @param {any} cut @param {string} goal */
function cutPoints(cut, goal) {
  const sure = shown(cut.kept);
  if (cut.expected === null) return say("sure-too-short", { sure });
  return say(goal === "game" ? "sure-lead" : "sure-expected", { sure, expected: withInterval(cut, "expected") });
}

/** @param {any} answer @param {any} plan @param {number} chosen */
function placement(answer, plan, chosen) {
  const points = shown(plan.points);
  if (plan.expected === null) return say("points-too-short", { points });
  if (plan.expected !== undefined) return say("points-and-end", { points, expected: withInterval(plan, "expected") });
  if (chosen) return say("points-of-plan", { points, number: chosen + 1 });
  if (answer.proved) return proved(say("points-of", { points }), true);
  const said = say("points-most", { points, most: shown(answer.bound) });
  return answer.stopped ? say("with-stopped", { said }) : said;
}

/** What goes with an answer, a sentence each: candidates as good, what this round alone would bring, and what is counted. @param {any} answer @param {number} [chosen] @returns {string[]} */
export function remarks(answer, chosen = 0) {
  if (!answer || answer.searching || unknown(answer)) return [];
  const { cuts, choices, moves, best, bound } = answer;
  const plan = answer.plans?.[chosen];
  const said = [];
  const even = cuts ? asGood(cuts, "expected") : asGood(choices ?? moves ?? []);
  const names = choices && even.length < 4 ? even.map((each) => named(each, true)).join(", ") : say(cuts ? "other-cuts" : "other-moves", { number: even.length });
  if (even.length) said.push(say("as-good", { names }));
  if (known(plan?.expected)) {
    if (plan.points < best) said.push(say(bound > best ? "round-alone-most" : "round-alone", { best: shown(best), most: shown(bound) }));
    said.push(say("end-leaves-out"));
  }
  if (cuts?.length) said.push(counted(answer.goal));
  return said;
}

/** How a move compares with the best one, in words. @param {any} explained */
export function behind(explained) {
  const { difference, low, high, samples } = explained;
  if (difference === null) return say("behind-too-short");
  if (!difference && !samples) return say(explained.proved ? "behind-nothing-proved" : "behind-nothing");
  const value = Math.abs(difference);
  const reach = samples ? (high - low) / 2 : 0;
  const points = samples ? withInterval({ value, low: value - reach, high: value + reach }) : shown(value);
  if (samples && low <= 0) return say(difference < 0 ? "behind-as-good-more" : "behind-as-good-less", { points });
  return difference < 0 ? say("behind-more", { points }) : proved(say(samples ? "behind-best-end" : "behind-best", { points }), explained.proved);
}

/** An item with its number, as advice and boards name it. @param {number} item @param {string[]} goods */
export function numbered(item, goods) {
  const [good, down] = goods[item - 1].split(" (down)");
  return `${down === undefined ? inLanguage(good) : say("face-down", { good: inLanguage(good) })} (${item})`;
}

/** What an answer advises to do, in words: a line for each part of it. @param {any} answer @returns {string[]} */
export function advisedWords(answer) {
  const [plan] = answer?.plans ?? [];
  if (plan) return [plan.contest ? say("advice-enter", { contest: inLanguage(plan.contest) }) : say("advice-enter-none"), ...plan.place.map((/** @type {any} */ line) => say("stamp-at", { stamp: inLanguage(line.stamp), cell: line.at }))];
  const [cut] = answer?.cuts ?? [];
  const goods = (answer?.items ?? []).map((/** @type {any} */ each) => each.good);
  const items = (/** @type {number[]} */ part) => part.map((item) => numbered(item, goods)).join(", ");
  if (cut) return [cut.reserve, ...cut.piles].map((part, at) => `${at ? say("pile", { number: at }) : say("reserve")}: ${items(part) || say("nothing")}`);
  const [choice] = answer?.choices ?? [];
  if (choice?.items) return [`${say("pile", { number: choice.pile })}: ${choice.items.map((/** @type {any} */ each) => inLanguage(each.good)).join(", ")}`];
  return (answer?.purchases ?? []).map((/** @type {any} */ each, /** @type {number} */ index) => say(index ? "advice-buy-then" : "advice-buy", { card: each.card, cards: each.pay.join(", ") }));
}

/** A sentence after the look that is advised before anything is selected, where there is one. @param {any} answer @param {string} said */
function lookFirst({ looks: [look] = [] }, said) {
  if (!look) return said;
  return say(look.value === null ? "look-first" : "look-first-worth", { good: inLanguage(look.good), points: shown(look.value), said });
}

/** A choice in words, or only what is chosen. @param {any} choice @param {boolean} [bare] */
export function named({ pile: number, from: player, good }, bare = false) {
  if (!number) return bare ? inLanguage(good) : say("select-good", { good: inLanguage(good) });
  const name = player === "pinzetta" ? "Pinzetta" : player;
  return player ? say(bare ? "pile-of" : "take-pile-of", { number, name, player: name }) : say(bare ? "pile" : "take-pile", { number });
}
