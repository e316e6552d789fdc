// The contests with tickets and the one to enter, and all that is on the table for everybody.
import { html, inLanguage, say } from "../../html.js";
import { ContestPicture } from "../../pieces/contest_picture.js";
import { inPlay } from "../names.js";

/** @typedef {import("../game.js").Game} Game */

/** @param {{game: Game}} props */
export function Contests({ game }) {
  const { position } = game;
  const me = position.me ?? {};
  const advised = game.answer?.plans?.[0]?.contest;
  const holders = (/** @type {string} */ contest) => [["you", me], ...(position.opponents ?? []).map((/** @type {any} */ side) => [side.name, side])].filter(([, side]) => (side.entered ?? (side === me ? position.entered : []) ?? []).includes(contest)).map(([name]) => inPlay(name));
  const enter = (/** @type {string} */ action, /** @type {string} */ what) => game.legal(action) && html`<button type="button" class=${game.advises(action) && "primary"} aria-label=${game.advises(action) ? `${say("enter-this")}: ${what}` : say("enter-contest", { contest: what })} onClick=${() => { void game.move(action); }}>${say(game.advises(action) ? "enter-this" : "enter-it")}</button>`;
  /** @param {string} text @param {string} [tag] */
  const card = (text, tag) => text && html`<li key=${tag + text}><${ContestPicture} contest=${text} /><b>${inLanguage(text)}</b><span class="quiet">${tag}</span></li>`;
  return html`<section class="card" aria-label=${say("contests")}><h2>${say("contests")}</h2><ul class="plain-list">${(position.contests ?? []).map((/** @type {string} */ text, /** @type {number} */ index) => html`<li key=${text} class=${text === advised ? "advised" : ""}>
      <${ContestPicture} contest=${text} /><b>${inLanguage(text)}</b><span class="quiet">${holders(text).join(", ")}</span>${text === advised && !game.legal(`enter ${index + 1}`) && html`<b class="value">${say("enter-this")}</b>`}${enter(`enter ${index + 1}`, inLanguage(text))}</li>`)}
    ${game.legal("enter none") && html`<li><b>${say("no-contest")}</b>${enter("enter none", say("no-contest"))}</li>`}
    ${card(position.finale, say("finale"))}${(me.exhibitors ?? []).map((/** @type {string} */ text) => card(text, say("my-exhibitor")))}${position.event && html`<li><b>${inLanguage(position.event)}</b><span class="quiet">${say("event-tag")}</span></li>`}</ul>
    <p class="quiet">${me.first_player ? `${say("my-token")} ` : ""}${me.points === undefined ? "" : say("points-on-track", { points: me.points })}</p></section>`;
}
