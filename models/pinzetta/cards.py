"""Pinzetta's mats and cards, with the numbers that are printed on a player's own copy."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.pinzetta.procedure import is_rare, size_of, value_of
from stockbook.models.stampswap.effects.effect import Effect

LEVELS = (1, 2, 3)
#: Her points at the end for each level, and in intro mode all her points (rulebook, Solo, End).
LEVEL_POINTS = {1: -20, 2: -10, 3: 0}
INTRO_POINTS = {1: 110, 2: 125, 3: 140}
#: Attendees that stay in the box (rulebook, Solo, Setup).
LEFT_OUT = (1, 5, 6, 9)
#: Cards in the box (rulebook, Solo).
DECISIONS, SHOWS, EVENTS, MATS = 8, 4, 10, 3
#: Player mats of the game with none of hers on the back.
MY_MATS = 2
#: Kinds of items for which a mat has boxes, besides stamps of some sizes and values.
KINDS = ("rare", "forever", "card")

#: Points for each level, in the order of ``LEVELS``.
PointsByLevel = tuple[int, int, int]


@dataclass(frozen=True)
class MatBox:
    """A box on one of her mats: it takes items of a kind, or stamps of some sizes and values.

    Parameters
    ----------
    name
        Title printed on it.
    holds
        Kind of its items, one of ``KINDS``; empty for stamps of the sizes and values below.
    sizes
        Names of sizes; empty for every size.
    least, most
        Limits of the value; a canceled stamp counts as 0 (reading).
    """

    name: str
    holds: str = ""
    sizes: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None

    def takes(self, tile: Tile | None) -> bool:
        """Whether an item belongs here; None is an attendee."""
        if tile is None or tile.width == 1 or is_rare(tile):
            return self.holds == ("card" if tile is None else "forever" if tile.width == 1 else "rare")
        value = value_of(tile) or 0
        return (
            not self.holds
            and (not self.sizes or size_of(tile) in self.sizes)
            and (self.least is None or value >= self.least)
            and (self.most is None or value <= self.most)
        )


@dataclass(frozen=True)
class Mat:
    """One of Pinzetta's mats: the sizes that she asks for, and the boxes that her items go into.

    Parameters
    ----------
    name
        Title printed on it.
    contests
        The yellow contest cards that it goes with; empty for all that no other mat names.
    targets
        Names of the sizes that she asks for.
    boxes
        Boxes for her items; each item goes into the first one that takes it.
    """

    name: str
    contests: tuple[Contest, ...]
    targets: tuple[str, ...]
    boxes: tuple[MatBox, ...]

    def box_of(self, tile: Tile | None) -> int:
        """The number of the box that an item goes into; None is an attendee."""
        return next(number for number, box in enumerate(self.boxes) if box.takes(tile))

    def counts(self, tiles: Iterable[Tile | None]) -> tuple[int, ...]:
        """The number of these items in each box; None is an attendee."""
        found = [0] * len(self.boxes)
        for tile in tiles:
            found[self.box_of(tile)] += 1
        return tuple(found)


@dataclass(frozen=True)
class DecisionCard:
    """A decision card: it crosses out tokens when she chooses a pile, and pays for her boxes at the end.

    Parameters
    ----------
    crossed
        Number of its crossed-out icons.
    points
        Points at the end for each item in a box, one number for each box of a mat.
    """

    crossed: int
    points: tuple[int, ...]

    def score(self, counts: Sequence[int]) -> list[int]:
        """The points of each box, given the number of items in each."""
        return [count * points for count, points in zip(counts, self.points, strict=True)]


@dataclass(frozen=True)
class ShowCard:
    """A show-scoring card: her points in a Show Phase for one type of contest.

    Parameters
    ----------
    type
        The type of the contest that it lists, such as the color of its card.
    points
        Points for contests of this type that the card names.
    other
        Points for every other contest of this type.
    """

    type: str
    points: Mapping[Contest, PointsByLevel]
    other: PointsByLevel

    def listed(self, contest: Contest, level: int) -> int:
        """The points that it lists for her level, when this contest of its type is in play."""
        return self.points.get(contest, self.other)[level - 1]

    def listed_of(
        self, played: Iterable[Contest], contests: Mapping[str, Collection[Contest]], level: int
    ) -> int | None:
        """The points that it lists for her level, of the contest of its type in play; None if there is none.

        ``played`` are the contests in play, and ``contests`` all of each type.
        """
        contest = next((each for each in played if each in contests.get(self.type, ())), None)
        return self.listed(contest, level) if contest else None


@dataclass(frozen=True)
class EventItem:
    """An item that an event card deals.

    Parameters
    ----------
    stack
        Name of the stack it comes from: a size, ``forever`` or ``attendee``.
    down
        Whether a stamp lies face down.
    """

    stack: str
    down: bool = False

    def __str__(self) -> str:
        return f"{self.stack} (down)" if self.down else self.stack


@dataclass(frozen=True)
class PinzettaEvent:
    """One of her event cards.

    Parameters
    ----------
    name
        Title printed on it.
    piles
        Items of her two piles (top section).
    collection
        Items of my Daily Collection (middle section).
    effect
        Instruction that holds for me (bottom section).
    """

    name: str
    piles: tuple[tuple[EventItem, ...], tuple[EventItem, ...]]
    collection: tuple[EventItem, ...]
    effect: Effect


@dataclass(frozen=True)
class PinzettaCards:
    """All of Pinzetta's mats and cards.

    Parameters
    ----------
    name
        Name of this copy, such as ``my copy``.
    mats, decisions, shows, events
        The cards of each kind.
    without
        Numbers of the deck's attendees that stay in the box, from 1, the exhibitors first.
    my_mats
        Numbers of the deck's player mats with none of hers on the back, from 1: one of them is mine.
        Empty where that is not known: then any of them may be mine.
    """

    name: str
    mats: tuple[Mat, ...]
    decisions: tuple[DecisionCard, ...]
    shows: tuple[ShowCard, ...]
    events: tuple[PinzettaEvent, ...]
    without: tuple[int, ...] = LEFT_OUT
    my_mats: tuple[int, ...] = ()

    def mat_for(self, contests: Collection[Contest]) -> int:
        """The number of the mat that goes with these contests: it follows the yellow one."""
        named = [n for n, mat in enumerate(self.mats) if any(each in contests for each in mat.contests)]
        others = [n for n, mat in enumerate(self.mats) if not mat.contests]
        return (named or others or [0])[0]

    @property
    def crossed(self) -> tuple[int, ...]:
        """The crossed-out icons of each decision card."""
        return tuple(card.crossed for card in self.decisions)
