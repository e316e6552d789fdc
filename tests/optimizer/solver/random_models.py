"""Small random models, with what their rows mean, to compare solvers with every assignment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

from hypothesis import strategies as st

from stockbook.models.placement.cp_model import FALSE, TRUE, CpModel

#: Whether an assignment satisfies a row, as the documentation of ``CpModel`` has it.
Test = Callable[[Sequence[int]], bool]

BOOLS = 4
INTS = ((0, 3), (-2, 2))
LITERALS = (TRUE, FALSE, *range(1, BOOLS + 1), *(~b for b in range(1, BOOLS + 1)))
VARIABLES = (*LITERALS, BOOLS + 1, BOOLS + 2)


def value(values: Sequence[int], variable: int) -> int:
    """The value of a variable; a negated literal is 1 minus its own."""
    return values[variable] if variable >= 0 else 1 - values[~variable]


def variables() -> CpModel:
    """A model without rows."""
    model = CpModel()
    for _ in range(BOOLS):
        model.new_bool()
    for bounds in INTS:
        model.new_int(*bounds)
    return model


def assignments(model: CpModel, tests: Sequence[Test]) -> list[tuple[int, ...]]:
    """Those that pass every test."""
    every = product(*(range(low, high + 1) for low, high in model.bounds))
    return [values for values in every if all(test(values) for test in tests)]


@st.composite
def rows(draw: st.DrawFn, model: CpModel) -> Test:
    """Write one row; what it means."""
    literals = draw(st.lists(st.sampled_from(LITERALS), max_size=4))
    kinds = ["clause", "at_most_one", "exactly_one", "linear", "implies_any", "implies_all"]
    kind = draw(st.sampled_from(kinds))
    if kind == "clause":
        model.clause(literals)
        return lambda values: any(value(values, each) for each in literals)
    if kind in ("at_most_one", "exactly_one"):
        getattr(model, kind)(literals)
        allowed = (1,) if kind == "exactly_one" else (0, 1)
        return lambda values: sum(value(values, each) for each in literals) in allowed
    if kind == "implies_any":
        causes = draw(st.lists(st.sampled_from(LITERALS), max_size=2, unique=True))
        model.at_most_one(causes)
        model.implies_any(causes, literals)
        return lambda values: (
            sum(value(values, each) for each in causes) <= any(value(values, each) for each in literals)
        )
    if kind == "implies_all":
        causes = draw(st.lists(st.sampled_from(LITERALS), max_size=2))
        model.implies_all(causes, literals)
        return lambda values: (
            not all(value(values, each) for each in causes) or all(value(values, each) for each in literals)
        )
    terms = draw(st.lists(st.tuples(st.sampled_from(VARIABLES), st.integers(-3, 3)), max_size=4))
    low = draw(st.integers(-4, 4))
    high = draw(st.integers(low, 6))
    model.linear(terms, low, high, given=literals)
    return lambda values: (
        not all(value(values, each) for each in literals)
        or low <= sum(factor * value(values, each) for each, factor in terms) <= high
    )


@st.composite
def models(draw: st.DrawFn) -> tuple[CpModel, dict[tuple[int, ...], int]]:
    """A model with an objective, and the objective of each assignment that satisfies its rows."""
    model = variables()
    model.relaxed = draw(st.booleans())
    tests = [draw(rows(model)) for _ in range(draw(st.integers(1, 4)))]
    model.objective = draw(st.lists(st.tuples(st.integers(0, BOOLS + 2), st.integers(-5, 5)), max_size=4))
    model.offset = draw(st.integers(-9, 9))
    return model, objectives(model, tests)


def objectives(model: CpModel, tests: Sequence[Test]) -> dict[tuple[int, ...], int]:
    """The objective of each assignment that passes every test."""
    every = assignments(model, tests)
    return {values: model.offset + sum(c * values[v] for v, c in model.objective) for values in every}
