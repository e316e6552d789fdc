// Moves of the Swap Phase: items from the pool, from pile to pile, and piles that are taken.
import { cutOf, divided, inPhase } from "../model/goods.js";

/** @typedef {import("../page.js").Page} Page */

/** Go to another phase of the round. @param {Page} page @param {string} phase */
export function toPhase(page, phase) {
  const position = inPhase(page.state.position, phase, page.state.cut);
  page.store.set({ position, fresh: [], title: page.state.title });
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

/** Take a pile of another player, who keeps the other one. @param {Page} page @param {number} player @param {number} pile */
export function take(page, player, pile) {
  const { position } = page.state;
  const side = position.opponents[player];
  const kept = side.piles.filter((/** @type {string[]} */ _, /** @type {number} */ each) => each !== pile).flat();
  const me = { ...position.me, got: [...(position.me.got ?? []), ...side.piles[pile]], chosen: true };
  const opponents = position.opponents.map((/** @type {any} */ each, /** @type {number} */ at) => (at === player ? { ...each, piles: [], got: [...(each.got ?? []), ...kept] } : each));
  page.store.edit({ me, opponents });
}
