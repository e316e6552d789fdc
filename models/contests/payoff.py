"""The payoff of a contest: so many points a unit, or the total for 0, 1, 2, ... units."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from stockbook.models.files.words import integer

#: Most points for a unit, or in all of a table, that a card pays, and that many cards pay together.
MAX_POINTS, MAX_TOGETHER = 1000, 10_000_000
#: An album has no more units than spaces.
MOST_UNITS = 144


@dataclass(frozen=True)
class Payoff:
    """Points for a number of units; never negative and never falling (notation, Contests).

    Parameters
    ----------
    unit
        Points for each unit, used when there is no table.
    table
        Total for 0, 1, 2, ... units; the last total repeats.

    Raises
    ------
    ValueError
        If points are negative, too many, or fall.
    """

    unit: int = 0
    table: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        for points in (self.unit, *self.table):
            if not 0 <= points <= MAX_TOGETHER:
                raise ValueError(f"points {points} are not between 0 and {MAX_TOGETHER}")
        for before, after in pairwise(self.table):
            if after < before:
                raise ValueError(f"points fall from {before} to {after}: a table never falls")

    @property
    def steps(self) -> tuple[int, ...]:
        """The points that one more unit may bring, for each number of units before it."""
        if not self.table:
            return (self.unit,)
        return tuple(after - before for before, after in pairwise(self.table)) or (0,)

    @classmethod
    def parse(cls, text: str) -> Payoff:
        """Read ``10`` or ``[0, 9, 20]``.

        Raises
        ------
        ValueError
            If it is neither.
        """
        if text.startswith("["):
            if not text.endswith("]"):
                raise ValueError(f"the table {text!r} has no closing ]")
            parts = [part.strip() for part in text[1:-1].split(",")]
            if len(parts) > 200:
                raise ValueError(f"a table of {len(parts)} totals: 145 are enough for every album")
            return cls(table=tuple(integer(part, "points", 0, MAX_POINTS) for part in parts))
        return cls(unit=integer(text, "points", 0, MAX_POINTS))

    def at(self, count: int) -> int:
        """Points for ``count`` units."""
        if self.table:
            return self.table[min(count, len(self.table) - 1)]
        return self.unit * count

    def __add__(self, other: Payoff) -> Payoff:
        """The payoff of both together."""
        if not self.table and not other.table:
            return Payoff(self.unit + other.unit)
        return Payoff(table=tuple(self.at(n) + other.at(n) for n in range(MOST_UNITS + 1)))

    def __str__(self) -> str:
        return f"[{', '.join(map(str, self.table))}]" if self.table else str(self.unit)
