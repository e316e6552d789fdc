"""Placements that score the same are looked at once, and no best one is lost."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.album.album import Album
from stockbook.models.album.notation import parse_tile
from stockbook.models.contests import Contest
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.placement.fitting import sizes_of
from stockbook.models.placement.model import PlacementModel
from stockbook.optimizer.solver.cpsat import Search
from tests.boards import Board, boards
from tests.models.placement.test_model import FAMILIES, WIDE, check, measures


def test_mirror_images_are_looked_at_once() -> None:
    """On an empty album half the places of a tile without a second are ruled out, and no optimum is lost."""
    ruled_out = decided = 0

    @settings(max_examples=120, deadline=None)
    @given(boards(placed=(0, 0), sides=(*WIDE, (4, 4), (5, 5))), st.sampled_from(sorted(FAMILIES)), st.data())
    def agrees(board: Board, family: str, data: st.DataObject) -> None:
        nonlocal ruled_out, decided
        measure = data.draw(st.sampled_from(measures(family)))
        ends = check(board, [(measure, Payoff(2))])
        decided += len({measure.count(end.album) for end in ends}) > 1
        grid = PlacementModel(board.album, board.tiles, [(measure, Payoff(2))])
        spots = {~literal for group in grid.classes for literal in group.spots.values()}
        always = [literals for given, literals in grid.model.conjunctions if not given]
        out = [literal for literals in always for literal in literals if literal in spots]
        if any(len(tile.stamps) > 1 for tile in board.tiles):
            assert not out
        ruled_out += bool(out)

    agrees()
    assert ruled_out >= 10 and decided >= 10, (ruled_out, decided)


@pytest.mark.parametrize("word", ["surrounded", "perfect-corners", "edges"])
def test_tiles_kept_apart_reach_as_much_as_merged_ones(word: str) -> None:
    """Alike tiles and mirror images are ruled out once, not both at the cost of a best placement."""
    rng = Random(word)
    kinds = [parse_tile(f"{size} blue animals 1") for size in ("3x3", "2x3", "3x2", "2x2")]
    kinds.append(parse_tile("3x3 green space 2"))
    scored: list[tuple[Measure, Payoff]] = [(Contest.parse(f"{word} 1").measure, Payoff(1))]
    for _ in range(6):
        some = rng.sample(kinds, 2)
        tiles = [rng.choice(some) for _ in range(4)]
        sure = sizes_of(tiles)
        grids = (
            PlacementModel(Album(), tiles, scored, always_fit=sure, separate_tiles=separate)
            for separate in (False, True)
        )
        separate = {Search(grid.model, {"num_workers": 1}).run().objective for grid in grids}
        assert len(separate) == 1
