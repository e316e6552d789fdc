"""The local searches, compiled or not: always legal, the same for a seed, and mostly as good as the best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from importlib.resources import files
from random import Random
from typing import TypeAlias

import pytest
from hypothesis import given, settings

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.notation import parse_placed_tiles, parse_tile
from stockbook.models.contests import Contest
from stockbook.models.contests.payoff import Payoff
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import read_position
from stockbook.optimizer.placement.compiled_search import LocalSearch, local_search
from stockbook.optimizer.placement.local_search import GreedySearch, LocalBoard
from stockbook.optimizer.placement.plan import make_plan
from stockbook.optimizer.swap.bundle import scored_by
from tests.boards import small_positions
from tests.brute import best_by_contest

#: What makes a local search.
Maker: TypeAlias = Callable[..., LocalSearch]
MAKERS: tuple[Maker, ...] = (GreedySearch, local_search)
positions = small_positions(ways=60).filter(lambda position: position.contests and position.place)


def search_for(make: Maker, position: Position) -> LocalSearch:
    return make(LocalBoard(position.album), position.place, scored_by(position, position.contests[0]))


@pytest.mark.parametrize("make", MAKERS)
def test_what_it_finds_is_legal_and_mostly_best(make: Maker) -> None:
    """On small boards every placement makes a legal plan, none beats brute force, and most are as good."""
    points: list[tuple[int, int]] = []

    @settings(max_examples=60, deadline=None)
    @given(positions)
    def runs(position: Position) -> None:
        search = search_for(make, position)
        if not search.useful:
            return
        contest = position.contests[0]
        best = best_by_contest(position, [contest])[contest]
        for placed in search.best_built(Random(1), 8, 50), search.complete({}, Random(1), 50, 8):
            points.append((make_plan(position, placed, contest).points, best))

    runs()
    assert all(found <= best for found, best in points)
    assert sum(found == best for found, best in points) > len(points) / 2 > 5


@pytest.mark.parametrize("make", MAKERS)
def test_a_seed_gives_the_same_placement(make: Maker) -> None:
    """On a shipped position two searches with one seed agree, those of ten seeds do not all agree, and every
    tile has a place."""
    position = read_position(str(files("stockbook.seeds") / "positions" / "saturday.toml"))
    search = search_for(make, position)
    ends = [tuple(search.best_built(Random(seed), 1, 10)) for seed in (*range(10), *range(10))]
    assert ends[:10] == ends[10:]
    assert len(set(ends)) > 1
    assert all(len(end) == len(position.place) for end in ends)


@pytest.mark.parametrize("make", MAKERS)
def test_nothing_to_look_for_is_no_search(make: Maker) -> None:
    """Where the places of the tiles do not matter, or there is nothing to place, it says so."""
    position = read_position(str(files("stockbook.seeds") / "positions" / "saturday.toml"))
    board = LocalBoard(position.album)
    scored = [(Contest.parse("count all 1").measure, Payoff(1))]
    assert not make(board, position.place, scored).useful
    scored = [(Contest.parse("surrounded 1").measure, Payoff(1))]
    assert make(board, position.place, scored).useful
    assert not make(board, (), scored).useful


@pytest.mark.parametrize("make", MAKERS)
def test_where_regions_count_a_tile_may_touch_others_at_its_corners_only(make: Maker) -> None:
    """The one place that parts the album, where two corners touch and no side, is found each time."""
    tile = parse_tile("2x4 blue animals 1")
    album = Album((PlacedTile(0, 3, tile), PlacedTile(8, 7, tile)))
    search = make(LocalBoard(album), [tile], [(Contest.parse("regions 2").measure, Payoff(2))])
    assert all(search.best_built(Random(seed), 1, 400) == [PlacedTile(4, 5, tile)] for seed in range(20))


@pytest.mark.parametrize("make", MAKERS)
@settings(max_examples=40, deadline=None)
@given(positions)
def test_a_placement_goes_on_from_where_tiles_lie(make: Maker, position: Position) -> None:
    """Tiles stay without moves, one that is missing is put where it brings most, and moves never lose."""
    search = search_for(make, position)
    contest = position.contests[0]
    placed = search.best_built(Random(1), 1, 100)
    left = list(placed)
    known = {}
    for item, tile in enumerate(position.place):
        there = next((each for each in left if each.tile == tile), None)
        if there:
            left.remove(there)
            known[item] = there.cell
    assert sorted(search.complete(known, Random(1), 0)) == sorted(placed)
    if search.useful:
        points = make_plan(position, placed, contest).points
        assert make_plan(position, search.complete(known, Random(1), 50), contest).points >= points
        if len(placed) == len(position.place):
            known.popitem()
            assert make_plan(position, search.complete(known, Random(1), 0), contest).points >= points


@pytest.mark.parametrize(
    ("contest", "lying"),
    [
        ("edges 10", "4x2 blue animals 1@a1; 3x2 blue animals 1@e1"),
        ("surrounded 3", "2x2 blue animals 1@a1"),
        ("perfect-corners 4", "2x2 blue animals 1@a1; 4x2 blue animals 1@c1"),
    ],
)
def test_spaces_that_only_two_tiles_can_cover_are_covered_without_a_move(contest: str, lying: str) -> None:
    """The last spaces of a side, around a stamp in a corner and where corners meet are covered each time."""
    album = Album(parse_placed_tiles(lying))
    tiles = [parse_tile(f"{size} green flowers 1") for size in ("3x3", "3x2", "2x2", "2x3")]
    measure = Contest.parse(contest).measure
    search = local_search(LocalBoard(album), tiles, [(measure, Payoff(10))])
    assert not measure.count(album)
    for seed in range(20):
        assert measure.count(album.with_tiles(search.best_built(Random(seed), 1, 0)))


@pytest.mark.parametrize("make", MAKERS)
@settings(max_examples=40, deadline=None)
@given(positions)
def test_spaces_that_are_closed_stay_empty(make: Maker, position: Position) -> None:
    """With a space to leave empty no tile is placed there, whatever is built or moved."""
    closed = sorted(position.album.empty)[:1]
    contest = position.contests[0]
    search = make(LocalBoard(position.album, closed), position.place, scored_by(position, contest))
    for placed in search.best_built(Random(1), 3, 50), search.complete({}, Random(1), 50, 3):
        assert not {cell for each in placed for cell in each.cells()} & set(closed)
        assert not Counter(each.tile for each in placed) - Counter(position.place)
        make_plan(replace(position, place=tuple(each.tile for each in placed)), placed, contest)


@settings(max_examples=40, deadline=None)
@given(positions)
def test_placements_built_besides_are_taken_only_if_they_are_better(position: Position) -> None:
    """Where tiles that are missing are added, more placements to choose from never lose a point."""
    search = search_for(local_search, position)
    contest = position.contests[0]
    alone = make_plan(position, search.complete({}, Random(1), 0), contest)
    assert make_plan(position, search.complete({}, Random(1), 0, 3), contest).points >= alone.points
