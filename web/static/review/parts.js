// A review that comes in parts: those that are known already, and those behind them.

/** @typedef {{n: number, line: number, round: number | null, phase: string, player: string, move: string, best: string, lost: number, low?: number, high?: number, class: string, unclear?: boolean}} Decision */
/** @typedef {{label: string, move: number | null, best: number | null}} Row */
/** @typedef {{player: string, name: string, decisions: number, lost: number, per_decision: number, by_phase: Record<string, number>, classes: Record<string, number>}} Sums */
/** @typedef {{game: string, title: string, names: string[], of: number, decisions: Decision[], players: Sums[], course: {n: number, lead: Record<string, number>}[],
 *   costliest: {n: number, rows: Row[]}[], left_out: {line: number, reason: string}[], interrupted: boolean}} Document a review as the engine writes it */

/** The classes of decisions, with a sign for each. */
export const CLASSES = /** @type {Record<string, string>} */ ({ best: "★", good: "✓", inaccuracy: "?!", mistake: "?", blunder: "??" });

/** A review with the decisions behind those that were known. @param {Document | null} before @param {Document} part @returns {Document} */
export function joined(before, part) {
  if (!before) return part;
  const decisions = [...before.decisions, ...part.decisions];
  const lost = new Map(decisions.map((each) => [each.n, each.lost]));
  return {
    ...part,
    decisions,
    of: before.decisions.length + part.of,
    course: [...before.course, ...part.course],
    costliest: [...before.costliest, ...part.costliest].sort((one, other) => (lost.get(other.n) ?? 0) - (lost.get(one.n) ?? 0)),
    players: part.players.map((each) => sums(each, decisions.filter((decision) => decision.player === each.player))),
  };
}

/**
 * What is known of a record that reads otherwise now: the decisions that were over before the first line that differs; null where that is none.
 * @param {Document} document @param {string} before @param {string} now @returns {Document | null}
 */
export function stillKnown(document, before, now) {
  // A table goes on: what was reviewed of it stays as it is.
  if (now.startsWith(before)) return { ...document, of: Math.max(document.of, document.decisions.length + 1) };
  const lines = now.split("\n");
  const same = before.split("\n").findIndex((line, at) => line !== lines[at]);
  // A decision may have several lines: it is over where the next one begins.
  const decisions = document.decisions.filter((_, at) => (document.decisions[at + 1]?.line ?? Infinity) <= same);
  const last = decisions.at(-1);
  if (!last) return null;
  return {
    ...document,
    decisions,
    of: decisions.length + 1,
    course: document.course.filter((point) => point.n <= last.n),
    costliest: document.costliest.filter((each) => each.n <= last.n),
    players: document.players.map((each) => sums(each, decisions.filter((decision) => decision.player === each.player))),
    left_out: document.left_out.filter((each) => each.line <= same),
  };
}

/** The sums of a player's decisions. @param {Sums} named @param {Decision[]} mine @returns {Sums} */
function sums(named, mine) {
  const classes = Object.fromEntries(Object.keys(CLASSES).map((name) => [name, 0]));
  /** @type {Record<string, number>} */
  const byPhase = {};
  for (const each of mine) {
    classes[each.class] += 1;
    byPhase[each.phase] = hundredths((byPhase[each.phase] ?? 0) + each.lost);
  }
  const lost = hundredths(mine.reduce((sum, each) => sum + each.lost, 0));
  return { ...named, decisions: mine.length, lost, per_decision: mine.length ? hundredths(lost / mine.length) : 0, by_phase: byPhase, classes };
}

/** @param {number} value */
function hundredths(value) {
  return Math.round(value * 100) / 100;
}
