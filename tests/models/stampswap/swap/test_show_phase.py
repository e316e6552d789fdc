"""From the Swap Phase to a Show Phase, and to the other side of the table."""

from __future__ import annotations

import pytest

from stockbook.models.stampswap.goods import parse_good
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import read_position
from stockbook.models.stampswap.swap.show_phase import seen_by, show_phase
from tests.cli.running import POSITIONS


def test_others_see_the_position_from_their_side() -> None:
    """Their album is the one to place on, mine one of the others; without an album there is no side."""
    position = read_position(POSITIONS / "cut-friday.toml")
    one = seen_by(position, 1)
    assert one is not None
    assert one.me.name == "one"
    assert [player.name for player in one.opponents] == ["two", "three", "four", "me"]
    assert seen_by(position, 2) is None
    assert seen_by(position, 0) is position


def test_goods_become_stamps_and_cards() -> None:
    """Stamps are to be placed, cards and the token lie before me, and no goods are left."""
    goods = map(
        parse_good, ["2x2 rare 5", "specialist Clerk", "first-player", "exhibitor count all 1", "forever"]
    )
    show = show_phase(Position(1, (), phase="cut"), goods)
    assert [*map(str, show.place)] == ["2x2 rare 5", "forever"]
    assert [*map(str, show.me.exhibitors), *map(str, show.me.specialists)] == [
        "count all 1",
        "specialist Clerk",
    ]
    assert (show.phase, show.me.first_player, show.me.collection) == ("show", True, ())


def test_a_tile_not_seen_cannot_be_placed() -> None:
    """Its face has to be drawn first."""
    with pytest.raises(ValueError, match="known faces, not 2x3"):
        show_phase(Position(1, ()), [parse_good("2x3 ?")])
