"""Contests: what is counted, and what it pays.

One file holds one family, or those of the stamps alone (``measure.py`` says what belongs there): how to read
it, its scorer, its encoding for the placement model and what suits its search, side by side. A new family is
one new file and one line in ``FAMILIES``; nothing else asks which family it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from stockbook.models.album.album import Album
from stockbook.models.album.stamps import ATTRIBUTES
from stockbook.models.contests.corners import PerfectCorners
from stockbook.models.contests.counts import Abundance, Count, Sets
from stockbook.models.contests.edges import Edges
from stockbook.models.contests.groups import Group
from stockbook.models.contests.holes import Holes
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.contests.regions import Regions
from stockbook.models.contests.surrounded import Surrounded
from stockbook.models.files.words import counted, pick, typed

COLOR_OR_THEME = ("color", "theme")


@dataclass(frozen=True)
class Family:
    """A family of contests, as it is written and read.

    ``read`` makes the measure of the words after the first one, one of the ``following``; where it is
    ``filtered`` a filter may stand there instead. ``unit`` is one unit in words, and ``points`` what it
    usually pays, on a printed card where one is known.
    """

    read: Callable[[Sequence[str]], Measure]
    unit: str
    points: int = 1
    following: tuple[str, ...] = ()
    filtered: bool = False

    @property
    def followed_by(self) -> str:
        """The words that may follow as a phrase, such as ``color or theme``; empty where nothing does."""
        *first, last = (*self.following, *["a filter"] * self.filtered) or ("",)
        return f"{', '.join(first)} or {last}" if first else last


#: First word -> its family.
FAMILIES: dict[str, Family] = {
    "perfect-corners": Family(
        lambda words: PerfectCorners(), "a point where four stamps meet at their corners", 4
    ),
    "edges": Family(lambda words: Edges(), "an edge of the album without an empty space", 10),
    "surrounded": Family(lambda words: Surrounded(), "a stamp without an empty space beside it", 2),
    "holes": Family(Holes.parse, "an empty region of exactly that size", 3, ("1x1", "1x2")),
    "regions": Family(lambda words: Regions(), "an empty region of any size", 2),
    "group": Family(Group.parse, "a stamp of the largest group", 3, tuple(ATTRIBUTES), filtered=True),
    "second": Family(
        lambda words: Abundance.parse(words, rank=2),
        "a stamp of the second most frequent color or theme",
        4,
        COLOR_OR_THEME,
    ),
    "most": Family(
        lambda words: Abundance.parse(words, rank=1),
        "a stamp of the most frequent color or theme",
        3,
        COLOR_OR_THEME,
    ),
    "sets": Family(Sets.parse, "five stamps with all five colors or themes", 9, COLOR_OR_THEME),
    "count": Family(Count.parse, "a stamp of this kind", filtered=True),
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
        rest = typed(rest)
        bracket = rest.find("[")
        head = (rest if bracket < 0 else rest[:bracket]).split()
        if not head:
            raise ValueError("a contest is <measure> <points>, such as edges 10")
        if head[0].lstrip("-").isdigit():
            raise ValueError(f"{text.strip()!r} has no measure before its points, such as edges 10")
        family = pick(head[0], FAMILIES, "measure")
        known = FAMILIES[family]
        words = head[1:]
        points = rest[bracket:].strip() if bracket >= 0 else ""
        expected = 1 if known.followed_by else 0
        if not points and len(words) == expected + 1:
            points = words.pop()
        if known.followed_by and (not words or words[0].lstrip("-").isdigit()):
            raise ValueError(f"{family!r} needs {known.followed_by} after it")
        written = " ".join([family, *words[:expected]])
        if len(words) != expected:
            wrong = "too much" if points else "not one number of points"
            raise ValueError(f"{' '.join(words[expected:])!r} after {written!r} is {wrong}")
        if not points:
            raise ValueError(f"{text.strip()!r} has no points: {written} 10")
        return cls(known.read(words), Payoff.parse(points), name.strip(), text.strip())

    @property
    def rule(self) -> str:
        """Sentence with the rule, about a unit and what it pays."""
        unit = FAMILIES[str(self.measure).split()[0]].unit
        if self.payoff.table:
            return f"For 0, 1, 2, ... of these, {str(self.payoff)[1:-1]} points: {unit}."
        return (
            f"{counted(self.payoff.unit, 'point')} for every {unit.removeprefix('an ').removeprefix('a ')}."
        )

    def points(self, album: Album) -> tuple[int, int]:
        """(units, points) of a finished album."""
        units = self.measure.count(album)
        return units, self.payoff.at(units)

    def __str__(self) -> str:
        if self.text:
            return self.text
        named = f"{self.name}: " if self.name else ""
        return f"{named}{self.measure} {self.payoff}"
