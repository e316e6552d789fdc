"""The compiled local search: it counts as is counted in Python, and gives way to another where it has to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from hypothesis import given, settings

from stockbook.models.album.album import Album
from stockbook.models.album.bitboard import NOWHERE, Spot
from stockbook.models.album.notation import parse_tile
from stockbook.models.contests import Contest
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.contests.regions import Regions, less_islands
from stockbook.models.stampswap.reading import read_position
from stockbook.optimizer.compiled import web_assembly
from stockbook.optimizer.compiled.layouts import LocalRoom
from stockbook.optimizer.placement.compiled_search import CompiledSearch, local_search
from stockbook.optimizer.placement.local_search import GreedySearch, LocalBoard
from stockbook.optimizer.placement.plan import make_plan
from stockbook.optimizer.swap.bundle import scored_by
from tests.boards import Board, boards
from tests.cli.running import POSITIONS
from tests.models.stampswap.game.games import demo
from tests.recount import MEASURES


def _compiled(measure: Measure) -> bool:
    """Whether a measure says that it has a compiled count, which no family needs."""
    return measure.spatial and measure.compiled_count(LocalBoard(Album()).board) is not None


#: All that is counted compiled.
COUNTED = tuple(m for m in (Contest.parse(f"{text} 1").measure for text in MEASURES) if _compiled(m))
#: A payoff for each of several measures, so that their counts show in the points together.
PAYOFFS = (Payoff(7), Payoff(3), Payoff(table=(0, 1, 4, 5, 9)))


def _scored(rng: Random) -> Iterator[list[tuple[Measure, Payoff]]]:
    """Each measure alone, then some together."""
    for measure in COUNTED:
        yield [(measure, PAYOFFS[0])]
    for _ in range(5):
        yield list(zip(rng.sample(COUNTED, len(PAYOFFS)), PAYOFFS, strict=True))


def _fitting(spots: Sequence[Spot], empty: int) -> list[Spot]:
    """The places that are free; those that touch something, if any do."""
    free = [spot for spot in spots if not spot.cells & ~empty]
    return [spot for spot in free if spot.around & ~empty] or free


def _points(local: LocalBoard, spots: Sequence[Spot], scored: Sequence[tuple[Measure, Payoff]]) -> int:
    """The points with tiles at these places."""
    empty = local.board.empty & ~sum(spot.cells for spot in spots)
    return sum(payoff.at(_units(local, measure, empty, spots)) for measure, payoff in scored)


def _units(local: LocalBoard, measure: Measure, empty: int, spots: Sequence[Spot]) -> int:
    """The units of a measure; of regions less the islands in them, as the search has it."""
    if measure == Regions():
        return max(less_islands(empty, local.board.grid.stride), 1 if empty else 0)
    return local.count(measure)(empty, spots)


def test_what_is_printed_is_counted_compiled() -> None:
    """Every contest of the demo deck that depends on places is; no new family needs to be."""
    contests = [contest.measure for cards in demo().contests.values() for contest in cards]
    assert [str(measure) for measure in contests if measure.spatial and not _compiled(measure)] == []
    assert any(map(_compiled, contests))


@settings(max_examples=60, deadline=None)
@given(boards())
def test_a_tile_goes_where_most_is_counted(board: Board) -> None:
    """With all tiles but one in place, the compiled search puts the last one where most points are scored.

    The points are counted in Python. It holds for each measure with a compiled count, and for three together.
    """
    rng = Random(0)
    local = LocalBoard(board.album)
    for scored in _scored(rng):
        search = local_search(local, board.tiles, scored)
        assert isinstance(search, CompiledSearch)
        touch = any(measure.corners_touch for measure, _ in scored)
        places = [local.spots(tile, corners_touch=touch) for tile in board.tiles]
        empty, lying = local.board.empty, [NOWHERE] * len(places)
        for item in range(1, len(places)):
            if free := _fitting(places[item], empty):
                lying[item] = rng.choice(free)
                empty &= ~lying[item].cells
        others = {item: spot.placed.cell for item, spot in enumerate(lying) if spot.placed}
        if not places or len(others) < len(places) - 1 or not (free := _fitting(places[0], empty)):
            continue

        points = {spot: _points(local, [spot, *lying[1:]], scored) for spot in free}
        placed = search.complete(others, rng, 0)
        (found,) = [spot for spot in places[0] if spot.placed == placed[0]]
        assert {each.cell for each in placed[1:]} == set(others.values())
        assert points[found] == max(points.values())


def test_more_placements_are_better() -> None:
    """The best of a hundred placements scores at least as much as the best of its first one."""
    position = read_position(POSITIONS / "sunday-surrounded.toml")
    contest = position.open_contests[0]
    search = local_search(LocalBoard(position.album), position.place, scored_by(position, contest))
    for seed in range(5):
        few, many = (search.best_built(Random(seed), builds, 50) for builds in (1, 100))
        assert make_plan(position, few, contest).points <= make_plan(position, many, contest).points


def test_without_an_engine_or_room_python_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the compiled search has no room for the tiles or does not know a measure, and where no engine is
    installed, the other one searches."""
    scored = [(COUNTED[0], Payoff(1))]
    tile = parse_tile("forever")
    local = LocalBoard(Album())
    assert isinstance(local_search(local, [tile] * LocalRoom.TILES, scored), CompiledSearch)
    assert isinstance(local_search(local, [tile] * (LocalRoom.TILES + 1), scored), GreedySearch)
    with monkeypatch.context() as patch:
        patch.setattr(type(COUNTED[1]), "compiled_count", Measure.compiled_count)
        assert isinstance(local_search(local, [tile], [(COUNTED[1], Payoff(1))]), GreedySearch)
    monkeypatch.setattr(web_assembly, "_compiled", lambda name: None)
    assert isinstance(local_search(LocalBoard(Album()), [tile], scored), GreedySearch)
