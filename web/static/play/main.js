// The page on which games are played: a start, or the game whose key the address has.
import { html, render } from "../html.js";
import { Game } from "./game.js";
import { Table } from "./views/table.js";

const KEY = /^#([\w-]{22})$/;
const game = new Game();
const root = /** @type {Element} */ (document.getElementById("page"));
let drawn = 0;

game.draw = () => {
  if (drawn) return;
  drawn = requestAnimationFrame(() => {
    drawn = 0;
    render(html`<${Table} game=${game} />`, root);
  });
};

function follow() {
  const key = KEY.exec(location.hash)?.[1];
  if (key && key !== game.turn?.key) void game.open(key);
  else if (!key) game.show({ turn: null, past: null, shown: null, faults: [] });
}

/** A server that was gone is asked again, and the game goes on where it stood. */
async function watch() {
  for (;;) {
    await new Promise((later) => { setTimeout(later, 1000); });
    if (game.here || game.busy) continue;
    try {
      await fetch("/api/start");
      game.show({ here: true });
      const key = KEY.exec(location.hash)?.[1];
      if (key) await game.open(key);
    } catch {
      // It is still gone.
    }
  }
}

addEventListener("hashchange", follow);
game.draw();
follow();
void watch();
