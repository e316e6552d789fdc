"""One contest's search: it trusts no solution and no bound that the scorer contradicts."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.notation import parse_placed_tiles, parse_tile
from stockbook.models.contests import Contest
from stockbook.models.placement.model import Wishes
from stockbook.models.stampswap.goods import Specialist
from stockbook.models.stampswap.position import Player, Position
from stockbook.optimizer.placement.compiled_search import CompiledSearch
from stockbook.optimizer.placement.plan import InternalError, make_plan
from stockbook.optimizer.placement.portfolio import Portfolio
from stockbook.optimizer.placement.strategies import (
    CLAUSE_LEARNING,
    SEPARATE_TILES,
)
from stockbook.optimizer.placement.subproblem import NO_PLAN, Subproblem
from stockbook.optimizer.solver.cpsat import Search
from stockbook.optimizer.solver.limits import SearchLimits

EDGES = Contest.parse("edges 10")
#: The 4x2 fits only below the rare stamp, and then all is full; the 3x3 fits nowhere.
POSITION = Position(
    round=1,
    contests=(EDGES,),
    me=Player(album=Album(parse_placed_tiles("2x2 rare 5@a1", side=4), 4, 4), specialists=(Specialist(),)),
    place=tuple(map(parse_tile, ("4x2 blue animals 2", "2x2 green space -1", "3x3 green space 1"))),
)
BETTER = parse_placed_tiles("4x2 blue animals 2@a3; 2x2 green space -1@c1", side=4)
WORSE = parse_placed_tiles("2x2 green space -1@b3", side=4)
#: Four edges, the values, a specialist.
BEST = 40 + (5 + 2 - 1 + 1) + 2


def solved(subproblem: Subproblem) -> tuple[int, list[PlacedTile]]:
    outcome = Search(subproblem.placement.model, {"num_workers": 1}).run()
    assert outcome.objective is not None and outcome.values is not None
    return outcome.objective, subproblem.placement.placed(outcome.values)


def test_a_solution_becomes_a_plan() -> None:
    """The objective of the rows plus what no placement changes is what the scorer counts."""
    subproblem = Subproblem(POSITION, EDGES)
    assert subproblem.incumbent is None and subproblem.bound >= BEST and not subproblem.done
    objective, placed = solved(subproblem)
    subproblem.record_solution(objective, placed)
    assert (
        subproblem.incumbent is not None
        and subproblem.incumbent.points == BEST == objective + subproblem.constant
    )
    subproblem.record_bound(objective)
    assert subproblem.bound == BEST and subproblem.done


def test_a_score_that_the_album_does_not_have_is_an_internal_error() -> None:
    """A solution that claims one point too many is refused, with the album to look at."""
    subproblem = Subproblem(POSITION, EDGES)
    objective, placed = solved(subproblem)
    with pytest.raises(
        InternalError, match=f"claims {BEST + 1} points.*the scorer counts {BEST}.*2x2 rare 5@a1"
    ):
        subproblem.record_solution(objective + 1, placed)
    assert subproblem.incumbent is None


def test_a_plan_above_the_bound_is_an_internal_error() -> None:
    """A bound that was too low is found out by the next solution."""
    subproblem = Subproblem(POSITION, EDGES)
    objective, placed = solved(subproblem)
    subproblem.record_bound(objective - 1)
    with pytest.raises(InternalError, match=f"a bound of {BEST - 1}, the scorer counts {BEST}"):
        subproblem.record_solution(objective, placed)


def test_an_illegal_solution_is_an_internal_error() -> None:
    """Tiles that are missing although they fit, or that overlap, are refused with the reason."""
    subproblem = Subproblem(POSITION, EDGES)
    for wrong, reason in (([], "may not be discarded"), (BETTER[:1] + WORSE, "is covered by")):
        with pytest.raises(InternalError, match=f"illegal plan: .* {reason}"):
            subproblem.record_solution(0, wrong)
    assert subproblem.incumbent is None


def test_only_a_better_plan_is_kept() -> None:
    """A worse plan after a better one changes nothing."""
    subproblem = Subproblem(POSITION, EDGES)
    worse, better = (make_plan(POSITION, placed, EDGES) for placed in (WORSE, BETTER))
    assert worse.points < better.points
    for plan in (worse, better, worse):
        subproblem.record_plan(plan)
    assert subproblem.incumbent == better


def test_excluded_plans_do_not_come_back() -> None:
    """The best of the known plans that is left stays; without any, a subproblem that is exhausted is done."""
    subproblem = Subproblem(POSITION, EDGES, merge=False)
    worse, better = (make_plan(POSITION, placed, EDGES) for placed in (WORSE, BETTER))
    subproblem.record_plan(worse)
    subproblem.record_plan(better)
    subproblem.exclude(better)
    assert subproblem.incumbent == worse
    subproblem.exclude(worse)
    assert subproblem.incumbent is None
    subproblem.record_bound(None)
    assert subproblem.bound == NO_PLAN and subproblem.done


def test_rows_are_dropped_and_made_again() -> None:
    """Those of a proved contest are dropped, and made again if asked for; rows that exclude plans stay."""
    subproblem = Subproblem(POSITION, EDGES)
    rows = subproblem.placement
    Portfolio(SearchLimits(60.0, deterministic=True)).run([subproblem], only_best=True)
    assert subproblem.done and subproblem.best == BEST
    assert subproblem.placement is not rows and subproblem.placement.model == rows.model
    apart = Subproblem(POSITION, EDGES, merge=False)
    apart.exclude(make_plan(POSITION, BETTER, EDGES))
    rows = apart.placement
    apart.drop_rows()
    assert apart.placement is rows


def test_a_part_of_separate_tiles_is_not_that_of_merged_ones() -> None:
    """Strategies that search the same part have it in the rows of their own."""
    tiles = tuple(map(parse_tile, ("2x2 green space 1", "2x2 blue space 1", "2x3 green space 1")))
    subproblem = Subproblem(Position(round=1, contests=(EDGES,), place=tiles), EDGES)
    assert not subproblem.placement_for(CLAUSE_LEARNING).separate_tiles
    assert subproblem.placement_for(SEPARATE_TILES).separate_tiles
    assert subproblem.placement_for(CLAUSE_LEARNING) is subproblem.placement_for(CLAUSE_LEARNING)


@pytest.mark.parametrize(
    ("contest", "exhibitor", "separate"),
    [
        ("surrounded 1", "edges 2", True),
        ("edges 10", "surrounded 1", True),
        ("group color 3", "edges 2", True),
        ("regions 2", "surrounded 1", True),
        ("regions 2", "edges 2", False),
        ("edges 10", "perfect-corners 1", False),
    ],
)
def test_tiles_are_separate_wherever_stamps_count(contest: str, exhibitor: str, separate: bool) -> None:
    """Surrounded stamps and groups choose the searches as an exhibitor as well as as the contest."""
    me = replace(POSITION.me, exhibitors=(Contest.parse(exhibitor),))
    asked = Contest.parse(contest)
    subproblem = Subproblem(replace(POSITION, contests=(asked,), me=me), asked)
    assert [strategy.separate_tiles for strategy in subproblem.strategies] == [separate, False]


def test_a_local_run_is_a_checked_plan() -> None:
    """The plan of a run of the local search has been counted by the scorer."""
    plan = Subproblem(POSITION, EDGES).search_locally(Random(1), 8, 100)
    assert plan is not None and plan.points == BEST


def test_with_wishes_the_local_search_leaves_out_and_leaves_empty() -> None:
    """A tile that is not to be placed is not, and spaces that are to stay empty do."""
    wishes = Wishes(empty=frozenset({(3, 3)}), leave=((0, POSITION.place[0]),))
    search = Subproblem(POSITION, EDGES, wishes=wishes).local_search
    assert isinstance(search, CompiledSearch)
    for seed in range(20):
        placed = search.best_built(Random(seed), 1, 100)
        assert placed and POSITION.place[0] not in {each.tile for each in placed}
        assert (3, 3) not in {cell for each in placed for cell in each.cells()}


def test_the_first_bound_is_that_of_the_first_strategy() -> None:
    """The bound before any search is that of the rows which are searched first; no others are made for it."""
    position = replace(POSITION, contests=(Contest.parse("surrounded 3"),))
    subproblem = Subproblem(position, position.contests[0])
    assert subproblem.strategies[0].separate_tiles
    assert subproblem.bound == subproblem.constant + subproblem.placement_for(SEPARATE_TILES).upper_bound
    assert subproblem.placement is not subproblem.placement_for(SEPARATE_TILES)
