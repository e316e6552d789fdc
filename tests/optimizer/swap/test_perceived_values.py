"""Tests of the values that players see in face-down goods."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from stockbook.models.stampswap.goods import StampGood, parse_good
from stockbook.models.stampswap.swap.goods_table import cut_table
from stockbook.optimizer.swap.determinization import draw_determinization
from stockbook.optimizer.swap.perceived_values import PerceivedValues
from stockbook.optimizer.swap.player_valuations import PlayerValuations
from tests.optimizer.swap.test_best_cut import FACES, Deck, hidden


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
