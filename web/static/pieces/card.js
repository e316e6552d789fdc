// A card of the Decktet with its face: rank, suits and name; and cards in a row.
import { html, inLanguage, say } from "../html.js";
import { SUITS, cardInWords, faceOf } from "../model/decktet.js";

/** The picture of each suit in a square of 24. @type {Record<string, string>} */
const PICTURES = {
  M: "M15 2.5a9.7 9.7 0 1 0 7 14.8A8.6 8.6 0 0 1 15 2.5z",
  S: "M12 7a5 5 0 1 0 .01 0zM12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1",
  W: "M2 8q5-6 10 0t10 0M2 13.5q5-6 10 0t10 0M2 19q5-6 10 0t10 0",
  L: "M5 19C2.5 9 9 3 21 3c0 12-7 18.5-16 16zM2.5 21.5 14 10",
  Y: "M20 6c-5-6-15-2-11 4s11 3 8 8-11 5-14 0M20 6l2.5-2.5M20 6l-4 1.5",
  K: "M6 8h12a4 4 0 0 1 0 8H6a4 4 0 0 1 0-8zM8 6v12a4 4 0 0 0 8 0V6a4 4 0 0 0-8 0z",
};

/** A card; what is to be done with it stands below. @param {{text: string, mark?: string}} props */
function CardFace({ text, mark }) {
  const face = faceOf(text);
  return html`<span class=${face?.stamp ? "face stamp-face" : "face"} aria-hidden="true"><span class="face-top"><b class=${face && face.rank.length > 3 ? "long" : ""}>${face?.rank ?? ""}</b>
    <span class="suits">${[...(face?.suits ?? "")].map((suit) => html`<svg key=${suit} class=${SUITS[suit]} viewBox="0 0 24 24"><path d=${PICTURES[suit]} /></svg>`)}</span></span>
    <span class="face-name">${face?.name ?? text}</span></span>${mark && html`<span class="face-mark" aria-hidden="true">${mark}</span>`}`;
}

/**
 * Cards side by side with the name of their place.
 * @param {{label: string, cards: string[], mark?: (card: string) => string | undefined, fresh?: (card: string) => boolean, press?: (card: string) => (() => void) | undefined, pressed?: (card: string) => boolean, wide?: boolean}} props
 *   mark: what is to be done with a card; fresh: whether it came there last; press: what a tap on it does
 */
export function CardRow({ label, cards, mark, fresh, press, pressed, wide }) {
  return html`<div class=${wide ? "cards-row wide" : "cards-row"}><h3>${label}</h3><ul aria-label=${label}>${cards.map((card, index) => {
    const said = mark?.(card);
    const isNew = fresh?.(card);
    const tap = press?.(card);
    const told = said && inLanguage(said);
    const words = `${cardInWords(card)}${told ? `: ${told}` : ""}${isNew ? `, ${say("new")}` : ""}`;
    const face = html`<span class="unseen">${words}</span><${CardFace} text=${card} mark=${told ?? (isNew ? say("new") : "")} />`;
    return html`<li key=${card + index} data-glide=${card} title=${cardInWords(card)} class=${said?.slice(0, 3) ?? (isNew ? "new-card" : "")}>
      ${tap ? html`<button type="button" aria-pressed=${pressed?.(card) ? "true" : "false"} onClick=${tap}>${face}</button>` : face}</li>`;
  })}</ul></div>`;
}
