"""One contest's search: it trusts no solution and no bound that the scorer contradicts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockbook.models.album.album import Album
from stockbook.models.album.notation import parse_placed_tiles, parse_tile
from stockbook.models.contests import Contest
from stockbook.models.placement.cp_model import TRUE
from stockbook.models.stampswap.position import Player, Position
from stockbook.optimizer.placement.plan import InternalError, make_plan
from stockbook.optimizer.placement.subproblem import CLAUSES, NO_PLAN, Subproblem, halves
from stockbook.optimizer.solver.cpsat import Search

EDGES = Contest.parse("edges 10")
#: The 4x2 fits only below the rare stamp, and then all is full; the 3x3 fits nowhere.
POSITION = Position(
    round=1,
    contests=(EDGES,),
    me=Player(album=Album(parse_placed_tiles("2x2 rare 5@a1", side=4), 4, 4), specialists=("",)),
    place=tuple(map(parse_tile, ("4x2 blue animals 2", "2x2 green space -1", "3x3 green space 1"))),
)
BETTER = parse_placed_tiles("4x2 blue animals 2@a3; 2x2 green space -1@c1", side=4)
WORSE = parse_placed_tiles("2x2 green space -1@b3", side=4)
#: Four edges, the values, a specialist.
BEST = 40 + (5 + 2 - 1 + 1) + 2


def solved(task: Subproblem) -> tuple[int, list[int]]:
    outcome = Search(task.grid.model, {"num_workers": 1}).run()
    assert outcome.objective is not None and outcome.values is not None
    return outcome.objective, outcome.values


def test_a_solution_becomes_a_plan() -> None:
    """The objective of the rows plus what no placement changes is what the scorer counts."""
    task = Subproblem(POSITION, EDGES)
    assert task.plan is None and task.bound >= BEST and not task.done
    objective, values = solved(task)
    task.found(objective, values, CLAUSES)
    assert task.plan is not None and task.plan.points == BEST == objective + task.constant
    task.bounded(objective)
    assert task.bound == BEST and task.done


def test_a_score_that_the_album_does_not_have_is_an_internal_error() -> None:
    """A solution that claims one point too many is refused, with the album to look at."""
    task = Subproblem(POSITION, EDGES)
    objective, values = solved(task)
    with pytest.raises(
        InternalError, match=f"claims {BEST + 1} points.*the scorer counts {BEST}.*2x2 rare 5@a1"
    ):
        task.found(objective + 1, values, CLAUSES)
    assert task.plan is None


def test_a_plan_above_the_bound_is_an_internal_error() -> None:
    """A bound that was too low is found out by the next solution."""
    task = Subproblem(POSITION, EDGES)
    objective, values = solved(task)
    task.bounded(objective - 1)
    with pytest.raises(InternalError, match=f"a bound of {BEST - 1}, the scorer counts {BEST}"):
        task.found(objective, values, CLAUSES)


def test_an_illegal_solution_is_an_internal_error() -> None:
    """Tiles that are missing although they fit, or that overlap, are refused with the reason."""
    task = Subproblem(POSITION, EDGES)
    objective, values = solved(task)
    for placed, reason in (([], "may not be discarded"), (BETTER[:1] + WORSE, "is covered by")):
        literals = [
            group.spots[each.cell]
            for each in placed
            for group in task.grid.classes
            if group.tile == each.tile
        ]
        wrong = [int(i in (TRUE, *literals)) for i in range(len(values))]
        with pytest.raises(InternalError, match=f"illegal plan: .* {reason}"):
            task.found(objective, wrong, CLAUSES)
    assert task.plan is None


def test_only_a_better_plan_is_kept() -> None:
    """A worse plan after a better one changes nothing."""
    task = Subproblem(POSITION, EDGES)
    worse, better = (make_plan(POSITION, placed, EDGES) for placed in (WORSE, BETTER))
    assert worse.points < better.points
    for plan in (worse, better, worse):
        task.keep(plan)
    assert task.plan == better


def test_excluded_plans_do_not_come_back() -> None:
    """Of the plans known the best that is left stays; without any, a task that is exhausted is done."""
    task = Subproblem(POSITION, EDGES, merge=False)
    worse, better = (make_plan(POSITION, placed, EDGES) for placed in (WORSE, BETTER))
    task.keep(worse)
    task.keep(better)
    task.exclude(better)
    assert task.plan == worse
    task.exclude(worse)
    assert task.plan is None
    task.exhausted()
    assert task.bound == NO_PLAN and task.done


def test_a_bound_of_one_half_is_none_of_all() -> None:
    """Only when both halves of the plans are bounded is there a bound, and it is the larger one."""
    task = Subproblem(POSITION, EDGES)
    first, second = halves(CLAUSES)
    before = task.bound
    task.exhausted(3, first.half)
    assert task.bound == before
    assert not task.open(first, 3) and task.open(first, 2) and task.open(second, 3) and task.open(CLAUSES, 3)
    task.bounded(5, second.half)
    assert task.bound == 5 + task.constant
    task.exhausted(None, second.half)
    assert task.bound == 3 + task.constant


@pytest.mark.parametrize(
    ("contest", "exhibitor", "apart"),
    [
        ("surrounded 1", "edges 2", True),
        ("edges 10", "surrounded 1", True),
        ("group color 3", "edges 2", True),
        ("regions 2", "surrounded 1", True),
        ("regions 2", "edges 2", False),
        ("edges 10", "perfect-corners 1", False),
    ],
)
def test_stamps_have_rows_of_their_own_wherever_they_count(contest: str, exhibitor: str, apart: bool) -> None:
    """Surrounded stamps and groups choose the searches as an exhibitor as well as as the contest."""
    me = replace(POSITION.me, exhibitors=(Contest.parse(exhibitor),))
    asked = Contest.parse(contest)
    task = Subproblem(replace(POSITION, contests=(asked,), me=me), asked)
    assert [strategy.apart for strategy in task.lanes] == [apart, False]
