// The Swap Phase of Stamp Swap and Pinzetta: the pool, my cut, the piles; and what lies on the table beside them.
import { html } from "../../html.js";
import { numbered } from "../../model/answers.js";
import { beside, focusLater } from "../../views/focus.js";
import { Good, ListedGood } from "../../views/goods.js";
import { SmallAlbum } from "../../views/opponents.js";
import { cutWays, seatOf } from "../advice.js";

/** @typedef {import("../game.js").Game} Game */

const PARTS = ["Reserve", "Pile 1", "Pile 2"];

/** Goods in a row. @param {{label: string, goods: string[], button?: (index: number) => any}} props */
function Goods({ label, goods, button }) {
  return html`<ul class="goods-row" aria-label=${label}>${goods.map((text, index) => html`<li key=${`${index}${text}`} title=${text}><${ListedGood} text=${text} />${button && button(index)}</li>`)}</ul>`;
}

/** @param {{game: Game}} props */
export function Collect({ game }) {
  const pool = /** @type {string[]} */ (game.position.pool ?? []);
  const values = new Map((game.answer?.choices ?? []).map((/** @type {any} */ each) => [each.item, each.value]));
  return html`<section class="card swap" aria-label="Collect"><h2>The pool</h2><${Goods} label="Pool" goods=${pool} button=${(/** @type {number} */ index) => html`
    ${values.has(index + 1) && html`<b class="value">${values.get(index + 1)}</b>`}
    ${game.legal(`look ${index + 1}`) && html`<button type="button" class=${game.advises(`look ${index + 1}`)} aria-label="look at ${pool[index]}" onClick=${() => { void game.move(`look ${index + 1}`); }}>look</button>`}
    <button type="button" class=${game.advises(`collect ${index + 1}`)} aria-label="select ${pool[index]}" disabled=${!game.legal(`collect ${index + 1}`)} onClick=${() => { void game.move(`collect ${index + 1}`); }}>select</button>`} />
    <h3>My collection</h3><${Goods} label="My collection" goods=${game.position.me?.collection ?? []} /></section>`;
}

/** @param {{game: Game}} props */
export function Cut({ game }) {
  const goods = /** @type {string[]} */ (game.position.me?.collection ?? []);
  const every = goods.map((_, index) => index + 1);
  const parts = game.parts ?? [[], every, []];
  const action = cutWays(parts).find((each) => game.legal(each));
  const move = (/** @type {number} */ item, /** @type {number} */ to) => game.show({
    hand: null, parts: parts.map((part, at) => (at === to ? [...part.filter((each) => each !== item), item] : part.filter((each) => each !== item))),
  });
  return html`<section class="card swap" aria-label="Cut"><h2>My cut</h2>
    <p class="quiet">Tap an item, then where it goes; or drag it. With the keyboard r, 1 and 2 move it.</p>
    <div class="parts">${PARTS.map((name, at) => html`<div class="part" key=${name} onDragOver=${(/** @type {DragEvent} */ event) => event.preventDefault()}
      onDrop=${(/** @type {DragEvent} */ event) => { event.preventDefault(); move(Number(event.dataTransfer?.getData("text/plain")), at); }}
      onClick=${(/** @type {Event} */ event) => game.hand && event.target === event.currentTarget && move(game.hand, at)}><h3>${name}</h3>
      <ul role="listbox" aria-label=${name}>${parts[at].map((item, index) => html`<li key=${item} class="numbered" data-good=${item} role="option" tabindex=${index ? -1 : 0} draggable="true" aria-label=${numbered(item, goods)} title=${goods[item - 1]} aria-selected=${game.hand === item ? "true" : "false"}
        onDragStart=${(/** @type {DragEvent} */ event) => event.dataTransfer?.setData("text/plain", String(item))}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => keys(event, (to) => {
          move(item, to);
          focusLater(`[data-good="${item}"]`);
        })}
        onClick=${() => game.show({ hand: game.hand === item ? null : item })}><span aria-hidden="true"><${Good} text=${goods[item - 1]} /></span></li>`)}</ul>
      ${game.hand && !parts[at].includes(game.hand) && html`<button type="button" onClick=${() => move(game.hand, at)}>to ${name}</button>`}</div>`)}</div>
    <div class="buttons"><button type="button" class="primary" disabled=${!action} onClick=${() => { void game.move(action ?? ""); }}>Cut</button>
      ${!action && html`<span class="quiet">${parts.slice(1).some((part) => !part.length) ? "Each pile needs an item." : "The rules ask for another reserve: see all moves."}</span>`}</div></section>`;
}

