// Lines of a record as people read them.

/** A line whose items and contest have their words; the numbers of items stay beside them. @param {string} line @param {string[]} goods @param {string[]} [contests] */
export function inWords(line, goods, contests = []) {
  // An item ends where a sign of equality would begin its face.
  const item = (/** @type {string} */ number) => `${number} ${(goods[Number(number) - 1] ?? "").replace(/ \S+=.*$/, "")}`.trim();
  const items = (/** @type {string} */ part) => (part.match(/\d+/g) ?? []).map(item).join("; ");
  return line.replace(/ reserve ([\d |]+)$/, (_, parts) => ` reserve ${parts.split("|").map(items).join(" | ")}`.replace("  ", " "))
    .replace(/( place|;) (\d+) (?=[a-l]\d)/g, (_, before, number) => `${before} ${item(number)} at `)
    .replace(/ enter (\d+)$/, (_, number) => ` enter ${contests[number - 1] ?? number}`);
}
