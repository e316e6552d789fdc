// The course of a game: the lead that each player may be expected to end with, as a chart and as a table.
import { html } from "../../html.js";
import { shown } from "../../model/answers.js";

/** @typedef {import("../parts.js").Document} Document */

const WIDTH = 720;
const HEIGHT = 260;
const LEFT = 100;
const RIGHT = 14;
const TOP = 22;
const BOTTOM = 36;

/** @param {{document: Document}} props */
export function Course({ document }) {
  const { course, names } = document;
  if (!course.length) return null;
  const most = Math.max(1, ...course.flatMap((point) => Object.values(point.lead).map(Math.abs)));
  const first = course[0].n;
  const last = course[course.length - 1].n;
  const x = (/** @type {number} */ n) => LEFT + ((WIDTH - LEFT - RIGHT) * (n - first)) / Math.max(1, last - first);
  const y = (/** @type {number} */ lead) => (TOP + HEIGHT - BOTTOM) / 2 - ((HEIGHT - BOTTOM - TOP) / 2) * (lead / most);
  const ends = names.map((name) => `${name} ${signed(course[course.length - 1].lead[name])}`).join(", ");
  const costly = new Set(document.decisions.filter((each) => ["mistake", "blunder"].includes(each.class)).map((each) => each.n));
  return html`<section class="card" aria-labelledby="course-title"><h2 id="course-title">The course</h2>
    <svg class="course" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Expected lead at the end, by decision ${first} to ${last}; after the last: ${ends}">
      ${[-1, -0.5, 0, 0.5, 1].map((part) => html`<g key=${part}><path class=${part ? "rule" : "rule even"} d="M${LEFT} ${y(part * most)}H${WIDTH - RIGHT}" /><text x=${LEFT - 6} y=${y(part * most) + 5} text-anchor="end">${signed(part * most)}</text></g>`)}
      ${[first, Math.round((first + last) / 2), last].map((n, at) => html`<text key=${at} x=${x(n)} y=${HEIGHT - 8} text-anchor=${["start", "middle", "end"][at]}>${n}</text>`)}
      ${names.map((name, at) => html`<g key=${name} class="lead lead-${at}"><path d="M${course.map((point) => `${x(point.n)} ${y(point.lead[name])}`).join("L")}" />
        ${course.filter((point) => costly.has(point.n) && document.decisions.find((each) => each.n === point.n)?.player === name).map((point) => html`<circle key=${point.n} cx=${x(point.n)} cy=${y(point.lead[name])} r="5" />`)}</g>`)}
    </svg>
    <ul class="legend">${names.map((name, at) => html`<li key=${name}><svg width="34" height="12" aria-hidden="true" class="lead lead-${at}"><path d="M1 6H33" /></svg> ${name}</li>`)}<li class="quiet">a ring: a mistake or a blunder</li></ul>
    <details><summary>The course as a table</summary><div class="wide-table course-table" tabindex="0" role="group" aria-label="The course as a table"><table aria-label="Course"><thead><tr><th scope="col">after decision</th>${names.map((name) => html`<th scope="col" key=${name}>${name}</th>`)}</tr></thead>
      <tbody>${course.map((point) => html`<tr key=${point.n}><th scope="row">${point.n}</th>${names.map((name) => html`<td key=${name}>${signed(point.lead[name])}</td>`)}</tr>`)}</tbody></table></div></details></section>`;
}

/** @param {number} value */
function signed(value) {
  return value > 0 ? `+${shown(value)}` : shown(value);
}
