// The beginning: what the address, this tab or the command line has to show, then the page follows every change.
import { drawing, html } from "./html.js";
import { Page } from "./page.js";
import { EMPTY, Store, blank } from "./state/store.js";
import { fromAddress, toAddress, wordOf } from "./state/address.js";
import { addressIsBehind, before, goOn, keep, keepBehind, keptDeck } from "./state/storage.js";
import { brought } from "./state/brought.js";
import { watchServer } from "./state/server.js";
import { openDropped, openShipped } from "./actions/files.js";
import { EXAMPLE } from "./home/start.js";
import { BOARDS } from "./model/words.js";
import { App } from "./views/app.js";
import { shortcuts } from "./frame/keys.js";

/** The places beside the album by their words in the address; without a word and without an album it is the start. @type {Record<string, string>} */
const PLACES = { "": "start", start: "start", puzzles: "puzzles" };

const page = new Page();
let address = "#";
/** @type {any} */
let position = null;
/** @type {any} */
let wishes;
/** @type {string | undefined} */
let entering;

const draw = drawing(() => html`<${App} page=${page} />`);
/** The place that was drawn last. @type {string | null} */
let drawn = null;
page.draw = () => {
  const left = drawn && !page.view.place;
  drawn = page.view.place;
  if (left) {
    // Back leads to the place again.
    if ((wordOf(location.hash) ?? "album") in PLACES) history.pushState(null, "", "#album");
    scrollTo(0, 0);
    void remember();
  }
  draw();
};

/** After each change: what was answered is old, the points are asked for, and the state is kept. */
function changed() {
  const same = position === page.state.position && wishes === page.state.wishes;
  const scored = same && entering === page.state.entering;
  ({ position, wishes, entering } = page.state);
  if (!same) page.forget();
  if (!scored) void page.score();
  page.draw();
  void remember();
}

async function remember() {
  keep(page.store);
  if (page.view.place) return;
  keepBehind(true);
  const { state } = page.store;
  const { hash } = location;
  const now = await toAddress(state);
  // Meanwhile somebody may have gone on, or elsewhere.
  if (state !== page.store.state || hash !== location.hash) return;
  address = now;
  history.replaceState(null, "", now);
  keepBehind(false);
}

/** A link that is pasted into the address of an open page. */
async function follow() {
  const word = wordOf(location.hash);
  page.show({ faults: [], dialog: null, help: null, tour: null, ...(location.hash === address ? { place: null } : {}) });
  if (word !== null) visit(word);
  if (word !== null || location.hash === address) return;
  try {
    const state = await fromAddress(location.hash);
    if (state) page.go(state);
  } catch (error) {
    page.fault(/** @type {Error} */ (error).message);
  }
}

/** Go where a word of the address leads; a puzzle is left for the album that was there before. @param {string} word */
function visit(word) {
  page.show({ place: PLACES[word] ?? null });
  const { state, past } = page.store;
  if (word === "album" && state.puzzle) page.go(past.findLast((each) => !each.puzzle) ?? EMPTY);
  if (word === "album") void remember();
  if (word === "tour") void tour();
}

/** Show the page around, with an example where nothing lies on the album. */
async function tour() {
  if (blank(page.state) || page.state.position.phase !== "show" || BOARDS[page.state.position.game] !== "album") await openShipped(page, EXAMPLE);
  page.show({ tour: 0 });
  void remember();
}

async function begin() {
  const old = before();
  let linked = null;
  let fault = "";
  try {
    linked = await fromAddress(location.hash);
  } catch (error) {
    fault = /** @type {Error} */ (error).message;
  }
  const same = old && (!linked || addressIsBehind() || JSON.stringify(linked) === JSON.stringify(old.state));
  if (same) {
    page.store = new Store(old.state, old.past, old.future);
    goOn(old);
  } else if (linked) page.store = new Store(linked);
  page.store.subscribe(changed);
  const start = brought("/api/start");
  page.view.start = { ...start, deck: start.deck ?? keptDeck() };
  const word = wordOf(location.hash);
  page.view.place = word !== null && !(word === "" && old) && !fault ? PLACES[word] ?? null : null;
  if (start.faults?.length) page.fault(start.faults);
  if (start.position && !linked && !old) {
    drawn = page.view.place = null;
    page.open(start.position, start.file ?? "", false, true);
  }
  if (fault) page.fault(fault);
  changed();
  if (word && !page.view.place) visit(word);
}

watchServer((here) => {
  page.show({ here });
  if (here) void page.score();
});
addEventListener("hashchange", () => { void follow(); });
addEventListener("keydown", (event) => { shortcuts(page, event); });
addEventListener("dragover", (event) => { event.preventDefault(); });
addEventListener("drop", (event) => {
  event.preventDefault();
  const file = event.dataTransfer?.files[0];
  if (file) void openDropped(page, file);
});
void begin();
