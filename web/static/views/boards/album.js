// The album: a drawing, and on it a grid of 144 spaces that can be tapped, dragged from and walked through by keys.
import { isAlbum, nextTile, target, whose } from "../../actions/add.js";
import { html, inLanguage, say } from "../../html.js";
import { near, readLine, tileAt } from "../../model/album.js";
import { cellOf, myTiles, placedTile } from "../../model/moves.js";
import { SIDE, cellName, readStamp } from "../../model/stamps.js";
import { begin } from "./drag.js";
import { ALL, At, AlbumFrame, focusSpace, stepped } from "../../pieces/leaf.js";
import { Drawing, SPACE } from "../../pieces/stamp.js";

/** @typedef {import("../../page.js").Page} Page */
/** @typedef {import("../../model/album.js").Tile} Tile */

/** @param {{page: Page}} props */
export function Album({ page }) {
  const { view, board } = page;
  const other = whose(page);
  const tiles = myTiles(board);
  /** @param {Tile} tile */
  const looks = (tile) => ({
    kind: view.hand?.cell === cellOf(tile) ? "tile held" : "tile",
    over: board.fresh.includes(cellOf(tile)) && html`<rect class="fresh" x="2" y="2" width=${tile.width * SPACE - 4} height=${tile.height * SPACE - 4} />`,
  });
  return html`${other !== null && html`<p class="of-other"><b>${say("list-album-of", { player: board.position.opponents[other].name })}</b> <button type="button" onClick=${() => page.show({ to: "album" })}>${say("back-to-mine")}</button></p>`}
    <${AlbumFrame} tiles=${tiles} ghosts=${view.ghosts && other === null ? ghostTiles(page) : []} looks=${looks} over=${aim(page, tiles)}><${Grid} page=${page} tiles=${tiles} /><//>`;
}

/** Where the stamps of the plan that is looked at would go, or of the best one so far. @param {Page} page @returns {Tile[]} */
function ghostTiles(page) {
  const { answer, chosen } = page.view;
  const plan = answer?.plans?.[chosen];
  return answer?.searching ? readLine(answer.plan ?? "") : (plan?.place ?? []).map(placedTile);
}

/** The outline of where the stamp in the hand would come to lie. @param {Page} page @param {Tile[]} tiles */
function aim(page, tiles) {
  const { hand, hover, panel, drag } = page.view;
  if (!hand && !drag && panel === "new" && isAlbum(target(page))) return next(page);
  if (!hand || !hover || hand.good !== undefined) return null;
  const others = tiles.filter((tile) => hand.from !== "album" || cellOf(tile) !== hand.cell);
  const stamp = readStamp(hand.text);
  const there = near(others, hand.text, ...hover);
  if (there) {
    return html`<${At} tile=${there} kind="aim"><g class="ghost-picture"><${Drawing} text=${hand.text} /></g>
      <rect x="3" y="3" width=${there.width * SPACE - 6} height=${there.height * SPACE - 6} /><//>`;
  }
  const [x, y] = hover;
  const width = Math.min(stamp?.width ?? 1, SIDE - x);
  const height = Math.min(stamp?.height ?? 1, SIDE - y);
  return html`<${At} tile=${{ x, y }} kind="aim wrong"><rect x="3" y="3" width=${width * SPACE - 6} height=${height * SPACE - 6} />
    <path d="M12,12 L${width * SPACE - 12},${height * SPACE - 12} M12,${height * SPACE - 12} L${width * SPACE - 12},12" /><//>`;
}

/** The outline of where the next new stamp comes to lie. @param {Page} page */
function next(page) {
  const tile = nextTile(page);
  const at = tile ?? (page.view.next && { x: page.view.next[0], y: page.view.next[1], width: 1, height: 1 });
  return at && html`<${At} tile=${at} kind=${tile ? "next" : "aim wrong"}><rect x="4" y="4" width=${at.width * SPACE - 8} height=${at.height * SPACE - 8} rx="6" />
    <path d="M${(at.width * SPACE) / 2},${(at.height * SPACE) / 2} m-14,0 h28 m-14,-14 v28" /><//>`;
}

