// Albums: the picture of letters that a position has, and tiles that are put on it and taken off.
import { SIDE, cellName, readCell, readStamp } from "./stamps.js";

/** @typedef {{text: string, x: number, y: number, width: number, height: number}} Tile */

const LETTERS = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"];

/**
 * The tiles of a player's album.
 * @param {{album?: string, stamps?: Record<string, string>} | undefined} side
 * @returns {Tile[]}
 */
export function tilesOf(side) {
  if (side?.album?.includes("@")) return readLine(side.album);
  const stamps = side?.stamps ?? {};
  /** @type {Record<string, [number, number]>} */
  const first = {};
  const rows = (side?.album ?? "").split("\n").map((row) => row.replace(/\s/g, "")).filter(Boolean);
  rows.forEach((row, y) => [...row].forEach((letter, x) => {
    if (letter in stamps && !(letter in first)) first[letter] = [x, y];
  }));
  return Object.entries(first).flatMap(([letter, [x, y]]) => {
    const stamp = readStamp(stamps[letter]);
    return stamp ? [{ text: stamps[letter], x, y, width: stamp.width, height: stamp.height }] : [];
  }).sort((one, other) => one.y - other.y || one.x - other.x);
}

/** The tiles of the one-line form, `2x2 blue animals 3@a1; forever@c5`. @param {string} line @returns {Tile[]} */
export function readLine(line) {
  return line.split(";").flatMap((each) => {
    const [text, at = ""] = each.split("@").map((part) => part.trim());
    const stamp = readStamp(text);
    const cell = readCell(at);
    return stamp && cell ? [{ text, x: cell[0], y: cell[1], width: stamp.width, height: stamp.height }] : [];
  });
}

/** The one-line form of tiles. @param {Tile[]} tiles */
export function oneLine(tiles) {
  return tiles.map((tile) => `${tile.text}@${cellName(tile.x, tile.y)}`).join("; ");
}

/**
 * A player with other tiles in the album.
 * @param {any} side @param {Tile[]} tiles
 */
export function withTiles(side, tiles) {
  const { album, stamps, ...rest } = side;
  if (!tiles.length) return rest;
  const sorted = [...tiles].sort((one, other) => one.y - other.y || one.x - other.x);
  if (sorted.length > LETTERS.length) {
    return { ...rest, album: oneLine(sorted) };
  }
  const rows = Array.from({ length: SIDE }, () => Array(SIDE).fill("."));
  /** @type {Record<string, string>} */
  const letters = {};
  sorted.forEach((tile, index) => {
    letters[LETTERS[index]] = tile.text;
    for (const [x, y] of spaces(tile)) rows[y][x] = LETTERS[index];
  });
  return { ...rest, album: rows.map((row) => `${row.join(" ")}\n`).join(""), stamps: letters };
}

/** The spaces that a tile covers. @param {Omit<Tile, "text">} tile @returns {[number, number][]} */
export function spaces({ x, y, width, height }) {
  return Array.from({ length: width * height }, (_, at) => [x + (at % width), y + Math.floor(at / width)]);
}

/** The tile on a space. @param {Tile[]} tiles @param {number} x @param {number} y */
export function tileAt(tiles, x, y) {
  return tiles.find((tile) => x >= tile.x && x < tile.x + tile.width && y >= tile.y && y < tile.y + tile.height);
}

/** Whether a tile lies inside the album and on no other. @param {Tile[]} tiles @param {Omit<Tile, "text">} tile */
export function fits(tiles, { x, y, width, height }) {
  const inside = x >= 0 && y >= 0 && x + width <= SIDE && y + height <= SIDE;
  return inside && !tiles.some((other) => x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height);
}

/**
 * A stamp with its top left at a space; where that is not free, as near as it fits with that space below it.
 * @param {Tile[]} tiles @param {string} text @param {number} x @param {number} y
 * @returns {Tile | null}
 */
export function near(tiles, text, x, y) {
  const stamp = readStamp(text);
  if (!stamp) return null;
  const { width, height } = stamp;
  const shifts = spaces({ x: 0, y: 0, width, height }).sort((one, other) => one[0] + one[1] - other[0] - other[1]);
  for (const [across, down] of shifts) {
    const tile = { text, x: x - across, y: y - down, width, height };
    if (fits(tiles, tile)) return tile;
  }
  return null;
}

/** The first place in reading order, from a space on, where a stamp fits. @param {Tile[]} tiles @param {string} text @param {number} [from] @returns {Tile | null} */
export function firstFit(tiles, text, from = 0) {
  const stamp = readStamp(text);
  for (let at = from; stamp && at < SIDE * SIDE; at += 1) {
    const tile = { text, x: at % SIDE, y: Math.floor(at / SIDE), width: stamp.width, height: stamp.height };
    if (fits(tiles, tile)) return tile;
  }
  return null;
}
