// What came with the page, so that nothing is asked for before it can be used.

/** A document that came with the page, as its address would give it. @param {string} address @returns {any} */
export function brought(address) {
  return JSON.parse(document.getElementById(address)?.textContent ?? "null");
}
