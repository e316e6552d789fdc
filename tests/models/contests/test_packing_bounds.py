"""Packing bounds: no search finds more than the bounds allow, and some find as much."""

from __future__ import annotations

from random import Random

import pytest

from stockbook.models.album.album import Album
from stockbook.models.album.notation import parse_tile
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.contests.holes import Holes
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.contests.surrounded import Surrounded
from stockbook.models.placement.model import PlacementModel
from stockbook.optimizer.placement.compiled_search import local_search
from stockbook.optimizer.placement.local_search import LocalBoard
from stockbook.optimizer.solver.cpsat import Search

SIZES = ("2x2", "3x3", "2x3", "3x2", "2x4", "4x2")
KINDS = [
    *(f"{size} blue animals 1" for size in SIZES),
    "forever",
    "double 4x2 (brown space 1 | blue space 2)",
]


def some_tiles(rng: Random) -> list[Tile]:
    """From four to eight tiles, of few sizes or of many."""
    kinds = rng.sample(KINDS, rng.randint(1, len(KINDS)))
    return [parse_tile(rng.choice(kinds)) for _ in range(rng.choice((4, 5, 6, 6, 6, 7, 8)))]


@pytest.mark.parametrize("word", ["holes 1x1", "holes 1x2", "surrounded", "regions", "perfect-corners"])
def test_no_search_finds_more_than_has_room(word: str) -> None:
    """Over random tiles the local search stays within the bound, and reaches it now and then."""
    rng = Random(word)
    measure = Contest.parse(f"{word} 1").measure
    left = []
    for _ in range(16):
        tiles = some_tiles(rng)
        scored = [(measure, Payoff(1))]
        most = PlacementModel(
            Album(), tiles, scored, always_fit={(tile.width, tile.height) for tile in tiles}
        ).upper_bound
        found = local_search(LocalBoard(Album()), tiles, scored).best_built(rng, 32, 1_000)
        left.append(most - measure.count(Album(tuple(found))))
    assert min(left) == 0


def some_sizes(rng: Random) -> list[Tile]:
    """Six or seven ordinary tiles."""
    kinds = rng.sample(KINDS[:6], rng.randint(1, 6))
    return [parse_tile(rng.choice(kinds)) for _ in range(rng.choice((6, 6, 7)))]


@pytest.mark.parametrize("other", [Holes(2), Surrounded()])
def test_no_search_finds_more_than_has_room_together(other: Measure) -> None:
    """Holes of one space leave less room for other holes and for surrounded stamps, as the rows say."""
    rng = Random(str(other))
    left = []
    for _ in range(16):
        tiles = some_sizes(rng)
        scored = [(Holes(1), Payoff(2)), (other, Payoff(1))]
        found = local_search(LocalBoard(Album()), tiles, scored).best_built(rng, 32, 1_000)
        album = Album(tuple(found))
        single, more = Holes(1).count(album), other.count(album)
        assert allowed(tiles, other, single, more)
        left.append(allowed(tiles, other, single, more + 1))
    assert not all(left)


def allowed(tiles: list[Tile], other: Measure, single: int, more: int) -> bool:
    """Whether the rows between the measures leave room for so many units of both."""
    grid = PlacementModel(Album(), tiles, [], always_fit={(tile.width, tile.height) for tile in tiles})
    units = {Holes(1): grid.model.new_int(single, single), other: grid.model.new_int(more, more)}
    for measure in units:
        measure.add_joint_bounds(grid, units)
    return Search(grid.model, {"num_workers": 1}).run().values is not None
