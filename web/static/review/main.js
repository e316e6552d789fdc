// The page on which games are reviewed: a start, or the game that the address names.
import { drawing, html } from "../html.js";
import { watchServer } from "../state/server.js";
import { HELP, letter } from "../frame/keys.js";
import { Review } from "./review.js";
import { Page } from "./views/page.js";

const review = new Review();

review.draw = drawing(() => html`<${Page} review=${review} />`);

function follow() {
  void review.open(location.hash.slice(1));
}

watchServer((here) => {
  review.show({ here });
  if (here) follow();
});
addEventListener("hashchange", follow);
addEventListener("keydown", (event) => letter(HELP, review, event));
addEventListener("dragover", (event) => { event.preventDefault(); });
addEventListener("drop", (event) => {
  event.preventDefault();
  const file = event.dataTransfer?.files[0];
  if (file) void file.text().then((text) => { void review.read(text, file.name); });
});
follow();
