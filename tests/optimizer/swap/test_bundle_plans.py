"""Local searches for the plans of bundles, and the plans that they pass on to each other."""

from __future__ import annotations

from itertools import combinations

from stockbook.models.stampswap.goods import StampGood
from stockbook.models.stampswap.reading import read_position
from stockbook.optimizer.swap.backward_induction import NO_THRESHOLD
from stockbook.optimizer.swap.bundle_group import BundleGroup
from stockbook.optimizer.swap.bundle_plans import STAGES
from stockbook.optimizer.swap.valuation import Valuation
from tests.cli.running import POSITIONS
from tests.optimizer.swap.boards import ENDLESS


def test_every_bundle_is_improved_once_in_each_stage_and_never_loses() -> None:
    """Plans built greedily, then from neighbors: legal ones of the bundle itself, and no value falls."""
    position = read_position(POSITIONS / "sunday-surrounded.toml")
    valuation = Valuation(position, orders=0)
    goods = [StampGood(tile) for tile in position.place]
    bundles = [valuation.bundle(chosen) for chosen in combinations(goods, len(goods) - 1)]
    for each in bundles:
        each.threshold = NO_THRESHOLD
    plans = BundleGroup(bundles, set(), ENDLESS).plans
    totals = [sum(each.best for each in bundles)]
    for stage in STAGES:
        improved = []
        while each := plans.take_next(stage):
            improved.append(each)
            found = plans.search(each, stage)
            assert all(len(plan.placed) + len(plan.discarded) == len(each.signatures) for plan in found)
            points = [each.plan.points, *(plan.points for plan in found)]
            assert points == sorted(set(points))
            for plan in found:
                plans.improve(each, plan)
        assert len(set(map(id, improved))) == len(improved) <= len(bundles)
        totals.append(sum(each.best for each in bundles))
    assert totals == sorted(totals) and totals[-1] > totals[0]
