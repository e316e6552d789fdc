"""Bundles that share their rows, and bounds by the units of each measure alone, against every legal end."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stockbook.models.contests import Contest
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.surrounded import Surrounded
from stockbook.models.stampswap.goods import StampGood
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import read_position
from stockbook.models.stampswap.scoring import awards
from stockbook.optimizer.placement.strategies import LINEAR_RELAXATION_OF_BUNDLES
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits
from stockbook.optimizer.solver.model_search import LagrangianSearch
from stockbook.optimizer.swap import joint_subproblem
from stockbook.optimizer.swap.backward_induction import NO_THRESHOLD
from stockbook.optimizer.swap.bundle import Bundle
from stockbook.optimizer.swap.bundle_group import BundleGroup, UnitBounds
from stockbook.optimizer.swap.joint_subproblem import JointSubproblem
from stockbook.optimizer.swap.perceived_values import ValueQuery
from stockbook.optimizer.swap.valuation import Valuation
from stockbook.optimizer.swap.value_searches import ValueSearches
from tests.brute import best_by_contest
from tests.cli.running import POSITIONS
from tests.optimizer.swap.boards import ENDLESS, brute_value, stamps, subsets, swap_boards


def test_every_bundle_is_improved_once_and_never_loses() -> None:
    """Plans built greedily are legal ones of the bundle itself, and no value falls."""
    position = read_position(POSITIONS / "sunday-surrounded.toml")
    valuation = Valuation(position, orders=0)
    goods = [StampGood(tile) for tile in position.place]
    bundles = [valuation.bundle(chosen) for chosen in combinations(goods, len(goods) - 1)]
    for each in bundles:
        each.threshold = NO_THRESHOLD
    group = BundleGroup(bundles, set(), ENDLESS)
    before = sum(each.best for each in bundles)
    improved = []
    while each := group.take_unplanned():
        improved.append(each)
        found = each.better_plans()
        assert all(len(plan.placed) + len(plan.discarded) == len(each.signatures) for plan in found)
        points = [each.plan.points, *(plan.points for plan in found)]
        assert points == sorted(set(points))
        for plan in found:
            each.keep(plan)
    assert len(set(map(id, improved))) == len(improved) <= len(bundles)
    assert sum(each.best for each in bundles) > before


def test_what_was_hard_before_is_searched_in_parts_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no profile search suits: after a search of all bundles has failed, those of other bundles with
    what is scored alike are in parts from the beginning; those with another contest are not."""
    monkeypatch.setattr(joint_subproblem, "leading_payoffs", lambda scored: {})
    position = read_position(POSITIONS / "sunday-surrounded.toml")
    valuation = Valuation(position)
    goods = [StampGood(tile) for tile in position.place]
    hard = set[Hashable]()

    def group(size: int) -> BundleGroup:
        bundles = [valuation.bundle(chosen) for chosen in combinations(goods, size)]
        for each in bundles:
            each.threshold = NO_THRESHOLD
        return BundleGroup(bundles, hard, ENDLESS)

    before = group(len(goods) - 1)
    failed = before.subproblems[-1]
    before.note_failure(failed)
    later = group(len(goods) - 2).subproblems
    alike = [each for each in later if each.contest == failed.contest]
    assert len(alike) > 1 and all(each.failures for each in alike)
    others = [each for each in later if each.contest != failed.contest]
    assert others and not any(each.failures for each in others)


