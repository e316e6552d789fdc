"""The decisions of a review drawn for its page: boards beside each other, and cuts with their pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from stockbook.engine.answering import answer
from stockbook.engine.answers import Shown
from stockbook.engine.questions import Show, Source
from stockbook.games.definition import MoveError
from stockbook.games.registry import game_of
from stockbook.games.stampswap.moves import read_placement
from stockbook.models.album.album import PlacedTile
from stockbook.models.album.stamps import Tile
from stockbook.models.drawing.stamp_svg import EDGE, NEW, SPACE, definitions, tile_svg
from stockbook.models.drawing.svg import LEAF, STAMP_GROUNDS, clean, rect, tag, words
from stockbook.models.stampswap.goods import StampGood, parse_good

#: The style of what is drawn here.
STYLE = (
    "figure { margin: 0 } figcaption { font-weight: 600 } "
    ".two { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1em } "
    ".good { display: inline-block; vertical-align: middle; margin: 2px; max-width: 100% } "
    ".card { border: 1px solid #b5a684; border-radius: 4px; padding: 0 0.3em } "
    ".part { margin: 0.15em 0 } .part b { font-weight: 600 } .taken { outline: 2px solid #c23b22 } "
    ".defined { position: absolute; width: 0; height: 0 } "
)
#: Pixels of a space of a stamp among goods, and of a place of the grid of STAMPS.
_SMALL, _PLACE = 15, 30
#: Most positions that are looked up in a record: each is played up to its line.
_POSITIONS = 60
_PARTS = ("Reserve", "Pile 1", "Pile 2")


class Boards:
    """The boards of a recorded game as HTML; each stamp is defined once, and used wherever it lies.

    Parameters
    ----------
    source
        The record; None where it is not known, and moves stay words.
    """

    def __init__(self, source: Source | None) -> None:
        self._source = source
        self._found: dict[int, Shown | None] = {}
        self._stamps: dict[Tile, str] = {}

    def definitions(self) -> str:
        """The stamps that are used; empty where there are none."""
        if not self._stamps:
            return ""
        symbols = (tag("symbol", tile_svg(tile, (0, 0)), id=name) for tile, name in self._stamps.items())
        return tag("svg", definitions(), *symbols, class_="defined", aria_hidden="true")

    def move(self, decision: Mapping[str, Any], move: str) -> str:
        """A move in words; the items of a cut are pictures where the record tells which they are."""
        if decision["phase"] != "cut" or not move.startswith("reserve"):
            return clean(re.sub(r"^(collect) \d+: ", r"\1 ", move))
        goods = self._goods(decision)
        parts = zip(_PARTS, move.removeprefix("reserve").split("|"), strict=False)
        return "".join(self._part(part, _items(text, goods)) for part, text in parts)

    def two(self, decision: Mapping[str, Any]) -> str:
        """My move and the best one on the board, beside each other; empty where no board is known."""
        boards = [(label, self._board(decision, decision[key])) for label, key in _TWO]
        if not all(board for _, board in boards):
            return ""
        figures = (tag("figure", tag("figcaption", label), board) for label, board in boards)
        return tag("div", *figures, class_="two")

    def _board(self, decision: Mapping[str, Any], move: str) -> str:
        shown = self._position(decision)
        if shown is None:
            return ""
        phase, tables = decision["phase"], shown.document
        if phase == "cut":
            return self.move(decision, move)
        if phase == "place":
            return self._album(game_of(shown.position).my_side(shown.position), move)
        if phase == "collect":
            number = int((re.findall(r"\d+", move) or ["0"])[0])
            return self._part("Pool", tables.get("pool", []), number)
        if phase == "choose":
            return "".join(
                self._part(name, goods, taken=move == action) for name, action, goods in _piles(tables)
            )
        return (_grid(tables, move) if "grid" in tables else "") + tag("p", clean(move))

    def _position(self, decision: Mapping[str, Any]) -> Shown | None:
        """The position before a decision."""
        line = int(decision["line"]) - 1
        if line not in self._found:
            known = self._source is not None and line > 0 and len(self._found) < _POSITIONS
            found = answer(Show(replace(self._source, at=line))) if self._source and known else None
            self._found[line] = found if isinstance(found, Shown) else None
        return self._found[line]

    def _goods(self, decision: Mapping[str, Any]) -> Sequence[str]:
        shown = self._position(decision)
        found: Sequence[str] = shown.document["me"].get("collection", []) if shown else []
        return found

    def _part(self, name: str, goods: Sequence[str], number: int = 0, *, taken: bool = False) -> str:
        """Goods with their name; the one with the number is marked, or all of them."""
        label = tag("b", clean(name))
        drawn = (self._good(good, marked=at == number) for at, good in enumerate(goods, 1))
        return tag("div", label, " ", *drawn, class_="part taken" if taken else "part")

    def _good(self, text: str, *, marked: bool) -> str:
        kind = " taken" if marked else ""
        try:
            good = parse_good(text)
        except (TypeError, ValueError):
            good = None
        if not isinstance(good, StampGood):
            return tag("span", clean(text), class_=f"good card{kind}")
        width, height = good.tile.width * SPACE, good.tile.height * SPACE
        return tag(
            "svg",
            self._used(good.tile, 0, 0),
            viewBox=f"0 0 {width} {height}",
            style=f"width: {good.tile.width * _SMALL}px",
            role="img",
            aria_label=clean(text),
            class_=f"good{kind}",
        )

    def _used(self, tile: Tile, x: float, y: float) -> str:
        name = self._stamps.setdefault(tile, f"stamp-{len(self._stamps)}")
        box = {"width": tile.width * SPACE, "height": tile.height * SPACE}
        return tag("use", href=f"#{name}", x=x, y=y, **box)

    def _album(self, position: Any, move: str) -> str:
        """The album with the stamps of a move marked, and the contest that is entered."""
        laid, _, contest = move.partition("enter ")
        new: tuple[PlacedTile, ...] = ()
        if laid.strip("; "):
            try:
                new = read_placement(position, laid.strip("; "))
            except MoveError:
                return ""
        album = position.album
        width, height = album.width * SPACE, album.height * SPACE
        leaf = [rect(-5, -5, width + 10, height + 10, fill=LEAF, stroke=EDGE)]
        for placed in (*album.tiles, *new):
            x, y = placed.column * SPACE, placed.row * SPACE
            leaf.append(self._used(placed.tile, x, y))
            if placed in new:
                box = placed.tile.width * SPACE - 6, placed.tile.height * SPACE - 6
                leaf.append(rect(x + 3, y + 3, *box, fill="none", stroke=NEW, stroke_width=6))
        box_ = f"-6 -6 {width + 12} {height + 12}"
        drawn = tag("svg", *leaf, viewBox=box_, role="img", aria_label=clean(f"album with {laid}"))
        entered = "enters no contest" if contest in ("", "none") else f"enters {contest}"
        return drawn + tag("p", clean(entered))


_TWO = (("The move", "move"), ("The best", "best"))


def _items(text: str, goods: Sequence[str]) -> list[str]:
    """The items of a part of a cut; their numbers where they are not known."""
    numbers = [int(each) for each in re.findall(r"\d+", text)]
    return [goods[number - 1] if 0 < number <= len(goods) else f"item {number}" for number in numbers]


def _piles(tables: Mapping[str, Any]) -> Iterator[tuple[str, str, Sequence[str]]]:
    """The name of each pile that is offered, the move that takes it, and its goods."""
    solo = [{"name": "", "piles": tables["pinzetta"]["piles"]}] if "pinzetta" in tables else None
    for side in solo or tables.get("opponents", []):
        owner = side["name"]
        for number, goods in enumerate(side.get("piles", []), 1):
            name = f"{owner}, pile {number}" if owner else f"Pile {number}"
            yield name, " ".join(["take", *([owner] if owner else []), str(number)]), goods


def _grid(tables: Mapping[str, Any], move: str) -> str:
    """The shared grid of STAMPS with the stamp that is laid."""
    top, left = tables.get("top_left", (1, 1))
    letters = {color[0]: color for color in STAMP_GROUNDS if color != "brown"}
    rows = [row.split() for row in str(tables["grid"]).split("\n") if row.strip()]
    laid = {
        (top + y, left + x): letters[letter]
        for y, row in enumerate(rows)
        for x, letter in enumerate(row)
        if letter in letters
    }
    found = re.match(r"(\w+) (-?\d+),(-?\d+)", move)
    next_ = (int(found[2]), int(found[3])) if found else None
    if found and next_ and found[1] in STAMP_GROUNDS:
        laid[next_] = found[1]
    ys, xs = [y for y, _ in laid] or [1], [x for _, x in laid] or [1]
    parts = []
    for (y, x), color in laid.items():
        at = (x - min(xs)) * _PLACE, (y - min(ys)) * _PLACE
        edge = {"stroke": NEW, "stroke_width": 4} if (y, x) == next_ else {"stroke": EDGE}
        parts.append(rect(at[0] + 2, at[1] + 2, _PLACE - 4, _PLACE - 4, fill=STAMP_GROUNDS[color], **edge))
        disc = tag("circle", cx=at[0] + _PLACE / 2, cy=at[1] + _PLACE / 2, r=9, fill="#fffdf7")
        parts.append(disc + words(color[0].upper(), at[0] + _PLACE / 2, at[1] + 20, 13, bold=True))
    width, height = (max(xs) - min(xs) + 1) * _PLACE, (max(ys) - min(ys) + 1) * _PLACE
    return tag(
        "svg",
        *parts,
        viewBox=f"0 0 {width} {height}",
        style=f"max-width: {width}px",
        role="img",
        aria_label=clean(f"shared grid with {move}"),
    )
