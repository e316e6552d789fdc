"""Decisions of Stamp Swap in pictures."""

from __future__ import annotations

import re

from stockbook.games.stampswap.definition import GAME
from stockbook.models import read_position
from tests.cli.running import POSITIONS


def test_what_is_taken_is_marked() -> None:
    """The item that a move selects is marked in the pool, and the pile that it takes among those on offer."""
    position = read_position(POSITIONS / "collect-saturday.toml")
    boards = GAME.review_boards(lambda decision: position)
    drawn = boards.board({"phase": "collect"}, "collect 2: x")
    goods = re.findall(r'class="good(?: card)?( taken)?"', drawn)
    assert [bool(taken) for taken in goods] == [place == 1 for place in range(len(position.pool))]
    position = read_position(POSITIONS / "choose-saturday.toml")
    other = next(each for each in position.opponents if each.piles)
    parts = boards.board({"phase": "choose"}, f"take {other.name} 2").split("<div")[1:]
    (taken,) = [part for part in parts if "part taken" in part]
    assert f"<b>{other.name}, pile 2</b>" in taken and len(parts) > 1


def test_items_of_a_cut_have_their_numbers_where_they_are_not_known() -> None:
    """No position tells what the numbers are, and no other move is anything but words."""
    boards = GAME.review_boards(lambda decision: None)
    assert "item 5" in boards.move({"phase": "cut"}, "reserve 5 | 1 3 4 | 2 6")
    assert boards.move({"phase": "collect"}, "collect 2: <x>") == "collect &lt;x&gt;"
    assert boards.move({"phase": "choose"}, "take player 2 1") == "take pile 1 of player 2"
    assert boards.move({"phase": "choose"}, "take 1") == "take pile 1"
    assert boards.definitions() == ""


def test_stamps_are_defined_once_and_used_by_name() -> None:
    """Every stamp that is used has one definition, however often it lies there."""
    position = read_position(POSITIONS / "sunday.toml")
    boards = GAME.review_boards(lambda decision: position)
    stamps = {"phase": "place", "move": "enter none", "best": "enter edges 10"}
    page = boards.two(stamps)
    defined = re.findall('<symbol id="([^"]+)"', boards.definitions())
    assert sorted(set(re.findall('href="#([^"]+)"', page))) == sorted(defined)
    assert len(position.album.tiles) * 2 == page.count("<use") >= 2 * len(defined)
    assert "enters no contest" in page and "enters edges 10" in page
    assert boards.two({**stamps, "move": "2x2 ?@a1"}) == ""
