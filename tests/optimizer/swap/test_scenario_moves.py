"""Cuts and piles where cards draw, against plain recursion with means over all that may be drawn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice, product
from random import Random
from statistics import fmean

import pytest

from stockbook.models.stampswap.goods import Goods, StampGood
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.goods_table import cut_table
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.swap.best_moves import best_choices, best_cuts
from stockbook.optimizer.swap.scenario_moves import FIRST, WIDTH
from tests.optimizer.swap.rounds import FACE, BruteRound, random_round
from tests.optimizer.swap.test_best_moves import FACES, Deck

LIMITS = SearchLimits(time=60.0, deterministic=True)


class BruteDraws(BruteRound):
    """All that can happen in a Swap Phase for two in which every drawn tile has one of the faces."""

    def value(self, player: int, goods: Goods) -> float:
        """The points of the best Show Phase with goods, on average over what was drawn."""
        known = tuple(good for good in goods if good != FACE)
        drawn = product(map(StampGood, FACES), repeat=len(goods) - len(known))
        return fmean(super(BruteDraws, self).value(player, (*known, *faces)) for faces in drawn)


def rounds_with_draws() -> Iterator[Position]:
    """Random rounds in which all that is hidden are stamps that may be drawn."""
    for seed in count():
        position = random_round(Random(seed))
        table = cut_table(position)
        if table.hidden and table.common_knowledge:
            yield position


#: The first of these.
ROUNDS = list(islice(rounds_with_draws(), 4))


@pytest.mark.parametrize("position", ROUNDS)
def test_intervals_cover_the_mean_over_all_draws(position: Position) -> None:
    """All values are exact in each scenario, and their means lie no further from those over all that may be
    drawn than their intervals say, which reach at most half a point to each side."""
    brute = BruteDraws(position)
    cuts, other = dict(brute.cuts(0)), brute.other_cut()
    advice = best_cuts(position, unseen_tiles=Deck(FACES), limits=LIMITS)
    assert advice.certain and advice.proved
    for row in advice.rows:
        expected = brute.expected(cuts[str(row.cut)], other)
        assert row.expected.samples >= FIRST
        assert abs(row.expected.value - expected) <= 2 * (row.expected.margin or 0) + 1e-9
    best = advice.rows[0]
    assert best.expected.margin is not None and best.expected.margin <= WIDTH
    found = brute.in_choose(cuts[str(best.cut)], other)
    piles = best_choices(found, unseen_tiles=Deck(FACES), limits=LIMITS)
    assert piles.certain
    for pile, expected in zip(
        sorted(piles.rows, key=lambda row: row.pile), brute.choices(cuts[str(best.cut)], other), strict=True
    ):
        assert abs(pile.value.value - expected) <= 2 * (pile.value.margin or 0) + 1e-9
