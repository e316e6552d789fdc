// The course of a game: the lead that each player may be expected to end with, as a chart, stepped from decision to decision, and as a table.
import { html, say, useEffect, useState } from "../../html.js";
import { shown } from "../../model/answers.js";
import { Chosen, headingWithLoss, whoWords } from "./decisions.js";

/** @typedef {import("../review.js").Review} Review */
/** @typedef {import("../parts.js").Document} Document */

/** The chart and its margins, and the least width of a day whose name has room; milliseconds that each decision is shown for by itself. */
const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM, DAY, PAUSE] = [720, 272, 72, 14, 34, 36, 120, 2500];

/** @param {{review: Review, document: Document}} props */
export function Course({ review, document }) {
  const { course, names } = document;
  if (!course.length) return null;
  const most = Math.max(1, ...course.flatMap((point) => Object.values(point.lead).map(Math.abs)));
  const [first, last] = [course[0].n, course[course.length - 1].n];
  const x = (/** @type {number} */ n) => LEFT + ((WIDTH - LEFT - RIGHT) * (n - first)) / Math.max(1, last - first);
  const y = (/** @type {number} */ lead) => (TOP + HEIGHT - BOTTOM) / 2 - ((HEIGHT - BOTTOM - TOP) / 2) * (lead / most);
  const ends = names.map((name) => `${whoWords(name)} ${signed(course[course.length - 1].lead[name])}`).join(", ");
  const costly = new Set(document.decisions.filter((each) => ["mistake", "blunder"].includes(each.class)).map((each) => each.n));
  const points = new Map(course.map((point) => [point.n, point]));
  const decisions = document.decisions.filter((each) => points.has(each.n));
  const days = decisions.filter((each, at) => each.round && each.round !== decisions[at - 1]?.round);
  const chosen = decisions.find((each) => each.n === review.chosen);
  // The slider lies on the chart: its ends are those of the lines.
  const inset = `0 ${(RIGHT / WIDTH) * 100}% 0 ${(LEFT / WIDTH) * 100}%`;
  return html`<section class="card" aria-labelledby="course-title"><h2 id="course-title">${say("course")}</h2>
    <div class="tour"><svg class="course" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${say("course-lead", { first, last, ends })}>
      ${ticks(-most, most).map((lead) => html`<g key=${lead}><path class=${lead ? "rule" : "rule even"} d="M${LEFT} ${y(lead)}H${WIDTH - RIGHT}" /><text x=${LEFT - 6} y=${y(lead) + 5} text-anchor="end">${signed(lead)}</text></g>`)}
      ${ticks(first, last).map((n) => html`<text key=${n} x=${x(n)} y=${HEIGHT - 8} text-anchor="middle">${n}</text>`)}
      ${days.map(({ n, round }, at) => html`<g key=${round}><path class="rule" d="M${x(n)} ${TOP}V${HEIGHT - BOTTOM}" />${(days[at + 1] ? x(days[at + 1].n) : WIDTH - RIGHT) - x(n) > DAY && html`<text x=${x(n) + 4} y=${TOP - 10}>${say(`round-${round}`)}</text>`}</g>`)}
      ${names.map((name, at) => html`<g key=${name} class="lead lead-${at}"><path d="M${course.map((point) => `${x(point.n)} ${y(point.lead[name])}`).join("L")}" />
        ${course.filter((point) => costly.has(point.n) && document.decisions.find((each) => each.n === point.n)?.player === name).map((point) => html`<circle key=${point.n} cx=${x(point.n)} cy=${y(point.lead[name])} r="5" />`)}
        ${chosen && html`<circle class="now" cx=${x(chosen.n)} cy=${y(points.get(chosen.n)?.lead[name] ?? 0)} r="8" />`}</g>`)}
      ${chosen && html`<path class="here" d="M${x(chosen.n)} ${TOP - 2}V${HEIGHT - BOTTOM + 8}" />`}
    </svg><div style=${{ inset }}><input type="range" aria-label=${say("course-decision")} min=${first} max=${last} value=${chosen?.n ?? first} aria-valuetext=${chosen ? headingWithLoss(chosen) : say("course-none")}
      onClick=${(/** @type {any} */ event) => { if (!chosen) stepTo(review, decisions, Number(event.target.value)); }}
      onInput=${(/** @type {any} */ event) => stepTo(review, decisions, Number(event.target.value))} onKeyDown=${(/** @type {KeyboardEvent} */ event) => { if (!chosen && /^(Arrow|Home)/.test(event.key)) { event.preventDefault(); stepTo(review, decisions, first); } }} /></div></div>
    <${Steps} review=${review} decisions=${decisions} />
    ${chosen && review.touring && html`<h3 class="tour-title">${headingWithLoss(chosen)}</h3><${Chosen} review=${review} decision=${chosen} />`}
    <ul class="legend">${names.map((name, at) => html`<li key=${name}><svg width="34" height="12" aria-hidden="true" class="lead lead-${at}"><path d="M1 6H33" /></svg> ${whoWords(name)}</li>`)}<li class="quiet">${say("course-ring")}</li></ul>
    <details><summary>${say("course-as-table")}</summary><div class="wide-table course-table" tabindex="0" role="group" aria-label=${say("course-as-table")}><table aria-label=${say("course-table")}><thead><tr><th scope="col">${say("course-after")}</th>${names.map((name) => html`<th scope="col" key=${name}>${whoWords(name)}</th>`)}</tr></thead>
      <tbody>${course.map((point) => html`<tr key=${point.n}><th scope="row">${point.n}</th>${names.map((name) => html`<td key=${name}>${signed(point.lead[name])}</td>`)}</tr>`)}</tbody></table></div></details></section>`;
}

