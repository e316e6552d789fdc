// Answers in a few words, for people who look and for people who listen.

/** Told where too little was sampled for a value. */
const TOO_SHORT = "Too little time to tell what to expect: more seconds may";

/** @param {number | null | undefined} value */
export function shown(value) {
  return value === null || value === undefined ? "?" : String((Math.sign(value) * Math.round(Math.abs(value) * 10)) / 10).replace("-", "\u2212");
}

/** The value of a choice with its interval. @param {any} choice @param {string} [key] */
export function withInterval(choice, key = "value") {
  const { low, high } = choice;
  const known = (/** @type {any} */ end) => end !== null && end !== undefined;
  const range = known(low) && known(high) ? ` (${shown(low)} to ${shown(high)})` : known(low) ? ` (at least ${shown(low)})` : "";
  return `${shown(choice[key])}${range}`;
}

/** The meaning of the two values of a cut, which differs between goals. @param {string | undefined} goal */
export function counted(goal) {
  return goal === "game" ? "For sure counts my goods alone; expected is less what others get." : "For sure counts what stays; expected counts a pile that I take too.";
}

/** An answer in one line; empty as long as there is none. @param {any} answer @param {number} chosen which of its plans */
export function summary(answer, chosen) {
  if (!answer) return "";
  if (answer.searching) {
    if (answer.best === undefined) return "Searching";
    const most = answer.bound === null || answer.bound === undefined ? "" : `, at most ${shown(answer.bound)}`;
    return `${shown(answer.best)} points so far${most}`;
  }
  if (answer.possible === false) return `Impossible: ${answer.reason}`;
  const cost = answer.cost === undefined ? "" : answer.cost ? `, the wishes cost ${shown(answer.cost)}` : ", the wishes cost nothing";
  const plan = answer.plans?.[chosen];
  if (plan) return placement(answer, plan, chosen) + cost;
  if (unknown(answer)) return TOO_SHORT;
  if (answer.cuts?.length) return `${cutPoints(answer.cuts[0])}${answer.best_proved ? ", proved" : ""}${cost}`;
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

/** @param {any} cut */
function cutPoints({ expected, kept }) {
  const sure = `${shown(kept)} for sure`;
  return expected === null ? `${sure}. ${TOO_SHORT}` : `${shown(expected)} points expected, ${sure}`;
}

/** @param {any} answer @param {any} plan @param {number} chosen */
function placement(answer, plan, chosen) {
  if (plan.expected === null) return `${shown(plan.points)} points now. ${TOO_SHORT}`;
  if (plan.expected !== undefined) return `${shown(plan.points)} points now, ${shown(plan.expected)} expected by the end`;
  if (chosen) return `${plan.points} points, plan ${chosen + 1}`;
  if (answer.proved) return `${plan.points} points, proved`;
  return `${plan.points} points, at most ${shown(answer.bound)}${answer.stopped ? ", stopped" : ""}`;
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
