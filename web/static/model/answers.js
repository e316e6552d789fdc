// Answers in a few words, for people who look and for people who listen.

/** Told where too little was sampled for a value. */
const TOO_SHORT = "Too little time to tell what to expect: more seconds may";

/** Points as every page shows them: with one decimal at most, and with just one where samples tell them. @param {number | null | undefined} value @param {boolean} [sampled] */
export function shown(value, sampled = false) {
  if (!known(value)) return "?";
  const tenths = (Math.sign(value) * Math.round(Math.abs(value) * 10)) / 10;
  return (sampled ? tenths.toFixed(1) : String(tenths)).replace("-", "\u2212");
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
  if (reach !== null) return reach ? `${shown(choice[key], true)} ± ${shown(reach, true)}` : shown(choice[key]);
  const range = known(low) && known(high) ? ` (${shown(low)} to ${shown(high)})` : known(low) ? ` (at least ${shown(low)})` : "";
  return `${shown(choice[key], choice.samples > 0)}${range}`;
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
  return goal === "game" ? "For sure counts my goods alone. The lead is less what others get, so it may be lower." : "For sure counts what stays; expected counts a pile that I take too.";
}

/** An answer in one line; empty as long as there is none. @param {any} answer @param {number} chosen which of its plans */
export function summary(answer, chosen) {
  if (!answer) return "";
  if (answer.searching) {
    if (answer.best === undefined) return "Searching";
    const best = shown(answer.best);
    if (answer.first && answer.best === answer.bound) return `Most points this round: ${best}. Weighing the whole game`;
    const most = known(answer.bound) ? `, at most ${shown(answer.bound)}` : "";
    return answer.first ? `This round first: ${best} points so far${most}` : `${most ? "" : "about "}${best} points so far${most}`;
  }
  if (answer.possible === false) return `Impossible: ${answer.reason}`;
  const cost = answer.cost === undefined ? "" : answer.cost ? `, the wishes cost ${shown(answer.cost)}` : ", the wishes cost nothing";
  const plan = answer.plans?.[chosen];
  if (plan) return placement(answer, plan, chosen) + cost;
  if (unknown(answer)) return TOO_SHORT;
  if (answer.cuts?.length) return `${cutPoints(answer.cuts[0], answer.goal)}${answer.best_proved ? ", proved" : ""}${cost}`;
  if (answer.choices?.length) return `${lookFirst(answer)}${named(answer.choices[0])}: ${withInterval(answer.choices[0])}${answer.proved ? ", proved" : ""}`;
  if (answer.moves?.[0]?.move) return `${answer.moves[0].move}: ${withInterval(answer.moves[0])}`;
  if (answer.moves?.length) return `${answer.moves[0].card} at row ${answer.moves[0].at[0]}, column ${answer.moves[0].at[1]}: ${withInterval(answer.moves[0])}${answer.proved ? ", proved" : ""}`;
  if (answer.purchases) return answer.purchases.length ? `Buy ${answer.purchases.map((/** @type {any} */ each) => each.card).join(", then ")}: ${withInterval(answer)}` : `Buy nothing: ${withInterval(answer)}`;
  return answer.stopped ? "Stopped: no move yet" : "No move";
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
  const sure = `${shown(cut.kept)} for sure`;
  if (cut.expected === null) return `${sure}. ${TOO_SHORT}`;
  const expected = withInterval(cut, "expected");
  return goal === "game" ? `${sure}, a lead of ${expected} expected` : `${expected} points expected, ${sure}`;
}

/** @param {any} answer @param {any} plan @param {number} chosen */
function placement(answer, plan, chosen) {
  if (plan.expected === null) return `${shown(plan.points)} points now. ${TOO_SHORT}`;
  if (plan.expected !== undefined) return `${shown(plan.points)} points now, ${withInterval(plan, "expected")} expected by the end`;
  if (chosen) return `${plan.points} points, plan ${chosen + 1}`;
  if (answer.proved) return `${plan.points} points, proved`;
  return `${plan.points} points, at most ${shown(answer.bound)}${answer.stopped ? ", stopped" : ""}`;
}

