// A decision on the board: the move and the best one side by side.
import { html, inLanguage, say } from "../../html.js";
import { readLine, tilesOf } from "../../model/album.js";
import { SIDE } from "../../model/stamps.js";
import { extent, laid } from "../../model/stamps_grid.js";
import { BOARDS, plainly } from "../../model/words.js";
import { CardRow } from "../../pieces/card.js";
import { GoodsList } from "../../pieces/goods.js";
import { Drawing, SPACE } from "../../pieces/stamp.js";
import { whoWords } from "./decisions.js";

/** @typedef {import("../parts.js").Decision} Decision */

/** @param {{position: any, decision: Decision}} props */
export function Boards({ position, decision }) {
  const { player } = decision;
  const whose = player === "me" ? say("review-my-move") : say("review-move-of", { player: whoWords(player) });
  const best = decision.move === decision.best;
  const sides = /** @type {[string, string][]} */ (best ? [[say("review-and-the-best", { move: whose }), decision.move]] : [[whose, decision.move], [say("review-best-move"), decision.best]]);
  return html`<div class="two">${sides.map(([label, move]) => html`<figure key=${label} aria-label=${label}><figcaption>${label}</figcaption><${Board} position=${position} phase=${decision.phase} move=${move} /></figure>`)}</div>`;
}

/** The board before a decision; what is taken from a pool or from piles is chosen there. @param {{position: any, phase: string, choose: (move: string) => any}} props */
export function Before({ position, phase, choose }) {
  if (phase === "collect") return html`<${GoodsList} label=${say("review-pool")} goods=${position.pool ?? []} action=${(/** @type {number} */ index) => choose(waysToTake(position, phase)[index])} />`;
  if (phase === "choose") return html`<${Piles} position=${position} move="" choose=${choose} />`;
  if (phase === "cut") return html`<${GoodsList} label=${say("review-my-collection")} goods=${position.me?.collection ?? []} />`;
  return html`<${Board} position=${position} phase=${phase} move="" />${phase === "place" && html`<${GoodsList} label=${say("review-to-place")} goods=${position.me?.place ?? []} />`}`;
}

/** The piles of each player who offers some. @param {any} position @returns {{name: string, piles: string[][]}[]} */
function offered(position) {
  return position.pinzetta ? [{ name: "", piles: position.pinzetta.piles }] : position.opponents ?? [];
}

/** Every way to take an item of the pool, or a pile, as a record has it. @param {any} position @param {string} phase @returns {string[]} */
export function waysToTake(position, phase) {
  if (phase === "collect") return (position.pool ?? []).map((/** @type {string} */ good, /** @type {number} */ at) => `collect ${at + 1}: ${good}`);
  return phase === "choose" ? offered(position).flatMap(({ name, piles }) => (piles ?? []).map((_, at) => `take ${name ? `${name} ` : ""}${at + 1}`)) : [];
}

/** @param {{position: any, phase: string, move: string}} props */
export function Board({ position, phase, move }) {
  if (phase === "place") return html`<${Placed} position=${position} move=${move} />`;
  if (phase === "cut") return html`<${Cut} position=${position} move=${move} />`;
  // What is picked has a frame; that it is only looked at stands below it.
  const [, way, item] = /^(\w+) (\d+)/.exec(move) ?? [];
  const picked = (/** @type {number} */ index) => index === Number(item) - 1 && html`<b class="picked ${way === "look" ? "value" : "unseen"}">${say(`item-${way}`)}</b>`;
  if (phase === "collect") return html`<${GoodsList} label=${say("review-pool")} goods=${position.pool ?? []} action=${picked} />`;
  if (phase === "choose") return html`<${Piles} position=${position} move=${move} />`;
  const other = /** @type {Record<string, any>} */ ({ grid: Grid, cards: Cards })[BOARDS[position.game]];
  return html`${other && html`<${other} position=${position} move=${move} />`}<p>${plainly(move)}</p>`;
}

