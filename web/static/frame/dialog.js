// A window above the page.
import { html, say, useEffect, useRef } from "../html.js";

/** A window with a title, closed by Escape or its cross; the keyboard goes on where it was before. @param {{title: string, close: () => void, children?: any}} props */
export function Dialog({ title, close, children }) {
  const dialog = useRef(/** @type {any} */ (null));
  useEffect(() => {
    const { current } = dialog;
    current.showModal();
    return () => current.close();
  }, []);
  // One that has gone already must not close the window that came after it.
  const closed = (/** @type {any} */ event) => event.target.isConnected && close();
  return html`<dialog ref=${dialog} aria-labelledby="dialog-title" onClose=${closed}>
    <div class="dialog-top"><h2 id="dialog-title">${title}</h2><button type="button" aria-label=${say("close")} onClick=${() => dialog.current.close()}>×</button></div>
    ${children}</dialog>`;
}
