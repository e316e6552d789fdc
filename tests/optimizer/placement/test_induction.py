"""Bounds by induction: claims that grow with what is known, and are right when they are proved."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from stockbook.models import Album, Player, Position
from stockbook.models.album.notation import parse_placed_tiles, parse_tile
from stockbook.models.contests import Contest
from stockbook.models.placement.counterexample import MIN_TILES, Counterexample
from stockbook.optimizer import best_placement
from stockbook.optimizer.placement.induction import Counterexamples, Induction, local_part
from stockbook.optimizer.placement.local_search import LocalBoard
from stockbook.optimizer.placement.plan import InternalError
from stockbook.optimizer.placement.portfolio import exact_runs
from stockbook.optimizer.placement.strategies import BESIDE_INDUCTION, LAGRANGIAN, SEPARATE_TILES
from stockbook.optimizer.placement.subproblem import Subproblem
from stockbook.optimizer.solver.cpsat import Search
from stockbook.optimizer.solver.limits import SearchLimits
from tests.boards import Board, boards, small_positions
from tests.brute import best_by_contest
from tests.models.placement.test_counterexample import most, scored
from tests.models.placement.test_model import CRUMBS, SQUARES, Scored


def solve(induction: Induction, cutoff: int | None) -> None:
    """Ask until nothing is open."""
    while induction.has_work(cutoff):
        counterexample = induction.next_counterexample(cutoff)
        induction.record_outcome(
            Search(counterexample.placement.model, {"num_workers": 1}).run(), counterexample
        )


@settings(deadline=None, max_examples=80)
@given(boards() | boards(SQUARES) | boards(CRUMBS), scored(), st.integers(0, 9))
def test_what_is_proved_is_the_most(board: Board, counted: Scored, cutoff: int) -> None:
    """Asked for no more than a number, the bound is that, or the most that any of the tiles score."""
    assume(len(board.tiles) > MIN_TILES)
    induction = Induction(board.album, board.tiles, counted)
    induction.explore(LocalBoard(board.album), Random(1), 1, 100)
    told: list[int] = []
    induction.on_bound.append(told.append)
    solve(induction, cutoff)
    best = most(board, counted)[-1]
    assert best <= told[-1] <= max(best, cutoff)
    solve(induction, None)
    assert min(told) >= best


@settings(deadline=None, max_examples=40)
@given(boards(), scored(), st.none() | st.integers(0, 9))
def test_claims_never_fall_and_hold_what_is_known(board: Board, counted: Scored, cutoff: int | None) -> None:
    """However little is found, claims rise with the number of tiles, and with what is learned."""
    assume(len(board.tiles) > MIN_TILES)
    induction = Induction(board.album, board.tiles, counted)
    before = induction.claims(cutoff)
    induction.explore(LocalBoard(board.album), Random(1), 1, 100)
    after = induction.claims(cutoff)
    assert all(low <= high for low, high in pairwise(after))
    assert all(low <= high for low, high in zip(before, after, strict=True))
    truth = most(board, counted)
    assert (after[0], after[1]) == (truth[0], max(truth[0], truth[1]))


def test_a_tile_that_only_costs_leaves_the_claims_level() -> None:
    """Where one tile scores less than none, the claim for one is that for none: claims never fall."""
    contest = Contest.parse("holes 1x1 2")
    tiles = [parse_tile("forever")] * 3
    induction = Induction(Album((), 1, 1), tiles, [(contest.measure, contest.payoff)])
    assert induction.claims(0) == (2, 2, 2, 2)


def test_a_plan_that_scores_less_than_promised_is_an_internal_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows that promise more than is counted are a fault of the program, never a bound."""
    contest = Contest.parse("holes 1x2 1")
    tiles = [parse_tile("2x2 blue animals 2")] * 3
    induction = Induction(Album((), 5, 5), tiles, [(contest.measure, contest.payoff)])
    counterexample = induction.next_counterexample(0)
    outcome = Search(counterexample.placement.model, {"num_workers": 1}).run()
    assert outcome.values is not None
    monkeypatch.setattr(Counterexample, "points", lambda *_: 9)
    with pytest.raises(InternalError, match="the search claims 9, but"):
        induction.record_outcome(outcome, counterexample)


