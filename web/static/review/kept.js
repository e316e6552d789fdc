// The reviews of this browser: each with its record, as far as it has come.

/**
 * A review: the key of a game on the server, or a name made of its record; the record; whose decisions and how long for
 * each; what is known; and whether it goes on when it is opened again.
 * @typedef {{id: string, time: number, title: string, record: string, player: string, seconds: number, document: import("./parts.js").Document | null, going: boolean}} KeptReview
 */

const ENTRY = "stockbook.review.";
/** Reviews that are kept. */
const MOST = 12;

/** @returns {KeptReview[]} the newest first */
export function keptReviews() {
  const found = Object.keys(localStorage).filter((name) => name.startsWith(ENTRY)).flatMap((name) => keptReview(name.slice(ENTRY.length)) ?? []);
  return found.sort((one, other) => other.time - one.time);
}

/** @param {string} id @returns {KeptReview | null} */
export function keptReview(id) {
  try {
    return JSON.parse(localStorage.getItem(ENTRY + id) ?? "null");
  } catch {
    return null;
  }
}

/** Keep a review; where there is no room, the oldest ones go. @param {KeptReview} review */
export function keepReview(review) {
  const others = keptReviews().filter((each) => each.id !== review.id);
  for (const each of others.splice(MOST - 1)) forgetReview(each.id);
  for (;;) {
    try {
      localStorage.setItem(ENTRY + review.id, JSON.stringify(review));
      return;
    } catch {
      const oldest = others.pop();
      if (!oldest) return;
      forgetReview(oldest.id);
    }
  }
}

/** @param {string} id */
export function forgetReview(id) {
  localStorage.removeItem(ENTRY + id);
}

/** A name for a record, the same for the same record. @param {string} record */
export function nameOf(record) {
  let hash = 5381;
  for (const letter of record) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) % 4294967296;
  return `record-${hash.toString(36)}-${record.length.toString(36)}`;
}
