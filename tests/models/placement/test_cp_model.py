"""Rows that are more than a list: counts that are made of clauses."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from stockbook.models.placement.cp_model import CpModel


@given(st.lists(st.booleans(), max_size=9), st.integers(1, 10))
def test_a_totalizer_counts_up_to_its_limit(holding: list[bool], most: int) -> None:
    """Unit propagation sets the first literals, as many as there are units, and leaves the others free."""
    model = CpModel()
    literals = list(model.new_bools(len(holding)))
    count = model.totalizer(literals, most)
    assert len(count) == min(most, len(holding))
    known = dict(zip(literals, holding, strict=True))
    assert not propagate(model.clauses, known)
    reached = min(most, sum(holding))
    implied = [known.get(each) is True for each in count]
    assert implied == [True] * reached + [False] * (len(count) - reached)


def test_a_totalizer_allows_what_it_counts() -> None:
    """Each number of units has a solution in which no further literal holds."""
    for holding in product((False, True), repeat=5):
        model = CpModel()
        literals = list(model.new_bools(5))
        count = model.totalizer(literals, 5)
        known = dict(zip(literals, holding, strict=True))
        known.update((each, number <= sum(holding)) for number, each in enumerate(count, start=1))
        assert not propagate(model.clauses, known)


def propagate(clauses: list[list[int]], known: dict[int, bool]) -> bool:
    """Set what follows from single clauses; return whether one of them cannot hold."""

    def value(literal: int) -> bool | None:
        held = known.get(literal if literal >= 0 else ~literal)
        return held if literal >= 0 or held is None else not held

    changed = True
    while changed:
        changed = False
        for clause in clauses:
            if any(value(literal) for literal in clause):
                continue
            free = [literal for literal in clause if value(literal) is None]
            if not free:
                return True
            if len(free) == 1:
                known[free[0] if free[0] >= 0 else ~free[0]] = free[0] >= 0
                changed = True
    return False
