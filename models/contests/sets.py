"""Sets: five stamps that show all five colors, or all five themes.

Source: rulebook, contest family "sets"; a stamp is in one set of each kind at most, so the rarest
value decides. The printed example scores 9 for each theme set.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from stockbook.models.album.stamps import ATTRIBUTES, Filter, alike, numbers
from stockbook.models.contests.measure import PositionFreeMeasure
from stockbook.models.files.words import pick

if TYPE_CHECKING:
    from stockbook.models.album.bitboard import Bitboard, Grid
    from stockbook.models.album.stamps import Stamp
    from stockbook.models.placement.model import PlacementModel


@dataclass(frozen=True)
class Sets(PositionFreeMeasure):
    """One unit: five stamps with the five values of ``attribute``, color or theme."""

    attribute: str

    @classmethod
    def parse(cls, words: Sequence[str]) -> Sets:
        return cls(pick(words[0], ("color", "theme"), "attribute"))

    def __str__(self) -> str:
        return f"sets {self.attribute}"

    def among(self, stamps: Sequence[Stamp]) -> int:
        return min(numbers(stamps, self.attribute))

    def shares(self, stamps: Sequence[Stamp]) -> list[tuple[int, ...]]:
        return list(zip(*alike(stamps, self.attribute), strict=False))

    def visible_face(self, stamp: Stamp) -> str:
        return f"{self.attribute}: {getattr(stamp, self.attribute)}"

    def unit_estimate(self, grid: Grid) -> Callable[[Bitboard], float]:
        """The sets, and a part of the next one for each stamp of it."""

        def estimate(board: Bitboard) -> float:
            shown = numbers(board.fixed.stamps, self.attribute)
            sets = min(shown)
            return sets + sum(number > sets for number in shown) / len(shown)

        return estimate

    def encode(self, placement: PlacementModel) -> int:
        """No more sets than stamps of any one value."""
        model = placement.model
        shown = [
            placement.number(Filter(self.attribute, value).matches) for value in ATTRIBUTES[self.attribute]
        ]
        sets = model.new_int(0, min(model.bounds[number][1] for number in shown))
        for number in shown:
            model.linear([(sets, 1), (number, -1)], -model.bounds[number][1], 0)
        return sets
