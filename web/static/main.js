// The beginning: what the address, this tab or the command line has to show, then the page follows every change.
import { drawing, html } from "./html.js";
import { Page } from "./page.js";
import { Store } from "./state/store.js";
import { fromAddress, toAddress } from "./state/address.js";
import { addressIsBehind, before, goOn, keep, keepBehind, keptDeck } from "./state/storage.js";
import { get, watchServer } from "./state/server.js";
import { openDropped } from "./actions/files.js";
import { learnFamilies } from "./model/contests.js";
import { App } from "./views/app.js";
import { shortcuts } from "./views/keys.js";

/** Told to whoever presses something before the file is here. */
const WAITING = "Waiting for the file\u2026";

const page = new Page();
let address = "";
/** @type {any} */
let position = null;
/** @type {any} */
let wishes;
/** @type {string | undefined} */
let entering;
/** Presses that came before the file did, and act on it as soon as it is here; null when none is waited for. @type {(() => void)[] | null} */
let held = null;

page.draw = drawing(() => html`<${App} page=${page} />`);

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
  keepBehind(true);
  const { state } = page.store;
  const now = await toAddress(state);
  if (state !== page.store.state) return;
  address = now;
  history.replaceState(null, "", now);
  keepBehind(false);
}

/** A link that is pasted into the address of an open page. */
async function follow() {
  if (location.hash === address) return;
  try {
    const state = await fromAddress(location.hash);
    if (state) page.go(state);
  } catch (error) {
    page.fault(/** @type {Error} */ (error).message);
  }
}

/** Keep a press for the file, and say so. @param {(() => void)[]} presses @param {() => void} press */
function hold(presses, press) {
  presses.push(press);
  page.show({ told: WAITING });
}

/** What was pressed acts on the page as it is drawn now. */
async function letGo() {
  const presses = held ?? [];
  held = null;
  if (page.view.told === WAITING) page.show({ told: null });
  await null;
  for (const press of presses) press();
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
  // Whoever asks something before the start is here keeps the answer.
  ({ position, wishes, entering } = page.state);
  page.view.start.deck = keptDeck();
  if (!linked && !old) held = [];
  page.draw();
  try {
    const start = await get("/api/start");
    start.deck ??= keptDeck();
    learnFamilies(start.families);
    page.show({ start });
    if (start.faults?.length) page.fault(start.faults);
    if (start.position && !linked && !old && !page.store.past.length) page.open(start.position, start.file ?? "", false, true);
    else void page.score();
  } catch {
    page.show({ here: false });
  }
  if (fault) page.fault(fault);
  changed();
  await letGo();
}

watchServer((here) => {
  page.show({ here });
  if (here) void page.score();
});
addEventListener("hashchange", () => { void follow(); });
addEventListener("keydown", (event) => {
  if (held) hold(held, () => shortcuts(page, event));
  else shortcuts(page, event);
});
addEventListener("click", (event) => {
  const { target } = event;
  // A link leads away from any file, and a field waits for what is typed.
  if (!held || !(target instanceof Element) || target.closest("a, input:not([type=checkbox]), select")) return;
  event.preventDefault();
  event.stopPropagation();
  hold(held, () => target.dispatchEvent(new MouseEvent("click", event)));
}, true);
addEventListener("dragover", (event) => { event.preventDefault(); });
addEventListener("drop", (event) => {
  event.preventDefault();
  const file = event.dataTransfer?.files[0];
  if (file) void openDropped(page, file);
});
void begin();
