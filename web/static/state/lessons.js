// Puzzles of one's own: positions of reviewed games in which points were given away, with what was the best.
import { download } from "./download.js";
import { post } from "./server.js";
import { keepText, keptUnder } from "./storage.js";

/** @typedef {{id: string, time: number, title: string, position: any, lost: number, proved: boolean}} Lesson */

const LESSONS = "stockbook.lessons";
/** Lessons that are kept. */
const MOST = 60;

/** @returns {Lesson[]} the newest first */
export function lessons() {
  const found = keptUnder(LESSONS);
  return Array.isArray(found) ? found : [];
}

/** Keep a lesson; false where there is no room. @param {Lesson} lesson */
export function keepLesson(lesson) {
  const others = lessons().filter((each) => each.id !== lesson.id);
  return keepText(LESSONS, JSON.stringify([lesson, ...others].slice(0, MOST)));
}

/** @param {string} id */
export function forgetLesson(id) {
  keepText(LESSONS, JSON.stringify(lessons().filter((each) => each.id !== id)));
}

/** The state of the album page in which a lesson is solved. @param {Lesson} lesson @returns {import("./store.js").State} */
export function lessonState(lesson) {
  return { position: lesson.position, fresh: [], title: lesson.title, puzzle: true };
}

/** Save a lesson as a file that the commands read; without the server as JSON. @param {Lesson} lesson */
export async function saveLesson(lesson) {
  const name = lesson.title.replace(/[^\w-]+/g, "-");
  const { toml } = await post("/api/toml", { tables: lesson.position }).catch(() => ({ toml: "" }));
  if (toml) download(`# ${lesson.title}\n${toml}`, `${name}.toml`, "application/toml");
  else download(`${JSON.stringify({ schema: 1, ...lesson.position }, null, 1)}\n`, `${name}.json`);
}
