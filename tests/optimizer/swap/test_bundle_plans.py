"""Local searches for the plans of bundles, and the plans that they pass on to each other."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings

from stockbook.models.contests.payoff import MOST_UNITS
from stockbook.models.stampswap.goods import StampGood
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import read_position
from stockbook.optimizer.placement.plan import Plan, make_plan
from stockbook.optimizer.swap.backward_induction import NO_THRESHOLD
from stockbook.optimizer.swap.bundle import STAGES, Bundle, BundlePlans
from stockbook.optimizer.swap.bundle_group import BundleGroup
from stockbook.optimizer.swap.valuation import Valuation
from tests.brute import endings
from tests.cli.running import POSITIONS
from tests.optimizer.swap.boards import ENDLESS, subsets, swap_boards


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


@settings(max_examples=40, deadline=None)
@given(swap_boards())
def test_a_better_plan_passes_on_to_bundles_without_one_of_its_tiles(position: Position) -> None:
    """From the poorest plans on: what the best one of all tiles brings without one of them is known
    afterwards, if that is a legal end, and no plan is worse than before."""
    goods = [good for good in position.me.collection if isinstance(good, StampGood)]
    bundles = [Valuation(position).bundle(some) for some in subsets(goods)]
    legal = {each: _legal_plans(each) for each in bundles}
    for each in bundles:
        each.plan = min(legal[each], key=lambda plan: plan.points)
        each.threshold = NO_THRESHOLD
        each.begin_bound(None, MOST_UNITS)
    before = [each.best for each in bundles]
    best = max(legal[bundles[-1]], key=lambda plan: plan.points)
    BundlePlans(bundles).improve(bundles[-1], best)
    assert bundles[-1].plan.points == best.points
    assert all(each.best >= least for each, least in zip(bundles, before, strict=True))
    smaller = [each for each in bundles if len(each.signatures) == len(goods) - 1]
    for each, missing in zip(smaller, reversed(range(len(goods))), strict=True):
        placed = [placed for item, placed in best.placed if item != missing]
        try:
            plan = make_plan(each.position, placed, None)
        except ValueError:
            continue
        assert each.plan.points >= plan.points


def _legal_plans(bundle: Bundle) -> list[Plan]:
    """Every legal end with the tiles of a bundle, without a contest."""
    ends = endings(bundle.position.album, bundle.position.place)
    return [make_plan(bundle.position, list(end.placed), None) for end in ends]
