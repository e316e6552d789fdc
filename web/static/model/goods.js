// Goods of the Swap Phase: what is collected, cut into piles and chosen, from phase to phase.
import { say } from "../words.js";
import { SIZES, readStamp, typedStamp } from "./stamps.js";
import { typedContest } from "./contests.js";

/** @typedef {{reserve: number[], piles: number[][]}} Cut items by their index in my collection */

/** A good that somebody has typed; null as long as it is none. @param {string} typed @returns {string | null} */
export function typedGood(typed) {
  const text = typed.trim();
  const down = /\s*\(?(down)\)?$/i.exec(text);
  const bare = down ? text.slice(0, down.index) : text;
  const unseen = /^([234]x?[234])\s*\?$/.exec(bare.toLowerCase());
  if (unseen) return `${unseen[1].includes("x") ? unseen[1] : [...unseen[1]].join("x")} ?`;
  const stamp = typedStamp(bare);
  if (stamp && !stamp.cell) return down ? `${stamp.text} (down)` : stamp.text;
  const [word, ...rest] = bare.split(/\s+/);
  if (word.length > 1 && "first-player".startsWith(word.toLowerCase())) return "first-player";
  if (word.length > 1 && "specialist".startsWith(word.toLowerCase())) return ["specialist", ...rest].join(" ");
  const contest = word.length > 1 && "exhibitor".startsWith(word.toLowerCase()) ? typedContest(rest.join(" ")) : null;
  return contest && `exhibitor ${contest}`;
}

export const GOOD_WORDS = ["first-player", "specialist", "exhibitor count theme=space 1", "forever", ...SIZES.map((size) => `${size} ?`)];

/** Goods that have not been told apart yet lie on the first pile. @param {Cut | undefined} cut @param {number} count @returns {Cut} */
export function cutOf(cut, count) {
  const known = new Set([...(cut?.reserve ?? []), ...(cut?.piles ?? []).flat()]);
  const all = Array.from({ length: count }, (_, index) => index);
  const rest = all.filter((index) => !known.has(index));
  const inside = (/** @type {number[]} */ part) => part.filter((index) => index < count);
  const [first, second] = cut?.piles ?? [[], []];
  return { reserve: inside(cut?.reserve ?? []), piles: [[...inside(first), ...rest], inside(second)] };
}

/** @param {Cut} cut @param {number} good @param {string} part "reserve", "1" or "2" @returns {Cut} */
export function divided(cut, good, part) {
  const without = (/** @type {number[]} */ list) => list.filter((each) => each !== good);
  const next = { reserve: without(cut.reserve), piles: cut.piles.map(without) };
  const target = part === "reserve" ? next.reserve : next.piles[Number(part) - 1];
  target.push(good);
  target.sort((one, other) => one - other);
  return next;
}

/** A cut as it is typed, items counted from 1. @param {Cut} cut */
export function cutText(cut) {
  const items = (/** @type {number[]} */ list) => list.map((index) => index + 1).join(" ");
  return `${cut.reserve.length ? `reserve ${items(cut.reserve)}` : ""} | ${cut.piles.map(items).join(" | ")}`;
}

/** What a cut lacks; empty for one that can be asked about. @param {Cut} cut @param {string[]} goods */
export function lacks(cut, goods) {
  if (goods.length < 3) return say("cut-few");
  if (cut.reserve.some((index) => / rare /.test(goods[index]))) return say("cut-rare");
  if (cut.piles.some((pile) => !pile.length)) return say("cut-pile");
  return !cut.reserve.length && goods.some((good) => !/ rare /.test(good)) ? say("cut-reserve") : "";
}

/** Whether two cuts are the same, whichever pile comes first. @param {Cut} cut @param {any} row of an answer, counted from 1 */
export function sameCut(cut, row) {
  const key = (/** @type {number[]} */ list) => [...list].sort((one, other) => one - other).join(",");
  const mine = [key(cut.reserve), ...cut.piles.map(key).sort()].join("|");
  const less = (/** @type {number[]} */ list) => list.map((item) => item - 1);
  return mine === [key(less(row.reserve)), ...row.piles.map((/** @type {number[]} */ pile) => key(less(pile))).sort()].join("|");
}

/** The index in a cut of the items of an answer's row. @param {any} row @returns {Cut} */
export function asCut(row) {
  const less = (/** @type {number[]} */ list) => list.map((item) => item - 1);
  return { reserve: less(row.reserve), piles: row.piles.map(less) };
}

/**
 * The lists of goods that a phase has: where each is in the position, and what it is called.
 * @param {any} position @returns {Record<string, string>}
 */
