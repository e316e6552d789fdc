"""The decisions of a reviewed game against Pinzetta as HTML: those of Stamp Swap, with her piles."""

from __future__ import annotations

from collections.abc import Iterator

from stockbook.games.stampswap.boards import StampBoards
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.stampswap.goods import Goods
from stockbook.models.stampswap.position import Position


class SoloBoards(StampBoards):
    """The decisions of a solo game on my side, and among her piles."""

    def mine(self, position: SoloPosition) -> Position:
        return position.position

    def piles(self, position: SoloPosition) -> Iterator[tuple[str, str, Goods]]:
        for number, goods in enumerate(position.her.piles, 1):
            yield f"Pile {number}", f"take {number}", goods
