// The start: a new game, or one that was begun in this browser.
import { html, inDate, say, useState } from "../../html.js";
import { GAMES, GAME_NAMES } from "../../model/words.js";
import { forgetGame, keptGames } from "../kept.js";
import { allNames, strength, strengths } from "../names.js";

/** @typedef {import("../game.js").Game} Game */

/** @param {{game: Game}} props */
export function Start({ game }) {
  const [name, setName] = useState(GAMES[0]?.game);
  const [players, setPlayers] = useState(GAMES[0]?.usual ?? 1);
  const [seat, setSeat] = useState(1);
  const [agent, setAgent] = useState(GAMES[0]?.agents[0]);
  const [settings, setSettings] = useState(/** @type {Record<string, any>} */ ({}));
  const [seed, setSeed] = useState("");
  const chosen = GAMES.find((each) => each.game === name) ?? GAMES[0];
  const begin = (/** @type {Event} */ event) => {
    event.preventDefault();
    const options = Object.fromEntries(chosen.settings.map(({ key, values }) => [key, settings[key] ?? values[0]]));
    void game.begin({
      game: name, players, seat, opponents: Array(players - 1).fill(agent), options, ...(seed.trim() ? { seed: Number(seed) } : {}),
    });
  };
  if (!chosen) return html`<${Begun} game=${game} />`;
  const choose = (/** @type {string} */ next) => {
    const found = GAMES.find((each) => each.game === next) ?? GAMES[0];
    setName(next);
    setPlayers(found.usual);
    setSeat(1);
    setAgent(found.agents[0]);
    setSettings({});
  };
  return html`<form class="card start" aria-label=${say("new-game")} onSubmit=${begin}><h2>${say("new-game")}</h2>
    <div class="choice" role="group" aria-label=${say("game")}>${GAMES.map((each) => html`<button type="button" key=${each.game} aria-pressed=${each.game === name ? "true" : "false"} onClick=${() => choose(each.game)}>${GAME_NAMES[each.game]}</button>`)}</div>
    <div class="fields">
      ${chosen.players.length > 1 && html`<${Choice} label=${say("players")} value=${players} options=${chosen.players} set=${(/** @type {string} */ text) => { setPlayers(Number(text)); setSeat(1); }} />`}
      ${players > 1 && html`<${Choice} label=${say("my-seat")} value=${seat} options=${Array.from({ length: players }, (_, at) => at + 1)} set=${(/** @type {string} */ text) => setSeat(Number(text))} />`}
      ${players > 1 && html`<${Choice} label=${say("the-others")} value=${agent} options=${strengths(chosen.agents)} said=${strength} set=${setAgent} />`}
      ${chosen.settings.map(({ key, values }) => (typeof values[0] === "boolean"
    ? html`<label class="check" key=${key}><input type="checkbox" checked=${settings[key] ?? values[0]} onChange=${(/** @type {any} */ event) => setSettings({ ...settings, [key]: event.target.checked })} /> ${say(`setting-${key}`, {}, key)}</label>`
    : html`<${Choice} key=${key} label=${say(`setting-${key}`, {}, key)} value=${settings[key] ?? values[0]} options=${values} set=${(/** @type {string} */ text) => setSettings({ ...settings, [key]: values.find((each) => String(each) === text) })} />`))}
      <label>${say("seed")} <input inputmode="numeric" placeholder=${say("any-seed")} value=${seed} onInput=${(/** @type {any} */ event) => setSeed(event.target.value)} /></label></div>
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
