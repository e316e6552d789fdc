// The bar that all pages have: the places, in the same order everywhere, the rules, and what can be done on this page.
import { html, say } from "../html.js";
import { Help } from "./help.js";

/** A page with this bar, and what it shows of the help: the keys, the rules, or those of a game by its name. @typedef {{show: (parts: {help: string | null}) => void}} Owner */

/** Where one can go: the name of a place among the keys of words, and its address. @type {[string, string][]} */
export const PLACES = [["album", "/#album"], ["puzzles", "/#puzzles"], ["play", "/play"], ["table", "/table"], ["reviews", "/review"]];

/** @param {{owner: Owner, help: string | null, at: string, game?: string, keys?: [string, string][], children?: any}} props at: the place that is shown; game: the one whose rules come first; keys: those that act here */
export function Bar({ owner, help, at, game, keys, children }) {
  return html`<header class="toolbar">
    <h1><a href="/#start" aria-current=${at === "start" ? "page" : undefined}><img src="/static/icon.svg" alt="" width="26" height="26" /><span>Stockbook</span></a></h1>
    <nav class="places" aria-label=${say("places")}>${PLACES.map(([name, address]) => html`<a key=${name} href=${address} aria-current=${at === name ? "page" : undefined}>${say(`place-${name}`)}</a>`)}</nav>
    <button type="button" class="rules" aria-haspopup="dialog" onClick=${() => owner.show({ help: "rules" })}>${say("rules")}</button>
    ${children && html`<div class="on-page">${children}</div>`}
  </header>
  ${help && html`<${Help} owner=${owner} help=${help} game=${game} keys=${keys ?? []} />`}`;
}

/** What is wrong, and where, in sight wherever one has scrolled to; and that the server is gone. @param {{here: boolean, what: string, faults: string[], spots?: (string | undefined)[], close: () => void, children?: any}} props what: that which goes on by itself; spots: the selector of each fault's place on the page */
export function Notices({ here, what, faults, spots = [], close, children }) {
  const go = (/** @type {string} */ spot) => {
    const place = /** @type {HTMLElement | null} */ (document.querySelector(spot));
    place?.scrollIntoView({ block: "center" });
    place?.focus({ preventScroll: true });
  };
  return html`<div class="notices">
    ${!here && html`<p role="alert" class="fault">${say("server-gone")} ${say(`goes-on-${what}`)}</p>`}
    ${faults.length > 0 && html`<div class="fault"><div role="alert"><ul>${faults.map((fault, index) => html`<li key=${index}>${fault} ${spots[index] && html`<button type="button" onClick=${() => go(spots[index] ?? "")}>${say("go-there")}</button>`}</li>`)}</ul></div>
      <button type="button" aria-label=${say("close")} class="remove" onClick=${close}>×</button></div>`}
    ${children}</div>`;
}
