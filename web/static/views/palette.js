// New stamps: by a palette of sizes, colors, themes and values whose last choices stay, or typed.
import { html, useState } from "../html.js";
import { firstFit } from "../model/album.js";
import { myTiles, put } from "../model/moves.js";
import { COLORS, DOUBLES, FOREVER, SIDE, SIZES, THEMES, cellName, completions, readCell, stampText, typedStamp } from "../model/stamps.js";
import { StampPicture } from "./stamp.js";

/** @typedef {import("../page.js").Page} Page */

export const VALUES = ["1", "2", "3", "canceled", "-1", "-2"];
export const RARE_VALUES = ["1", "2", "3", "4", "5", "6"];
/** What was chosen last, as long as the page is open. */
const last = { size: "2x3", faces: [{ color: "blue", theme: "animals", value: "2" }, { color: "blue", theme: "animals", value: "2" }], face: 0, to: "album", from: 0 };

/** @param {{page: Page}} props */
export function Palette({ page }) {
  const [, redraw] = useState(0);
  const double = last.size.startsWith("double");
  const text = () => stampText(last.size, last.faces);
  /** @param {() => void} change */
  const choose = (change) => {
    change();
    if (last.to === "album") page.show({ hand: { from: "new", text: text() }, faults: [] });
    redraw((count) => count + 1);
  };
  const face = last.faces[double ? last.face : 0];
  const rare = face.color === "rare";
  /** @param {Partial<import("../model/stamps.js").Face>} parts */
  const set = (parts) => choose(() => {
    const to = double ? last.face : 0;
    last.faces[to] = { ...face, ...parts };
    if (!double) last.faces[1] = last.faces[0];
    if (double && parts.value) {
      if (to === 0) last.faces[1] = { ...last.faces[0] };
      last.face = 1 - to;
    }
  });
  /** @param {string} color */
  const setColor = (color) => {
    if (color === "rare") set({ color, theme: "", value: RARE_VALUES.includes(face.value) ? face.value : "4" });
    else set({ color, theme: face.theme || "animals" });
  };
  return html`<section class="palette" aria-label="Palette of new stamps">
    <${Typed} page=${page} redraw=${() => redraw((count) => count + 1)} />
    <${Choice} label="Size" of=${[...SIZES, ...DOUBLES, FOREVER]} chosen=${last.size} icon=${sizeIcon}
      choose=${(/** @type {string} */ size) => choose(() => { last.size = size; last.face = 0; })} />
    ${double && html`<${Choice} label="Half" of=${["first stamp", "second stamp"]} chosen=${["first stamp", "second stamp"][last.face]}
      choose=${(/** @type {string} */ half) => choose(() => { last.face = half === "first stamp" ? 0 : 1; })} />`}
    ${last.size !== FOREVER && html`
      <${Choice} label="Color" of=${[...COLORS, "rare"]} chosen=${face.color} icon=${colorIcon} choose=${setColor} />
      ${!rare && html`<${Choice} label="Theme" of=${THEMES} chosen=${face.theme} choose=${(/** @type {string} */ theme) => set({ theme })} />`}
      <${Choice} label="Value" of=${rare ? RARE_VALUES : VALUES} chosen=${face.value} choose=${(/** @type {string} */ value) => set({ value })} />`}
    <div class="palette-end">
      <${StampPicture} text=${text()} />
      <span class="quiet">${text()}</span>
      <button type="button" class=${page.view.hand?.from === "new" ? "on" : ""} onClick=${() => choose(() => { last.to = "album"; })}>Put on the album</button>
      <button type="button" onClick=${() => { page.addToPlace(text()); redraw((count) => count + 1); }}>Add to “To place”</button>
    </div>
  </section>`;
}

