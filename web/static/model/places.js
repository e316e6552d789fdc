// Where in a text a fault is.

/**
 * The beginning and the end of the place of a fault: its cell in a picture, its entry in a list, its key, or the line named in its message.
 * @param {string} text @param {{key?: string, cell?: string | null, message: string}} fault @returns {[number, number]}
 */
export function placeIn(text, fault) {
  const line = /line (\d+)/.exec(fault.message);
  const path = (fault.key ?? "").split(".");
  const [, key, index] = /^([^[]*)(?:\[(\d+)\])?$/.exec(path[path.length - 1]) ?? [];
  const found = key ? new RegExp(`"?${key.replace(/[^\w-]/g, "\\$&")}"?\\s*[=:]`).exec(text) : null;
  if (!found) return line ? lineAt(text, Number(line[1])) : [0, text.length];
  const after = found.index + found[0].length;
  if (fault.cell) {
    const row = Number(fault.cell.slice(1));
    const picture = text.slice(after).search(/"""|"/);
    const first = text.slice(0, after + picture).split("\n").length;
    return lineAt(text, first + row);
  }
  if (index !== undefined) {
    const entries = [...text.slice(after).matchAll(/"(?:[^"\\]|\\.)*"/g)];
    const entry = entries[Number(index) - 1];
    if (entry) return [after + entry.index, after + entry.index + entry[0].length];
  }
  return [found.index, (text.indexOf("\n", after) + 1 || text.length + 1) - 1];
}

/** @param {string} text @param {number} number @returns {[number, number]} */
function lineAt(text, number) {
  const lines = text.split("\n");
  const start = lines.slice(0, number - 1).join("\n").length + (number > 1 ? 1 : 0);
  return [start, start + (lines[number - 1] ?? "").length];
}
