"""Moves as people write them."""

from __future__ import annotations

import pytest

from stockbook.games.definition import MoveError
from stockbook.games.stampswap.moves import read_cut, read_placement
from stockbook.models.album.notation import parse_placed_tiles, parse_tile
from stockbook.models.stampswap.goods import parse_good
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.swap.cuts import Cut

TILE = parse_tile("2x2 blue space 1")
SHOW = Position(round=1, contests=(), place=(TILE,))
GOODS = tuple(map(parse_good, ("2x2 blue space 1", "forever", "specialist")))
CUT = Position(round=1, contests=(), phase="cut", me=Player(collection=GOODS))


def test_a_placement() -> None:
    """Tiles with their cells; a text without any is none, and an occupied cell is impossible."""
    assert read_placement(SHOW, "2x2 blue space 1@a1") == parse_placed_tiles("2x2 blue space 1@a1")
    for text, legal in (("", True), ("2x2@", True), ("3x3 blue space 1@a1", False)):
        with pytest.raises(MoveError) as caught:
            read_placement(SHOW, text)
        assert caught.value.legal == legal


def test_a_cut() -> None:
    """The reserve and two piles of all items; what is left out makes it impossible."""
    assert read_cut(CUT, "reserve 1 | 2 | 3") == Cut((0,), ((1,), (2,)))
    for text, legal in (("1 2 3", True), ("reserve 1 | 2 | 4", False)):
        with pytest.raises(MoveError) as caught:
            read_cut(CUT, text)
        assert caught.value.legal == legal
