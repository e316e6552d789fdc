// The help on every page: how each game goes, the keys, and the way to the tour.
import { html, say, useState } from "../html.js";
import { GAMES, GAME_NAMES } from "../model/words.js";
import { Keys } from "./keys.js";
import { Dialog } from "./dialog.js";
import { Language } from "./language.js";

/** @typedef {import("./bar.js").Owner} Owner */

/** @param {{owner: Owner, help: string, game?: string, keys: [string, string][]}} props */
export function Help({ owner, help, game, keys }) {
  const [of, choose] = useState(help === "keys" ? "" : help in GAME_NAMES ? help : game ?? GAMES[0]?.game);
  const close = () => owner.show({ help: null });
  return html`<${Dialog} title=${of ? say("how-game-goes", { game: GAME_NAMES[of] }) : say("keys")} close=${close}>
    <div class="chips" role="group" aria-label=${say("help-parts")}>${GAMES.map((each) => html`<button type="button" key=${each.game} aria-pressed=${each.game === of ? "true" : "false"} onClick=${() => choose(each.game)}>${GAME_NAMES[each.game]}</button>`)}
      <button type="button" aria-pressed=${of ? "false" : "true"} onClick=${() => choose("")}>${say("keys")}</button><a class="button" href="/#tour" onClick=${close}>${say("tour-link")}</a></div>
    ${of ? html`<div class="prose" dangerouslySetInnerHTML=${{ __html: say(`rules-${of}`) }}></div>` : html`<${Keys} keys=${keys} />`}<${Language} /><//>`;
}
