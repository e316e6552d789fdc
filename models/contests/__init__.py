"""Contests: what is counted, and what it pays.

One file holds one family (``measure.py`` says what belongs there): how to read it, its scorer, its
encoding for the placement model and what suits its search, side by side. A new family is one new file
and one line in ``FAMILIES``; nothing else asks which family it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from stockbook.models.album.album import Album
from stockbook.models.contests.abundance import Abundance
from stockbook.models.contests.corners import PerfectCorners
from stockbook.models.contests.counts import Count
from stockbook.models.contests.edges import Edges
from stockbook.models.contests.groups import Group
from stockbook.models.contests.holes import Holes
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.contests.regions import Regions
from stockbook.models.contests.sets import Sets
from stockbook.models.contests.surrounded import Surrounded
from stockbook.models.files.words import pick

#: First word -> (the words that may follow, as shown to the user; how to read them).
FAMILIES: dict[str, tuple[str, Callable[[Sequence[str]], Measure]]] = {
    "perfect-corners": ("", lambda words: PerfectCorners()),
    "edges": ("", lambda words: Edges()),
    "surrounded": ("", lambda words: Surrounded()),
    "holes": ("1x1 or 1x2", Holes.parse),
    "regions": ("", lambda words: Regions()),
    "group": ("color, theme, size, shape or a filter", Group.parse),
    "second": ("color or theme", lambda words: Abundance.parse(words, rank=2)),
    "most": ("color or theme", lambda words: Abundance.parse(words, rank=1)),
    "sets": ("color or theme", Sets.parse),
    "count": ("a filter", Count.parse),
}


@dataclass(frozen=True)
class Contest:
    """A measure and its payoff, written ``Name: measure points``: a contest, or what an exhibitor scores.

    Two contests are equal if they count and pay the same under the same name.
    """

    measure: Measure
    payoff: Payoff
    name: str = ""
    text: str = field(default="", compare=False)
    """As it was written; empty for the standard form."""

    @classmethod
    def parse(cls, text: str) -> Contest:
        """Read ``edges 10`` or ``My Sets: sets theme [0, 9, 20]``.

        Raises
        ------
        ValueError
            If a word is unknown or the points are missing or wrong; the message says how to fix it.
        """
        name, _, rest = text.rpartition(":")
        bracket = rest.find("[")
        head = (rest if bracket < 0 else rest[:bracket]).split()
        if not head:
            raise ValueError("a contest is <measure> <points>, such as edges 10")
        if head[0].lstrip("-").isdigit():
            raise ValueError(f"{text.strip()!r} has no measure before its points, such as edges 10")
        family = pick(head[0], FAMILIES, "measure")
        following, read = FAMILIES[family]
        words = head[1:]
        points = rest[bracket:].strip() if bracket >= 0 else ""
        expected = 1 if following else 0
        if not points and len(words) == expected + 1:
            points = words.pop()
        if following and (not words or words[0].lstrip("-").isdigit()):
            raise ValueError(f"{family!r} needs {following} after it")
        written = " ".join([family, *words[:expected]])
        if len(words) != expected:
            wrong = "too much" if points else "not one number of points"
            raise ValueError(f"{' '.join(words[expected:])!r} after {written!r} is {wrong}")
        if not points:
            raise ValueError(f"{text.strip()!r} has no points: {written} 10")
        return cls(read(words), Payoff.parse(points), name.strip(), text.strip())

    def points(self, album: Album) -> tuple[int, int]:
        """(units, points) of a finished album."""
        units = self.measure.count(album)
        return units, self.payoff.at(units)

    def __str__(self) -> str:
        if self.text:
            return self.text
        named = f"{self.name}: " if self.name else ""
        return f"{named}{self.measure} {self.payoff}"
