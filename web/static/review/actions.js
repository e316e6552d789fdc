// What follows from a decision: a new game from there, or its position on the album page.
import { keepGame, keepLog } from "../play/kept.js";
import { toAddress } from "../state/address.js";
import { post } from "../state/server.js";
import { say } from "../words.js";
import { titleOf } from "./kept.js";

/** @typedef {import("./review.js").Review} Review */
/** @typedef {import("./parts.js").Decision} Decision */

/** The actions of a record before a line. @param {string} record @param {number} line */
function actionsBefore(record, line) {
  const lines = record.split("\n");
  const rule = lines.findLastIndex((each) => each.trimEnd() === "---");
  return lines.slice(rule + 1, line - 1).filter((each) => each.trim() && !each.startsWith("#")).length;
}

/** Begin a new game that goes on from a decision. @param {Review} review @param {Decision} decision */
export async function playOn(review, decision) {
  const { kept } = review;
  if (!kept) return;
  const request = { from: kept.id, decisions: actionsBefore(kept.record, decision.line) };
  const turn = await review.served(() => post("/api/games", request));
  if (!turn) return;
  keepGame({ key: turn.key, game: turn.game, players: turn.players, begun: Date.now(), over: turn.over });
  keepLog(turn.key, turn.steps.map((/** @type {any} */ { player, told }) => ({ player, told })));
  location.href = `/play#${turn.key}`;
}

/** The position of a decision as a state of the album page. @param {Review} review @param {Decision} decision @returns {import("../state/store.js").State} */
export function stateOf(review, decision) {
  const { schema: _, id: __, final: ___, warnings: ____, ...position } = review.positions.get(decision.n);
  return { position, fresh: [], title: say("review-title", { title: review.kept ? titleOf(review.kept) : "", n: decision.n }) };
}

/** Open the position of a decision on the album page. @param {Review} review @param {Decision} decision */
export async function onAlbum(review, decision) {
  location.href = `/${await toAddress(stateOf(review, decision))}`;
}
