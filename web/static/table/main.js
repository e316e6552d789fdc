// The page of a game at a real table: its setup, or the record whose key the address has.
import { learnFamilies } from "../model/contests.js";
import { run } from "../play/run.js";
import { keptDeck } from "../state/storage.js";
import { get } from "../state/server.js";
import { Companion } from "./companion.js";
import { Page } from "./views/page.js";

const game = new Companion();
run(game, Page);
addEventListener("visibilitychange", () => {
  if (!document.hidden && game.turn && !game.busy) void game.open(game.turn.key);
});
game.started = get("/api/start").then((start) => {
  learnFamilies(start.families);
  game.deck = start.deck ?? keptDeck();
  game.draw();
}, () => game.show({ here: false }));
