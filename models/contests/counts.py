"""Counts, sets and abundance: the families for which the stamps alone matter, not their places."""

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
class Count(PositionFreeMeasure):
    """One unit: a stamp in the album that matches the filter.

    Source: rulebook, contest family "count" (canceled, faded, rare, a color, a theme, a size, a shape).
    """

    filter: Filter

    @classmethod
    def parse(cls, words: Sequence[str]) -> Count:
        return cls(Filter.parse(words[0]))

    def __str__(self) -> str:
        return f"count {self.filter}"

    def among(self, stamps: Sequence[Stamp]) -> int:
        return sum(map(self.filter.matches, stamps))

    def shares(self, stamps: Sequence[Stamp]) -> list[tuple[int, ...]]:
        return [(i,) for i, stamp in enumerate(stamps) if self.filter.matches(stamp)]

    def visible_face(self, stamp: Stamp) -> str:
        return f"{self.filter}: {self.filter.matches(stamp)}"

    def encode(self, placement: PlacementModel) -> int:
        return placement.number(self.filter.matches)


class _Attributed(PositionFreeMeasure):
    """A measure of the numbers of stamps with each value of an attribute, color or theme."""

    attribute: str

    def visible_face(self, stamp: Stamp) -> str:
        return f"{self.attribute}: {getattr(stamp, self.attribute)}"

    def _shown(self, placement: PlacementModel) -> list[int]:
        """The variable of each number in the final album."""
        return [
            placement.number(Filter(self.attribute, value).matches) for value in ATTRIBUTES[self.attribute]
        ]


def _attribute(words: Sequence[str]) -> str:
    return pick(words[0], ("color", "theme"), "attribute")


@dataclass(frozen=True)
class Sets(_Attributed):
    """One unit: five stamps with the five values of ``attribute``.

    Source: rulebook, contest family "sets"; a stamp is in one set of each kind at most, so the rarest value
    decides. The printed example scores 9 for each theme set.
    """

    attribute: str

    @classmethod
    def parse(cls, words: Sequence[str]) -> Sets:
        return cls(_attribute(words))

    def __str__(self) -> str:
        return f"sets {self.attribute}"

    def among(self, stamps: Sequence[Stamp]) -> int:
        return min(numbers(stamps, self.attribute))

    def shares(self, stamps: Sequence[Stamp]) -> list[tuple[int, ...]]:
        return list(zip(*alike(stamps, self.attribute), strict=False))

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
        shown = self._shown(placement)
        sets = model.new_int(0, min(model.bounds[number][1] for number in shown))
        for number in shown:
            model.linear([(sets, 1), (number, -1)], -model.bounds[number][1], 0)
        return sets


#: What the number that counts weighs in the unit estimate, beside the mean of it and those before it.
ALMOST_ABUNDANT = 0.6


@dataclass(frozen=True)
class Abundance(_Attributed):
    """One unit: a stamp of the ``rank``-th most abundant value of ``attribute``.

    Source: rulebook, contest family "second most abundant"; on a tie for first the tied number counts. The
    printed example scores 4 for each stamp of the second most abundant color.
    """

    rank: int
    attribute: str

    @classmethod
    def parse(cls, words: Sequence[str], rank: int) -> Abundance:
        return cls(rank, _attribute(words))

    def __str__(self) -> str:
        return f"{('most', 'second')[self.rank - 1]} {self.attribute}"

    def among(self, stamps: Sequence[Stamp]) -> int:
        return sorted(numbers(stamps, self.attribute))[-self.rank]

    def shares(self, stamps: Sequence[Stamp]) -> list[tuple[int, ...]]:
        return [(i,) for i in sorted(alike(stamps, self.attribute), key=len)[-self.rank]]

    def unit_estimate(self, grid: Grid) -> Callable[[Bitboard], float]:
        """The number that counts, and a little of those before it, which it may still overtake."""

        def estimate(board: Bitboard) -> float:
            first = sorted(numbers(board.fixed.stamps, self.attribute), reverse=True)[: self.rank]
            return ALMOST_ABUNDANT * first[-1] + (1 - ALMOST_ABUNDANT) * sum(first) / self.rank

        return estimate

    def encode(self, placement: PlacementModel) -> int:
        """At least ``rank`` values have this many stamps or more."""
        model = placement.model
        shown = self._shown(placement)
        units = model.new_int(0, sorted(model.bounds[number][1] for number in shown)[-self.rank])
        enough = [model.new_bool() for _ in shown]
        model.linear([(value, 1) for value in enough], self.rank, len(enough))
        for value, number in zip(enough, shown, strict=True):
            model.linear([(units, 1), (number, -1)], -model.bounds[number][1], 0, given=[value])
        return units