def test_a_profile_search_of_all_bundles_comes_before_their_parts() -> None:
    """Where it suits what is scored, all bundles have one after their first search has failed, when local
    searches have looked for plans; only if it fails, too, they are searched in parts."""
    position = read_position(POSITIONS / "sunday-surrounded.toml")
    valuation = Valuation(position)
    goods = [StampGood(tile) for tile in position.place]
    bundles = [valuation.bundle(chosen) for chosen in combinations(goods, 3)]
    for each in bundles:
        each.threshold = NO_THRESHOLD
    group = BundleGroup(bundles, set(), ENDLESS)
    whole = next(each for each in group.subproblems if isinstance(_measure(each), Surrounded))
    assert whole in group.ready
    group.note_failure(whole)
    assert whole in group.subproblems and whole not in group.ready
    while group.next_unplanned():
        assert whole not in group.ready and group.take_unplanned()
    assert whole in group.ready
    whole.begin()
    assert whole.profiles
    whole.note_end(1.0, proved=False)
    group.note_failure(whole)
    assert whole not in group.subproblems and whole.parts[0] in group.subproblems


def _measure(subproblem: JointSubproblem) -> Measure | None:
    return subproblem.contest and subproblem.contest.measure


def _fail_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every search of bundles count as tried once without a proof, so that units are asked for."""
    init = JointSubproblem.__init__

    def tried(subproblem: JointSubproblem, *given: Any, **named: Any) -> None:
        init(subproblem, *given, **named)
        subproblem.failures = max(1, subproblem.failures)

    monkeypatch.setattr(JointSubproblem, "__init__", tried)


def _solve_units(unit_bounds: UnitBounds) -> None:
    """Prove the most units of all bundles of units."""
    for units in unit_bounds.bundles:
        (most,) = best_by_contest(units.position, [None]).values()
        units.lower_bound(None, most - units.fixed_points)


@settings(max_examples=40, deadline=None)
@given(swap_boards())
def test_a_sum_over_measures_is_a_bound(position: Position) -> None:
    """With the most units of each measure proved, the sum is at least what the best plan with each contest
    scores, for any goods."""
    valuation = Valuation(position)
    unit_bounds = UnitBounds()
    bundles = [valuation.bundle(goods) for goods in subsets(position.me.collection)]
    for bundle in bundles:
        _queries(bundle, unit_bounds)
    _solve_units(unit_bounds)
    for bundle in bundles:
        best = best_by_contest(bundle.position, bundle.position.may_enter)
        for contest, bound in bundle.contest_bounds.items():
            assert best[contest] - bundle.fixed_points <= bound


@settings(max_examples=60, deadline=None)
@given(swap_boards(), st.integers(1, 4), st.booleans())
def test_rows_with_the_units_needed_leave_the_best_plans(position: Position, pays: int, exact: bool) -> None:
    """A Lagrangian search with the fewest units of each measure, by exact bounds on these or by rough ones,
    finds the best plan of each set that is one above the cutoff, and none above the best."""
    exhibitors = (Contest.parse(f"holes 1x2 {pays}"), Contest.parse("edges 2"), Contest.parse("surrounded 1"))
    position = replace(position, me=replace(position.me, exhibitors=exhibitors))
    valuation, unit_bounds = Valuation(position), UnitBounds()
    bundles = [valuation.bundle(goods) for goods in subsets(position.me.collection)]
    for bundle in bundles:
        _queries(bundle, unit_bounds)
    if exact:
        _solve_units(unit_bounds)
    for bundle in bundles:
        for contest, best in best_by_contest(bundle.position, bundle.position.may_enter).items():
            found = [_objective(bundle, contest, best - bundle.fixed_points - less) for less in (1, 0)]
            assert found == [1, None]


def _objective(bundle: Bundle, contest: Contest | None, cutoff: int) -> int | None:
    """The points above a cutoff that a Lagrangian search finds; None where it proves that there are none."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Bundle, "cutoff", property(lambda bundle: cutoff))
        patch.setattr(Bundle, "is_open", lambda bundle, contest: True)
        subproblem = JointSubproblem([bundle], contest, ENDLESS)
        subproblem.begin()
        subproblem.strategy = LINEAR_RELAXATION_OF_BUNDLES
        assert subproblem.lagrangian
        outcome = LagrangianSearch(subproblem.make_model(), {}, cutoff=0).run()
    assert outcome.finished
    return outcome.objective


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(swap_boards(), st.booleans())
def test_values_are_exact_with_units_searched_first(position: Position, deterministic: bool) -> None:
    """Where the first attempt at every set fails, units are searched, and all values agree with brute
    force."""
    with pytest.MonkeyPatch.context() as patch:
        _fail_at_first(patch)
        valuation = Valuation(position)
        asked = subsets(position.me.collection)
        budget = SearchBudget(SearchLimits(20.0, workers=2, deterministic=deterministic))
        with ValueSearches(budget) as searches:
            while (
                left := [goods for goods in asked if not valuation.known(goods).exact]
            ) and budget.left > 0:
                searches.run([ValueQuery(valuation, goods) for goods in left])
    for goods in asked:
        value = valuation.known(goods)
        assert (value.best, value.bound) == (brute_value(position, goods),) * 2


