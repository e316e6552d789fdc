"""Random wishes for small Show Phases, and what brute force says of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from hypothesis import strategies as st

from stockbook.models.album.album import Cell, PlacedTile
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import score, total
from stockbook.models.stampswap.wishes import (
    EmptyWish,
    EnterWish,
    LeastWish,
    LeaveWish,
    PutWish,
    ReachWish,
    Wish,
)
from tests.boards import contests
from tests.brute import Ending, endings

#: Where each item lies; None where it is discarded.
Places = tuple[Cell | None, ...]


@dataclass(frozen=True)
class Outcome:
    """A legal end of a Show Phase with a contest: what wishes ask of it."""

    places: Places
    empty: frozenset[Cell]
    contest: Contest | None
    points: int
    units: dict[Wish, int]

    def has(self, wish: Wish) -> bool:
        """Whether it is as wished."""
        if isinstance(wish, PutWish):
            return self.places[wish.item] == wish.cell
        if isinstance(wish, LeaveWish):
            return self.places[wish.item] is None
        if isinstance(wish, EmptyWish):
            return wish.cells <= self.empty
        if isinstance(wish, EnterWish):
            return wish.contest == self.contest
        if isinstance(wish, ReachWish):
            return self.units[wish] >= wish.units
        assert isinstance(wish, LeastWish)
        return self.points >= wish.points


class EveryOutcome:
    """All legal ends of a small position, with every contest that may be entered."""

    def __init__(self, position: Position, wishes: Sequence[Wish]) -> None:
        self.wishes = wishes
        self.outcomes = list(_outcomes(position, wishes))

    @cached_property
    def best(self) -> int:
        """The most points without wishes."""
        return max(each.points for each in self.outcomes)

    def best_with(self, wishes: Sequence[Wish]) -> int | None:
        """The most points with these wishes; None where they cannot hold."""
        points = (each.points for each in self.outcomes if all(map(each.has, wishes)))
        return max(points, default=None)


def _outcomes(position: Position, wishes: Sequence[Wish]) -> Iterator[Outcome]:
    for end in endings(position.album, position.place):
        units = {wish: wish.measure.count(end.album) for wish in wishes if isinstance(wish, ReachWish)}
        spots = [*end.placed, *end.discarded]
        for contest in position.may_enter:
            points = total(score(position, end.album, contest, end.discarded))
            for places in set(_assignments(position.place, spots)):
                yield Outcome(places, end.album.empty, contest, points, units)


def _assignments(tiles: Sequence[Tile], spots: Sequence[PlacedTile | Tile]) -> Iterator[Places]:
    """Every way to say which of equal tiles is where."""
    if not tiles:
        yield ()
        return
    for number, spot in enumerate(spots):
        placed = isinstance(spot, PlacedTile)
        if (spot.tile if placed else spot) == tiles[0]:
            for rest in _assignments(tiles[1:], [*spots[:number], *spots[number + 1 :]]):
                yield (spot.cell if placed else None, *rest)


@st.composite
def wish_lists(draw: st.DrawFn, position: Position) -> tuple[Wish, ...]:
    """A few wishes of all kinds: most of them hold in one of two legal ends, so a conflict has several."""
    ends = endings(position.album, position.place)
    targets = [draw(st.sampled_from(ends)) for _ in range(2)]
    found: list[Wish] = []
    for _ in range(draw(st.integers(1, 5))):
        end = draw(st.sampled_from(targets))
        contest = draw(st.sampled_from(position.may_enter))
        kinds: list[st.SearchStrategy[Wish]] = [
            st.just(EnterWish(contest)),
            st.just(LeastWish(total(score(position, end.album, contest, end.discarded)))),
            contests().map(lambda each, album=end.album: ReachWish(each.measure, each.measure.count(album))),
        ]
        if end.album.empty:
            spaces = st.frozensets(st.sampled_from(sorted(end.album.empty)), min_size=1, max_size=4)
            kinds.append(st.builds(EmptyWish, spaces, st.just("spaces")))
        if position.place:
            put, left = _items(position, end)
            kinds += [st.sampled_from(each) for each in (put, put, left) if each]
        if draw(st.integers(0, 7)) == 0:
            kinds = _any_wishes(position)
        found.append(draw(st.one_of(kinds)))
    return tuple(dict.fromkeys(found))


def _items(position: Position, end: Ending) -> tuple[list[PutWish], list[LeaveWish]]:
    """The wishes for what an end does with each item."""
    places = next(_assignments(position.place, [*end.placed, *end.discarded]))
    put = [PutWish(item, cell) for item, cell in enumerate(places) if cell]
    return put, [LeaveWish(item) for item, cell in enumerate(places) if not cell]


def _any_wishes(position: Position) -> list[st.SearchStrategy[Wish]]:
    """Wishes of all kinds, most of them impossible."""
    kinds: list[st.SearchStrategy[Wish]] = [
        st.builds(ReachWish, contests().map(lambda contest: contest.measure), st.integers(1, 3)),
        st.builds(LeastWish, st.integers(-10, 40)),
        st.builds(EnterWish, st.sampled_from([*position.contests, None])),
    ]
    if position.place:
        items = st.integers(0, len(position.place) - 1)
        cells = st.sampled_from(list(position.album.cells()))
        kinds += [st.builds(LeaveWish, items), st.builds(PutWish, items, cells)]
    return kinds