/** @param {{position: any, move: string}} props */
function Placed({ position, move }) {
  const before = tilesOf(position.me);
  const laid = readLine(move);
  const entered = /(?:^|; )enter (.*)$/.exec(move)?.[1];
  const side = SIDE * SPACE;
  return html`<svg class="small-album" viewBox="-4 -4 ${side + 8} ${side + 8}" role="img" aria-label=${laid.length ? say("review-album-with", { move: plainly(move) }) : say("review-album-before")}>
      <rect class="board" x="-4" y="-4" width=${side + 8} height=${side + 8} />
      ${[...before, ...laid].map((tile, at) => html`<g key=${at} transform="translate(${tile.x * SPACE},${tile.y * SPACE})"><${Drawing} text=${tile.text} />
        ${at >= before.length && html`<rect class="fresh" x="4" y="4" width=${tile.width * SPACE - 8} height=${tile.height * SPACE - 8} />`}</g>`)}</svg>
    ${entered && html`<p>${entered === "none" ? say("review-enters-none") : say("review-enters", { contest: inLanguage(entered) })}</p>`}`;
}

/** @param {{position: any, move: string}} props */
function Cut({ position, move }) {
  const goods = /** @type {string[]} */ (position.me?.collection ?? []);
  const parts = move.replace("reserve", "").split("|").map((part) => (part.match(/\d+/g) ?? []).map((item) => goods[Number(item) - 1] ?? item));
  return html`${[say("review-reserve"), ...[1, 2].map((number) => say("review-pile", { number }))].map((label, at) => html`<${GoodsList} key=${label} label=${label} goods=${parts[at] ?? []} />`)}`;
}

/** The piles that are offered, and which one is taken. @param {{position: any, move: string, choose?: (move: string) => any}} props */
function Piles({ position, move, choose }) {
  const [, owner = "", number] = /^take (?:(.*) )?(\d+)$/.exec(move) ?? [];
  return html`${offered(position).flatMap((/** @type {any} */ side) => (side.piles ?? []).map((/** @type {string[]} */ pile, /** @type {number} */ at) => {
    const taken = side.name === owner && at + 1 === Number(number);
    const values = { number: at + 1, name: side.name, taken: String(taken) };
    const label = side.name ? say("review-offered-by", values) : say("review-offered", values);
    return html`<div key=${label} class=${taken ? "part taken" : "part"}><${GoodsList} label=${label} goods=${pile} />${choose && choose(`take ${side.name ? `${side.name} ` : ""}${at + 1}`)}</div>`;
  }))}`;
}

/** The cards of Stamp Albums, with those that are bought and those that pay. @param {{position: any, move: string}} props */
function Cards({ position, move }) {
  const words = new Map(move.split("; ").flatMap((each) => {
    const [, bought = "", paid = ""] = /^buy (.+?) with (.+)$/.exec(each) ?? [];
    return /** @type {[string, string][]} */ ([...paid.split(", ").map((card) => [card, "pay"]), [bought, "buy"]]);
  }));
  const rows = /** @type {[string, string[]][]} */ ([["market", position.market], ["their-shop", position.opponent?.shop], ["my-shop", position.shop], ["my-hand", position.hand]]);
  return rows.map(([row, cards]) => html`<${CardRow} key=${row} label=${say(`cards-${row}`)} cards=${cards ?? []} mark=${(/** @type {string} */ card) => words.get(card)} />`);
}

/** The shared grid of STAMPS with the stamp that is laid. @param {{position: any, move: string}} props */
function Grid({ position, move }) {
  const stamps = laid(position);
  const [, color = "", row, column] = /^(\w+) (-?\d+),(-?\d+)/.exec(move) ?? [];
  const { top, left, bottom, right } = extent(stamps);
  const there = (/** @type {number} */ y, /** @type {number} */ x) => stamps.find((each) => each.row === y && each.column === x)?.color;
  const next = (/** @type {number} */ y, /** @type {number} */ x) => y === Number(row) && x === Number(column);
  const range = (/** @type {number} */ from, /** @type {number} */ to) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return html`<div class="still-grid" role="img" aria-label=${say("review-grid-with", { move: plainly(move) })}>${range(top, bottom).map((y) => html`<div key=${y}>${range(left, right).map((x) => {
    const found = next(y, x) ? color : there(y, x);
    return html`<span key=${x} class=${["swatch", found, next(y, x) && "next"].filter(Boolean).join(" ")}>${found ? html`<b>${found[0]}</b>` : ""}</span>`;
  })}</div>`)}</div>`;
}
