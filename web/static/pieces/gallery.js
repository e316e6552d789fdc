// Contests as pictures, one or two taps each; their points are the usual ones unless others are told.
import { html, inLanguage, say, useState } from "../html.js";
import { families, typedContest, unitOf } from "../model/contests.js";
import { ContestPicture } from "./contest_picture.js";

/** @param {{choose: (text: string) => any}} props what is done with the text of a contest */
export function Gallery({ choose }) {
  const [points, setPoints] = useState("");
  const [pad, setPad] = useState(false);
  const [open, setOpen] = useState(/** @type {import("../model/contests.js").Family | null} */ (null));
  const pick = (/** @type {string} */ text) => {
    choose(typedContest(`${text} ${points}`) ?? `${text} ${points}`);
    setPoints("");
    setOpen(null);
  };
  /** @param {string} text @param {any} small @param {string} title @param {() => void} act */
  const card = (text, small, title, act) => html`<button type="button" key=${text} title=${title} onClick=${act}><${ContestPicture} contest=${text.replace("…", "")} /><span>${inLanguage(text)}</span><small>${small}</small></button>`;
  return html`<div class="gallery">
    <div class="gallery-top">${open && html`<button type="button" onClick=${() => setOpen(null)}>${say("back")}</button><b>${say("contest-of", { contest: inLanguage(open.word) })}…</b>`}
      <label>${say("points-title")} <input aria-label=${say("points-of-next")} value=${points} placeholder=${say("as-usual")} onInput=${(/** @type {any} */ event) => setPoints(event.target.value)} /></label>
      <button type="button" aria-label=${say("number-pad")} aria-expanded=${String(pad)} onClick=${() => setPad(!pad)}>123</button>
      ${pad && html`<div class="pad" role="group" aria-label=${say("points-of-next")}>${[..."1234567890"].map((digit) => html`<button type="button" key=${digit} onClick=${() => setPoints(points + digit)}>${digit}</button>`)}
        <button type="button" onClick=${() => setPoints(`${points.trim()} `)}>${say("next-number")}</button><button type="button" aria-label=${say("delete-last")} onClick=${() => setPoints(points.trim().slice(0, -1))}>\u232b</button></div>`}</div>
    ${open ? html`<div class="chips" role="group" aria-label=${say("contest-of", { contest: inLanguage(open.word) })}>${open.filters.map((each) => html`<button type="button" key=${each} aria-label=${inLanguage(`${open.word} ${each}`)} onClick=${() => pick(`${open.word} ${each}`)}>
      ${each.startsWith("color=") && html`<span class="swatch ${each.slice(6)}" aria-hidden="true"></span>`}${inLanguage(each.split("=").pop() ?? "")}</button>`)}</div>`
    : html`<div class="cards">${families.flatMap((family) => [
      ...(family.after.length || family.filters.length ? family.after : [""]).map((each) => [family.word, each].filter(Boolean).join(" ")).map((text) => card(text, points ? "" : family.points, unitOf(family), () => pick(text))),
      ...(family.filters.length ? [card(`${family.word}…`, points ? "" : family.points, unitOf(family), () => setOpen(family))] : [])])}</div>`}
  </div>`;
}
