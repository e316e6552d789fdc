// Values as people read them: how sure they are as a bar, what goes with an answer, and how long a search still takes.
import { html, say, useEffect, useState } from "../html.js";
import { remarks, withInterval } from "../model/answers.js";

/** A value with its interval, drawn on a scale that its rows share. @param {{row: any, rows: any[], of: string}} props */
export function Interval({ row, rows, of }) {
  const ends = rows.flatMap((each) => [each.low, each.high]).filter(Number.isFinite);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const share = (/** @type {number} */ value) => `${(100 * value) / (most - least || 1)}%`;
  return html`<span class="interval"><b>${withInterval(row, of)}</b>${Number.isFinite(row.low) && ends.length > 2 && html`<i aria-hidden="true"><i style="left: ${share(row.low - least)}; width: ${share(row.high - row.low)}" /></i>`}
    <small class="quiet">${say("samples", { number: row.samples })}</small></span>`;
}

/** The sentences that go with an answer. @param {{answer: any, chosen?: number}} props */
export function Remarks({ answer, chosen }) {
  return remarks(answer, chosen).map((text) => html`<p class="quiet" key=${text}>${text}</p>`);
}

/** How long a search has taken, of the seconds that it may. @param {{seconds: number}} props */
export function Searching({ seconds }) {
  const [spent, setSpent] = useState(0);
  useEffect(() => {
    const begun = Date.now();
    const timer = setInterval(() => setSpent((Date.now() - begun) / 1000), 250);
    return () => clearInterval(timer);
  }, []);
  const left = Math.ceil(seconds - spent);
  return html`<p class="searching"><progress aria-label=${say("searching")} max=${seconds} value=${Math.min(spent, seconds)}></progress>
    <span>${say(left > 0 ? "seconds-left" : "seconds-over", { spent: Math.floor(spent), left })}</span></p>`;
}
