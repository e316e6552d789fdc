// The page on which games are played: a start, or the game whose key the address has.
import { Game } from "./game.js";
import { run } from "./run.js";
import { Table } from "./views/table.js";

run(new Game(), Table);
