// The help on every page: how each game goes, the keys, and the way to the tour.
import { html, useEffect, useState } from "../html.js";
import { GAMES, GAME_NAMES } from "../model/words.js";
import { Keys } from "./keys.js";
import { Dialog } from "./dialog.js";
import { Language } from "./language.js";

/** @typedef {import("./bar.js").Owner} Owner */

/** @param {{owner: Owner, help: string, game?: string, keys: [string, string][]}} props */
export function Help({ owner, help, game, keys }) {
  const [of, choose] = useState(help === "keys" ? "" : help in GAME_NAMES ? help : game ?? GAMES[0]?.game);
  const close = () => owner.show({ help: null });
  return html`<${Dialog} title=${of ? `How ${GAME_NAMES[of]} goes` : "Keys"} close=${close}>
    <div class="chips" role="group" aria-label="Rules of">${GAMES.map((each) => html`<button type="button" key=${each.game} aria-pressed=${each.game === of ? "true" : "false"} onClick=${() => choose(each.game)}>${each.title}</button>`)}
      <button type="button" aria-pressed=${of ? "false" : "true"} onClick=${() => choose("")}>Keys</button><a class="button" href="/#tour" onClick=${close}>A tour in four steps</a></div>
    ${of ? html`<${Rules} key=${of} game=${of} />` : html`<${Keys} keys=${keys} />`}<${Language} /><//>`;
}

/** @param {{game: string}} props */
function Rules({ game }) {
  const [text, setText] = useState("");
  useEffect(() => {
    fetch(`/static/rules/${game}.html`).then((response) => (response.ok ? response.text() : ""), () => "").then((found) => setText(found || "<p>They are not here now: the server does not answer.</p>"));
  }, []);
  return html`<div class="prose" dangerouslySetInnerHTML=${{ __html: text }}></div>`;
}
