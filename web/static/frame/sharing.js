// How a position or a table reaches others: its link copied, handed to the system or read by a camera, and a picture.
import { html, say, useEffect, useState } from "../html.js";
import { download } from "../state/download.js";
import { brought } from "../state/brought.js";
import { post } from "../state/server.js";
import { Dialog } from "./dialog.js";

/** Letters of the longest link that the server draws. */
const LONGEST = 1800;

/** The address of this page for other devices; null where only this computer reaches the server. */
function reached() {
  const { reach } = brought("/api/start");
  const own = /^(localhost$|127\.|\[::1\]$)/.test(location.hostname);
  if (own && !reach) return null;
  const link = new URL(reach ?? location.href);
  if (!own) link.host = location.host;
  return Object.assign(link, { pathname: location.pathname, hash: location.hash }).href;
}

/** @param {{label: string, position: any, name: string}} props */
export function Sharing({ label, position, name }) {
  const reach = reached();
  const url = reach ?? location.href;
  return html`<label class="column">${label} <input id="share-link" readonly value=${url} /></label>
    <div class="buttons"><${Copy} id="share-link" what="link" /><${Share} what="link" content=${{ url, title: document.title }} /></div>
    ${reach === null && html`<p class="quiet">${say("only-here")} <code>stockbook web --host 0.0.0.0</code>${say("only-here-then")}</p>`}
    <div class="shared">${reach !== null && (url.length > LONGEST ? html`<p class="quiet">${say("link-too-long")}</p>`
    : html`<figure><img class="code" src=${`/api/code?link=${encodeURIComponent(url)}`} alt=${say("code-alt")} /><figcaption>${say("code-how")}</figcaption></figure>`)}
      <${Picture} position=${position} name=${name} /></div>`;
}

/** A button that opens a window to share what the address leads to. @param {{label: string, position: any, name: string}} props */
export function ShareIt(props) {
  const [open, show] = useState(false);
  return html`<button type="button" onClick=${() => show(true)}>${say("share")}</button>${open && html`<${Dialog} title=${say("share")} close=${() => show(false)}><${Sharing} ...${props} /><//>`}`;
}

/** A button that copies a field. @param {{id: string, what: string}} props */
export function Copy({ id, what }) {
  const [told, tell] = useState("");
  const copy = async () => {
    const field = /** @type {HTMLInputElement} */ (document.getElementById(id));
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      tell(say("copied"));
    } catch {
      // Other devices reach the page by http, where there is no clipboard but this one.
      tell(document.execCommand("copy") ? say("copied") : say("selected-to-copy"));
    }
  };
  return html`<button type="button" class=${what === "link" ? "primary" : ""} onClick=${copy}>${say(`copy-${what}`)}</button><span role="status" class="quiet">${told}</span>`;
}

/** A button that hands something to the system, where it takes that. @param {{what: string, content: ShareData}} props */
function Share({ what, content }) {
  return navigator.canShare?.(content) && html`<button type="button" onClick=${() => { navigator.share(content).catch(() => {}); }}>${say(`share-${what}`)}</button>`;
}

/** A picture of a position, ready before it is asked for, as the system takes only what is. @param {{position: any, name: string}} props */
function Picture({ position, name }) {
  const [drawn, show] = useState(/** @type {{src: string, file: File} | null | undefined} */ (undefined));
  useEffect(() => { void pictureOf(position, `${name}.png`).catch(() => null).then(show); }, [position]);
  if (!drawn) return drawn === null && html`<p class="quiet">${say("picture-later")}</p>`;
  return html`<figure><img src=${drawn.src} alt=${say("picture-alt")} />
    <figcaption class="buttons"><button type="button" onClick=${() => download(drawn.file, drawn.file.name)}>${say("picture-save")}</button><${Share} what="picture" content=${{ files: [drawn.file] }} /></figcaption></figure>`;
}

/** A position, or the drawing at an address, as a picture and as a file; null where it cannot be drawn yet. @param {any} position @param {string} name */
async function pictureOf(position, name) {
  const { drawing } = typeof position === "string" ? { drawing: await (await fetch(position)).text() } : await post("/api/picture", { position });
  if (!drawing) return null;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: 2 * image.width, height: 2 * image.height });
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((done) => { canvas.toBlob(done, "image/png"); });
  return { src: image.src, file: new File([blob], name, { type: "image/png" }) };
}
