// The shared grid of STAMPS: its picture, and stamps that are laid on it.

export const STAMP_COLORS = ["red", "blue", "yellow", "green", "purple"];

/** @typedef {{row: number, column: number, color: string}} Laid */

/** @param {any} position @returns {Laid[]} */
export function laid(position) {
  const [top, left] = position.top_left ?? [1, 1];
  const rows = (position.grid ?? "").split("\n").filter((/** @type {string} */ row) => row.trim()).map((/** @type {string} */ row) => [...row.replace(/\s/g, "")]);
  return rows.flatMap((/** @type {string[]} */ row, /** @type {number} */ y) => row.flatMap((letter, x) => {
    const color = STAMP_COLORS.find((word) => word[0] === letter);
    return color ? [{ row: top + y, column: left + x, color }] : [];
  }));
}

/** The places to draw: all stamps and a rim around them. @param {Laid[]} stamps */
export function extent(stamps) {
  const rows = stamps.map((each) => each.row);
  const columns = stamps.map((each) => each.column);
  if (!stamps.length) return { top: 0, left: 0, bottom: 4, right: 4 };
  return { top: Math.min(...rows) - 1, left: Math.min(...columns) - 1, bottom: Math.max(...rows) + 1, right: Math.max(...columns) + 1 };
}

/** The keys of a position with a place of this color, or none. @param {any} position @param {number} row @param {number} column @param {string | null} color */
export function withStamp(position, row, column, color) {
  const others = laid(position).filter((each) => each.row !== row || each.column !== column);
  const stamps = color ? [...others, { row, column, color }] : others;
  if (!stamps.length) return { grid: undefined, top_left: undefined };
  const { top, left, bottom, right } = extent(stamps);
  const lines = [];
  for (let y = top + 1; y < bottom; y += 1) {
    const line = [];
    for (let x = left + 1; x < right; x += 1) line.push(stamps.find((each) => each.row === y && each.column === x)?.color[0] ?? ".");
    lines.push(line.join(" "));
  }
  const corner = [top + 1, left + 1];
  return { grid: `${lines.join("\n")}\n`, top_left: corner[0] === 1 && corner[1] === 1 ? undefined : corner };
}

/** The points below the columns of the tracks. @param {any} position @returns {number[]} */
export function trackPrinted(position) {
  return position.track ?? position.deck?.track ?? [1, 2, 3, 4, 5, 6, 7, 8];
}

/** The points of a player's pieces: one alone in its column has those below it, one that never moved loses three. @param {any} side @param {number[]} printed */
export function trackPoints(side, printed) {
  const columns = STAMP_COLORS.map((color) => side[color] ?? 0);
  return columns.reduce((sum, column) => sum + (column ? columns.filter((each) => each === column).length === 1 ? printed[column - 1] ?? 0 : 0 : -3), 0);
}

/** The places that texts name, such as "row 0, column -1" or "red 0,-1". @param {string[]} texts @returns {{row: number, column: number}[]} */
export function placesIn(texts) {
  return texts.flatMap((text) => {
    const found = /\brow (-?\d+), column (-?\d+)|\w (-?\d+),(-?\d+)$/.exec(text);
    return found ? [{ row: Number(found[1] ?? found[3]), column: Number(found[2] ?? found[4]) }] : [];
  });
}
