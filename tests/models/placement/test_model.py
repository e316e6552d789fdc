"""The rows of the placement model, solved, against every legal end of small boards.

Placements that score the same are looked at once, and no best one is lost.

Parts of all plans: no plan is lost, and none is searched twice.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.album.album import SIDE, Album, PlacedTile
from stockbook.models.album.notation import parse_tile
from stockbook.models.contests import Contest
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.placement.model import PlacementModel
from stockbook.models.placement.places import sizes_of
from stockbook.optimizer.solver.cpsat import Search
from tests.boards import Board, boards, payoffs
from tests.brute import Ending, endings
from tests.recount import FILTERS, MEASURES
from tests.strategies import albums

SQUARES = ((2, 2), (2, 2), (2, 2), (2, 2), (1, 1), (4, 2), (2, 4))
SHORT = ((2, 2), (2, 2), (4, 2), (4, 2), (2, 3), (3, 2))
CRUMBS = ((1, 1), (1, 1), (2, 2), (2, 3), (4, 2))
WIDE = ((6, 4), (6, 5), (7, 4), (5, 6))

#: Families of measures, and boards on which there is something to decide.
FAMILIES = {
    "perfect-corners": boards(SQUARES),
    "edges": boards(),
    "surrounded": boards(),
    "holes 1x1": boards(),
    "holes 1x2": boards(),
    "regions": boards() | boards(CRUMBS, ((7, 6), (8, 6), (7, 7)), placed=(6, 12), new=3),
    "group color": boards(sides=WIDE, shown=(1, 2)),
    "group theme": boards(sides=WIDE, shown=(1, 2)),
    "group size": boards(sides=WIDE),
    "group shape": boards(sides=WIDE),
    "group ": boards(sides=WIDE, shown=(1, 2)),
    "second": boards(SHORT, shown=(2, 3)),
    "most": boards(SHORT, shown=(2, 3)),
    "sets": boards(SQUARES[2:], ((6, 4), (6, 5), (8, 4), (8, 5)), shown=(5,), placed=(3, 5), packed=(True,)),
    "count": boards(shown=(1, 2)),
}

sides = st.tuples(st.integers(1, SIDE), st.integers(1, SIDE))
Scored = list[tuple[Measure, Payoff]]


def measures(family: str) -> list[Measure]:
    """The measures of a family; ``group `` stands for groups of every filter."""
    words = [f"group {each}" for each in FILTERS] if family == "group " else MEASURES
    return [Contest.parse(f"{word} 1").measure for word in words if word.startswith(family)]


def points(scored: Scored, album: Album) -> int:
    return sum(payoff.at(measure.count(album)) for measure, payoff in scored)


def solve(
    board: Board, scored: Scored, *, merge: bool, separate: bool = False
) -> tuple[int, frozenset[PlacedTile]]:
    """The optimum of the rows, and the tiles where they put them."""
    grid = PlacementModel(board.album, board.tiles, scored, merge=merge, separate_tiles=separate)
    outcome = Search(grid.model, {"num_workers": 1}).run()
    assert outcome.values is not None and outcome.objective is not None
    assert outcome.finished and outcome.bound == outcome.objective <= grid.upper_bound
    return outcome.objective, frozenset(grid.placed(outcome.values))


def check(board: Board, scored: Scored) -> list[Ending]:
    """Compare the rows with every legal end, which are returned."""
    ends = endings(board.album, board.tiles)
    worth = {end.placed: points(scored, end.album) for end in ends}
    for merge, separate in ((True, False), (False, False), (True, True)):
        best, placed = solve(board, scored, merge=merge, separate=separate)
        assert best == max(worth.values()) == worth.get(placed), f"{merge=} {separate=}"
    return ends


@pytest.mark.parametrize("family", FAMILIES)
def test_every_measure_agrees_with_brute_force(family: str) -> None:
    """The optimum is that over all legal ends and the tiles are a best end, with and without merging."""
    seen: Counter[str] = Counter()

    @settings(max_examples=45, deadline=None)
    @given(FAMILIES[family], st.sampled_from(measures(family)), payoffs())
    def agrees(board: Board, measure: Measure, payoff: Payoff) -> None:
        ends = check(board, [(measure, payoff)])
        seen["decided"] += len({payoff.at(measure.count(end.album)) for end in ends}) > 1
        seen["discarded"] += any(end.discarded for end in ends)
        seen["chosen"] += len({end.discarded for end in ends}) > 1
        seen["doubles"] += len(ends[0].album.stamps) > len(ends[0].album.tiles)
        seen["equal"] += len(set(board.tiles)) < len(board.tiles)

    agrees()
    assert all(seen[what] for what in ("decided", "discarded", "chosen", "doubles", "equal")), seen


@settings(max_examples=100, deadline=None)
@given(albums(most=30) | sides.flatmap(lambda size: albums(*size, most=20)), st.data())
def test_without_tiles_to_place_the_rows_count_like_the_scorer(album: Album, data: st.DataObject) -> None:
    """On any album, the full size included, the rows allow as many units as there are, and no more."""
    family = data.draw(st.sampled_from(list(FAMILIES)))
    measure = data.draw(st.sampled_from(measures(family)))
    points, placed = solve(Board(album, ()), [(measure, Payoff(1))], merge=True)
    assert points == measure.count(album)
    assert not placed


def test_measures_side_by_side_agree_with_brute_force() -> None:
    """Several measures at once, some of them twice with different payoffs, do not disturb each other."""
    anything = st.sampled_from([Contest.parse(f"{word} 1").measure for word in MEASURES])
    decided = 0

    @settings(max_examples=80, deadline=None)
    @given(boards(), st.lists(st.tuples(anything, payoffs()), min_size=2, max_size=4), payoffs())
    def agrees(board: Board, scored: Scored, again: Payoff) -> None:
        nonlocal decided
        scored = [*scored, (scored[0][0], again)]
        ends = check(board, scored)
        decided += len({points(scored, end.album) for end in ends}) > 1

    agrees()
    assert decided >= 10


def test_the_rows_allow_exactly_the_legal_ends() -> None:
    """Excluding one placement after another lists each legal end once."""
    several = 0

    @settings(max_examples=60, deadline=None)
    @given(
        boards(ways=60),
        st.sampled_from([[], ["group all"], ["group color", "holes 1x1"], ["regions"]]),
    )
    def lists_them(board: Board, words: list[str]) -> None:
        nonlocal several
        scored = [(Contest.parse(f"{word} 1").measure, Payoff(1)) for word in words]
        grid = PlacementModel(board.album, board.tiles, scored, merge=False)
        left = {end.placed for end in endings(board.album, board.tiles)}
        several += len(left) > 1
        while True:
            outcome = Search(grid.model, {"num_workers": 1}).run()
            assert outcome.finished
            if outcome.values is None:
                break
            placed = frozenset(grid.placed(outcome.values))
            left.remove(placed)
            grid.exclude(placed)
        assert not left

    lists_them()
    assert several >= 10


@settings(max_examples=40, deadline=None)
@given(boards(), st.data())
def test_optional_tiles_are_left_out_as_the_rows_say(board: Board, data: st.DataObject) -> None:
    """With some tiles left out, the best placement is that of the others."""
    out = data.draw(st.sets(st.sampled_from(range(len(board.tiles))))) if board.tiles else set()
    scored = [(each, Payoff(unit=3)) for each in (*measures("holes 1x1"), *measures("count"))[:4]]
    grid = PlacementModel(board.album, board.tiles, scored, optional=range(len(board.tiles)))
    for item, literal in grid.left_out.items():
        grid.model.clause([literal if item in out else ~literal])
    outcome = Search(grid.model, {"num_workers": 1}).run()
    assert outcome.values is not None
    rest = tuple(tile for item, tile in enumerate(board.tiles) if item not in out)
    every = endings(board.album, rest)
    assert outcome.objective == max(points(scored, end.album) for end in every)
    placed = frozenset(grid.placed(outcome.values))
    assert sum(len(end.placed) == len(placed) for end in every)
    assert points(scored, board.album.with_tiles(placed)) == outcome.objective


def test_tables_of_the_encodings_are_dropped() -> None:
    """They do not stay in memory beside the rows, but can still be asked for."""
    placement = PlacementModel(
        Album(), [parse_tile("2x2 rare 5")], [(Contest.parse("surrounded 3").measure, Payoff(3))]
    )
    assert not {"covering", "tile_spots", "stamps"} & vars(placement).keys()
    assert len(placement.covering.of((1, 1))) == 4


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
