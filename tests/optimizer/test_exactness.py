"""Nothing that makes the search fast changes an optimum: against brute force, and against the plain model.

The plain model is the benchmark's: a boolean for each place of each tile, every condition as it reads,
nothing merged, left out or cut off.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.methods import run
from benchmarks.peers.cpsat_plain import PlainModel
from stockbook.models import Album, Payoff, PlacedTile, Player, Position, read_position
from stockbook.models.contests import Contest
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.regions import Regions
from stockbook.models.stampswap.scoring import awards
from stockbook.optimizer import best_placement, make_plan
from stockbook.optimizer.placement.strategies import (
    CLAUSE_LEARNING,
    LAGRANGIAN,
    LINEAR_RELAXATION,
    SEPARATE_TILES,
    sure_to_fit,
)
from stockbook.optimizer.placement.subproblem import Subproblem
from stockbook.optimizer.solver.cpsat import Search
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.solver.model_search import new_search
from tests.boards import Board, payoffs, small_positions
from tests.brute import best_by_contest
from tests.models.placement.test_model import FAMILIES, measures

INSTANCES = Path(__file__).parents[2] / "benchmarks" / "instances"
#: Files that the plain model proves in a second or so: of every family but regions, where it never does.
QUICK = (
    *("r1-count-01", "r1-sets-theme-01", "r2-edges-01", "r2-group-rectangle-01", "r2-second-color-01"),
    *("r3-corners-01", "r3-surrounded-01", "r3-holes-1x1-01", "r3-holes-1x2-01", "r3-group-color-01"),
    *("r3-mixed-03", "r3-mixed-04"),
)
PATIENT = 120.0
STRATEGIES = (CLAUSE_LEARNING, SEPARATE_TILES, LINEAR_RELAXATION, LAGRANGIAN)


def rows(position: Position, contest: Contest | None, *, merge: bool) -> Subproblem:
    """The rows for a contest as the search has them, all numbers of discards in one."""
    return Subproblem(position, contest, merge=merge, always_fit=sure_to_fit(position.album, position.place))


def check_cuts(
    position: Position, contest: Contest | None, best: int, placed: tuple[PlacedTile, ...]
) -> None:
    """The rows allow an optimal plan of the plain model, or a mirror image of it, with all its points.

    Each tile may lie only where the plan has one like it. Of plans that score for regions the rows
    keep one of the best, and only unmerged all of them.
    """
    regions = any(isinstance(award.measure, Regions) for award in awards(position, contest))
    found = set()
    for image in images(position.album, placed):
        subproblem = rows(position, contest, merge=not regions)
        for group in subproblem.placement.classes:
            alike = [other for other in subproblem.placement.classes if other.alike == group.alike]
            tiles = {position.place[item] for other in alike for item in other.items}
            cells = {each.cell for each in image if each.tile in tiles}
            for cell, literal in group.spots.items():
                if cell not in cells:
                    subproblem.placement.model.clause([~literal])
        outcome = Search(subproblem.placement.model, {"num_workers": 1}).run()
        assert outcome.finished
        if outcome.objective is not None:
            found.add(outcome.objective + subproblem.constant)
    assert max(found) == best


def images(album: Album, placed: tuple[PlacedTile, ...]) -> Iterator[list[PlacedTile]]:
    """The tiles of a plan, on an empty album in the mirror too; only doubles may score less there."""
    for across, down in product((False, True), repeat=2):
        if not album.tiles or not (across or down):
            yield [
                PlacedTile.at(
                    each.tile,
                    (
                        album.width - each.column - each.tile.width if across else each.column,
                        album.height - each.row - each.tile.height if down else each.row,
                    ),
                )
                for each in placed
            ]


@pytest.mark.parametrize("family", FAMILIES)
def test_searches_rows_and_the_plain_model_agree_with_brute_force(family: str) -> None:
    """On small boards each search, merged and not, has the best points, and no row forbids the plain plan."""
    seen: Counter[str] = Counter()

    @settings(max_examples=12, deadline=None)
    @given(FAMILIES[family], st.sampled_from(measures(family)), payoffs())
    def agrees(board: Board, measure: Measure, payoff: Payoff) -> None:
        contest = Contest(measure, payoff)
        position = Position(1, (contest,), Player(album=board.album), board.tiles)
        best = best_by_contest(position, [contest])[contest]
        for merge in (True, False):
            for strategy in STRATEGIES:
                subproblem = rows(position, contest, merge=merge)
                model = subproblem.placement_for(strategy).model
                parameters = {"num_workers": 1, **strategy.parameters}
                outcome = new_search(model, parameters, lagrangian=strategy.lagrangian).run()
                assert outcome.finished and outcome.objective is not None
                assert outcome.objective + subproblem.constant == best
        plain = PlainModel(position, contest).solve(PATIENT)
        assert (plain.status, plain.best) == ("optimal", best)
        check_cuts(position, contest, best, plain.placed)
        seen["discarded"] += len(plain.placed) < len(position.place)
        seen["pays"] += best > subproblem.constant

    agrees()
    assert seen["discarded"] and seen["pays"], seen


@settings(max_examples=25, deadline=None)
@given(small_positions(ways=150))
def test_searches_side_by_side_agree_with_brute_force(position: Position) -> None:
    """On two threads the searches stop each other, share their plans and cut off what is not better."""
    expected = best_by_contest(position, position.may_enter)
    answer = best_placement(position, limits=SearchLimits(PATIENT, workers=2))
    assert (answer.best, answer.bound) == (max(expected.values()),) * 2
    for result in answer.by_contest:
        assert result.best <= expected[result.contest] <= result.bound


@cache
def plainly(name: str) -> tuple[Position, int, tuple[PlacedTile, ...]]:
    """A position of the benchmark, with its optimum and an optimal plan by the plain model."""
    position = read_position(INSTANCES / f"{name}.toml")
    result = run("cpsat_plain", position, PATIENT)
    assert result.status == "optimal" and result.best is not None
    return position, result.best, result.placed


@pytest.mark.parametrize("name", QUICK)
def test_the_search_agrees_with_the_plain_model(name: str) -> None:
    """The searches side by side prove the plain model's optimum on files of every family."""
    position, best, _ = plainly(name)
    answer = best_placement(position, limits=SearchLimits(PATIENT))
    assert (answer.best, answer.bound) == (best, best)


@pytest.mark.parametrize("name", QUICK)
def test_the_rows_allow_the_plans_of_the_plain_model(name: str) -> None:
    """On files of every family, with the contest that makes its plan best."""
    position, best, placed = plainly(name)
    choice = position.may_enter
    check_cuts(position, max(choice, key=lambda c: make_plan(position, placed, c).points), best, placed)
