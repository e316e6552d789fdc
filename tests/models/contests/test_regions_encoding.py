"""Regions where islands decide: rings and stamps in the open, already placed or still to place."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.album.album import Album, PlacedTile, rectangle
from stockbook.models.contests import Contest
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.contests.regions import Regions
from stockbook.models.placement.model import PlacementModel
from stockbook.optimizer.solver.cpsat import Search
from tests.boards import Board, boards, payoffs
from tests.brute import endings
from tests.strategies import FOREVER

BESIDE = ("count all", "surrounded", "holes 1x1", "holes 1x2", "perfect-corners", "group shape", "most color")
#: Squares and rectangles that leave no room for each other: many are discarded.
BULKY = ((2, 2), (2, 2), (2, 3), (3, 2), (3, 3), (4, 2))


@st.composite
def rings(draw: st.DrawFn) -> Board:
    """A ring of forever stamps that keeps off the edge of the album, with gaps, a core, and stamps to add."""
    width, height = draw(st.sampled_from([(5, 5), (6, 6), (7, 6)]))
    inner = list(rectangle(1, 1, width - 2, height - 2))
    ring = [(x, y) for x, y in inner if x in (1, width - 2) or y in (1, height - 2)]
    gaps = draw(st.sets(st.sampled_from(ring), min_size=1, max_size=4))
    core = draw(st.sets(st.sampled_from(inner), max_size=1))
    covered = sorted({*ring, *core} - gaps)
    album = Album(tuple(PlacedTile.at(FOREVER, cell) for cell in covered), width, height)
    bulky = draw(boards(BULKY, new=3, placed=(0, 0))).tiles[: draw(st.integers(0, 2))]
    return Board(album, (*(FOREVER,) * draw(st.integers(1, 2)), *bulky))


def test_regions_agree_with_brute_force() -> None:
    """With few discards and with many: islands count once, joined ones too, new ones are never needed."""
    seen: Counter[str] = Counter()
    anything = rings() | boards(BULKY, ((4, 4), (5, 4), (4, 5)), placed=(0, 1), packed=(True,))

    @settings(max_examples=120, deadline=None)
    @given(anything, payoffs(), st.sampled_from(BESIDE), payoffs(), st.booleans())
    def agrees(board: Board, pay: Payoff, word: str, other: Payoff, both: bool) -> None:
        scored: list[tuple[Measure, Payoff]] = [(Regions(), pay)]
        if both:
            scored.append((Contest.parse(f"{word} 1").measure, other))
        ends = list(endings(board.album, board.tiles))
        best = max(sum(payoff.at(measure.count(end.album)) for measure, payoff in scored) for end in ends)
        outcome = Search(PlacementModel(board.album, board.tiles, scored).model, {"num_workers": 1}).run()
        assert outcome.finished and outcome.objective == best
        seen["rings"] += FOREVER in board.tiles
        seen["many discards"] += any(len(end.discarded) > 2 for end in ends)

    agrees()
    assert all(seen[what] for what in ("rings", "many discards")), seen
