"""Positions: built in code, after goods were got, and as another player sees them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings

from stockbook.models import Album, Contest, Player, Stamp, Tile, parse_tile
from stockbook.models.album.stamps import MAX_VALUE
from stockbook.models.stampswap.goods import parse_good
from stockbook.models.stampswap.position import Position, seen_by, show_phase
from stockbook.models.stampswap.reading import read_position
from tests.cli.running import POSITIONS
from tests.strategies import positions

EDGES = Contest.parse("edges 10")
FOREVER = parse_tile("forever")


@pytest.mark.parametrize(
    ("make", "kind", "message"),
    [
        (lambda: Position(4, (EDGES,)), ValueError, "a round from 1 to 3, not 4"),
        (lambda: Position(1, (EDGES,), phase="place"), ValueError, "collect, cut, choose, show, not 'place'"),
        (lambda: Position(1, (EDGES,), Player(album=None)), ValueError, "my own album to be known"),
        (lambda: Position(1, (), Player(entered=(EDGES,))), ValueError, "'edges 10' among the contests"),
        (
            lambda: Position(1, (EDGES,), Player(entered=(EDGES, EDGES))),
            ValueError,
            "as often as it is entered",
        ),
        (lambda: Position(1, ("edges 10",)), TypeError, "contests such as Contest.parse"),
        (lambda: Position(1, "edges 10"), TypeError, "contests such as Contest.parse"),
        (lambda: Position(1, (EDGES,), place=("forever",)), TypeError, "place such as parse_tile"),
        (lambda: Position(1, (EDGES,), place=(FOREVER.stamps[0],)), TypeError, "place such as parse_tile"),
        (lambda: Position(1, (EDGES,), opponents=("left",)), TypeError, "opponents such as Player"),
        (lambda: Player(exhibitors=("edges 10",)), TypeError, "exhibitors such as Contest.parse"),
        (lambda: Player(entered=("edges 10",)), TypeError, "entered such as Contest.parse"),
        (lambda: Player(specialists=(EDGES,)), TypeError, "specialists such as Specialist"),
        (lambda: Album(("forever@a1",)), TypeError, "parse_placed_tiles"),
        (lambda: Stamp(5, 5, "blue", "space", 1), ValueError, "a size such as 2x3, not 5x5"),
        (lambda: Stamp(2, 2, "blu", "space", 1), ValueError, "not blu space"),
        (lambda: Stamp(2, 2, "blue", None, 1), ValueError, "not blue None"),
        (lambda: Stamp(2, 2, "blue", "space", MAX_VALUE + 1), ValueError, "between -99 and 99, not 100"),
        (lambda: Stamp(1, 1, value=3), ValueError, "of a forever stamp"),
        (lambda: Stamp(2, 2, rare=True), ValueError, "of a rare stamp"),
        (lambda: Stamp(2, 2, "blue", value=6, rare=True), ValueError, "of a rare stamp"),
        (lambda: Tile(2, 3, (Stamp(2, 2, "blue", "space", 1),)), ValueError, "a 2x3 tile"),
        (lambda: Tile(2, 2, (Stamp(2, 2, "blue", "space", 1),) * 2), ValueError, "a 2x2 tile"),
    ],
)
def test_what_no_table_can_show_is_refused(
    make: Callable[[], Any], kind: type[Exception], message: str
) -> None:
    """Each says what was expected; texts are not taken for what they would be read as."""
    with pytest.raises(kind, match=f"Expected.*{message}"):
        make()


@settings(max_examples=30)
@given(positions())
def test_lists_are_as_good_as_tuples(position: Position) -> None:
    """A position from lists equals the one from tuples and can be hashed like it."""
    me, lists = position.me, {}
    for name in ("contests", "place", "opponents"):
        lists[name] = list(getattr(position, name))
    cards: dict[str, Any] = {
        name: list(getattr(me, name)) for name in ("entered", "exhibitors", "specialists")
    }
    again = replace(position, me=replace(me, **cards), **lists)
    assert again == position
    assert hash(again) == hash(position)


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
