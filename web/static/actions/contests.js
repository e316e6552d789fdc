// What is scored: contests with tickets, the Finale, exhibitors, and specialists who score something.
import { typedContest } from "../model/contests.js";
import { goodsAt, moreSpecialists } from "../model/goods.js";

/** @typedef {import("../page.js").Page} Page */

/** Add what is scored; `show` and `final` are specialists who score it in each Show Phase, or in the last. @param {Page} page @param {string} place one of `scored` @param {string} text */
export function addContest(page, place, text) {
  const { position } = page.state;
  const { exhibitors = [], specialists = 0 } = position.me ?? {};
  if (place === "contest") page.store.edit({ contests: [...(position.contests ?? []), text] });
  else if (place === "finale") page.store.edit({ finale: text });
  else if (place === "exhibitor") page.editMe({ exhibitors: [...exhibitors, text] });
  else if (place.startsWith("opponents.")) page.setGoods(place, [...goodsAt(position, place), text]);
  else page.editMe({ specialists: moreSpecialists(specialists, [specialist(place, text, Array.isArray(specialists) ? specialists.length : specialists)]) });
}

/** A specialist, with a name, who scores a contest or does what is written. @param {string} place @param {string} text @param {number} before how many there are */
function specialist(place, text, before) {
  const [effect, ...name] = text.split(/:\s*/).reverse();
  return `${name.reverse().join(": ") || `card ${before + 1}`}: ${typedContest(effect) ? `${place} ${effect}` : effect}`;
}

/** @param {Page} page @param {"contest" | "finale" | "exhibitor" | "specialist"} place @param {number} index */
export function removeContest(page, place, index) {
  const { position } = page.state;
  const without = (/** @type {string[]} */ list) => list.filter((_, each) => each !== index);
  if (place === "contest") {
    const contests = without(position.contests);
    const entered = (position.entered ?? []).filter((/** @type {string} */ text) => contests.includes(text));
    const entering = contests.includes(page.state.entering ?? "") ? page.state.entering : undefined;
    page.store.change({ entering, position: { ...position, contests, entered: entered.length ? entered : undefined } });
  } else if (place === "finale") page.store.edit({ finale: undefined });
  else if (place === "exhibitor") page.editMe({ exhibitors: without(position.me.exhibitors) });
  else page.editMe({ specialists: without(position.me.specialists) });
}

/** Put my ticket on a contest, or take it off; once stamps are laid and earlier rounds have theirs, it is that of this round. @param {Page} page @param {string} text */
export function ticket(page, text) {
  const { entering, fresh, position } = page.state;
  const entered = position.entered ?? [];
  if (entering === text || (fresh.length && !entered.includes(text) && entered.length >= position.round - 1)) {
    page.store.change({ entering: entering === text ? undefined : text });
    return;
  }
  const now = entered.includes(text) ? entered.filter((/** @type {string} */ each) => each !== text) : [...entered, text];
  page.store.edit({ entered: now.length ? now : undefined });
}
