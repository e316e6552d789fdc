// The list of one's own puzzles: to solve, to save as files, to forget.
import { html, say, useState } from "../html.js";
import { shown } from "../model/answers.js";
import { forgetLesson, lessons, saveLesson } from "../state/lessons.js";
import { solved } from "../state/puzzles.js";

/** @param {{open: (lesson: import("../state/lessons.js").Lesson) => void}} props */
export function Lessons({ open }) {
  const [, redraw] = useState(0);
  const found = lessons();
  const done = solved();
  if (!found.length) return null;
  return html`<h3>${say("my-puzzles")}</h3><ul class="begun" aria-label=${say("my-puzzles")}>${found.map((each) => html`<li key=${each.id}>
    <button type="button" onClick=${() => open(each)}>${say("solve-lesson")} <b>${each.title}</b></button>
    <span class="quiet">${say("lesson", { phase: each.position.phase, points: shown(each.lost), proved: String(each.proved), solved: String(done.includes(each.title)) })}</span>
    <button type="button" aria-label=${say("save-named", { name: each.title })} onClick=${() => { void saveLesson(each); }}>${say("save")}</button>
    <button type="button" class="remove" aria-label=${say("forget-named", { name: each.title })} onClick=${() => { forgetLesson(each.id); redraw((count) => count + 1); }}>×</button></li>`)}</ul>`;
}
