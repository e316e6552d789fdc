// The answer: it streams in, is proved or has its bound, and its plans can be looked at and applied.
import { html, inLanguage, say } from "../html.js";
import { application, nextStep } from "../actions/rounds.js";
import { readLine } from "../model/album.js";
import { asMove, cellOf } from "../model/moves.js";
import { asGood, behind, hasTwoGoals, shown, summary, withInterval } from "../model/answers.js";
import { labelInWords, plainly, toldInWords } from "../model/words.js";
import { focusLater } from "../frame/focus.js";
import { Next, asAdvised, isOver } from "./next.js";
import { Interval, Remarks, Searching } from "../frame/values.js";

/** @typedef {import("../page.js").Page} Page */

/** @param {{page: Page}} props */
export function Answer({ page }) {
  const { answer, asking, chosen } = page.view;
  const { done } = page.state;
  const apply = application(page);
  const plan = answer?.plans?.[chosen];
  const status = summary(answer, chosen) || done?.said;
  const laid = answer?.searching ? readLine(answer.plan ?? "").map((tile) => ({ item: cellOf(tile), stamp: tile.text, at: cellOf(tile) })) : [];
  const { contest: enter, keep = [] } = plan ?? done?.plan ?? {};
  return html`<section class="answer card" aria-label=${say("best-move")}>
    <div class="answer-top">
      <p role="status" aria-label=${say("answer")} class=${(answer?.cuts ? answer.best_proved : answer?.proved) ? "proved" : ""}>${status || say("ask-for-best")}</p>
      <div class="ask">${apply && html`<button type="button" class="primary" onClick=${() => { page.view.said = say("applied", { said: status ?? "" }); apply(); focusLater(".answer :is(button, summary)"); }}>${say("apply")}</button>`}
      ${!apply && html`<${Next} page=${page} />`}
      ${asking ? html`<button type="button" class="primary stop" onClick=${() => { void page.stop(); }}>${say("stop")}</button>`
    : !(isOver(page) && asAdvised(page)) && html`<button type="button" class=${apply || done || (!asking && nextStep(page)) ? "" : "primary"} onClick=${() => { void page.hint(); }}>${say("hint")}</button>`}</div>
      ${enter && html`<p class="to-do">${say("enter")} <b>${inLanguage(enter)}</b>${keep.length > 0 && html`<span class="quiet">${say("keep-later", { contests: keep.map(inLanguage).reduce((/** @type {string} */ first, /** @type {string} */ second) => say("and-then", { first, second })) })}</span>`}</p>`}
    </div>
    ${asking && html`<${Searching} key=${asking} seconds=${page.view.seconds} />`}
    <${Goals} page=${page} />
    ${laid.length ? html`<${Moves} page=${page} plan=${{ place: laid }} />` : answer?.searching && answer.plan && html`<p class="line-of-plan">${toldInWords(answer.plan)}</p>`}
    ${plan?.place && html`<${Plan} page=${page} plan=${plan} />`}
    ${done && !answer && html`<${Moves} page=${page} plan=${done.plan} />`}
    ${(answer?.plans?.length ?? 0) > 1 && html`<${Plans} page=${page} />`}
    ${answer?.by_contest && html`<${ByContest} page=${page} />`}
    <${Remarks} answer=${answer} chosen=${chosen} />
    ${(answer?.assumed ?? []).map((/** @type {string} */ text) => html`<p class="quiet" key=${text}>${plainly(text)}</p>`)}
    <${Mine} page=${page} />
    <${Limits} page=${page} />
  </section>`;
}

/** The choice of the points that are asked for, of this round alone or of the whole game. @param {{page: Page}} props */
function Goals({ page }) {
  const { goal, answer, asking } = page.view;
  if (!hasTwoGoals(page.state.position)) return null;
  return html`<div class="goals" role="group" aria-label=${say("goals")}>${["now", "game"].map((each) => html`<button type="button" key=${each} aria-pressed=${goal === each ? "true" : "false"}
    onClick=${() => {
      page.show({ goal: each });
      if (answer || asking) void page.hint();
    }}>${say(`goal-${each}`)}</button>`)}</div>`;
}

/** How many plans are looked for, and how long. @param {{page: Page}} props */
function Limits({ page }) {
  const { wanted, seconds } = page.view;
  const choice = (/** @type {number} */ each) => html`<option key=${each} value=${String(each)}>${each}</option>`;
  return html`<details class="limits"><summary>${say("limits", { plans: wanted, seconds })}</summary><div class="buttons">
    <label>${say("plans")} <select value=${String(wanted)} onChange=${(/** @type {any} */ event) => page.show({ wanted: Number(event.target.value) })}>${[1, 3, 5, 10].map(choice)}</select></label>
    <label>${say("seconds")} <select value=${String(seconds)} onChange=${(/** @type {any} */ event) => page.show({ seconds: Number(event.target.value) })}>${[2, 10, 30, 120].map(choice)}</select></label></div></details>`;
}

/** Where the stamps of a plan go. @param {{page: Page, plan: any}} props */
function Moves({ page, plan }) {
  return html`<ol class="moves" aria-label=${say("the-plan")}>${plan.place.map((/** @type {any} */ line) => html`<li key=${line.item} onPointerEnter=${() => page.show({ lit: new Set([line.at]) })}
      onPointerLeave=${() => page.show({ lit: new Set() })}><b>${line.at}</b> ${inLanguage(line.stamp)}</li>`)}
      ${(plan.discard ?? []).map((/** @type {any} */ line) => html`<li key=${line.item} class="quiet">${say("discard-stamp", { stamp: inLanguage(line.stamp) })}</li>`)}</ol>`;
}

