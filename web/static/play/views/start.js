// The start: a new game, or one that was begun in this browser.
import { html, inDate, say, useState } from "../../html.js";
import { GAMES, GAME_NAMES } from "../../model/words.js";
import { keepText, keptUnder } from "../../state/storage.js";
import { forgetGame, keptGames } from "../kept.js";
import { allNames, strength, strengths } from "../names.js";

/** @typedef {import("../game.js").Game} Game */

/** What is chosen for a new game. @typedef {{game: string, players: number, seat: number, agent: string, options: Record<string, any>}} Chosen */

/** Where the browser keeps what was chosen last. */
const CHOSEN = "stockbook.chosen";

/** A game as it is usually begun. @param {import("../../model/words.js").Offer} offer @returns {Chosen} */
function usual({ game, usual, agents }) {
  return { game, players: usual, seat: 1, agent: agents[0], options: {} };
}

/** @param {{game: Game}} props */
export function Start({ game }) {
  const [told, set] = useState(() => /** @type {Chosen} */ ([keptUnder(CHOSEN), ...GAMES.map(usual)].find((each) => GAMES.some(({ game }) => game === each?.game))));
  const [seed, setSeed] = useState("");
  const chosen = GAMES.find((each) => each.game === told?.game);
  if (!chosen) return html`<${Begun} game=${game} />`;
  const { players, seat, agent } = told;
  const settings = chosen.settings.map(({ key, values }) => ({ key, values, value: told.options[key] ?? values[0], set: (/** @type {any} */ value) => set({ ...told, options: { ...told.options, [key]: value } }) }));
  const begin = (/** @type {Event} */ event) => {
    event.preventDefault();
    keepText(CHOSEN, JSON.stringify(told));
    void game.begin({
      game: told.game, players, seat, opponents: Array(players - 1).fill(agent), options: Object.fromEntries(settings.map(({ key, value }) => [key, value])), ...(seed.trim() ? { seed: Number(seed) } : {}),
    });
  };
  return html`<form class="card start" aria-label=${say("new-game")} onSubmit=${begin}><h2>${say("new-game")}</h2>
    <div class="choice" role="group" aria-label=${say("game")}>${GAMES.map((each) => html`<button type="button" key=${each.game} aria-pressed=${each === chosen ? "true" : "false"} onClick=${() => set(usual(each))}>${GAME_NAMES[each.game]}</button>`)}</div>
    <div class="fields">
      ${chosen.players.length > 1 && html`<${Choice} label=${say("players")} value=${players} options=${chosen.players} set=${(/** @type {string} */ text) => set({ ...told, players: Number(text), seat: 1 })} />`}
      ${players > 1 && html`<${Choice} label=${say("my-seat")} value=${seat} options=${Array.from({ length: players }, (_, at) => at + 1)} set=${(/** @type {string} */ text) => set({ ...told, seat: Number(text) })} />
        <${Choice} label=${say("the-others")} value=${agent} options=${strengths(chosen.agents)} said=${strength} set=${(/** @type {string} */ text) => set({ ...told, agent: text })} />`}
      ${settings.map(({ key, values, value, set }) => (typeof values[0] === "boolean"
    ? html`<label class="check" key=${key}><input type="checkbox" checked=${value} onChange=${(/** @type {any} */ event) => set(event.target.checked)} /> ${say(`setting-${key}`, {}, key)}</label>`
    : html`<${Choice} key=${key} label=${say(`setting-${key}`, {}, key)} value=${value} options=${values} set=${(/** @type {string} */ text) => set(values.find((each) => String(each) === text))} />`))}</div>
    <details><summary>${say("more")}</summary><div class="fields"><label>${say("seed")} <input inputmode="numeric" placeholder=${say("any-seed")} value=${seed} onInput=${(/** @type {any} */ event) => setSeed(event.target.value)} /></label></div></details>
    <div class="buttons"><button type="submit" class="primary" disabled=${game.busy}>${say("begin")}</button></div>
  </form><${Begun} game=${game} />`;
}

/** @param {{label: string, value: string | number, options: (string | number)[], said?: (option: string) => string, set: (text: string) => void}} props */
function Choice({ label, value, options, said = String, set }) {
  return html`<label>${label} <select value=${value} onChange=${(/** @type {any} */ event) => set(event.target.value)}>${options.map((each) => html`<option key=${each} value=${each}>${said(String(each))}</option>`)}</select></label>`;
}

/** @param {{game: Game}} props */
export function Begun({ game }) {
  const games = keptGames();
  if (!games.length) return null;
  return html`<section class="card" aria-labelledby="begun-title"><h2 id="begun-title">${say("my-games")}</h2><ul class="begun">${games.map((each) => {
    const words = `${GAME_NAMES[each.game]}, ${allNames(each.players, each.table)}`;
    return html`<li key=${each.key}><a href=${`/${each.table ? "table" : "play"}#${each.key}`}>${words}</a> <span class="quiet">${say(each.over ? "begun-over" : "begun", { date: inDate(each.begun) })}</span>${each.over && html` <a href=${`/review#${each.key}`} aria-label=${say("review-game", { game: words })}>${say("review-link")}</a>`}
    <button type="button" class="remove" aria-label=${say("forget", { what: GAME_NAMES[each.game] })} onClick=${() => { forgetGame(each.key); game.draw(); }}>×</button></li>`;
  })}</ul></section>`;
}
