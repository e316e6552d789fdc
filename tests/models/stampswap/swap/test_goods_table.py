"""The goods of all players, and who knows which faces."""

from __future__ import annotations

import pytest

from stockbook.models.stampswap.goods import Good, parse_good
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.swap.goods_table import choose_table, cut_table

DOWN = parse_good("2x3 blue animals 2 (down)")
PLAIN = parse_good("2x2 green space 1")
BROKER = parse_good("specialist Broker: taken draw small-square")
FINDER = parse_good("specialist Finder: collected draw small-square")
UNSEEN = parse_good("2x3 ?")


@pytest.mark.parametrize("chosen", [True, False])
def test_who_has_chosen_has_turned_up_what_is_theirs(chosen: bool) -> None:
    """A stamp that is theirs for sure is hidden from the others before their turn only; piles on offer lie as
    they did."""
    left = Player("left", got=(DOWN,), chosen=chosen)
    right = Player("right", piles=((DOWN,), (PLAIN,)), chosen=True)
    table = choose_table(Position(3, (), phase="choose", opponents=(left, right)))
    (theirs,), (offered, _) = table.got[1], table.piles[2]
    assert table.hidden == (offered if chosen else (theirs, *offered))


@pytest.mark.parametrize(
    "good, common", [(PLAIN, True), (BROKER, True), (FINDER, False), (UNSEEN, False)], ids=str
)
def test_nobody_knows_what_a_card_will_draw(good: Good, common: bool) -> None:
    """What is drawn when a pile is taken is hidden from all alike, not what a player has drawn before the cut
    or what lies face down."""
    left = Player("left", collection=(good, PLAIN))
    position = Position(3, (), Player(collection=(PLAIN, PLAIN)), opponents=(left,), phase="cut")
    assert cut_table(position).common_knowledge == common