/** Go to the decision of a number, or to the nearest one on its side. @param {Review} review @param {import("../parts.js").Decision[]} decisions @param {number} n */
function stepTo(review, decisions, n) {
  const { chosen } = review;
  const side = decisions.filter((each) => chosen === null || (n > chosen ? each.n > chosen : each.n < chosen));
  const [nearest] = side.sort((one, other) => Math.abs(one.n - n) - Math.abs(other.n - n));
  if (nearest && n !== chosen) void review.look(nearest, true);
  else review.draw();
}

/** One decision back or on, or all of them by themselves until something is pressed. @param {{review: Review, decisions: import("../parts.js").Decision[]}} props */
function Steps({ review, decisions }) {
  const [playing, play] = useState(false);
  const at = decisions.findIndex((each) => each.n === review.chosen);
  const next = decisions[at + 1];
  const go = (/** @type {import("../parts.js").Decision | undefined} */ decision) => { if (decision) void review.look(decision, true); };
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => (next ? go(next) : play(false)), at < 0 ? 0 : PAUSE);
    // What presses the button itself is left to it.
    const stop = (/** @type {any} */ event) => { if (!event.target.closest?.(".autoplay") || !["Enter", " ", undefined].includes(event.key)) play(false); };
    const until = new AbortController();
    for (const press of ["pointerdown", "keydown"]) addEventListener(press, stop, until);
    until.signal.addEventListener("abort", () => clearTimeout(timer));
    return () => until.abort();
  }, [playing, at]);
  return html`<div class="buttons" role="group" aria-label=${say("course-steps")}><button type="button" disabled=${at < 1} onClick=${() => go(decisions[at - 1])}>${say("course-back")}</button>
    <button type="button" class="autoplay" aria-pressed=${String(playing)} onClick=${() => { play(!playing); if (!playing && !next) go(decisions[0]); }}>${say("course-autoplay")}</button>
    <button type="button" disabled=${!next} onClick=${() => go(next)}>${say("course-on")}</button></div>`;
}

/** The round numbers between two, few enough to be read. @param {number} least @param {number} most @returns {number[]} */
function ticks(least, most) {
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((each) => (most - least) / each <= 6) ?? 500;
  const from = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - from + 1 }, (_, at) => (from + at) * step);
}

/** @param {number} value */
function signed(value) {
  return value > 0 ? `+${shown(value)}` : shown(value);
}
