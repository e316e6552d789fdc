// Moves of the Swap Phase: items from the pool, from pile to pile, and piles that are taken.
import { inLanguage, say } from "../words.js";
import { cutOf, divided, inPhase } from "../model/goods.js";

/** @typedef {import("../page.js").Page} Page */

/** Go to another phase of the round. @param {Page} page @param {string} phase @param {any} [from] */
export function toPhase(page, phase, from = page.state.position) {
  const position = inPhase(from, phase, page.state.cut);
  const { title, record } = page.state;
  const { me } = from;
  page.store.set({ position, fresh: [], title, record });
  const unseen = phase === "show" ? [me?.got, me?.piles, me?.collection].flat(2).filter((good) => good?.endsWith("?")) : [];
  if (unseen.length) page.show({ told: say("turn-up", { goods: inLanguage(unseen.join(", ")) }) });
}

/** Select an item of the pool. @param {Page} page @param {number} index */
export function select(page, index) {
  const { position } = page.state;
  const { pool, me = {}, turns_left: turns } = position;
  const left = turns ? turns - 1 : undefined;
  page.store.edit({ pool: pool.filter((/** @type {string} */ _, /** @type {number} */ each) => each !== index), turns_left: left, me: { ...me, collection: [...(me.collection ?? []), pool[index]] } });
}

/** Move an item of my collection to another part of the cut. @param {Page} page @param {number} good @param {string} part */
export function divide(page, good, part) {
  const count = (page.state.position.me?.collection ?? []).length;
  page.show({ hand: null, mine: null });
  if (["reserve", "1", "2"].includes(part)) page.store.change({ cut: divided(cutOf(page.state.cut, count), good, part) });
}

/** What a cut keeps and brings, or what is wrong with it, as long as no table of all cuts is there. @param {Page} page @param {string} move */
export async function compareCut(page, move) {
  const { state } = page;
  page.show({ mine: null });
  const document = await page.question({ command: "explain", position: state.position, options: { ...page.deck, ...page.goal, move, time: 3 } });
  if (state === page.state) page.show({ mine: document });
}

/** A player of whom a pile was taken, and who keeps the other one. @param {any} side @param {number} pile */
function without(side, pile) {
  return { ...side, piles: [], got: [...(side.got ?? []), ...side.piles[1 - pile]] };
}

/** Take a pile of another player. @param {Page} page @param {number} player @param {number} pile */
export function take(page, player, pile) {
  const { me, opponents } = page.state.position;
  const taken = opponents[player].piles[pile];
  page.store.edit({ me: { ...me, got: [...(me?.got ?? []), ...taken], chosen: true }, opponents: opponents.map((/** @type {any} */ side, /** @type {number} */ at) => (at === player ? without(side, pile) : side)) });
}

/** Take one of Pinzetta's piles, as they lie after her exchange; she keeps the other one, and the Show Phase comes. @param {Page} page @param {string[][]} piles @param {number} pile */
export function takeHers(page, piles, pile) {
  const { me, pinzetta: { piles: _, ...her }, ...rest } = page.state.position;
  toPhase(page, "show", { ...rest, me: { ...me, got: [...(me?.got ?? []), ...piles[pile]] }, pinzetta: { ...her, got: [...(her.got ?? []), ...piles[1 - pile]] } });
}

/** A pile was taken by somebody else: of me, 0, or of another player, from 1. @param {Page} page @param {number} player @param {number} pile */
export function lose(page, player, pile) {
  const { me, opponents = [] } = page.state.position;
  if (!player) page.store.edit({ me: without(me, pile) });
  else page.store.edit({ opponents: opponents.map((/** @type {any} */ side, /** @type {number} */ at) => (at === player - 1 ? without(side, pile) : side)) });
}
