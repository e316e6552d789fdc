// The Swap Phase of Stamp Swap and Pinzetta: the pool, my cut, the piles; and the albums of the others.
import { html, inLanguage, say } from "../../html.js";
import { numbered, shown } from "../../model/answers.js";
import { advisedCut, elsewhere } from "../../model/cuts.js";
import { focusLater } from "../../frame/focus.js";
import { Ghosts, Good, ListedGood } from "../../pieces/goods.js";
import { SmallAlbum } from "../../views/boards/opponents.js";
import { cutWays, seatOf } from "../advice.js";
import { inPlay } from "../names.js";
import { listKeys } from "./show.js";

/** @typedef {import("../game.js").Game} Game */

const PARTS = ["reserve", "1", "2"];

/** Goods in a row. @param {{label: string, goods: string[]}} props */
export function Goods({ label, goods }) {
  return html`<ul class="goods-row" aria-label=${label}>${goods.map((text, index) => html`<li key=${`${index}${text}`} title=${inLanguage(text)}><${ListedGood} text=${text} /></li>`)}</ul>`;
}

/** @param {{game: Game}} props */
export function Collect({ game }) {
  const pool = /** @type {string[]} */ (game.position.pool ?? []);
  const values = new Map((game.answer?.choices ?? []).filter((/** @type {any} */ each) => each.value !== null).map((/** @type {any} */ each) => [each.item, shown(each.value)]));
  return html`<section class="card swap" aria-label=${say("phase-collect")}><h2>${say("the-pool")}</h2>${!game.past && html`<p class="quiet">${say("collect-how")}</p>`}
    <ul class="goods-row pool" aria-label=${say("list-pool")}>${pool.map((text, index) => {
      const [select, look] = [`collect ${index + 1}`, `look ${index + 1}`];
      return html`<li key=${`${index}${text}`} title=${inLanguage(text)} class=${game.advises(look) || game.advises(select)}>
        <button type="button" disabled=${!game.legal(select)} onClick=${() => { void game.move(select); }}><span class="unseen">${say("pool-select", { good: inLanguage(text) })}</span><span aria-hidden="true"><${Good} text=${text} /></span>${values.has(index + 1) && html`<b class="value">${values.get(index + 1)}</b>`}</button>
        ${game.legal(look) && html`<button type="button" class=${game.advises(look) && "primary"} aria-label=${say("look-at", { good: inLanguage(text) })} onClick=${() => { void game.move(look); }}>${say("look")}</button>`}</li>`;
    })}</ul>
    <h3>${say("list-collection")}</h3><${Goods} label=${say("list-collection")} goods=${game.position.me?.collection ?? []} /></section>`;
}

/** @param {{game: Game}} props */
export function Cut({ game }) {
  const goods = /** @type {string[]} */ (game.position.me?.collection ?? []);
  const every = goods.map((_, index) => index + 1);
  const advice = advisedCut(game.answer);
  const ghosts = !game.parts && advice;
  const parts = game.parts ?? advice ?? [[], every, []];
  const lacking = elsewhere(advice, parts);
  const action = cutWays(parts).find((each) => game.legal(each));
  const move = (/** @type {number} */ item, /** @type {number} */ to) => game.show({
    hand: null, parts: parts.map((part, at) => (at === to ? [...part.filter((each) => each !== item), item] : part.filter((each) => each !== item))),
  });
  return html`<section class="card swap" aria-label=${say("phase-cut")}>
    ${!game.past && html`<p class="quiet">${ghosts ? say("cut-is-advised") : html`${say("cut-how")} <span class="for-keys">${say("cut-keys")}</span>`}</p>`}
    <div class=${ghosts ? "parts cut filled" : "parts cut"}>${PARTS.map((name, at) => html`<div class="part" key=${name} onDragOver=${(/** @type {DragEvent} */ event) => event.preventDefault()}
      onDrop=${(/** @type {DragEvent} */ event) => { event.preventDefault(); move(Number(event.dataTransfer?.getData("text/plain")), at); }}
      onClick=${(/** @type {Event} */ event) => game.hand && event.target === event.currentTarget && move(game.hand, at)}><h2>${say(`part-${name}`)}</h2>
      <ul role="listbox" aria-label=${say(`part-${name}`)}>${parts[at].map((item, index) => html`<li key=${item} class="numbered" data-good=${item} role="option" tabindex=${index ? -1 : 0} draggable="true" aria-label=${numbered(item, goods)} title=${inLanguage(goods[item - 1])} aria-selected=${game.hand === item ? "true" : "false"}
        onDragStart=${(/** @type {DragEvent} */ event) => event.dataTransfer?.setData("text/plain", String(item))}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => keys(event, (to) => {
          move(item, to);
          focusLater(`[data-good="${item}"]`);
        })}
        onClick=${() => game.show({ hand: game.hand === item ? null : item })}><span aria-hidden="true"><${Good} text=${goods[item - 1]} /></span></li>`)}</ul>
      <${Ghosts} items=${lacking[at]} goods=${goods} />
      ${game.hand && !parts[at].includes(game.hand) && html`<button type="button" onClick=${() => move(game.hand, at)}>${say(`to-part-${name}`)}</button>`}</div>`)}</div>
    <div class="buttons"><button type="button" class="primary" disabled=${!action} onClick=${() => { void game.move(action ?? ""); }}>${say("cut")}</button>
      ${!action && html`<span class="quiet">${parts.slice(1).some((part) => !part.length) ? say("pile-empty") : say("cut-otherwise")}</span>`}</div></section>`;
}

