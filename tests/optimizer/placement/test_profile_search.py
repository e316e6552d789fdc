"""Dynamic programming over profiles, against every way to place some tiles, and views of an album."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.notation import parse_tile
from stockbook.models.album.stamps import FOOTPRINTS, Tile
from stockbook.models.contests import Contest
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.contests.surrounded import Surrounded
from stockbook.optimizer.compiled.web_assembly import NotCompiledError
from stockbook.optimizer.placement.profile_search import (
    VIEWS,
    ProfileProblem,
    ProfileSearch,
    TileSet,
    payoffs_by_kind,
    tile_set,
)
from tests.boards import Board, boards
from tests.brute import some_placed

MEASURES = [
    Contest.parse(f"{text} 1").measure
    for text in ("holes 1x1", "holes 1x2", "surrounded", "perfect-corners", "regions", "edges")
]
#: Measures, with what their units pay.
Scored = list[tuple[Measure, Payoff]]
#: Tiles of all sizes, and the sides of albums: narrow ones too, and as large as the printed one.
TILES = [
    parse_tile("forever"),
    *(parse_tile(f"{width}x{height} blue space 1") for width, height in FOOTPRINTS[1:]),
    parse_tile("double 2x4 (blue space 1 | blue space 2)"),
    parse_tile("double 4x2 (blue space 1 | blue space 2)"),
]
SIDES = (
    (4, 4),
    (5, 4),
    (6, 5),
    (5, 6),
    (7, 5),
    (4, 8),
    (8, 4),
    (7, 7),
    (12, 4),
    (4, 2),
    (3, 6),
    (2, 5),
    (12, 12),
)


def test_every_set_of_tiles_has_its_best_placement() -> None:
    """On random boards each set of the tiles gets the points that trying all placements gives, if these
    exceed its cutoff, and else none; the scorer counts the same, and any view of the album will do."""
    rng = Random(1)
    for _ in range(900):
        album = _album(rng)
        tiles = _tiles(rng, album)
        rewards = [(measure, _payoff(rng)) for measure in rng.sample(MEASURES, rng.randint(1, 3))]
        kinds = payoffs_by_kind(rewards)
        assert kinds
        best = dict[TileSet, int]()
        for placed in some_placed(album, tiles):
            points = _points(album.with_tiles(placed), rewards)
            some = tile_set([each.tile for each in placed], kinds)
            best[some] = max(points, best.get(some, points))
        above = rng.choice([0, 1, 1, 3])
        cutoffs = {some: points - above for some, points in best.items()}
        problem = ProfileProblem(album, kinds, cutoffs)
        vars(problem)["view"] = rng.choice(VIEWS)
        outcome = ProfileSearch(problem).run()
        assert outcome.finished
        assert {some: each.points for some, each in outcome.optima.items()} == (best if above else {})
        for some, optimum in outcome.optima.items():
            placed = optimum.placed(tiles)
            assert tile_set([each.tile for each in placed], kinds) == some
            assert _points(album.with_tiles(placed), rewards) == optimum.points


def test_the_corners_of_the_album_are_corners_of_holes() -> None:
    """A tile between two ends of an album leaves a hole at each of them, more than it has corners for."""
    kinds = payoffs_by_kind([(MEASURES[1], Payoff(3)), (MEASURES[4], Payoff(1))])
    assert kinds
    tiles = tile_set([parse_tile("2x2 rare 5")], kinds)
    outcome = ProfileSearch(ProfileProblem(Album(width=4, height=2), kinds, {tiles: 7})).run()
    assert [each.points for each in outcome.optima.values()] == [8]


def test_a_set_without_a_placement_has_none() -> None:
    """Tiles that do not fit together have no optimum, whatever the cutoff."""
    tiles = [parse_tile("3x3 rare 5")] * 2
    kinds = payoffs_by_kind([(Surrounded(), Payoff(1))])
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


def test_it_ends_without_a_proof_where_it_has_no_memory() -> None:
    """A search whose memory is full in the midst of it is exhausted, and no error comes out."""
    tiles = [parse_tile(f"{size} rare 5") for size in ("2x3", "3x2", "2x2", "3x3")]
    kinds = payoffs_by_kind([(MEASURES[1], Payoff(3))])
    assert kinds
    search = ProfileSearch(ProfileProblem(Album(), kinds, {tile_set(tiles, kinds): 0}))
    for size in (2**30, 2**20):
        with pytest.raises(NotCompiledError):
            while True:
                search._compiled.call("reserve", size)
    assert not search.run().finished
    assert search.exhausted


def test_what_does_not_suit() -> None:
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
    assert payoffs_by_kind([(Contest.parse("group size 1").measure, Payoff(1))]) is None
    assert payoffs_by_kind([(Contest.parse("count rare 1").measure, Payoff(1))]) == {}


def _album(rng: Random) -> Album:
    """An album with some tiles, most of them close together; every fifth is empty."""
    album = Album((), *rng.choice(SIDES))
    for _ in range(rng.choice([0, 1, 1, 1, 1]) * rng.randint(0, album.width * album.height // 5)):
        tile = rng.choice(TILES)
        cells = [*album.fits(tile.width, tile.height)]
        if cells:
            cell = rng.choice(cells[:3] if rng.random() < 0.7 else cells)
            album = album.with_tiles([PlacedTile.at(tile, cell)])
    return album


def _tiles(rng: Random, album: Album) -> list[Tile]:
    """Up to five tiles to place, in a thousand ways at most."""
    tiles: list[Tile] = []
    ways = 1
    for _ in range(5):
        tile = rng.choice(TILES)
        more = 1 + sum(1 for _ in album.fits(tile.width, tile.height))
        if ways * more <= 1000:
            tiles.append(tile)
            ways *= more
    return tiles


def _payoff(rng: Random) -> Payoff:
    if rng.random() < 0.6:
        return Payoff(rng.randint(1, 5))
    return Payoff(table=tuple(sorted(rng.randint(0, 20) for _ in range(rng.randint(2, 6)))))


def _points(album: Album, rewards: Scored) -> int:
    return sum(payoff.at(measure.count(album)) for measure, payoff in rewards)


@given(boards(new=3))
def test_every_view_turns_back(board: Board) -> None:
    """In each view every tile lies inside and overlaps no other; turned back, it begins where it did."""
    for view in VIEWS:
        width, height = view.shape(board.album)
        seen = set()
        for placed in board.album.tiles:
            x, y, w, h = view.turn(board.album, placed.cell, placed.tile.width, placed.tile.height)
            assert 0 <= x <= width - w and 0 <= y <= height - h
            assert view.turn_back(board.album, (x, y), placed.tile.width, placed.tile.height) == placed.cell
            seen |= {(i, j) for i in range(x, x + w) for j in range(y, y + h)}
        assert len(seen) == width * height - len(board.album.empty)


def test_the_views_differ() -> None:
    """All eight see a tile near a corner of an oblong album elsewhere, or another way around."""
    album = Album((), 5, 4).with_tiles([PlacedTile.at(parse_tile("2x3 rare 5"), (1, 0))])
    seen = {view.turn(album, placed.cell, 2, 3) for view in VIEWS for placed in album.tiles}
    assert len(seen) == 8
