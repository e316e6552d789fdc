"""Rows as CP-SAT reads them, against every assignment of their variables."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.album.album import Album
from stockbook.models.album.notation import parse_placed_tiles, parse_tile
from stockbook.models.contests.payoff import Payoff
from stockbook.models.contests.regions import Regions
from stockbook.models.contests.surrounded import Surrounded
from stockbook.models.placement.cp_model import TRUE, CpModel
from stockbook.models.placement.model import PlacementModel
from stockbook.optimizer.solver.cpsat import Search
from stockbook.optimizer.solver.outcome import Outcome
from tests.optimizer.solver.random_models import models, value, variables


def solve(model: CpModel) -> Outcome:
    return Search(model, {"num_workers": 1}).run()


def test_rows_mean_what_they_say() -> None:
    """The optimum is that over all assignments which satisfy every row; where none does, there is none.

    Asked for more than some objective, a search finds the optimum if that is more, and else nothing.
    """
    too_low = none_at_all = possible = 0

    @settings(max_examples=200, deadline=None)
    @given(st.data())
    def agrees(data: st.DataObject) -> None:
        nonlocal too_low, none_at_all, possible
        model, worth = data.draw(models())
        above = data.draw(st.none() | st.integers(-9, 9))
        outcome = Search(model, {"num_workers": 1}, cutoff=above).run()
        assert outcome.finished
        best = max(worth.values(), default=-1000)
        if best <= (-1000 if above is None else above):
            too_low += bool(worth)
            none_at_all += not worth
            assert outcome.values is outcome.objective is outcome.bound is None
            return
        possible += 1
        assert outcome.values is not None
        assert worth[tuple(outcome.values)] == outcome.objective == outcome.bound == best

    agrees()
    assert too_low and none_at_all and possible


@pytest.mark.parametrize("most", [2, 9])
def test_a_count_is_the_number_of_literals_that_hold(most: int) -> None:
    """Whichever way the literals are pressed, and never more than was promised."""
    for factor, expected in ((1, min(most, 4)), (-1, 1)):
        model = variables()
        total = model.count([1, ~2, 3, TRUE], most)
        model.objective = [(total, factor)]
        outcome = solve(model)
        assert outcome.values is not None
        assert outcome.values[total] == expected
        assert outcome.values[total] == sum(value(outcome.values, each) for each in (1, ~2, 3, TRUE))


def test_solutions_and_bounds_are_reported_on_the_way() -> None:
    """Each better solution comes with its values, the bounds fall to the optimum."""
    model = CpModel()
    bools = [model.new_bool() for _ in range(12)]
    for first, second in pairwise(bools):
        model.clause([~first, ~second])
    model.objective = [(each, 3) for each in bools]
    model.offset = 5
    solutions: list[tuple[int, list[int]]] = []
    bounds: list[int] = []
    search = Search(
        model, {"num_workers": 1}, lambda points, values: solutions.append((points, values)), bounds.append
    )
    outcome = search.run()
    assert outcome.objective == 5 + 3 * 6
    points = [objective for objective, _ in solutions]
    assert points == sorted(set(points)) and points[-1] == outcome.objective
    assert all(objective == 5 + 3 * sum(values[1:]) for objective, values in solutions)
    assert bounds == sorted(set(bounds), reverse=True) and bounds[-1] >= outcome.objective


def test_a_search_that_is_stopped_returns() -> None:
    """Stopped at its first solution, a search of a model that takes long ends with a solution and a bound."""
    model = CpModel()
    pigeons, holes = 14, 13
    at = [[model.new_bool() for _ in range(holes)] for _ in range(pigeons)]
    for hole in range(holes):
        for one in range(pigeons):
            for other in range(one):
                model.clause([~at[one][hole], ~at[other][hole]])
    housed = []
    for row in at:
        home = model.new_bool()
        housed.append(home)
        model.clause([~home, *row])
    model.objective = [(home, 1) for home in housed]
    search = Search(
        model,
        {"num_workers": 1, "cp_model_presolve": False, "linearization_level": 0},
        lambda points, values: search.stop(),
    )
    outcome = search.run()
    assert not outcome.finished
    assert outcome.objective is not None and outcome.bound is not None
    assert outcome.objective <= holes < outcome.bound + 1


def test_a_row_that_makes_no_sense_is_refused() -> None:
    """A row over a variable that does not exist is an error, not an answer."""
    model = CpModel()
    model.clause([7])
    with pytest.raises(ValueError, match="7"):
        solve(model)


@pytest.mark.parametrize("seed", range(3))
def test_no_bound_is_below_what_is_to_be_beaten(seed: int) -> None:
    """Where nothing better exists, CP-SAT bounds nothing at all; the best solution must not exceed that."""
    double = "double 4x2 (blue space 1 | blue space 1)"
    words = "3x3 yellow space 3", "2x3 blue space 1", double, double, "forever"
    album = Album(parse_placed_tiles("3x3 purple space 1@a3", side=7), 7, 5)
    scored = [(Surrounded(), Payoff(3)), (Regions(), Payoff(4))]
    model = PlacementModel(album, list(map(parse_tile, words)), scored).model
    best = solve(model).objective
    assert best is not None
    bounds: list[int] = []
    parameters = {"num_workers": 1, "linearization_level": 2, "cut_level": 0, "random_seed": seed}
    outcome = Search(model, parameters, on_bound=bounds.append, cutoff=best).run()
    assert outcome.finished and outcome.values is None
    assert bounds and min(bounds) >= best
