// A picture of one unit of each family of contests.
import { html } from "../html.js";

/** Stamps as x, y, width, height on a board of 6 x 6, those that count, and a mark. @type {Record<string, {stamps: number[][], counts: number[][], mark?: string}>} */
const PICTURES = {
  "perfect-corners": { stamps: [[0, 0, 3, 3], [3, 0, 2, 3], [0, 3, 3, 2], [3, 3, 3, 3]], counts: [], mark: "M3,3 m-.7,0 a.7,.7 0 1 0 1.4,0 a.7,.7 0 1 0 -1.4,0" },
  edges: { stamps: [], counts: [[0, 0, 2, 3], [2, 0, 2, 2], [4, 0, 2, 3]], mark: "M0,0 H6" },
  surrounded: { stamps: [[0, 0, 3, 2], [3, 0, 3, 2], [0, 2, 2, 4], [4, 2, 2, 4], [2, 4, 2, 2]], counts: [[2, 2, 2, 2]] },
  "holes 1x1": { stamps: [[0, 0, 3, 2], [3, 0, 3, 3], [0, 2, 2, 4], [2, 3, 4, 3]], counts: [], mark: "M2.15,2.15 h.7 v.7 h-.7z" },
  "holes 1x2": { stamps: [[0, 0, 3, 2], [3, 0, 3, 4], [0, 2, 2, 4], [2, 4, 4, 2]], counts: [], mark: "M2.15,2.15 h.7 v1.7 h-.7z" },
  regions: { stamps: [[0, 0, 2, 4], [2, 0, 4, 2], [4, 2, 2, 4], [0, 4, 4, 2]], counts: [], mark: "M2.2,2.2 h1.6 v1.6 h-1.6z" },
  group: { stamps: [[4, 0, 2, 2], [0, 4, 2, 2]], counts: [[0, 0, 2, 3], [2, 1, 2, 2], [2, 3, 3, 2]] },
  second: { stamps: [[0, 1, 1, 5], [4, 5, 1, 1]], counts: [[2, 3, 1, 3]] },
  most: { stamps: [[2, 3, 1, 3], [4, 5, 1, 1]], counts: [[0, 1, 1, 5]] },
  sets: { stamps: [], counts: [[0, 0, 1.7, 2.6], [2.1, 0, 1.7, 2.6], [4.2, 0, 1.7, 2.6], [1, 3.2, 1.7, 2.6], [3.2, 3.2, 1.7, 2.6]] },
  count: { stamps: [[0, 0, 2, 3], [4, 3, 2, 3]], counts: [[2, 1, 2, 2], [0, 4, 3, 2]] },
};
/** For a family that has no picture here. */
const BLANK = { stamps: [], counts: [], mark: undefined };

/** @param {{contest: string}} props the text of a contest, or the beginning of one */
export function ContestPicture({ contest }) {
  const words = contest.split(":").pop()?.trim().split(/\s+/) ?? [];
  const picture = PICTURES[words.slice(0, 2).join(" ")] ?? PICTURES[words[0]] ?? BLANK;
  /** @param {number[]} stamp @param {string} kind */
  const rect = ([x, y, width, height], kind) => html`<rect class=${kind} x=${x + 0.08} y=${y + 0.08} width=${width - 0.16} height=${height - 0.16} rx=".15" />`;
  return html`<svg class="contest-picture" viewBox="-.3 -.3 6.6 6.6" aria-hidden="true">
    <rect class="board" x="-.1" y="-.1" width="6.2" height="6.2" />
    ${picture.stamps.map((stamp) => rect(stamp, "other"))}${picture.counts.map((stamp) => rect(stamp, "counts"))}
    ${picture.mark && html`<path class="unit" d=${picture.mark} />`}</svg>`;
}
