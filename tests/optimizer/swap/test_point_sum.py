"""Sums over measures: what they bound, and what is asked to lower them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockbook.models.contests.edges import Edges
from stockbook.models.contests.payoff import Payoff
from stockbook.models.contests.surrounded import Surrounded
from stockbook.models.placement.cp_model import CpModel
from stockbook.optimizer.solver.cpsat import Search
from stockbook.optimizer.swap.point_sum import NEAR, MeasurePoints, PointSum, limit_units


def _units(best: int, bound: int) -> Any:
    return SimpleNamespace(best=best, bound=bound)


@st.composite
def _sums(draw: st.DrawFn) -> PointSum:
    spatial = []
    for measure in (Edges(), Surrounded())[: draw(st.integers(0, 2))]:
        best = draw(st.integers(0, 4))
        steps = draw(st.lists(st.integers(0, 5), min_size=10, max_size=10))
        table = tuple(sum(steps[:n]) for n in range(len(steps) + 1))
        payoffs = (draw(st.sampled_from([Payoff(table=table), Payoff(2)])), Payoff(draw(st.integers(0, 3))))
        units = _units(best, best + draw(st.integers(0, 5)))
        spatial.append(MeasurePoints(measure, units, payoffs))
    return PointSum(draw(st.integers(-3, 9)), tuple(spatial))


@given(_sums(), st.integers(-5, 90), st.booleans())
def test_answered_queries_prove_a_cutoff_where_the_best_plans_allow_it(
    total: PointSum, cutoff: int, rows_help: bool
) -> None:
    """Answered one after the other, by the lowest bound that answers each, they end with a bound that is no
    higher than the cutoff, or with none where the most units known exceed it."""
    possible = total.certain + sum(each.best for each in total.spatial) <= cutoff
    for _ in range(20):
        queries = list(total.queries(cutoff, rows_help=rows_help))
        if not queries:
            break
        for units, threshold in queries:
            assert units.best <= threshold < units.bound
            units.bound = threshold
    assert not queries
    if possible:
        assert total.bound <= cutoff
    elif not rows_help:
        assert not queries


@given(_sums(), st.integers(-5, 90))
def test_the_hardest_measure_is_asked_for_only_where_that_may_help(total: PointSum, cutoff: int) -> None:
    """Where the most units known exceed the cutoff, nothing is asked unless rows help; and then the measure
    of which least is known only if little is missing."""
    missing = total.certain + sum(each.best for each in total.spatial) - cutoff
    if missing <= 0:
        return
    assert not list(total.queries(cutoff, rows_help=False))
    asked = [units for units, _ in total.queries(cutoff, rows_help=True)]
    open_ = [each for each in total.spatial if each.units.best < each.units.bound]
    gaps = [each.bound - each.best for each in total.spatial]
    hardest = total.spatial[gaps.index(max(gaps))].units if gaps else None
    for each in open_:
        assert (each.units in asked) == (each.units is not hardest or missing <= NEAR)


@pytest.mark.parametrize(
    ("bounds", "known"), [((), True), ((9,), True), ((3, 9), True), ((9, 3), True), ((4, 9), False)]
)
def test_units_are_known_but_for_one_measure(bounds: tuple[int, ...], known: bool) -> None:
    """They are as soon as no more than one measure may have more than the three units of its best plan."""
    measures = (Edges(), Surrounded())
    spatial = [
        MeasurePoints(m, _units(3, bound), (Payoff(1),)) for m, bound in zip(measures, bounds, strict=False)
    ]
    assert PointSum(0, tuple(spatial)).known == known


@pytest.mark.parametrize(("bound", "best"), [((2, 3), 3), ((1, 1), 1), ((9, 0), 4)])
def test_rows_keep_each_bundle_within_its_units(bound: tuple[int, int], best: int) -> None:
    """Of two bundles, with bounds of their own, the best objective is that of the one that may have more;
    one without a bound may have all."""
    model = CpModel()
    units = model.new_int(0, 4)
    chosen = [model.new_bool(), model.new_bool(), model.new_bool()]
    model.exactly_one(chosen)
    model.clause([~chosen[2]])
    model.objective.append((units, 1))
    sums = {
        literal: PointSum(0, (MeasurePoints(Edges(), _units(0, most), (Payoff(1),)),))
        for literal, most in zip(chosen, bound, strict=False)
    }
    limit_units(model, lambda measure: units, {**sums, chosen[2]: None})
    outcome = Search(model, {"num_workers": 1}).run()
    assert outcome.objective == best
