// Pinzetta's side: her mat, her piles, what is known of her cards.
import { html, say } from "../../html.js";
import { Field } from "../../frame/field.js";
import { GoodsList } from "../../pieces/goods.js";

/** @typedef {import("../../page.js").Page} Page */

/** @param {{page: Page}} props */
export function Pinzetta({ page }) {
  const her = page.state.position.pinzetta;
  if (!her) return null;
  const edit = (/** @type {any} */ keys) => page.store.edit({ pinzetta: { ...her, ...keys } });
  const piles = /** @type {string[][]} */ (her.piles ?? []);
  const score = page.view.points?.her;
  return html`<section class="card" aria-labelledby="pinzetta-title"><h2 id="pinzetta-title">Pinzetta ${score ? html`<span class="number">${say("her-points", { points: score.total })}</span>` : ""}</h2>
    ${page.state.position.phase !== "choose" && html`<div class="parts">${piles.map((_, index) => html`<div class="part" key=${index}><${GoodsList} page=${page} place="pinzetta.piles.${index}" /></div>`)}</div>`}
    ${!piles.length && html`<button type="button" onClick=${() => edit({ piles: [[], []] })}>${say("enter-her-piles")}</button>`}
    <div class="fields"><${Field} label=${say("her-level")} numeric value=${her.level ?? 1} change=${(/** @type {string} */ text) => edit({ level: Number(text) || 1 })} />
      <${Field} label=${say("her-sizes")} value=${(her.targets ?? []).join(" ")} change=${(/** @type {string} */ text) => edit({ targets: text.split(/[\s,]+/).filter(Boolean) })} />
      <${Field} label=${say("her-crossed")} value=${(her.crossed ?? []).join(" ")} change=${(/** @type {string} */ text) => edit({ crossed: (text.match(/\d+/g) ?? []).map(Number) })} />
      <${Field} label=${say("her-forever")} numeric value=${her.forever ?? 1} change=${(/** @type {string} */ text) => edit({ forever: Number(text) || 0 })} /></div></section>`;
}