/** @param {KeyboardEvent} event @param {(to: number) => void} move */
function keys(event, move) {
  const item = /** @type {HTMLElement} */ (event.currentTarget);
  const next = beside(event);
  const to = ["r", "1", "2"].indexOf(event.key);
  if (to >= 0) move(to);
  else if (event.key === "Enter" || event.key === " ") item.click();
  else if (next !== undefined) next?.focus();
  else return;
  event.preventDefault();
}

/** @param {{game: Game}} props */
export function Choose({ game }) {
  const { position, turn } = game;
  const hers = /** @type {string[][]} */ (position.pinzetta?.piles ?? []);
  const sides = hers.length ? [{ name: "Pinzetta", piles: hers, seat: 0 }] : (position.opponents ?? []).map((/** @type {any} */ side) => ({ ...side, seat: turn ? seatOf(turn, side.name) : 0 }));
  return html`<section class="card swap" aria-label="Choose"><h2>The piles</h2>${sides.map((/** @type {any} */ side) => html`<div key=${side.name}><h3>${side.name}</h3><div class="parts">${(side.piles ?? []).map((/** @type {string[]} */ pile, /** @type {number} */ index) => {
    const action = side.seat ? `take ${side.seat} ${index + 1}` : `take ${index + 1}`;
    return html`<div class="part" key=${index}><${Goods} label="pile ${index + 1} of ${side.name}" goods=${pile} />
      <button type="button" class=${game.advises(action)} aria-label="Take pile ${index + 1} of ${side.name}" disabled=${!game.legal(action)} onClick=${() => { void game.move(action); }}>Take</button></div>`;
  })}</div></div>`)}
    <h3>My piles</h3><div class="parts">${(position.me?.piles ?? []).map((/** @type {string[]} */ pile, /** @type {number} */ index) => html`<div class="part" key=${index}><${Goods} label="my pile ${index + 1}" goods=${pile} /></div>`)}</div>
    <h3>Mine for sure</h3><${Goods} label="Mine for sure" goods=${position.me?.got ?? []} /></section>`;
}

/** The contests with tickets, and all that is on the table for everybody. @param {{position: any}} props */
export function Table({ position }) {
  const me = position.me ?? {};
  const holders = (/** @type {string} */ contest) => [["you", me], ...(position.opponents ?? []).map((/** @type {any} */ side) => [side.name, side])].filter(([, side]) => (side.entered ?? (side === me ? position.entered : []) ?? []).includes(contest)).map(([name]) => name);
  return html`<section class="card" aria-label="Contests"><h2>Contests</h2><ul class="plain-list">${(position.contests ?? []).map((/** @type {string} */ text) => html`<li key=${text}><b>${text}</b> <span class="quiet">${holders(text).join(", ")}</span></li>`)}
    ${position.finale && html`<li><b>${position.finale}</b> <span class="quiet">Finale</span></li>`}${(me.exhibitors ?? []).map((/** @type {string} */ text) => html`<li key=${text}><b>${text}</b> <span class="quiet">my exhibitor</span></li>`)}
    ${position.event && html`<li><b>${position.event}</b> <span class="quiet">event</span></li>`}</ul>
    <p class="quiet">${me.first_player ? "I have the first-player token. " : ""}${me.points === undefined ? "" : `${me.points} points on the score track.`}</p></section>`;
}

/** The other albums, small. @param {{position: any}} props */
export function Others({ position }) {
  const others = /** @type {any[]} */ (position.opponents ?? []);
  if (!others.some((side) => side.album)) return null;
  return html`<section class="card others" aria-label="Other albums">${others.map((side) => html`<figure key=${side.name}><${SmallAlbum} side=${side} /><figcaption>${side.name}${side.points === undefined ? "" : `, ${side.points} points`}</figcaption></figure>`)}</section>`;
}
