"""The local search: always legal, the same for a seed, and mostly as good as the best."""

from __future__ import annotations

import itertools
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
from stockbook.models.stampswap.scoring import awards
from stockbook.optimizer.placement.local_search import LocalBoard, LocalSearch
from stockbook.optimizer.placement.plan import make_plan
from tests.boards import small_positions
from tests.brute import best_by_contest

#: A run of a local search: with a source of random numbers, a number of moves and when to stop.
Run: TypeAlias = Callable[..., list[PlacedTile]]


def local_search(position: Position) -> LocalSearch:
    contest = position.contests[0] if position.contests else None
    scored = [(award.measure, award.payoff) for award in awards(position, contest)]
    return LocalSearch(LocalBoard(position.album), position.place, scored)


@pytest.mark.parametrize("run", [LocalSearch.run, LocalSearch.build])
def test_what_it_finds_is_legal_and_mostly_best(run: Run) -> None:
    """On small boards every placement makes a legal plan, none beats brute force, and most are as good."""
    points: list[tuple[int, int]] = []

    @settings(max_examples=60, deadline=None)
    @given(small_positions(ways=60).filter(lambda position: position.contests))
    def runs(position: Position) -> None:
        search = local_search(position)
        if not search.useful:
            return
        placed = run(search, Random(1), 300)
        contest = position.contests[0]
        best = best_by_contest(position, [contest])[contest]
        points.append((make_plan(position, placed, contest).points, best))

    runs()
    assert all(found <= best for found, best in points)
    assert sum(found == best for found, best in points) > len(points) / 2 > 5


@pytest.mark.parametrize("run", [LocalSearch.run, LocalSearch.build])
def test_a_seed_gives_the_same_placement(run: Run) -> None:
    """On a shipped position two runs with one seed agree, and the runs of ten seeds do not all agree."""
    position = read_position(str(files("stockbook.seeds") / "positions" / "saturday.toml"))
    search = local_search(position)
    ends = [tuple(run(search, Random(seed), 200)) for seed in (*range(10), *range(10))]
    assert ends[:10] == ends[10:]
    assert len(set(ends)) > 1
    assert all(len(end) == len(position.place) for end in ends)


def test_nothing_to_look_for_is_no_search() -> None:
    """Where the places of the tiles do not matter, or there is nothing to place, it says so."""
    position = read_position(str(files("stockbook.seeds") / "positions" / "saturday.toml"))
    scored = [(Contest.parse("count all 1").measure, Payoff(1))]
    assert not LocalSearch(LocalBoard(position.album), position.place, scored).useful
    scored = [(Contest.parse("surrounded 1").measure, Payoff(1))]
    assert LocalSearch(LocalBoard(position.album), position.place, scored).useful
    assert not LocalSearch(LocalBoard(position.album), (), scored).useful


@pytest.mark.parametrize("run", [LocalSearch.run, LocalSearch.build])
def test_a_run_that_is_stopped_ends_with_a_legal_placement(run: Run) -> None:
    """A run of far too many moves ends as soon as it is told to, with every tile placed."""
    position = read_position(str(files("stockbook.seeds") / "positions" / "saturday.toml"))
    asked = itertools.count()
    placed = run(local_search(position), Random(1), 10**12, lambda: next(asked) >= 2)
    assert len(placed) == len(position.place)
    assert 2 < next(asked) < 6


def test_where_regions_count_a_tile_may_touch_others_at_its_corners_only() -> None:
    """The one place that parts the album, where two corners touch and no side, is found from every start."""
    tile = parse_tile("2x4 blue animals 1")
    album = Album((PlacedTile(0, 3, tile), PlacedTile(8, 7, tile)))
    search = LocalSearch(LocalBoard(album), [tile], [(Contest.parse("regions 2").measure, Payoff(2))])
    assert all(search.run(Random(seed), 400) == [PlacedTile(4, 5, tile)] for seed in range(20))


def test_a_placement_goes_on_from_where_tiles_lie() -> None:
    """Tiles stay without moves, one that is missing is put where it brings most, and moves never lose."""

    @settings(max_examples=40, deadline=None)
    @given(small_positions(ways=60).filter(lambda position: position.contests and position.place))
    def runs(position: Position) -> None:
        search = local_search(position)
        if not search.useful:
            return
        contest = position.contests[0]
        placed = search.run(Random(1), 100)
        left = list(placed)
        known = {}
        for item, tile in enumerate(position.place):
            there = next((each for each in left if each.tile == tile), None)
            if there:
                left.remove(there)
                known[item] = there.cell
        assert sorted(search.complete(known, Random(1), 0)) == sorted(placed)
        points = make_plan(position, placed, contest).points
        assert make_plan(position, search.complete(known, Random(1), 50), contest).points >= points
        if len(placed) == len(position.place):
            known.popitem()
            assert make_plan(position, search.complete(known, Random(1), 0), contest).points >= points

    runs()


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
    search = LocalSearch(LocalBoard(album), tiles, [(measure, Payoff(10))])
    assert search.greedy
    assert not measure.count(album)
    for seed in range(20):
        assert measure.count(album.with_tiles(search.build(Random(seed), 0)))


@settings(max_examples=40, deadline=None)
@given(small_positions(ways=60).filter(lambda position: position.contests and len(position.place) > 1))
def test_a_search_for_some_of_the_tiles_leaves_spaces_empty(position: Position) -> None:
    """Without one tile and with a space to leave empty, no other tile is placed, and none there."""
    search = local_search(position)
    closed = sorted(position.album.empty)[:1]
    restricted = search.restricted_to(range(1, len(position.place)), closed)
    for placed in (restricted.run(Random(1), 50), restricted.build(Random(1), 50)):
        assert not Counter(each.tile for each in placed) - Counter(position.place[1:])
        assert not {cell for each in placed for cell in each.cells()} & set(closed)
        make_plan(replace(position, place=tuple(each.tile for each in placed)), placed, position.contests[0])


@settings(max_examples=40, deadline=None)
@given(small_positions(ways=60).filter(lambda position: position.contests and position.place))
def test_placements_built_besides_are_taken_only_if_they_are_better(position: Position) -> None:
    """Where tiles that are missing are added, more placements to choose from never lose a point."""
    search = local_search(position)
    contest = position.contests[0]
    alone = make_plan(position, search.complete({}, Random(1), 0), contest)
    assert make_plan(position, search.complete({}, Random(1), 0, 3), contest).points >= alone.points
