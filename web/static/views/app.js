// The page from top to bottom: a view for each game and phase.
import { isAlbum, newStamp, target, whose } from "../actions/add.js";
import { html, inLanguage, say, useEffect } from "../html.js";
import { Puzzles } from "../home/puzzles.js";
import { Start } from "../home/start.js";
import { Tour } from "../home/tour.js";
import { BOARDS, GAME_NAMES } from "../model/words.js";
import { EMPTY } from "../state/store.js";
import { Album } from "./boards/album.js";
import { Answer } from "./answer.js";
import { Contests } from "./boards/contests.js";
import { Dialogs } from "./dialogs.js";
import { Dock } from "./dock.js";
import { Dragged } from "./boards/drag.js";
import { showAdvised } from "../frame/focus.js";
import { Opponents } from "./boards/opponents.js";
import { Pinzetta } from "./boards/pinzetta.js";
import { Points } from "./points.js";
import { CardsBoard } from "./boards/cards_board.js";
import { Puzzle } from "./puzzle.js";
import { Setup } from "./setup.js";
import { StampsBoard } from "./boards/stamps_board.js";
import { Swap } from "./boards/swap.js";
import { ToPlace } from "./boards/to_place.js";
import { Notices, Toolbar } from "./toolbar.js";
import { CutWhatIf, WhatIf } from "./whatif.js";

/** @typedef {import("../page.js").Page} Page */

/** Boards other than the album, by their names. @type {Record<string, any>} */
const OTHERS = { grid: StampsBoard, cards: CardsBoard };

/** @param {{page: Page}} props */
export function App({ page }) {
  const { said, drag, place, tour } = page.view;
  const answered = page.view.answer && !page.view.asking;
  useEffect(() => { if (answered) showAdvised(); }, [answered]);
  if (place) {
    return html`<${Toolbar} page=${page} /><${Notices} page=${page} /><${place === "start" ? Start : Puzzles} page=${page} /><${Dialogs} page=${page} />`;
  }
  const { puzzle } = page.state;
  const mine = whose(page) === null;
  const show = page.state.position.phase === "show";
  const other = OTHERS[BOARDS[page.state.position.game]];
  return html`<${Toolbar} page=${page} /><${Notices} page=${page} />
    <main class=${[drag && "dragging", other && "other", puzzle && "solving"].filter(Boolean).join(" ")}>${other ? html`
      <div class="middle"><${Title} page=${page} /><${other} page=${page} /></div>
      <div class="right"><${Answer} page=${page} /><${Points} page=${page} /></div>` : html`
      <div class="middle">${!puzzle && html`<${Title} page=${page} />`}${mine && html`<${Swap} page=${page} />`}<${Album} page=${page} /><${Hand} page=${page} />${show && mine && !puzzle && html`<${ToPlace} page=${page} />`}</div>
      ${puzzle ? html`<${Puzzle} page=${page} />` : html`<${Dock} page=${page} />
      <div class="right"><${Answer} page=${page} /><${Points} page=${page} />${show && html`<${WhatIf} page=${page} />`}${page.state.position.phase === "cut" && html`<${CutWhatIf} page=${page} />`}<${Pinzetta} page=${page} /></div>
      <div class="left"><${Contests} page=${page} /><${Setup} page=${page} /><${Opponents} page=${page} /></div>`}`}
    </main>
    <footer><button type="button" onClick=${() => page.show({ help: "keys" })}>${say("keys")}</button></footer>
    ${tour !== null && html`<${Tour} page=${page} />`}<${Dragged} page=${page} /><${Dialogs} page=${page} /><p class="unseen" aria-live="polite">${said}</p>`;
}

/** @param {{page: Page}} props */
function Title({ page }) {
  const { position, title } = page.state;
  const round = position.round ? say(`round-${position.round}`) : "";
  return html`<p class="title"><b>${[position.game !== EMPTY.position.game && GAME_NAMES[position.game], round].filter(Boolean).join(", ")}</b> ${inLanguage(position.phase ?? "")}${title ? html` · <span>${title}</span>` : ""}</p>`;
}

/** What is in the hand, and what can be done with it. @param {{page: Page}} props */
function Hand({ page }) {
  const { hand, drag, panel } = page.view;
  const { puzzle } = page.state;
  return html`<div class="hand">${hand && !drag && hand.good === undefined ? html`<span><b>${inLanguage(hand.text)}</b> ${say("in-hand")}</span>
    ${hand.from === "album" && html`${!puzzle && html`<button type="button" onClick=${() => page.takeOff(hand.cell ?? "")}>${say("take-off")}</button>`}
      ${whose(page) === null && html`<button type="button" onClick=${() => page.takeOff(hand.cell ?? "", true)}>${say("to-place")}</button>`}`}
    ${hand.from === "list" && !puzzle && html`<button type="button" onClick=${() => page.dropFromPlace(hand.index ?? 0)}>${say("remove")}</button>`}
    <button type="button" onClick=${() => page.show({ hand: null })}>${say("put-back")}</button>`
    : html`${!puzzle && html`<button type="button" data-open="palette" aria-expanded=${String(panel === "new")} onClick=${() => newStamp(page)}>${say("new-stamp")}</button>`}
      <span class="quiet">${panel === "new" && isAlbum(target(page)) ? say("hand-next") : html`${say("hand-empty")} <span class="for-keys">${say("hand-keys")}</span>`}</span>`}</div>`;
}
