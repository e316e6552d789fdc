"""Bundles that share their rows: local searches go on from the plans of their neighbors."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import combinations

import pytest

from stockbook.models.contests.measure import Measure
from stockbook.models.contests.surrounded import Surrounded
from stockbook.models.stampswap.goods import StampGood
from stockbook.models.stampswap.reading import read_position
from stockbook.optimizer.placement.strategies import PROFILES
from stockbook.optimizer.swap import joint_subproblem
from stockbook.optimizer.swap.backward_induction import NO_THRESHOLD
from stockbook.optimizer.swap.bundle_group import STAGES, BundleGroup
from stockbook.optimizer.swap.joint_subproblem import JointSubproblem
from stockbook.optimizer.swap.valuation import Valuation
from tests.cli.running import POSITIONS
from tests.optimizer.swap.boards import ENDLESS, stamps


def test_every_bundle_is_improved_once_in_each_stage_and_never_loses() -> None:
    """Plans built greedily, then from neighbors: legal ones of the bundle itself, and no value falls."""
    position = read_position(POSITIONS / "sunday-surrounded.toml")
    valuation = Valuation(position, orders=0)
    goods = [StampGood(tile) for tile in position.place]
    bundles = [valuation.bundle(chosen) for chosen in combinations(goods, len(goods) - 1)]
    for each in bundles:
        each.threshold = NO_THRESHOLD
    group = BundleGroup(bundles, set(), ENDLESS)
    totals = [sum(each.best for each in bundles)]
    for stage in STAGES:
        improved = []
        while each := group.next_for_heuristic(stage):
            improved.append(each)
            plans = group.heuristic_search(each, stage)()
            assert all(len(plan.placed) + len(plan.discarded) == len(each.signatures) for plan in plans)
            points = [each.plan.points, *(plan.points for plan in plans)]
            assert points == sorted(set(points))
            group.improve(each, plans)
        assert len(set(map(id, improved))) == len(improved) <= len(bundles)
        totals.append(sum(each.best for each in bundles))
    assert totals == sorted(totals) and totals[-1] > totals[0]


def test_a_hopeless_search_has_another_strategy_beside_it() -> None:
    """The other strategy is added once, however often the first one is found to be hopeless."""
    position = read_position(POSITIONS / "sunday-surrounded.toml")
    bundle = Valuation(position).bundle(stamps(position))
    bundle.threshold = NO_THRESHOLD
    group = BundleGroup([bundle], set(), ENDLESS)
    before = list(group.subproblems)
    hopeless = next(each for each in before if each.contest and isinstance(each.contest.measure, Surrounded))
    hopeless.begin()
    for _ in range(2):
        group.note_hopeless(hopeless)
        (other,) = (each for each in group.subproblems if each not in before)
        assert other.contest == hopeless.contest and other.bundles == hopeless.bundles
    other.begin()
    assert other.strategy is not hopeless.strategy


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
    for bundle in bundles:
        group.improve(bundle, group.heuristic_search(bundle, 0)())
    assert whole in group.ready
    whole.begin()
    assert whole.strategy is PROFILES
    whole.note_end(1.0, proved=False)
    group.note_failure(whole)
    assert whole not in group.subproblems and whole.parts[0] in group.subproblems


def _measure(subproblem: JointSubproblem) -> Measure | None:
    return subproblem.contest and subproblem.contest.measure
