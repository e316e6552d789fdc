"""Moves as people write them."""

from __future__ import annotations

import pytest

from stockbook.cli.questions.failure import IMPOSSIBLE, WRONG_INPUT, Refused
from stockbook.cli.questions.moves import read_cut, read_placement
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
    assert read_placement(SHOW, "2x2 blue space 1@a1", "file") == parse_placed_tiles("2x2 blue space 1@a1")
    for text, code in (("", WRONG_INPUT), ("2x2@", WRONG_INPUT), ("3x3 blue space 1@a1", IMPOSSIBLE)):
        with pytest.raises(Refused) as caught:
            read_placement(SHOW, text, "file")
        assert caught.value.code == code
        assert {(fault.file, fault.key) for fault in caught.value.faults} == {("file", "--move")}


def test_a_cut() -> None:
    """The reserve and two piles of all items; what is left out makes it impossible."""
    assert read_cut(CUT, "reserve 1 | 2 | 3", "file") == Cut((0,), ((1,), (2,)))
    for text, code in (("1 2 3", WRONG_INPUT), ("reserve 1 | 2 | 4", IMPOSSIBLE)):
        with pytest.raises(Refused) as caught:
            read_cut(CUT, text, "file")
        assert caught.value.code == code
        assert {(fault.file, fault.key) for fault in caught.value.faults} == {("file", "--move")}