/** @param {string} size */
export function sizeIcon(size) {
  const [width, height] = size === FOREVER ? [1, 1] : size.replace("double ", "").split("x").map(Number);
  const unit = 5;
  return html`<svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true" class="size-icon">
    <rect x=${11 - (width * unit) / 2} y=${11 - (height * unit) / 2} width=${width * unit} height=${height * unit} />
    ${size.startsWith("double") && html`<path d=${width > height ? "M11,6 v10" : "M6,11 h10"} />`}</svg>`;
}

/** @param {string} color */
export function colorIcon(color) {
  return html`<span class="swatch ${color}" aria-hidden="true"></span>`;
}

/** One row of the palette. @param {{label: string, of: string[], chosen: string, icon?: (value: string) => any, choose: (value: string) => void}} props */
export function Choice({ label, of, chosen, icon, choose }) {
  const words = /** @type {Record<string, string>} */ ({ "-1": "\u22121", "-2": "\u22122", "double 2x4": "double 2x4", "double 4x2": "double 4x2" });
  return html`<div class="choice" role="group" aria-label=${label}><span class="choice-label" aria-hidden="true">${label}</span>
    ${of.map((value) => html`<button type="button" key=${value} aria-pressed=${value === chosen ? "true" : "false"} aria-label=${value}
      onClick=${() => choose(value)}>${icon && icon(value)}<span>${words[value] ?? value}</span></button>`)}</div>`;
}

/** The field for typing stamps. @param {{page: Page, redraw: () => void}} props */
function Typed({ page, redraw }) {
  const [typed, type] = useState("");
  const [wrong, setWrong] = useState("");
  const found = typedStamp(typed.replace(/^\+/, ""));
  const listed = typed.startsWith("+") || last.to === "list";
  const enter = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!typed.trim()) return;
    if (!found) {
      setWrong(`${typed.trim()}: no stamp yet; write size, color, theme and value, such as 2x3 blue animals 2`);
      return;
    }
    const done = listed ? (page.addToPlace(found.text), true) : putTyped(page, found);
    if (done) type("");
    setWrong("");
    redraw();
  };
  return html`<form class="typed" onSubmit=${enter}>
    <label>Type a stamp <input data-field="stamp" list="stamp-words" value=${typed} autocomplete="off" autocapitalize="off" spellcheck="false"
      placeholder="2x3 bl an 2@f8" aria-describedby="typed-help" aria-invalid=${wrong ? "true" : "false"}
      onInput=${(/** @type {any} */ event) => { type(event.target.value); setWrong(""); }} /></label>
    <datalist id="stamp-words">${completions(typed.replace(/^\+/, "")).map((each) => html`<option key=${each} value=${each}></option>`)}</datalist>
    <label class="to">goes to <select value=${last.to} onChange=${(/** @type {any} */ event) => { last.to = event.target.value; redraw(); }}>
      <option value="album">the album</option><option value="list">To place</option></select></label>
    <p id="typed-help" class=${wrong ? "wrong" : "quiet"} role=${wrong ? "alert" : undefined}>${wrong || (found ? `Enter: ${found.text}${listed ? ", to place" : ` at ${found.cell ?? nextCell(page, found.text)}`}`
      : "Short is enough: 23bla2, d42gf1ys3, f; @f8 says where, + adds it to those to place.")}</p>
  </form>`;
}

/** The space where a typed stamp goes that names none: the next in reading order. @param {Page} page @param {string} text */
function nextCell(page, text) {
  const tile = firstFit(myTiles(page.state), text, last.from) ?? firstFit(myTiles(page.state), text);
  return tile ? cellName(tile.x, tile.y) : "no free place";
}

/** @param {Page} page @param {{text: string, cell: string | null}} found */
function putTyped(page, found) {
  const at = readCell(found.cell ?? nextCell(page, found.text));
  if (!at) {
    page.fault(`${found.text} fits nowhere on the album`);
    return false;
  }
  last.from = at[1] * SIDE + at[0];
  return page.go(put(page.state, { from: "new", text: found.text }, at[0], at[1], true));
}