/** What goes with an answer, a sentence each: candidates as good, what this round alone would bring, and what is counted. @param {any} answer @param {number} [chosen] @returns {string[]} */
export function remarks(answer, chosen = 0) {
  if (!answer || answer.searching || unknown(answer)) return [];
  const { cuts, choices, moves, best, bound } = answer;
  const plan = answer.plans?.[chosen];
  const said = [];
  const even = cuts ? asGood(cuts, "expected") : asGood(choices ?? moves ?? []);
  const names = choices && even.length < 4 ? even.map((each) => named(each).replace(/^(Take|Select) /, "")).join(", ") : `${even.length} other ${cuts ? "cut" : "move"}${even.length > 1 ? "s" : ""}`;
  if (even.length) said.push(`About as good: ${names}.`);
  if (known(plan?.expected)) {
    if (plan.points < best) said.push(`This round alone could bring ${shown(best)}${bound > best ? ` or more, at most ${shown(bound)}` : ""}: here less now is for more by the end.`);
    said.push("By the end leaves out the values of stamps still to come, which no move changes.");
  }
  if (cuts?.length) said.push(counted(answer.goal));
  return said;
}

/** How a move compares with the best one, in words. @param {any} explained */
export function behind(explained) {
  const { difference, low, high, proved, samples } = explained;
  if (difference === null) return "Too little time to compare: more seconds may tell.";
  if (!difference && !samples) return proved ? "As good as the best." : "As good as the best that is known.";
  const value = Math.abs(difference);
  const reach = samples ? (high - low) / 2 : 0;
  const points = samples ? withInterval({ value, low: value - reach, high: value + reach }) : shown(value);
  if (samples && low <= 0) return `About as good: ${points} points ${difference < 0 ? "more" : "less"} by the end, which samples do not tell apart.`;
  return difference < 0 ? `${points} points more than the best that was found` : `${points} points behind the best${samples ? " by the end" : ""}${proved ? ", proved" : ""}`;
}

/** An item with its number, as advice and boards name it. @param {number} item @param {string[]} goods */
export function numbered(item, goods) {
  return `${goods[item - 1].replace(" (down)", ", face down")} (${item})`;
}

/** What an answer advises to do, in words: a line for each part of it. @param {any} answer @returns {string[]} */
export function advisedWords(answer) {
  const [plan] = answer?.plans ?? [];
  if (plan) return [`enter ${plan.contest ?? "no contest"}`, ...plan.place.map((/** @type {any} */ line) => `${line.stamp} at ${line.at}`)];
  const [cut] = answer?.cuts ?? [];
  const goods = (answer?.items ?? []).map((/** @type {any} */ each) => each.good);
  const items = (/** @type {number[]} */ part) => part.map((item) => numbered(item, goods)).join(", ");
  if (cut) return [["reserve", cut.reserve], ["pile 1", cut.piles[0]], ["pile 2", cut.piles[1]]].map(([name, part]) => `${name}: ${items(part) || "nothing"}`);
  const [choice] = answer?.choices ?? [];
  if (choice?.items) return [`pile ${choice.pile}: ${choice.items.map((/** @type {any} */ each) => each.good).join(", ")}`];
  return (answer?.purchases ?? []).map((/** @type {any} */ each, /** @type {number} */ index) => `${index ? "then " : ""}buy ${each.card} with ${each.pay.join(", ")}`);
}

/** The look that is advised before anything is selected; empty where there is none. @param {any} answer */
function lookFirst({ looks: [look] = [] }) {
  if (!look) return "";
  return `Look first at ${look.good}${look.value === null ? "" : `: ${shown(look.value)} points more`}. Without a look: `;
}

/** A choice in words. @param {any} choice */
export function named(choice) {
  return choice.pile ? `Take pile ${choice.pile}${choice.from ? ` of ${choice.from}` : ""}` : `Select ${choice.good}`;
}
