"""Rows of a model as linear ones, and branch and bound on them, against every assignment."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.placement.cp_model import CpModel
from stockbook.models.stampswap.reading import read_position
from stockbook.optimizer.compiled.layouts import LagrangianRoom
from stockbook.optimizer.placement.strategies import LAGRANGIAN
from stockbook.optimizer.placement.subproblem import Subproblem
from stockbook.optimizer.solver import model_search
from stockbook.optimizer.solver.cpsat import Search
from stockbook.optimizer.solver.model_search import LagrangianSearch, LinearRows, searchable
from tests.optimizer.solver.random_models import BOOLS, Test, assignments, models, objectives, rows, variables


def holds(linear: LinearRows, values: tuple[int, ...]) -> bool:
    """Whether an assignment satisfies the linear rows, and what their choices and complements say."""
    left = [values[variable] for variable in linear.order]
    chosen = zip(linear.choice_starts, linear.choice_starts[1:], linear.needs, strict=False)
    if any(sum(left[begin:end]) != many for begin, end, many in chosen):
        return False
    if any(values[v] != 1 - sum(values[other] for other in some) for v, some in linear.complements.items()):
        return False
    return all(
        sum(linear.coefficients[k] * left[linear.variables[k]] for k in range(begin, end)) <= limit
        for begin, end, limit in zip(linear.starts, linear.starts[1:], linear.limits, strict=False)
    )


def test_linear_rows_mean_the_same() -> None:
    """Exactly the assignments that satisfy the rows satisfy the linear ones, whatever is chosen among."""
    replaced = 0

    @settings(max_examples=150, deadline=None)
    @given(st.data())
    def agrees(data: st.DataObject) -> None:
        nonlocal replaced
        model = variables()
        tests: list[Test] = [data.draw(rows(model)) for _ in range(data.draw(st.integers(0, 3)))]
        if data.draw(st.booleans()):
            literals = data.draw(st.lists(st.integers(1, BOOLS - 1), min_size=1, unique=True))
            many = data.draw(st.integers(1, len(literals)))
            model.choose(literals, many)
            model.exactly_one([BOOLS, *literals[:2]])
            tests.append(lambda values: sum(values[each] for each in literals) == many)
            tests.append(lambda values: values[BOOLS] + sum(values[each] for each in literals[:2]) == 1)
        linear = LinearRows(model)
        replaced += bool(linear.complements)
        every = assignments(model, [])
        assert [each for each in every if holds(linear, each)] == assignments(model, tests)

    agrees()
    assert replaced


def test_steps_are_not_reached_in_part() -> None:
    """Where literals say that a variable has reached 1, 2 and 3, a row keeps their sum below it."""
    model = CpModel()
    units = model.new_int(0, 3)
    for step in (1, 2, 3):
        model.linear([(units, 1)], step, 3, given=[model.new_bool()])
    linear = LinearRows(model)
    begin, end = linear.starts[-2:]
    row = {linear.order[linear.variables[k]]: linear.coefficients[k] for k in range(begin, end)}
    assert (row, linear.limits[-1]) == ({2: 1, 3: 1, 4: 1, units: -1}, 0)


INSTANCES = Path(__file__).parents[3] / "benchmarks" / "instances"


def check(model: CpModel, worth: dict[tuple[int, ...], int], above: int | None) -> bool:
    """Compare a search with what each assignment is worth; whether one is worth more than asked for."""
    bounds: list[int] = []
    found: list[int] = []
    search = LagrangianSearch(model, {}, lambda each, values: found.append(each), bounds.append, above)
    outcome = search.run()
    assert outcome.finished
    best = max(worth.values(), default=None)
    if best is None or (above is not None and best <= above):
        assert outcome.values is outcome.objective is outcome.bound is None
        assert not found
        return False
    assert outcome.values is not None
    assert worth[tuple(outcome.values)] == outcome.objective == outcome.bound == best
    assert found == sorted(set(found)) and found[-1] == best
    assert all(bound >= best for bound in bounds)
    return True


def test_it_finds_the_optimum_and_nothing_where_there_is_none() -> None:
    """The optimum is that over all assignments which satisfy every row, if it is more than was asked for."""
    ends: set[bool] = set()

    @settings(max_examples=200, deadline=None)
    @given(models(), st.none() | st.integers(-9, 9))
    def agrees(made: tuple[CpModel, dict[tuple[int, ...], int]], above: int | None) -> None:
        ends.add(check(*made, above))

    agrees()
    assert ends == {True, False}


def test_choices_are_made() -> None:
    """The same with choices of one or several booleans, and what holds where none of some is chosen."""
    ends: set[bool] = set()

    @settings(max_examples=150, deadline=None)
    @given(st.data())
    def agrees(data: st.DataObject) -> None:
        model = variables()
        more = list(model.new_bools(4))
        tests = [data.draw(rows(model)) for _ in range(data.draw(st.integers(0, 3)))]
        many, others = data.draw(st.integers(1, 3)), [1, 2, more[0]]
        model.choose(more, many)
        model.choose([1, 2])
        model.exactly_one([3, *others])
        tests.append(lambda values: sum(values[each] for each in more) == many)
        tests.append(lambda values: values[1] + values[2] == 1)
        tests.append(lambda values: values[3] + sum(values[each] for each in others) == 1)
        paid = st.tuples(st.sampled_from([1, 2, BOOLS + 1, *more]), st.integers(-5, 5))
        model.objective = data.draw(st.lists(paid, max_size=4))
        ends.add(check(model, objectives(model, tests), data.draw(st.none() | st.integers(-9, 9))))

    agrees()
    assert ends == {True, False}


def placement() -> tuple[CpModel, int]:
    """The rows of a position that takes a search seconds, and the objective of its best plan."""
    position = read_position(INSTANCES / "r2-holes-1x2-01.toml")
    subproblem = Subproblem(position, position.open_contests[0])
    return subproblem.placement_for(LAGRANGIAN).model, 23 - subproblem.constant


def test_it_ends_where_its_limits_do() -> None:
    """A search that has done its work, or has had its time, returns what it knows; so does one that is
    stopped."""
    model, best = placement()
    for limits in ({"max_deterministic_time": 0.05}, {"max_time_in_seconds": 0.05}):
        outcome = LagrangianSearch(model, limits, cutoff=best).run()
        assert not outcome.finished and outcome.values is outcome.bound is None
    search = LagrangianSearch(model, {}, on_bound=lambda bound: search.stop(), cutoff=best)
    assert not search.run().finished


def test_the_same_search_takes_the_same_work() -> None:
    """Nothing in a search depends on time or chance."""
    model, best = placement()
    ends = [LagrangianSearch(model, {"max_deterministic_time": 0.1}, cutoff=best).run() for _ in range(2)]
    assert ends[0] == ends[1] and ends[0].deterministic_time >= 0.1


@pytest.mark.parametrize("name", ["r3-holes-1x2-01", "r3-surrounded-02", "r3-corners-01", "r3-mixed-03"])
def test_it_agrees_with_cp_sat_on_real_positions(name: str) -> None:
    """On files of the benchmark it proves the same objective for each contest, which the rows allow."""
    position = read_position(INSTANCES / f"{name}.toml")
    for contest in position.may_enter:
        model = Subproblem(position, contest).placement_for(LAGRANGIAN).model
        best = Search(model, {"num_workers": 1}).run().objective
        assert best is not None
        assert LagrangianSearch(model, {}, cutoff=best - 1).run().objective == best
        assert LagrangianSearch(model, {}, cutoff=best).run().finished


def test_what_it_has_no_room_for_is_not_searchable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Too many decisions, values or rows, or no engine, and it cannot search."""
    model = variables()
    assert searchable(model)
    large = variables()
    large.new_int(0, LagrangianRoom.VALUE + 1)
    assert not searchable(large)
    many = variables()
    many.new_bools(LagrangianRoom.DECISIONS)
    assert not searchable(many)
    long = variables()
    for _ in range(LagrangianRoom.ROWS + 1):
        long.at_most_one([1, 2])
    assert not searchable(long)
    monkeypatch.setattr(model_search, "installed", lambda: False)
    assert not searchable(model)


def test_it_is_lagrangian_where_asked_for_and_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else CP-SAT searches, with the same result."""
    model = CpModel()
    one, other = model.new_bools(2)
    model.at_most_one([one, other])
    model.objective = [(one, 2), (other, 3)]
    found = [model_search.new_search(model, {"num_workers": 1}, lagrangian=asked) for asked in (True, False)]
    monkeypatch.setattr(model_search, "searchable", lambda model: False)
    found.append(model_search.new_search(model, {"num_workers": 1}, lagrangian=True))
    assert [type(search) for search in found] == [LagrangianSearch, Search, Search]
    assert [search.run().objective for search in found] == [3, 3, 3]