/** @param {{page: Page, tiles: Tile[]}} props */
function Grid({ page, tiles }) {
  const [fx, fy] = page.view.focus;
  const { hand, drag } = page.view;
  const other = whose(page);
  const { lit, lacking } = other === null ? page.view : { lit: new Set(), lacking: new Set() };
  const empty = new Set(page.board.wishes?.empty ?? []);
  return html`<div class=${hand ? "grid in-hand" : "grid"} role="grid" aria-label=${other === null ? say("album") : say("list-album-of", { player: page.state.position.opponents[other].name })} aria-rowcount="12" aria-colcount="12"
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => keys(page, tiles, event)} onPointerLeave=${() => page.view.hover && page.show({ hover: null })}>
    ${ALL.map((y) => html`<div role="row" key=${y}>${ALL.map((x) => {
      const tile = tileAt(tiles, x, y);
      const name = cellName(x, y);
      const held = tile && hand?.cell === cellOf(tile);
      const painted = empty.has(name);
      const classes = ["cell", tile && "full", lit.has(name) && "lit", lacking.has(name) && "lacking", painted && "painted", held && "held"].filter(Boolean).join(" ");
      return html`<div key=${x} class=${classes} role="gridcell" data-cell=${name} tabindex=${x === fx && y === fy ? 0 : -1}
        aria-label=${say(painted ? "painted-space" : "album-space", { name, tile: tile ? inLanguage(tile.text) : say("empty") })} aria-selected=${held ? "true" : "false"}
        onClick=${() => press(page, tile, x, y)}
        onFocus=${() => (x !== fx || y !== fy || hand) && page.show({ focus: [x, y], hover: hand ? [x, y] : null })}
        onPointerDown=${(/** @type {PointerEvent} */ event) => pointed(page, tile, x, y, event)}
        onPointerEnter=${(/** @type {PointerEvent} */ event) => hand && !drag && event.pointerType === "mouse" && page.show({ hover: [x, y] })}></div>`;
    })}</div>`)}
  </div>`;
}

/** @param {Page} page @param {Tile | undefined} tile @param {number} x @param {number} y @param {PointerEvent} event */
function pointed(page, tile, x, y, event) {
  if (event.button !== 0) return;
  if (page.view.tool === "empty" && whose(page) === null) return;
  const { hand } = page.view;
  if (tile && !page.fixed(cellOf(tile)) && (!hand || hand.cell === cellOf(tile))) begin(page, event, { from: "album", text: tile.text, cell: cellOf(tile) }, x - tile.x, y - tile.y);
}

/** A tap, or Enter: put down what is in the hand, else take up what lies there. @param {Page} page @param {Tile | undefined} tile @param {number} x @param {number} y */
function press(page, tile, x, y) {
  const { hand, tool, drag, panel, to } = page.view;
  if (drag?.moved) return;
  if (tool === "empty" && !hand && whose(page) === null) {
    page.paint(cellName(x, y));
  } else if (hand && hand.cell && tile && hand.cell === cellOf(tile)) {
    page.show({ hand: null, focus: [x, y] });
  } else if (hand) {
    page.view.focus = [x, y];
    page.put(x, y);
  } else if (!tile && panel === "new") {
    page.show({ focus: [x, y], next: [x, y], to: whose(page) === null ? "album" : to });
  } else {
    page.show({ focus: [x, y], hand: tile && !page.fixed(cellOf(tile)) ? { from: "album", text: tile.text, cell: cellOf(tile) } : null, hover: null });
  }
}

/** @param {Page} page @param {Tile[]} tiles @param {KeyboardEvent} event */
function keys(page, tiles, event) {
  const [x, y] = page.view.focus;
  const tile = tileAt(tiles, x, y);
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const to = stepped(event.key, x, y);
  if (to) {
    page.show({ focus: to, hover: page.view.hand ? to : null });
    focusSpace(to);
  } else if (event.key === "Enter" || event.key === " ") press(page, tile, x, y);
  else if ((event.key === "Delete" || event.key === "Backspace") && tile) page.takeOff(cellOf(tile));
  else return;
  event.preventDefault();
  event.stopPropagation();
}
