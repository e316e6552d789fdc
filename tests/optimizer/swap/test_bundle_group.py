"""Sets that share their rows: plans of the nearest ones are where their local searches go on."""

from __future__ import annotations

from itertools import combinations

from stockbook.models.stampswap.goods import StampGood
from stockbook.models.stampswap.reading import read_position
from stockbook.optimizer.swap.backward_induction import ANYTHING
from stockbook.optimizer.swap.bundle_group import STAGES, Group
from stockbook.optimizer.swap.valuation import Valuation
from tests.cli.running import POSITIONS


def test_every_set_is_guessed_once_in_each_stage_and_never_loses() -> None:
    """Plans from nothing, then from those of other sets: legal ones of the set itself, and no value falls."""
    position = read_position(POSITIONS / "sunday-surrounded.toml")
    appraiser = Valuation(position, orders=0)
    goods = [StampGood(tile) for tile in position.place]
    sought = [appraiser.sought(chosen) for chosen in combinations(goods, len(goods) - 1)]
    for each in sought:
        each.enough = ANYTHING
    group = Group(sought)
    totals = [sum(each.best for each in sought)]
    for stage in STAGES:
        guessed = []
        while each := group.unguessed(stage):
            guessed.append(each)
            plans = group.guess(each, stage)()
            assert plans
            assert all(len(plan.placed) + len(plan.discarded) == len(each.kinds) for plan in plans)
            group.guessed(each, plans)
        assert len(set(map(id, guessed))) == len(guessed) <= len(sought)
        totals.append(sum(each.best for each in sought))
    assert totals == sorted(totals) and totals[-1] > totals[0]