/** @param {{page: Page, plan: any}} props */
function Plan({ page, plan }) {
  return html`<div class="plan"><${Moves} page=${page} plan=${plan} />
    <div class="buttons">
      <label class="check"><input type="checkbox" checked=${page.view.ghosts} onChange=${(/** @type {any} */ event) => page.show({ ghosts: event.target.checked })} /> ${say("on-the-album")}</label>
    </div>
    <details><summary>${say("points-by-line", { points: plan.points })}</summary>
      <table><tbody>${plan.lines.map((/** @type {any} */ line) => html`<tr key=${line.label}><th scope="row">${labelInWords(line.label)}</th><td>${line.count ?? ""}</td><td>${shown(line.points)}</td></tr>`)}</tbody></table>
    </details>
  </div>`;
}

/** @param {{page: Page}} props */
function Plans({ page }) {
  const { answer, chosen } = page.view;
  const even = asGood(answer.plans, "expected");
  return html`<div class="chips" role="group" aria-label=${say("plans")}>${answer.plans.map((/** @type {any} */ plan, /** @type {number} */ index) => html`<button type="button" key=${index}
    aria-pressed=${index === chosen ? "true" : "false"} onClick=${() => page.show({ chosen: index, ghosts: true })}>${say(even.includes(plan) ? "plan-as-good" : "plan-number", { number: index + 1, points: plan.expected ? withInterval(plan, "expected") : plan.points })}</button>`)}</div>`;
}

/** What each contest brings this round, and by the end where that is known. @param {{page: Page}} props */
function ByContest({ page }) {
  const { answer, chosen } = page.view;
  const rows = answer.by_contest;
  if (rows.length < 2) return null;
  const later = rows.some((/** @type {any} */ row) => row.samples);
  const [best = {}] = answer.plans ?? [];
  const even = asGood([best, ...rows.filter((/** @type {any} */ row) => row.contest !== best.contest)], "expected");
  return html`<table class="by-contest" aria-label=${say("contests-to-enter")}><thead><tr><th scope="col">${say("contest-to-enter")}</th><th scope="col">${say("this-round")}</th>${later && html`<th scope="col">${say("by-the-end")}</th>`}</tr></thead>
    <tbody>${rows.map((/** @type {any} */ row) => html`<tr key=${row.contest}><th scope="row"><button type="button" aria-pressed=${answer.plans?.[chosen]?.contest === row.contest ? "true" : "false"}
      onClick=${() => { void page.hint({ contest: row.contest }); }}>${row.contest ? inLanguage(row.contest) : say("no-contest")}</button>${even.includes(row) && html` <span class="quiet">${say("about-as-good")}</span>`}</th>
      <td>${later ? shown(row.now ?? row.best) : row.bound > row.best ? say("range", { least: shown(row.best), most: shown(row.bound) }) : shown(row.best)}</td>
      ${later && html`<td>${row.samples ? html`<${Interval} row=${row} rows=${rows} of="expected" />` : "–"}</td>`}</tr>`)}</tbody></table>`;
}

/** "Why not mine": the stamps as they were put, beside the best. @param {{page: Page}} props */
function Mine({ page }) {
  const { mine } = page.view;
  if (page.state.position.phase !== "show" || asAdvised(page) || (!page.state.fresh.length && !mine)) return null;
  return html`<div class="mine">
    <button type="button" onClick=${() => { void compare(page); }}>${say("why-not-mine")}</button>
    ${mine?.busy && html`<${Searching} seconds=${page.view.seconds} />`}
    ${mine?.rows && html`<p>${behind(mine)}</p>
      <table aria-label=${say("mine-and-best")}><thead><tr><th scope="col">${say("line")}</th><th scope="col">${say("mine")}</th><th scope="col">${say("best")}</th></tr></thead>
      <tbody>${mine.rows.map((/** @type {any} */ row) => html`<tr key=${row.label} class=${row.move === row.best ? "" : "differs"}><th scope="row">${labelInWords(row.label)}</th>
        <td>${row.move ?? "–"}</td><td>${row.best ?? "–"}</td></tr>`)}
        <tr class="total"><th scope="row">${say("this-round")}</th><td>${shown(mine.move.points)}</td><td>${shown(mine.best.points)}</td></tr>
        ${mine.move.samples > 0 && html`<tr class="total"><th scope="row">${say("by-the-end")}</th><td>${withInterval(mine.move, "expected")}</td><td>${withInterval(mine.best, "expected")}</td></tr>`}</tbody></table>
      ${mine.move.samples > 0 && html`<p class="quiet">${say("same-samples", { number: mine.move.samples })}</p>`}
      <button type="button" onClick=${() => page.show({ answer: { ...mine.best, plans: [mine.best], best: mine.best.points, bound: mine.best.bound, proved: mine.proved, before: true }, chosen: 0 })}>${say("show-the-best")}</button>`}
  </div>`;
}

/** @param {Page} page */
async function compare(page) {
  const { position, move } = asMove(page.state);
  const { state } = page;
  page.show({ mine: { busy: true } });
  const document = await page.question({ command: "explain", position, options: { ...page.deck, ...page.goal, time: page.view.seconds, move } });
  if (state !== page.state) return;
  if (document.faults) {
    page.fault(document.faults);
    page.show({ mine: null });
  } else page.show({ mine: document });
}
