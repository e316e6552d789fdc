"""Tests of the questions that are collected for searches."""

from __future__ import annotations

from stockbook.models.stampswap.reading import read_position
from stockbook.optimizer.swap.backward_induction import NO_THRESHOLD
from stockbook.optimizer.swap.player_valuations import PlayerValuations
from stockbook.optimizer.swap.value_queries import Queries, collect
from tests.cli.running import POSITIONS


def test_of_equal_goods_the_lowest_threshold_is_asked() -> None:
    """Goods in another order are the same question; points that only add up are not part of a threshold."""
    position = read_position(POSITIONS / "cut-sunday.toml")
    valuations = PlayerValuations(position)
    goods, other = position.me.collection[:3], position.me.collection[1:4]
    mine = valuations.by_player[0]
    assert mine is not None
    queries: Queries = {}
    refine = collect(queries, valuations)
    for each, threshold in ((goods, 50.0), (other, 30.0), (goods[::-1], 40.0), (goods, 60.0)):
        refine(0, each, threshold)
    found = [(query.goods, query.threshold) for query in queries.values()]
    assert found == [(goods[::-1], 40.0 - mine.fixed_points(goods)), (other, 30.0 - mine.fixed_points(other))]
    refine(0, goods, NO_THRESHOLD)
    assert next(iter(queries.values())).threshold == NO_THRESHOLD
