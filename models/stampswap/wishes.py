"""Wishes for a Show Phase, one by one: as they are written, and why one or two of them cannot hold."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from stockbook.models.album.album import Cell, PlacedTile, cell_name, rectangle
from stockbook.models.album.notation import parse_cell
from stockbook.models.contests import Contest
from stockbook.models.contests.measure import Measure
from stockbook.models.files.words import integer, quoted
from stockbook.models.placement.model import NO_WISHES, Wishes
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.typed_items import stamp_and_cell, stamp_named

#: Points that a Show Phase may have at most; more is a typing mistake.
MOST_POINTS = 100_000


class Wish(ABC):
    """Something that a plan has to have; ``str`` writes it as its option does, ``put 3@f8``."""

    @abstractmethod
    def added(self, wishes: Wishes, position: Position) -> Wishes:
        """The wishes with this one."""

    def fault(self, position: Position) -> str:
        """The reason why no plan has it, as far as that is seen without a search; else empty."""
        return ""

    def clash(self, other: Wish, position: Position) -> str:
        """The reason why no plan has it and another one, each of which may hold alone; else empty."""
        return ""

    def contests(self, position: Position) -> tuple[Contest | None, ...]:
        """The contests to choose from."""
        return position.may_enter


@dataclass(frozen=True)
class PutWish(Wish):
    """An item lies with its top left space at this one; items count from 0."""

    item: int
    cell: Cell

    @classmethod
    def parse(cls, text: str, position: Position) -> PutWish:
        """Read ``3@f8``, ``3 at f8`` or ``2x3 bl f8``.

        Raises
        ------
        ValueError
            If it is no item at a place; the message says how to fix it.
        """
        item, cell = stamp_and_cell(text)
        album = position.album
        return cls(read_item(item, position), parse_cell(cell, album.width, album.height))

    def __str__(self) -> str:
        return f"put {self.item + 1}@{cell_name(self.cell)}"

    def placed(self, position: Position) -> PlacedTile:
        """The tile where it has to lie."""
        return PlacedTile.at(position.place[self.item], self.cell)

    def added(self, wishes: Wishes, position: Position) -> Wishes:
        return replace(wishes, put=(*wishes.put, (self.item, self.placed(position))))

    def fault(self, position: Position) -> str:
        album, placed = position.album, self.placed(position)
        size = f"{placed.tile.width}x{placed.tile.height} at {cell_name(self.cell)}"
        over = [
            edge
            for edge, past in (
                ("right", self.cell[0] + placed.tile.width > album.width),
                ("lower", self.cell[1] + placed.tile.height > album.height),
            )
            if past
        ]
        if over:
            return f"{size} crosses the {' and the '.join(over)} edge"
        for there in album.tiles:
            if hit := sorted(set(placed.cells()) & set(there.cells()), key=lambda cell: cell[::-1]):
                stamp = f"the stamp at {cell_name(there.cell)}, {there.tile}"
                return f"{size} overlaps {stamp}, on {cell_name(hit[0])}"
        return ""

    def clash(self, other: Wish, position: Position) -> str:
        if isinstance(other, PutWish):
            if other.item == self.item:
                return f"item {self.item + 1} lies at one place only"
            return self._overlap(other, position)
        if isinstance(other, LeaveWish) and other.item == self.item:
            return f"item {self.item + 1} cannot be both placed and discarded"
        if isinstance(other, EmptyWish):
            covered = [cell for cell in self.placed(position).cells() if cell in other.cells]
            return f"{self._what(position)} covers {cell_name(covered[0])}" if covered else ""
        return ""

    def _overlap(self, other: PutWish, position: Position) -> str:
        cells = set(other.placed(position).cells())
        hit = [cell for cell in self.placed(position).cells() if cell in cells]
        if not hit:
            return ""
        return f"{self._what(position)} and {other._what(position)} overlap on {cell_name(hit[0])}"

    def _what(self, position: Position) -> str:
        tile = position.place[self.item]
        return f"item {self.item + 1}, {tile.width}x{tile.height} at {cell_name(self.cell)},"


@dataclass(frozen=True)
class EmptyWish(Wish):
    """These spaces stay empty, as they were written."""

    cells: frozenset[Cell]
    text: str

    @classmethod
    def parse(cls, text: str, position: Position) -> EmptyWish:
        """Read ``d4``, ``d4-f6``, a rectangle, or several of them.

        Raises
        ------
        ValueError
            If there are no such spaces; the message says how to fix it.
        """
        album = position.album
        cells: set[Cell] = set()
        parts = re.sub(r"\s*-\s*", "-", text.strip().lower()).replace(",", " ").split()
        if not parts:
            raise ValueError("no space in it: write one such as d4, or a rectangle such as d4-f6")
        for part in parts:
            ends = [parse_cell(end, album.width, album.height) for end in part.split("-")]
            if len(ends) > 2:
                raise ValueError(f"{quoted(part)}: a rectangle has two corners, such as d4-f6")
            (left, right), (top, bottom) = (sorted(each) for each in zip(ends[0], ends[-1], strict=True))
            cells.update(rectangle(left, top, right - left + 1, bottom - top + 1))
        return cls(frozenset(cells), " ".join(parts))

    def __str__(self) -> str:
        return f"empty {self.text}"

    def added(self, wishes: Wishes, position: Position) -> Wishes:
        return replace(wishes, empty=wishes.empty | self.cells)

    def fault(self, position: Position) -> str:
        album = position.album
        for cell in sorted(self.cells, key=lambda cell: cell[::-1]):
            there = next((each for each in album.tiles if cell in each.cells()), None)
            if there:
                return f"the stamp at {cell_name(there.cell)}, {there.tile}, covers {cell_name(cell)}"
        return ""


@dataclass(frozen=True)
class LeaveWish(Wish):
    """An item is discarded; items count from 0."""

    item: int

    @classmethod
    def parse(cls, text: str, position: Position) -> LeaveWish:
        """Read ``5``.

        Raises
        ------
        ValueError
            If there is no such item.
        """
        return cls(read_item(text, position))

    def __str__(self) -> str:
        return f"leave {self.item + 1}"

    def added(self, wishes: Wishes, position: Position) -> Wishes:
        return replace(wishes, leave=(*wishes.leave, (self.item, position.place[self.item])))


@dataclass(frozen=True)
class EnterWish(Wish):
    """A contest, or none, is entered."""

    contest: Contest | None

    def __str__(self) -> str:
        return f"enter {self.contest or 'none'}"

    def added(self, wishes: Wishes, position: Position) -> Wishes:
        return wishes

    def contests(self, position: Position) -> tuple[Contest | None, ...]:
        return (self.contest,)

    def fault(self, position: Position) -> str:
        if self.contest in position.may_enter:
            return ""
        if self.contest:
            return f"{str(self.contest)!r} holds my ticket already: a contest is entered once"
        return "every Show Phase enters a contest while one is open"

    def clash(self, other: Wish, position: Position) -> str:
        return "a Show Phase enters one contest only" if isinstance(other, EnterWish) else ""


@dataclass(frozen=True)
class ReachWish(Wish):
    """The final album has at least so many units of a measure."""

    measure: Measure
    units: int

    @classmethod
    def parse(cls, text: str, position: Position) -> ReachWish:
        """Read ``edges 3``: a measure as in a contest, and its units.

        Raises
        ------
        ValueError
            If there is no such measure, or no number of units.
        """
        if not text.split()[-1:] or not text.split()[-1].isdigit() or ":" in text:
            raise ValueError(f"{quoted(text)}: write a measure and a number of units, such as edges 3")
        contest = Contest.parse(text)
        return cls(contest.measure, contest.payoff.unit)

    def __str__(self) -> str:
        return f"reach {self.measure} {self.units}"

    def added(self, wishes: Wishes, position: Position) -> Wishes:
        return replace(wishes, reach=(*wishes.reach, (self.measure, self.units)))


@dataclass(frozen=True)
class LeastWish(Wish):
    """The plan has at least so many points in this Show Phase, with all that is certain."""

    points: int

    @classmethod
    def parse(cls, text: str, position: Position) -> LeastWish:
        """Read ``90``.

        Raises
        ------
        ValueError
            If it is no number of points.
        """
        return cls(integer(text.strip(), "points", -MOST_POINTS, MOST_POINTS))

    def __str__(self) -> str:
        return f"least {self.points}"

    def added(self, wishes: Wishes, position: Position) -> Wishes:
        return wishes


def read_item(text: str, position: Position) -> int:
    """Read the number of a stamp to place, from 1, or how it begins; it counts from 0 here."""
    if not position.place:
        raise ValueError("there is no stamp to place")
    return stamp_named(text, position.place)


def wishes_of(wishes: Sequence[Wish], position: Position) -> Wishes:
    """All wishes as one, but for the contest and the points."""
    found = NO_WISHES
    for wish in wishes:
        found = wish.added(found, position)
    return found


def least_of(wishes: Sequence[Wish]) -> int | None:
    """The points that a plan has to have at least; None for any."""
    return max((wish.points for wish in wishes if isinstance(wish, LeastWish)), default=None)


def contests_of(wishes: Sequence[Wish], position: Position) -> list[Contest | None]:
    """The contests that may be entered under all wishes."""
    return [each for each in position.may_enter if all(each in wish.contests(position) for wish in wishes)]


def seen_conflict(wishes: Sequence[Wish], position: Position) -> tuple[tuple[Wish, ...], str]:
    """One or two wishes that cannot hold, seen without a search, and the reason; none where none is seen.

    Two are returned only if neither is seen to be at fault alone.
    """
    for wish in wishes:
        if reason := wish.fault(position):
            return (wish,), reason
    for first, second in combinations(wishes, 2):
        if reason := first.clash(second, position) or second.clash(first, position):
            return (first, second), reason
    return (), ""
