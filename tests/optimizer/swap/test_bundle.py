"""Bundles: tiles with equal signatures, sums over measures, and parts that share most of their tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.album.notation import parse_tile
from stockbook.models.album.stamps import Filter, Stamp
from stockbook.models.contests.counts import Count
from stockbook.models.contests.edges import Edges
from stockbook.models.contests.payoff import Payoff
from stockbook.models.contests.surrounded import Surrounded
from stockbook.models.placement.cp_model import CpModel
from stockbook.models.stampswap.reading import read_position
from stockbook.optimizer.solver.cpsat import Search
from stockbook.optimizer.swap.bundle import (
    Bundle,
    MeasurePoints,
    PointSum,
    limit_units,
    require_units,
    signature_of,
    split,
    switches,
)
from stockbook.optimizer.swap.valuation import Valuation
from tests.cli.running import POSITIONS
from tests.optimizer.swap.boards import stamps, subsets


@dataclass(frozen=True)
class Plain(Count):
    """A count that shows what it sees by a word that another measure may use for something else."""

    def visible_face(self, stamp: Stamp) -> str:
        return "yes" if self.filter.matches(stamp) else "no"


def test_each_measure_sees_for_itself() -> None:
    """A stamp that only the first of two measures counts is not one that only the second counts."""
    measures = [Plain(Filter.parse(text)) for text in ("color=blue", "theme=space")]
    blue, space = parse_tile("2x2 blue animals 1"), parse_tile("2x2 green space 1")
    assert signature_of(blue, measures) != signature_of(space, measures)
    assert signature_of(blue, measures[:1]) == signature_of(parse_tile("2x2 blue space 3"), measures[:1])


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


@given(_sums(), st.integers(-5, 90), st.sampled_from([None, 0, 3]))
def test_answered_queries_prove_a_cutoff_where_the_best_plans_allow_it(
    total: PointSum, cutoff: int, near: int | None
) -> None:
    """Answered one after the other, by the lowest bound that answers each, they end with a bound that is no
    higher than the cutoff, or with none where the most units known exceed it."""
    possible = total.certain + sum(each.best for each in total.spatial) <= cutoff
    for _ in range(20):
        queries = list(total.queries(cutoff, near))
        if not queries:
            break
        for units, threshold in queries:
            assert units.best <= threshold < units.bound
            units.bound = threshold
    assert not queries
    if possible:
        assert total.bound <= cutoff
    elif near is None:
        assert not queries


@given(_sums(), st.integers(-5, 90), st.integers(0, 6))
def test_the_hardest_measure_is_asked_for_only_where_that_may_help(
    total: PointSum, cutoff: int, near: int
) -> None:
    """Where the most units known exceed the cutoff, nothing is asked unless rows help; and then the measure
    of which least is known only if little is missing."""
    missing = total.certain + sum(each.best for each in total.spatial) - cutoff
    if missing <= 0:
        return
    assert not list(total.queries(cutoff, None))
    asked = [units for units, _ in total.queries(cutoff, near)]
    open_ = [each for each in total.spatial if each.units.best < each.units.bound]
    gaps = [each.bound - each.best for each in total.spatial]
    hardest = total.spatial[gaps.index(max(gaps))].units if gaps else None
    for each in open_:
        assert (each.units in asked) == (each.units is not hardest or missing <= near)


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


def _three_bundles(unknown: bool) -> tuple[CpModel, int, list[int]]:
    """Rows for up to four units and for three bundles, the third of which may be chosen if ``unknown``; with
    the variable of the units and the literals of the bundles."""
    model = CpModel()
    units = model.new_int(0, 4)
    chosen = [model.new_bool(), model.new_bool(), model.new_bool()]
    model.exactly_one(chosen)
    if not unknown:
        model.clause([~chosen[2]])
    return model, units, chosen


@pytest.mark.parametrize(
    ("bound", "unknown", "best"),
    [((2, 3), False, 3), ((1, 1), False, 1), ((9, 0), False, 4), ((1, 1), True, 4)],
)
def test_rows_keep_each_bundle_within_its_units(bound: tuple[int, int], unknown: bool, best: int) -> None:
    """Each of two bundles has a bound of its own, so the one with the higher bound has most units. A third
    one, of which nothing is known, may have all."""
    model, units, chosen = _three_bundles(unknown)
    model.objective.append((units, 1))
    sums = {
        literal: PointSum(0, (MeasurePoints(Edges(), _units(0, most), (Payoff(1),)),))
        for literal, most in zip(chosen, bound, strict=False)
    }
    limit_units(model, lambda measure: units, {**sums, chosen[2]: None})
    outcome = Search(model, {"num_workers": 1}).run()
    assert outcome.objective == best


@given(_sums(), st.integers(-5, 90))
def test_no_plan_above_the_cutoff_has_fewer_units(total: PointSum, cutoff: int) -> None:
    """Every way to exceed the cutoff takes at least ``least_units`` of each measure, and some way takes no
    more."""
    above = [
        units
        for units in product(*(range(each.units.bound + 1) for each in total.spatial))
        if total.certain + sum(e.at(many) for e, many in zip(total.spatial, units, strict=True)) > cutoff
    ]
    for number, each in enumerate(total.spatial):
        if above:
            assert total.least_units(each, cutoff) == min(units[number] for units in above)


@pytest.mark.parametrize(
    ("cutoffs", "unknown", "least"),
    [((2, 3), False, 3), ((3, 0), False, 1), ((-1, 3), False, 0), ((2, 3), True, 0)],
)
def test_rows_ask_each_bundle_for_its_units(cutoffs: tuple[int, int], unknown: bool, least: int) -> None:
    """Each of two bundles has a cutoff of its own, so the one with the lower cutoff needs fewest units. A
    third one, of which nothing is known, needs none."""
    model, units, chosen = _three_bundles(unknown)
    model.objective.append((units, -1))
    points = PointSum(0, (MeasurePoints(Edges(), _units(0, 4), (Payoff(1),)),))
    known = dict(zip(chosen, cutoffs, strict=False))
    sums = {**dict.fromkeys(known, points), chosen[2]: None}
    require_units(model, lambda measure: units, sums, {**known, chosen[2]: 0})
    outcome = Search(model, {"num_workers": 1}).run()
    assert outcome.objective == -least


POSITION = read_position(POSITIONS / "sunday.toml")
VALUATION = Valuation(POSITION)
#: The bundles of all sets of five stamps, one of them twice.
BUNDLES = [VALUATION.bundle(goods) for goods in subsets((*stamps(POSITION)[:4], stamps(POSITION)[0]))]


def counted_switches(bundles: Sequence[Bundle]) -> int:
    """The tiles that are in some bundles only, by counting each signature."""
    tiles = [Counter(bundle.signatures) for bundle in bundles]
    every = {signature for each in tiles for signature in each}
    return sum(max(each[one] for each in tiles) - min(each[one] for each in tiles) for one in every)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.sampled_from(BUNDLES), min_size=1, max_size=20, unique_by=id), st.sampled_from([0, 1, 2, 6])
)
def test_parts_have_few_switches(bundles: list[Bundle], most: int) -> None:
    """Each bundle is in one part, no part has more switches than it may, and few are not divided at all."""
    parts = list(split(bundles, most))
    assert sorted(id(each) for part in parts for each in part) == sorted(map(id, bundles))
    assert all(switches(part) == counted_switches(part) <= most for part in parts)
    if counted_switches(bundles) <= most:
        assert [list(part) for part in parts] == [bundles]


def test_no_bundles_have_no_switches() -> None:
    """Where nothing is asked for there is nothing to divide."""
    assert switches([]) == 0
