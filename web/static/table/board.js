// The boards of games as they serve a record: a move on them is an answer to the question, which the server checks.
import { fits, tilesOf } from "../model/album.js";
import { BOARDS } from "../model/words.js";
import { readCell, readStamp } from "../model/stamps.js";
import { inWords } from "./lines.js";

/** @typedef {import("./companion.js").Companion} Companion */

/** The game as the boards see it. @param {Companion} game @returns {any} */
export function boardOf(game) {
  const { table, question } = game;
  const who = question?.player ? table?.players[question.player - 1] : undefined;
  const mine = question?.player === table?.me;
  const placing = question?.kind === "places";
  const side = mine || !placing ? table?.position.me : table?.position.opponents?.find((/** @type {any} */ each) => each.name === who);
  const tiles = tilesOf(side);
  const place = placing ? question.goods.filter((text) => readStamp(text)?.faces.length || text === "forever") : [];
  const position = table && BOARDS[table.game] === "album" ? { ...table.position, phase: placing ? "show" : question?.kind, me: { ...side, place, collection: question?.goods } } : { ...table?.position, ...(BOARDS[table?.game ?? ""] === "grid" && question?.choices.length ? { hand: [...new Set(question.choices.map((each) => each.answer.split(" ")[0]))] } : {}) };
  const last = placing ? game.questions.find((each) => each.start === `${who} enter `) : question;
  const actions = (last?.choices ?? []).map(({ answer, said }) => ({ action: placing ? `enter ${answer}` : answer, said }));
  const legal = (/** @type {string} */ action) => {
    const [verb, item, cell] = action.split(" ");
    if (verb === "reserve") return !/\| *(\||$)/.test(action);
    if (verb !== "place") return actions.some((each) => each.action === action);
    const at = readCell(cell);
    const stamp = readStamp(place[Number(item) - 1] ?? "");
    return Boolean(at && stamp && fits(tiles, { x: at[0], y: at[1], width: stamp.width, height: stamp.height }));
  };
  return Object.create(game, {
    // Advice is for me: nobody else's cut or album has it.
    answer: { value: mine ? game.answer : null },
    position: { value: position },
    actions: { value: actions },
    legal: { value: legal },
    move: { value: (/** @type {string} */ action) => game.tell(inWords(`${who} ${numbered(action)}`, question?.goods ?? [], position.contests)) },
    show: { value: (/** @type {any} */ parts) => game.show(parts) },
  });

  /** The item of a hand in which some are still face down. @param {string} action */
  function numbered(action) {
    const [verb, item, ...rest] = action.split(" ");
    if (verb !== "place" || !question) return action;
    const text = place[Number(item) - 1];
    const before = place.slice(0, Number(item)).filter((each) => each === text).length;
    const found = question.goods.flatMap((each, index) => (each === text ? [index + 1] : []));
    return ["place", found[before - 1], ...rest].join(" ");
  }
}
