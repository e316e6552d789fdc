// The beginning: what the address, this tab or the command line has to show, then the page follows every change.
import { drawing, html } from "./html.js";
import { Page } from "./page.js";
import { Store } from "./state/store.js";
import { fromAddress, toAddress } from "./state/address.js";
import { addressIsBehind, before, goOn, keep, keepBehind, keptDeck } from "./state/storage.js";
import { brought, watchServer } from "./state/server.js";
import { openDropped } from "./actions/files.js";
import { App } from "./views/app.js";
import { shortcuts } from "./views/keys.js";

const page = new Page();
let address = "";
/** @type {any} */
let position = null;
/** @type {any} */
let wishes;

page.draw = drawing(() => html`<${App} page=${page} />`);

/** After each change: what was answered is old, the points are asked for, and the state is kept. */
function changed() {
  const same = position === page.state.position && wishes === page.state.wishes;
  ({ position, wishes } = page.state);
  if (!same) {
    page.forget();
    void page.score();
  }
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
  if (start.faults?.length) page.fault(start.faults);
  if (start.position && !linked && !old) page.open(start.position, start.file ?? "", false, true);
  if (fault) page.fault(fault);
  changed();
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
