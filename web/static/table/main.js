// The page of a game at a real table: its setup, or the record whose key the address has.
import { run } from "../play/run.js";
import { keptDeck } from "../state/storage.js";
import { brought } from "../state/brought.js";
import { Companion } from "./companion.js";
import { follow } from "./follow.js";
import { Page } from "./views/page.js";

const game = new Companion();
game.deck = brought("/api/start").deck ?? keptDeck();
run(game, Page);
void follow(game);
addEventListener("visibilitychange", () => {
  if (!document.hidden && game.turn && !game.busy) void game.open(game.turn.key);
});
