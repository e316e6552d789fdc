"""Bundles that share their rows: local searches go on from the plans of their neighbors."""

from __future__ import annotations

from itertools import combinations

from stockbook.models.stampswap.goods import StampGood
from stockbook.models.stampswap.reading import read_position
from stockbook.optimizer.swap.backward_induction import NO_THRESHOLD
from stockbook.optimizer.swap.bundle_group import STAGES, BundleGroup
from stockbook.optimizer.swap.valuation import Valuation
from tests.cli.running import POSITIONS


def test_every_bundle_is_improved_once_in_each_stage_and_never_loses() -> None:
    """Plans built greedily, then from neighbors: legal ones of the bundle itself, and no value falls."""
    position = read_position(POSITIONS / "sunday-surrounded.toml")
    valuation = Valuation(position, orders=0)
    goods = [StampGood(tile) for tile in position.place]
    bundles = [valuation.bundle(chosen) for chosen in combinations(goods, len(goods) - 1)]
    for each in bundles:
        each.threshold = NO_THRESHOLD
    group = BundleGroup(bundles)
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