export function goodsLists({ phase, me = {}, opponents = [], pinzetta = {} }) {
  const sides = /** @type {[string, any][]} */ (opponents.map((/** @type {any} */ side, /** @type {number} */ at) => [`opponents.${at}`, side]));
  const piles = (/** @type {string} */ place, /** @type {any} */ { piles: all = [], name: player = "" }, /** @type {string} */ key) => all.map((/** @type {any} */ _, /** @type {number} */ at) => [`${place}.piles.${at}`, say(key, { number: at + 1, player })]);
  const collections = [["me.collection", say("list-collection")], ...sides.map(([place, { name: player }]) => [`${place}.collection`, say("list-collection-of", { player })])];
  return Object.fromEntries([
    ...(phase === "show" ? [["me.place", say("list-place")]] : []), ...(phase === "collect" ? [["pool", say("list-pool")]] : []), ...(phase === "collect" || phase === "cut" ? collections : []),
    ...(phase === "choose" ? [...piles("me", me, "list-my-pile"), ["me.got", say("list-got")], ...sides.flatMap(([place, side]) => [...piles(place, side, "list-pile-of"), [`${place}.got`, say("list-got-of", { player: side.name })]])] : []),
    ...piles("pinzetta", pinzetta, "list-her-pile"),
  ]);
}

/** The goods of a list. @param {any} position @param {string} place @returns {string[]} */
export function goodsAt(position, place) {
  return place.split(".").reduce((part, key) => part?.[key], position) ?? [];
}

/** A position, or a part of it, with other goods in a list. @param {any} part @param {string} place @param {string[]} goods @returns {any} */
export function withGoods(part, place, goods) {
  const [key, ...rest] = place.split(".");
  const inner = rest.length ? withGoods(part?.[key] ?? {}, rest.join("."), goods) : goods;
  return Array.isArray(part) ? part.map((each, at) => (String(at) === key ? inner : each)) : { ...part, [key]: inner };
}

const GOODS_KEYS = ["collection", "piles", "got", "chosen"];

/** A player without goods. @param {any} side */
function bare(side) {
  return Object.fromEntries(Object.entries(side).filter(([key]) => !GOODS_KEYS.includes(key)));
}

/** All goods that a player has or may get back. @param {any} side @returns {string[]} */
function goodsOf(side) {
  return [...(side.got ?? []), ...(side.piles ?? []).flat(), ...(side.collection ?? [])];
}

/**
 * A position in another phase of the round; goods go along as far as that can be known.
 * @param {any} position @param {string} phase @param {Cut} [cut]
 */
export function inPhase(position, phase, cut) {
  const { pool, turns_left: turns, ...rest } = position;
  const me = rest.me ?? {};
  const goods = [...goodsOf(me), ...(me.place ?? [])];
  const { place: _, ...mine } = bare(me);
  const next = { ...rest, phase };
  if (phase === "collect") return { ...next, pool: pool ?? [], turns_left: turns ?? 6, me: { ...mine, collection: goods }, ...others(next, collecting) };
  if (phase === "cut") return { ...next, me: { ...mine, collection: goods }, ...others(next, collecting) };
  if (phase === "choose") {
    const own = cutOf(cut, goods.length);
    const pick = (/** @type {number[]} */ list) => list.map((index) => goods[index]);
    const parts = lacks(own, goods) ? { got: [], piles: halves(goods) } : { got: pick(own.reserve), piles: own.piles.map(pick) };
    return { ...next, me: { ...mine, ...parts }, ...others(next, (side) => ({ got: side.got ?? [], piles: side.piles ?? halves(side.collection ?? []) })) };
  }
  return { ...next, me: shown(mine, goods), ...others(next, () => ({})) };
}

/** @param {any} position @param {(side: any) => any} goods */
function others(position, goods) {
  return position.opponents ? { opponents: position.opponents.map((/** @type {any} */ side) => ({ ...bare(side), ...goods(side) })) } : {};
}

/** @param {any} side */
function collecting(side) {
  return { collection: goodsOf(side) };
}

/** @param {string[]} goods */
function halves(goods) {
  return [goods.filter((_, index) => index % 2 === 0), goods.filter((_, index) => index % 2)];
}

/** Specialists with more of them, who have a name or none. @param {number | string[]} before @param {string[]} more @returns {number | string[]} */
export function moreSpecialists(before, more) {
  if (!Array.isArray(before) && !more.some(Boolean)) return before + more.length;
  const list = Array.isArray(before) ? before : Array.from({ length: before }, (_, index) => `card ${index + 1}`);
  return [...list, ...more.map((name, index) => name || `card ${list.length + index + 1}`)];
}

/** My side in the Show Phase with these goods: stamps to place, cards in play. @param {any} me @param {string[]} goods */
function shown(me, goods) {
  const place = goods.map((good) => good.replace(" (down)", "")).filter((good) => readStamp(good) && !good.endsWith("?"));
  const exhibitors = [...(me.exhibitors ?? []), ...goods.filter((good) => good.startsWith("exhibitor ")).map((good) => good.slice(10))];
  const specialists = moreSpecialists(me.specialists ?? 0, goods.filter((good) => good.startsWith("specialist")).map((good) => good.slice(11)));
  return {
    ...me, ...(place.length ? { place } : {}), ...(exhibitors.length ? { exhibitors } : {}), ...(Array.isArray(specialists) ? (specialists.length ? { specialists } : {}) : specialists ? { specialists } : {}),
    ...(goods.includes("first-player") ? { first_player: true } : {}),
  };
}
