"""The goods of all players, and who knows which faces."""

from __future__ import annotations

import pytest

from stockbook.models.stampswap.goods import parse_good
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.swap.goods_table import choose_table

DOWN = parse_good("2x3 blue animals 2 (down)")
PLAIN = parse_good("2x2 green space 1")


@pytest.mark.parametrize("chosen", [True, False])
def test_who_has_chosen_has_turned_up_what_is_theirs(chosen: bool) -> None:
    """A stamp that is theirs for sure is hidden from the others before their turn only; piles on offer lie as
    they did."""
    left = Player("left", got=(DOWN,), chosen=chosen)
    right = Player("right", piles=((DOWN,), (PLAIN,)), chosen=True)
    table = choose_table(Position(3, (), phase="choose", opponents=(left, right)))
    (theirs,), (offered, _) = table.got[1], table.piles[2]
    assert table.hidden == (offered if chosen else (theirs, *offered))
