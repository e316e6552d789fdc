// The page on which games are reviewed: a start, or the game that the address names.
import { html, render } from "../html.js";
import { watchServer } from "../state/server.js";
import { Review } from "./review.js";
import { Page } from "./views/page.js";

const review = new Review();
const root = /** @type {Element} */ (document.getElementById("page"));
let drawn = 0;

review.draw = () => {
  if (drawn) return;
  drawn = requestAnimationFrame(() => {
    drawn = 0;
    render(html`<${Page} review=${review} />`, root);
  });
};

function follow() {
  void review.open(location.hash.slice(1));
}

watchServer((here) => {
  review.show({ here });
  if (here) follow();
});
addEventListener("hashchange", follow);
addEventListener("dragover", (event) => { event.preventDefault(); });
addEventListener("drop", (event) => {
  event.preventDefault();
  const file = event.dataTransfer?.files[0];
  if (file) void file.text().then((text) => { void review.read(text, file.name); });
});
follow();
