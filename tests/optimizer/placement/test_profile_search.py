"""Dynamic programming over profiles, against every way to place some tiles."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.album.album import Album
from stockbook.models.album.notation import parse_tile
from stockbook.models.album.stamps import FOOTPRINTS, Tile
from stockbook.models.contests import Contest
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.optimizer.placement import profile_search
from stockbook.optimizer.placement.profile_search import (
    ProfileProblem,
    ProfileSearch,
    TileSet,
    payoffs_by_kind,
    tile_set,
)
from stockbook.optimizer.solver.web_assembly import Instance
from tests.boards import Board, boards, payoffs
from tests.brute import some_placed

MEASURES = [
    Contest.parse(f"{text} 1").measure
    for text in ("holes 1x1", "holes 1x2", "surrounded", "perfect-corners", "edges")
]
#: Measures, with what their units pay.
Scored = list[tuple[Measure, Payoff]]


@st.composite
def scored(draw: st.DrawFn) -> Scored:
    """Some of the measures that profiles see, which may be scored twice."""
    measures = draw(st.lists(st.sampled_from(MEASURES), min_size=1, max_size=4))
    return [(measure, draw(payoffs())) for measure in measures]


def test_every_set_of_tiles_has_its_best_placement() -> None:
    """Of all sets of the tiles, with points above and below their cutoffs, the best placements are found; the
    scorer counts the same, and other sets have none better than their cutoffs."""
    found = Counter[str]()

    @settings(max_examples=150, deadline=None)
    @given(boards(), scored(), st.sampled_from([-1, 0, 1, 2]))
    def agrees(board: Board, rewards: Scored, above: int) -> None:
        kinds = payoffs_by_kind(rewards)
        assert kinds
        best = dict[TileSet, int]()
        for placed in some_placed(board.album, board.tiles):
            tiles = tile_set([each.tile for each in placed], kinds)
            points = _points(board.album.with_tiles(placed), rewards)
            best[tiles] = max(points, best.get(tiles, points))
        cutoffs = {tiles: points - above for tiles, points in best.items()}
        outcome = ProfileSearch(ProfileProblem(board.album, kinds, cutoffs)).run()
        assert outcome.finished
        assert {tiles: each.points for tiles, each in outcome.optima.items()} == (best if above > 0 else {})
        for tiles, optimum in outcome.optima.items():
            placed = optimum.placed(board.tiles)
            assert tile_set([each.tile for each in placed], kinds) == tiles
            assert _points(board.album.with_tiles(placed), rewards) == optimum.points
            found["proved"] += 1
        found.update(str(measure) for measure, _ in rewards)
        found["doubles"] += any(len(tile.stamps) > 1 for tile in board.tiles)

    agrees()
    assert len(found) == len(MEASURES) + 2


def test_a_set_without_a_placement_has_none() -> None:
    """Tiles that do not fit together have no optimum, whatever the cutoff."""
    tiles = [parse_tile("3x3 rare 5")] * 2
    kinds = payoffs_by_kind([(MEASURES[2], Payoff(1))])
    assert kinds
    problem = ProfileProblem(Album(width=4, height=5), kinds, {tile_set(tiles, kinds): -5})
    outcome = ProfileSearch(problem).run()
    assert (outcome.finished, outcome.optima) == (True, {})


def test_it_ends_without_a_proof_where_it_has_no_time() -> None:
    """With less work than it needs, or stopped, a search ends and nothing is proved."""
    tiles = [parse_tile(f"{size} rare 5") for size in ("2x3", "3x2", "2x2", "3x3")]
    kinds = payoffs_by_kind([(MEASURES[1], Payoff(3))])
    assert kinds
    problem = ProfileProblem(Album(), kinds, {tile_set(tiles, kinds): 0})
    assert not ProfileSearch(problem, most_work=0.001).run().finished
    stopped = ProfileSearch(problem)
    stopped.stop()
    assert not stopped.run().finished


def test_what_does_not_suit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing suits that could take too long or is too large, and nothing where there is no engine."""
    tiles = [parse_tile("2x3 rare 5"), parse_tile("forever")]
    kinds = payoffs_by_kind([(MEASURES[1], Payoff(3))])
    assert kinds
    small = Album(width=6, height=6)

    def suits(album: Album, some: Sequence[Tile] = tiles, points: int = 0) -> bool:
        return ProfileProblem(album, kinds, {tile_set(some, kinds): points}).suits

    assert suits(small) and suits(Album())
    assert not suits(Album(), [parse_tile(f"{w}x{h} rare 5") for w, h in FOOTPRINTS[1:]] * 2)
    assert not suits(Album(width=13, height=2))
    assert not suits(small, points=10**8)
    assert not ProfileProblem(small, kinds, {}).suits
    assert payoffs_by_kind([(Contest.parse("regions 1").measure, Payoff(1))]) is None
    assert payoffs_by_kind([(Contest.parse("count rare 1").measure, Payoff(1))]) == {}
    monkeypatch.setattr(profile_search, "installed", lambda: False)
    assert not suits(small)


def test_it_was_compiled_from_its_source() -> None:
    """The compiled file was made from the C file as it is now, whose hash it has: else run ``make wasm``."""
    package = "stockbook.optimizer.placement"
    source = int(Instance(package, "profile_search.wasm").call("source")) % 2**64
    code = files(package).joinpath("profile_search.c").read_bytes()
    assert f"{source:016x}" == hashlib.sha256(code).hexdigest()[:16]


def _points(album: Album, rewards: Scored) -> int:
    return sum(payoff.at(measure.count(album)) for measure, payoff in rewards)
