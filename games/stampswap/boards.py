"""The decisions of a reviewed game of Stamp Swap as HTML: the pool, cuts, piles and albums in pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from stockbook.games.boards import Boards, Decision
from stockbook.games.definition import MoveError
from stockbook.games.stampswap.moves import read_placement
from stockbook.models.album.album import PlacedTile
from stockbook.models.album.stamps import Tile
from stockbook.models.drawing.stamp_svg import EDGE, SPACE, definitions, tile_svg
from stockbook.models.drawing.svg import LEAF, clean, rect, tag
from stockbook.models.stampswap.goods import Good, Goods, StampGood
from stockbook.models.stampswap.position import Position

#: Pixels of a space of a stamp among goods.
_SMALL = 15
_PARTS = ("Reserve", "Pile 1", "Pile 2")


class StampBoards(Boards):
    """The decisions of a game of Stamp Swap; each stamp is defined once, and used wherever it lies."""

    def __init__(self, position_before: Callable[[Decision], Any]) -> None:
        super().__init__(position_before)
        self._stamps: dict[Tile, str] = {}

    def definitions(self) -> str:
        if not self._stamps:
            return ""
        symbols = (tag("symbol", tile_svg(tile, (0, 0)), id=name) for tile, name in self._stamps.items())
        return tag("svg", definitions(), *symbols, class_="defined", aria_hidden="true")

    def move(self, decision: Decision, move: str) -> str:
        """A move in words; the items of a cut are pictures where the record tells which they are."""
        if decision["phase"] != "cut" or not move.startswith("reserve"):
            told = re.sub(r"^(collect) \d+: ", r"\1 ", move)
            told = re.sub(r"^take (?:(.+) )?(\d)$", _pile_in_words, told)
            return clean(re.sub(r"(?<= )-(?=\d)", "\u2212", told))
        before = self.position_before(decision)
        goods = () if before is None else self.mine(before).me.collection
        parts = zip(_PARTS, move.removeprefix("reserve").split("|"), strict=False)
        return "".join(self._part(part, _items(text, goods)) for part, text in parts)

    def board(self, decision: Decision, move: str) -> str:
        position = self.position_before(decision)
        if decision["phase"] == "cut":
            return self.move(decision, move)
        if decision["phase"] == "place":
            return self._album(self.mine(position), move)
        if decision["phase"] == "collect":
            number = int((re.findall(r"\d+", move) or ["0"])[0])
            return self._part("Pool", position.pool, number)
        piles = self.piles(position)
        return "".join(self._part(name, goods, taken=move == action) for name, action, goods in piles)

    def mine(self, position: Any) -> Position:
        """My side of a position."""
        mine: Position = position
        return mine

    def piles(self, position: Any) -> Iterator[tuple[str, str, Goods]]:
        """The name of each pile that is offered, the move that takes it, and its goods."""
        for other in position.opponents:
            for number, goods in enumerate(other.piles, 1):
                yield f"{other.name}, pile {number}", f"take {other.name} {number}", goods

    def _part(self, name: str, goods: Sequence[Good | str], number: int = 0, *, taken: bool = False) -> str:
        """Goods with their name; the one with the number is marked, or all of them."""
        label = tag("b", clean(name))
        drawn = (self._good(good, marked=at == number) for at, good in enumerate(goods, 1))
        return tag("div", label, " ", *drawn, class_="part taken" if taken else "part")

    def _good(self, good: Good | str, *, marked: bool) -> str:
        kind = " taken" if marked else ""
        if not isinstance(good, StampGood):
            return tag("span", clean(str(good)), class_=f"good card{kind}")
        width, height = good.tile.width * SPACE, good.tile.height * SPACE
        return tag(
            "svg",
            self._used(good.tile, 0, 0),
            viewBox=f"0 0 {width} {height}",
            style=f"width: {good.tile.width * _SMALL}px",
            role="img",
            aria_label=clean(str(good)),
            class_=f"good{kind}",
        )

    def _used(self, tile: Tile, x: float, y: float) -> str:
        name = self._stamps.setdefault(tile, f"stamp-{len(self._stamps)}")
        box = {"width": tile.width * SPACE, "height": tile.height * SPACE}
        return tag("use", href=f"#{name}", x=x, y=y, **box)

    def _album(self, position: Position, move: str) -> str:
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
                leaf.append(rect(x + 3, y + 3, *box, fill="none", class_="fresh", stroke_width=6))
        box_ = f"-6 -6 {width + 12} {height + 12}"
        drawn = tag("svg", *leaf, viewBox=box_, role="img", aria_label=clean(f"album with {laid}"))
        entered = "enters no contest" if contest in ("", "none") else f"enters {contest}"
        return drawn + tag("p", clean(entered))


def _pile_in_words(match: re.Match[str]) -> str:
    """A pile that a move takes, and of whom where the move says it."""
    player, pile = match.groups()
    return f"take pile {pile} of {player}" if player else f"take pile {pile}"


def _items(text: str, goods: Goods) -> list[Good | str]:
    """The items of a part of a cut; their numbers where they are not known."""
    numbers = [int(each) for each in re.findall(r"\d+", text)]
    return [goods[number - 1] if 0 < number <= len(goods) else f"item {number}" for number in numbers]