/** @param {KeyboardEvent} event @param {(to: number) => void} move */
function keys(event, move) {
  const to = ["r", "1", "2"].indexOf(event.key);
  if (to < 0) return listKeys(event);
  move(to);
  event.preventDefault();
}

/** @param {{game: Game}} props */
export function Choose({ game }) {
  const { position, turn } = game;
  const hers = /** @type {string[][]} */ (position.pinzetta?.piles ?? []);
  const sides = hers.length ? [{ name: "Pinzetta", piles: hers, seat: 0 }] : (position.opponents ?? []).map((/** @type {any} */ side) => ({ ...side, seat: turn ? seatOf(turn, side.name) : 0 }));
  return html`<section class="card swap" aria-label=${say("phase-choose")}><h2>${say("the-piles")}</h2>${sides.map((/** @type {any} */ side) => html`<div key=${side.name}><h3>${inPlay(side.name)}</h3><div class="parts">${(side.piles ?? []).map((/** @type {string[]} */ pile, /** @type {number} */ index) => {
    const action = side.seat ? `take ${side.seat} ${index + 1}` : `take ${index + 1}`;
    const value = game.answer?.choices?.find((/** @type {any} */ each) => each.pile === index + 1 && (side.seat ? each.from === side.name : true))?.value;
    return html`<div class="part ${game.advises(action)}" key=${index}><${Goods} label=${say("pile-of", { number: index + 1, player: inPlay(side.name) })} goods=${pile} />
      <div class="buttons"><button type="button" class=${game.advises(action) && "primary"} aria-label=${say("take-pile-of", { number: index + 1, name: inPlay(side.name) })} disabled=${!game.legal(action)} onClick=${() => { void game.move(action); }}>${say("take")}</button>${value !== undefined && value !== null && html`<b class="value">${shown(value)}</b>`}</div></div>`;
  })}</div></div>`)}
    <h3>${say("my-piles")}</h3><div class="parts">${(position.me?.piles ?? []).map((/** @type {string[]} */ pile, /** @type {number} */ index) => html`<div class="part" key=${index}><${Goods} label=${say("list-my-pile", { number: index + 1 })} goods=${pile} /></div>`)}</div>
    <h3>${say("mine-for-sure")}</h3><${Goods} label=${say("mine-for-sure")} goods=${position.me?.got ?? []} /></section>`;
}

/** The other albums, small. @param {{game: Game}} props */
export function Others({ game }) {
  const others = /** @type {any[]} */ (game.position.opponents ?? []);
  if (!others.some((side) => side.album)) return null;
  return html`<section class="card others" aria-label=${say("other-albums")}>${others.map((side) => html`<figure key=${side.name}><${SmallAlbum} side=${{ ...side, name: inPlay(side.name) }} laid=${game.laidBy(side.name)} /><figcaption>${inPlay(side.name)}${side.points === undefined ? "" : `, ${say("points-shown", { number: side.points, shown: shown(side.points) })}`}</figcaption></figure>`)}</section>`;
}
