"""The rows of a model as linear ones, against every assignment of its variables."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.placement.cp_model import CpModel
from stockbook.optimizer.solver.linear_rows import LinearRows
from tests.optimizer.solver.random_models import BOOLS, Test, assignments, rows, variables


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
