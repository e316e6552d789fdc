// The list of one's own puzzles: to solve, to save as files, to forget.
import { html, useState } from "../html.js";
import { shown } from "../model/answers.js";
import { forgetLesson, lessons, saveLesson } from "../state/lessons.js";
import { solved } from "../state/puzzles.js";

/** @param {{open: (lesson: import("../state/lessons.js").Lesson) => void}} props */
export function Lessons({ open }) {
  const [, redraw] = useState(0);
  const found = lessons();
  const done = solved();
  if (!found.length) return null;
  return html`<h3>My puzzles</h3><ul class="begun" aria-label="My puzzles">${found.map((each) => html`<li key=${each.id}>
    <button type="button" onClick=${() => open(each)}>Solve <b>${each.title}</b></button>
    <span class="quiet">${each.position.phase === "cut" ? "a cut" : "a placement"}, ${shown(each.lost)} given away${each.proved ? ", proved" : ""}${done.includes(each.title) ? ", solved ✓" : ""}</span>
    <button type="button" aria-label="save ${each.title}" onClick=${() => { void saveLesson(each); }}>Save</button>
    <button type="button" class="remove" aria-label="forget ${each.title}" onClick=${() => { forgetLesson(each.id); redraw((count) => count + 1); }}>×</button></li>`)}</ul>`;
}
