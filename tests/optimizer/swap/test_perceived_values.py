"""The values that players see in face-down goods, and the questions that are collected for searches."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from stockbook.models.stampswap.goods import StampGood, parse_good
from stockbook.models.stampswap.reading import read_position
from stockbook.models.stampswap.swap.goods_table import cut_table
from stockbook.optimizer.swap.backward_induction import NO_THRESHOLD
from stockbook.optimizer.swap.perceived_values import (
    PerceivedValues,
    PlayerValuations,
    Queries,
    add_query,
    draw_determinization,
)
from tests.cli.running import POSITIONS
from tests.optimizer.swap.test_best_moves import FACES, Deck, hidden


def test_opponents_do_not_see_what_lies_face_down() -> None:
    """Another face of my own face-down tile changes what I think of it, and nothing of what they think."""
    table = cut_table(hidden(parse_good("forever")))
    mine, theirs = [], []
    for face in FACES:
        goods = (replace(table.goods[0], good=StampGood(face, down=True)), *table.goods[1:])
        here = replace(table, goods=goods)
        drawn = draw_determinization(here, Deck(FACES), Random(1))
        valuations = PlayerValuations(hidden(parse_good("forever")))
        values = PerceivedValues(valuations, here, drawn, jointly=True)
        mine.append(values.perceived(0, (0, 1)))
        theirs.append(values.perceived(1, (0, 1)))
    assert len(set(mine)) == len(FACES)
    assert len(set(theirs)) == 1


def test_of_equal_goods_the_lowest_threshold_is_asked() -> None:
    """Goods in another order are the same question; points that only add up are not part of a threshold."""
    position = read_position(POSITIONS / "cut-sunday.toml")
    valuations = PlayerValuations(position)
    goods, other = position.me.collection[:3], position.me.collection[1:4]
    mine = valuations.by_player[0]
    assert mine is not None
    queries: Queries = {}
    for each, threshold in ((goods, 50.0), (other, 30.0), (goods[::-1], 40.0), (goods, 60.0)):
        add_query(queries, valuations, 0, each, threshold)
    found = [(query.goods, query.threshold) for query in queries.values()]
    assert found == [(goods[::-1], 40.0 - mine.fixed_points(goods)), (other, 30.0 - mine.fixed_points(other))]
    add_query(queries, valuations, 0, goods, NO_THRESHOLD)
    assert next(iter(queries.values())).threshold == NO_THRESHOLD
