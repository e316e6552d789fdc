// A decision as a puzzle of one's own: only where the best answer is better, and known.
import { shown } from "../model/answers.js";
import { GAMES } from "../model/words.js";
import { toAddress } from "../state/address.js";
import { keepLesson, lessonState } from "../state/lessons.js";
import { answer } from "../state/server.js";
import { say } from "../words.js";
import { stateOf } from "./actions.js";

/** @typedef {import("./review.js").Review} Review */
/** @typedef {import("./parts.js").Decision} Decision */

/** Seconds of the search for the answer, which takes all of them for most cuts. */
const SECONDS = /** @type {Record<string, number>} */ ({ place: 10, cut: 5 });

/** @param {Review} review @param {Decision} decision */
export function lessonId(review, decision) {
  return `${review.kept?.id}/${decision.n}`;
}

/** Whether a decision can become a puzzle. @param {any} position @param {Decision} decision */
export function canBeLesson(position, decision) {
  return GAMES.some((each) => each.puzzles && each.game === position?.game) && decision.phase in SECONDS;
}

/** Keep a decision as a puzzle, or tell why it is none. @param {Review} review @param {Decision} decision */
export async function makeLesson(review, decision) {
  const { position, title } = stateOf(review, decision);
  const placement = decision.phase === "place";
  const move = placement ? decision.move.replace(/(^|; )enter .*$/, "") : decision.move;
  review.show({ told: say("lesson-looking"), faults: [] });
  const time = SECONDS[decision.phase];
  const options = { move, time, ...(placement ? { goal: "now" } : {}) };
  const found = move ? await review.served(() => answer({ command: "explain", position, options })) : null;
  if (!found) review.show({ told: move ? "" : say("lesson-nothing-placed") });
  else if (placement && !found.proved) review.show({ told: say("lesson-not-proved", { seconds: time }) });
  else if (!found.difference) review.show({ told: say(placement ? "lesson-well-placed" : "lesson-no-better-cut") });
  else {
    const kept = keepLesson({ id: lessonId(review, decision), time: Date.now(), title, position, lost: found.difference, proved: placement || Boolean(found.best_proved) });
    review.show({ told: kept ? say("lesson-kept", { points: shown(found.difference) }) : say("lesson-no-room") });
  }
}

/** Solve a lesson on the album page. @param {import("../state/lessons.js").Lesson} lesson */
export async function solve(lesson) {
  location.href = `/${await toAddress(lessonState(lesson))}`;
}
