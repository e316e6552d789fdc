// Lines that are told on other devices at the same table: they are here as soon as they are told.

/** Take what others tell, as long as the page is seen. @param {import("./companion.js").Companion} game */
export async function follow(game) {
  let control = new AbortController();
  for (const left of ["hashchange", "visibilitychange"]) addEventListener(left, () => control.abort());
  for (;;) {
    const { table, here } = game;
    control = new AbortController();
    // The answer comes when there are other lines than those seen here.
    const told = table && here && !document.hidden && await fetch(`/api/tables/${table.key}?after=${table.lines.length}`, control).then((answer) => answer.ok && answer.json(), () => null);
    await game.idle();
    if (told && game.table === table) await game.hear(told);
    if (game.table === table) await new Promise((later) => { setTimeout(later, 1000); });
  }
}
