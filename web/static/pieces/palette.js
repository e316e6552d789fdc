// The palette: size, color and theme stay as they were chosen, and the tap on a value adds the stamp.
import { html, inLanguage, say, useState } from "../html.js";
import { chosen } from "../actions/add.js";
import { COLORS, DOUBLES, SIZES, THEMES, stampText } from "../model/stamps.js";
import { Drawing } from "./stamp.js";

/** @typedef {import("../model/stamps.js").Face} Face */

const VALUES = ["1", "2", "3", "canceled", "-1", "-2"];
const RARE_VALUES = ["1", "2", "3", "4", "5", "6"];
const EVERY = [...SIZES, ...DOUBLES];
const FACES = THEMES.flatMap((theme) => COLORS.map((color) => `${color} ${theme}`));

/**
 * The rows of the palette, the same wherever stamps are told.
 * @param {{add: (text: string) => any, sizes?: string[], more?: string[], changed?: () => void}} props
 *   sizes: those that are possible; more: what else can be added with one tap, `?` for a stamp whose face nobody saw; changed: to draw what depends on the size
 */
export function Palette({ add, sizes = EVERY, more = ["forever"], changed = () => {} }) {
  const [first, setFirst] = useState(/** @type {Face | null} */ (null));
  const [, redraw] = useState(0);
  if (!sizes.includes(chosen.size)) [chosen.size] = sizes;
  const { size, color, theme } = chosen;
  /** @param {Partial<typeof chosen>} parts */
  const choose = (parts) => {
    if (parts.size) setFirst(null);
    Object.assign(chosen, parts);
    redraw((count) => count + 1);
    changed();
  };
  const value = (/** @type {string} */ number) => {
    const face = { color: chosen.color, theme: chosen.color === "rare" ? "" : chosen.theme, value: number };
    if (number === "?") add(`${chosen.size.replace("double ", "")} ?`);
    else if (more.includes(number)) add(number);
    else if (chosen.size.startsWith("double") && !first) {
      setFirst(face);
      return;
    } else add(stampText(chosen.size, first ? [first, face] : [face]));
    setFirst(null);
  };
  const values = [...(color === "rare" ? RARE_VALUES : VALUES), ...more];
  return html`<div class="kinds" role="group" aria-label=${say("color-and-theme")} onKeyDown=${(/** @type {KeyboardEvent} */ event) => arrows(event, COLORS.length)}>
      ${FACES.map((each) => html`<${FaceButton} key=${each} face=${each} on=${each === `${color} ${theme}`} choose=${choose} />`)}
      <${FaceButton} face="rare" on=${color === "rare"} choose=${choose} />
      ${[...COLORS, "rare"].map((each) => html`<span class="color-name" key=${each} aria-hidden="true">${inLanguage(each)}</span>`)}</div>
    <${Choice} kind="size" of=${sizes} chosen=${size} icon=${sizeIcon} choose=${(/** @type {string} */ next) => choose({ size: next })} />
    <${Choice} kind="value" of=${values} chosen="" choose=${value} />
    ${first && html`<p class="quiet" role="status">${say("second-of-double")}</p>`}`;
}

/** A color with a theme, as on the stamps. @param {{face: string, on: boolean, choose: (parts: Partial<typeof chosen>) => void}} props */
function FaceButton({ face, on, choose }) {
  const [color, theme] = face.split(" ");
  return html`<button type="button" class="kind swatch ${color}" aria-label=${inLanguage(face)} title=${inLanguage(face)} aria-pressed=${on ? "true" : "false"} tabindex=${on ? 0 : -1}
    onClick=${() => choose(theme ? { color, theme } : { color })}><svg viewBox="28.5 12.5 59 59" aria-hidden="true"><${Drawing} text="2x2 ${face} 1" /></svg></button>`;
}

/** @param {string} size */
function sizeIcon(size) {
  const [width, height] = size.replace("double ", "").split("x").map(Number);
  const unit = 5;
  return html`<svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true" class="size-icon">
    <rect x=${11 - (width * unit) / 2} y=${11 - (height * unit) / 2} width=${width * unit} height=${height * unit} />
    ${size.startsWith("double") && html`<path d=${width > height ? "M11,6 v10" : "M6,11 h10"} />`}</svg>`;
}

/**
 * One row of the palette, through which arrow keys walk.
 * @param {{kind: string, of: string[], chosen: string, icon?: (value: string) => any, choose: (value: string) => void}} props
 */
function Choice({ kind, of, chosen: now, icon, choose }) {
  return html`<div class="choice ${kind}" role="group" aria-label=${say(`choice-${kind}`)} onKeyDown=${(/** @type {KeyboardEvent} */ event) => arrows(event, of.length)}>
    ${of.map((value, at) => html`<button type="button" key=${value} aria-pressed=${now ? String(value === now) : undefined} aria-label=${inLanguage(value)} tabindex=${(of.includes(now) ? value === now : !at) ? 0 : -1}
      onClick=${() => choose(value)}>${icon ? icon(value) : html`<span>${inLanguage(value)}</span>`}</button>`)}</div>`;
}

/** Walk with the arrow keys through buttons in rows. @param {KeyboardEvent} event @param {number} wide how many a row has */
function arrows(event, wide) {
  const step = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -wide, ArrowDown: wide })[event.key];
  const all = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")];
  const to = all[all.indexOf(/** @type {any} */ (event.target)) + step];
  if (!step) return;
  event.preventDefault();
  to?.focus();
}