@settings(deadline=None, max_examples=40)
@given(small_positions())
def test_inductions_change_no_optimum(position: Position) -> None:
    """With an induction for every position, full albums too, the best of each contest is brute force's."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("stockbook.optimizer.placement.search.leaves_half_empty", lambda *_: True)
        answer = best_placement(position, limits=SearchLimits(100, deterministic=True))
    truth = best_by_contest(position, [result.contest for result in answer.by_contest])
    assert answer.plans[0].points == answer.bound == max(truth.values())
    for result in answer.by_contest:
        assert result.best <= truth[result.contest] <= result.bound


@pytest.mark.parametrize(
    "contest", ["surrounded 1", "perfect-corners 1", "edges 1", "count faded 1", "regions 1"]
)
@pytest.mark.parametrize("placed", ["", "2x2 green space 1@a1"])
def test_every_contest_beside_dear_holes_is_proved(contest: str, placed: str) -> None:
    """Whatever other searches a contest has, one is there beside the induction for an exhibitor's holes."""
    album = Album(parse_placed_tiles(placed) if placed else ())
    me = Player(album=album, exhibitors=(Contest.parse("holes 1x2 5"),))
    place = tuple(map(parse_tile, ("2x2 blue animals 2", "3x2 blue space 1", "2x3 green space 1")))
    position = Position(round=1, contests=(Contest.parse(contest),), me=me, place=place)
    answer = best_placement(position, limits=SearchLimits(60))
    assert answer.plans[0].points == answer.bound


@pytest.mark.parametrize(("contest", "first"), [("group color 4", True), ("edges 9", False)])
def test_an_induction_for_a_part_comes_first(contest: str, first: bool) -> None:
    """An induction that bounds a part of the points is searched first, one that bounds all comes later."""
    me = Player(album=Album(), exhibitors=(Contest.parse("holes 1x1 2"),))
    tiles = tuple(map(parse_tile, ["2x2 blue animals 2", "3x2 blue space 1", "2x3 green space 1"]))
    entered = Contest.parse(contest)
    subproblem = Subproblem(Position(1, (entered,), me, tiles), entered)
    subproblem.induction = Induction(Album(), tiles, subproblem.local_part)
    inductions = [isinstance(each, Counterexamples) for each in subproblem.strategies]
    assert inductions == ([True, False, False] if first else [False, True, True])


def test_an_induction_that_bounds_all_comes_before_second_strategies() -> None:
    """Each contest has its first strategy, then the inductions begin, then the others are tried."""
    tiles = tuple(map(parse_tile, ["2x2 blue animals 2", "3x2 blue space 1", "2x3 green space 1"]))
    contests = Contest.parse("edges 10"), Contest.parse("holes 1x2 3")
    position = Position(1, contests, Player(album=Album()), tiles)
    subproblems = [Subproblem(position, contest) for contest in contests]
    holes = subproblems[1]
    holes.induction = Induction(Album(), tiles, holes.local_part)
    runs = [(run.subproblem, run.strategy) for run in exact_runs(subproblems)]
    first, second = subproblems[0].strategies
    relaxation, counterexamples, same = holes.strategies
    firsts = [(subproblems[0], first), (holes, relaxation)]
    assert runs == [*firsts, (holes, counterexamples), (subproblems[0], second), (holes, same)]


def test_a_lagrangian_search_comes_before_inductions() -> None:
    """It has its turn before an induction of another contest, and a shorter one than other searches."""
    album = Album(parse_placed_tiles("2x2 rare 5@a1"))
    tiles = tuple(map(parse_tile, ["2x2 blue animals 2", "3x2 blue space 1", "2x3 green space 1"]))
    contests = Contest.parse("holes 1x2 3"), Contest.parse("surrounded 3")
    position = Position(2, contests, Player(album=album), tiles)
    holes, surrounded = (Subproblem(position, contest) for contest in contests)
    holes.induction = Induction(album, tiles, holes.local_part)
    runs = exact_runs([holes, surrounded])
    _, counterexamples, _ = holes.strategies
    expected = [BESIDE_INDUCTION, SEPARATE_TILES, LAGRANGIAN, counterexamples, counterexamples]
    assert [run.strategy for run in runs] == expected
    assert runs[2].turn < runs[1].turn and runs[2].subproblem is surrounded


def test_only_hard_measures_are_worth_an_induction() -> None:
    """Holes are, with what else is seen around a tile; regions, groups and counts are no part."""
    words = ("edges 9", "holes 1x1 2", "perfect-corners 1", "group color 4", "count faded 5", "regions 9")
    pairs = [(contest.measure, contest.payoff) for contest in map(Contest.parse, words)]
    assert [str(measure) for measure, _ in local_part(pairs)] == ["holes 1x1", "perfect-corners", "edges"]
    assert local_part([*pairs[:1], *pairs[2:]]) == ()
