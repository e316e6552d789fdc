// Stamps as they are written: read, and typed in as few letters as are clear.

/** @typedef {{color: string, theme: string, value: string}} Face */
/** @typedef {{text: string, width: number, height: number, faces: Face[], down: boolean, unseen: boolean}} Stamp */

export const COLORS = ["purple", "yellow", "blue", "green", "brown"];
export const THEMES = ["space", "monuments", "animals", "flowers", "vehicles"];
export const SIZES = ["2x2", "3x3", "2x3", "3x2", "2x4", "4x2"];
export const DOUBLES = ["double 2x4", "double 4x2"];
const FOREVER = "forever";
/** Spaces along each side of an album. */
export const SIDE = 12;

const WRITTEN = /^(double )?([1-4])x([1-4]) (.*)$/;

/** The words of one stamp face as they are written, without its size. @param {Face} face */
function faceText(face) {
  return face.color === "rare" ? `rare ${face.value}` : `${face.color} ${face.theme} ${face.value}`;
}

/** @param {string} text @returns {Face} */
function readFace(text) {
  const [color = "", theme = "", value = ""] = text.trim().split(/\s+/);
  return color === "rare" ? { color, theme: "", value: theme } : { color, theme, value };
}

/**
 * A stamp in full writing; null for anything else, such as a card.
 * @param {string} text
 * @returns {Stamp | null}
 */
export function readStamp(text) {
  const down = text.endsWith(" (down)");
  const bare = down ? text.slice(0, -7) : text;
  if (bare === FOREVER) return { text, width: 1, height: 1, faces: [], down, unseen: false };
  const found = WRITTEN.exec(bare);
  if (!found) return null;
  const [, double, width, height, rest] = found;
  const faces = rest === "?" ? [] : double ? rest.replace(/[()]/g, "").split("|").map(readFace) : [readFace(rest)];
  return { text, width: Number(width), height: Number(height), faces, down, unseen: rest === "?" };
}

/** @param {string} size a size, a double of that size, or forever @param {Face[]} faces */
export function stampText(size, faces) {
  if (size === FOREVER) return FOREVER;
  return size.startsWith("double ") ? `${size} (${faces.map(faceText).join(" | ")})` : `${size} ${faceText(faces[0])}`;
}

/** The name of a space, such as f8. @param {number} x @param {number} y */
export function cellName(x, y) {
  return String.fromCharCode(97 + x) + (y + 1);
}

/** @param {string} name @returns {[number, number] | null} */
export function readCell(name) {
  const found = /^([a-l])(1[0-2]|[1-9])$/i.exec(name.trim());
  return found && [found[1].toLowerCase().charCodeAt(0) - 97, Number(found[2]) - 1];
}

/** The words that begin so; the word itself where it is one. @param {string} start @param {string[]} words */
export function begins(start, words) {
  return words.includes(start) ? [start] : words.filter((word) => word.startsWith(start));
}

/**
 * The ways to read letters as words of lists, one of each, in order; a word may be shortened as long as it is clear.
 * @param {string} letters @param {string[][]} lists @returns {string[][]}
 */
function split(letters, lists) {
  if (!lists.length) return letters ? [] : [[]];
  const ways = [];
  for (let length = letters.length; length; length -= 1) {
    const words = begins(letters.slice(0, length), lists[0]);
    if (words.length !== 1) continue;
    for (const rest of split(letters.slice(length), lists.slice(1))) ways.push([words[0], ...rest]);
  }
  return ways;
}

const FACE = /^([a-z]*)([-\u2212]?\d+)?/;

/** A face at the beginning of letters without blanks, and what is left. @param {string} typed @returns {[Face, string] | null} */
function typedFace(typed) {
  const found = FACE.exec(typed);
  if (!found) return null;
  const [all, letters, number = ""] = found;
  const value = number.replace("\u2212", "-");
  const ways = value ? [...split(letters, [["rare"]]), ...split(letters, [COLORS, THEMES])] : split(letters, [COLORS, THEMES, ["canceled"]]);
  const way = ways[0] ?? (value ? null : split(letters.replace("cancelled", "canceled"), [COLORS, THEMES, ["canceled"]])[0]);
  if (!way) return null;
  const [color, theme = "", canceled] = way;
  return [{ color, theme, value: canceled ?? value }, typed.slice(all.length)];
}

/**
 * A stamp that somebody has typed, as short as they like: "2x3 bl an 2", "23blan2", "d42gf1ys3", "f", each with "@f8" if wished.
 * @param {string} typed
 * @returns {{text: string, cell: string | null} | null} null as long as it is none
 */
export function typedStamp(typed) {
  const [before, at = ""] = typed.toLowerCase().split(/@|\bat\b/);
  const cell = at.trim() ? at.trim() : null;
  if (cell && !readCell(cell)) return null;
  const letters = before.replace(/[\s()|,]+/g, "");
  if (letters && FOREVER.startsWith(letters)) return { text: FOREVER, cell };
  const size = /^(d[a-z]*)?([234])x?([234])/.exec(letters);
  if (!size || (size[1] && !"double".startsWith(size[1]))) return null;
  const written = `${size[1] ? "double " : ""}${size[2]}x${size[3]}`;
  if (!SIZES.includes(written) && !DOUBLES.includes(written)) return null;
  const first = typedFace(letters.slice(size[0].length));
  if (!first) return null;
  const second = size[1] ? typedFace(first[1]) : null;
  if (size[1] ? !second || second[1] : first[1]) return null;
  return { text: stampText(written, second ? [first[0], second[0]] : [first[0]]), cell };
}

/**
 * What a typed beginning may go on to, for a list below the field.
 * @param {string} typed
 * @returns {string[]}
 */
export function completions(typed) {
  const words = typed.toLowerCase().trimStart().split(/\s+/);
  const last = words[words.length - 1];
  const before = words.slice(0, -1);
  const told = before.join(" ");
  const double = before[0] === "double";
  const face = (told.split("(")[1] ?? "").split("|").pop()?.trim().split(/\s+/).filter(Boolean) ?? [];
  const place = double ? face.length + 2 : before.length;
  const lists = [[...SIZES, ...DOUBLES, FOREVER], [...COLORS, "rare"], THEMES, ["1", "2", "3", "canceled", "-1", "-2"]];
  if (double || place > 3) return [];
  if (before[0] === FOREVER) return [];
  const list = before[1] === "rare" ? (place === 2 ? ["4", "5", "6"] : []) : lists[place] ?? [];
  return list.filter((word) => word.startsWith(last) && word !== last).map((word) => (told ? `${told} ${word}` : word));
}
