// What a page with a game does: it draws, follows the key in its address, and goes on when the server is back.
import { drawing, html } from "../html.js";
import { GAME_KEYS, HELP, letter } from "../frame/keys.js";
import { awake } from "./awake.js";

const KEY = /^#([\w-]{22})$/;

/** @param {import("./game.js").Game} game @param {(props: any) => any} View */
export function run(game, View) {
  const keepAwake = awake();
  const wake = () => keepAwake(Boolean(game.turn && !game.turn.over));
  game.draw = drawing(() => {
    wake();
    return html`<${View} game=${game} />`;
  });
  addEventListener("visibilitychange", wake);
  const follow = () => {
    const key = KEY.exec(location.hash)?.[1];
    if (key && key !== game.turn?.key) void game.open(key);
    else if (!key) {
      game.forget();
      game.show({ turn: null, past: null, shown: null });
    }
  };
  addEventListener("hashchange", follow);
  addEventListener("keydown", (event) => letter({ ...GAME_KEYS, ...HELP }, game, event));
  game.draw();
  follow();
  void watch(game);
}

/** A server that was gone is asked again, and the game goes on where it stood. @param {import("./game.js").Game} game */
async function watch(game) {
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
