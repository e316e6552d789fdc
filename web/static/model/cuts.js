// An advised cut beside the one that is being made: items from 1, the reserve before the piles.

/** The reserve and the piles of an advised cut, items from 1, as a board fills them; null as long as there is none. @param {any} answer @returns {number[][] | null} */
export function advisedCut(answer) {
  const cut = answer?.searching ? null : answer?.cuts?.[0];
  return cut ? [cut.reserve, ...cut.piles] : null;
}

/** The items of an advised cut that lie elsewhere in one that is being made, part by part; its piles have no order. @param {number[][] | null} advice @param {number[][]} parts */
export function elsewhere(advice, parts) {
  const [reserve = [], one = [], other = []] = advice ?? [];
  const shared = (/** @type {number[]} */ pile) => pile.filter((item) => parts[1].includes(item)).length - pile.filter((item) => parts[2].includes(item)).length;
  return [reserve, ...(shared(one) < shared(other) ? [other, one] : [one, other])].map((part, at) => part.filter((item) => !parts[at].includes(item)));
}