def _queries(bundle: Bundle, unit_bounds: UnitBounds) -> dict[Bundle, tuple[int, float]]:
    """The units asked for a bundle when neither its first search nor a profile search proved a contest."""
    bundle.threshold = NO_THRESHOLD
    asked: dict[Bundle, tuple[int, float]] = {}
    for contest in bundle.position.may_enter:
        subproblem = JointSubproblem([bundle], contest, ENDLESS)
        assert not _make_queries(unit_bounds, subproblem)
        subproblem.fail()
        if subproblem.profiles_next:
            assert not _make_queries(unit_bounds, subproblem)
            subproblem.begin()
            subproblem.note_end(1.0, proved=False)
        asked |= _make_queries(unit_bounds, subproblem)
    return asked


def _make_queries(unit_bounds: UnitBounds, subproblem: JointSubproblem) -> dict[Bundle, tuple[int, float]]:
    """Return the units that are asked for because of a subproblem.

    While the sums are made no bound changes: searches look at them meanwhile.
    """
    before = [dict(bundle.contest_bounds) for bundle in subproblem.bundles]
    unit_bounds.make_sums([subproblem])
    assert before == [bundle.contest_bounds for bundle in subproblem.bundles]
    return unit_bounds.queries([subproblem])


def test_units_serve_all_contests() -> None:
    """Nothing is asked before a search has failed; then there is one bundle of units for each measure that
    depends on places, whichever contests and cards score it, before all other bundles. A bound on its units
    is one on the points with all of these."""
    position = read_position(POSITIONS / "sunday-surrounded.toml")
    bundle = Valuation(position).bundle(stamps(position))
    unit_bounds = UnitBounds()
    asked = _queries(bundle, unit_bounds)
    assert asked and all(rank < 0 for rank, _ in asked.values())
    scored = {award.measure for contest in position.may_enter for award in awards(position, contest)}
    measures = [units.position.me.exhibitors[0].measure for units in unit_bounds.bundles]
    assert sorted(map(str, measures)) == sorted(str(measure) for measure in scored if measure.spatial)
    before = dict(bundle.contest_bounds)
    for units in unit_bounds.bundles:
        units.lower_bound(None, units.best)
    assert all(bundle.contest_bounds[contest] <= bound for contest, bound in before.items())
    assert bundle.contest_bounds != before


def test_what_is_no_sum_over_measures_has_none() -> None:
    """Units have none themselves; nor has a set whose best plan discards a tile, as the stamps in its album
    are not the most that may come there."""
    position = read_position(POSITIONS / "sunday-surrounded.toml")
    bundle = Valuation(position).bundle(stamps(position))
    unit_bounds = UnitBounds()
    units = next(iter(_queries(bundle, unit_bounds)))
    assert not _queries(units, unit_bounds) and not any(units.sums.values())
    other = Valuation(position).bundle(stamps(position))
    other.plan = replace(other.plan, discarded=((0, position.place[0]),))
    assert not _queries(other, unit_bounds) and not any(other.sums.values())
