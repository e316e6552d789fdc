"""Moves as they are typed: one grammar wherever a stamp and its place are asked for."""

from __future__ import annotations

import pytest

from stockbook.games.stampswap.moves import read_choice, read_cut, read_placement, read_show
from stockbook.games.stampswap.table.game import TableGame, TableSeat
from stockbook.games.stampswap.table.record import played
from stockbook.models.album.album import PlacedTile
from stockbook.models.album.notation import parse_tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.game.actions import Place
from stockbook.models.stampswap.goods import parse_good
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.swap.cuts import Cut, KeepWish
from stockbook.models.stampswap.typed_items import read_placed, split_places
from stockbook.models.stampswap.wishes import LeaveWish, PutWish

HAND = tuple(map(parse_tile, ("2x2 blue space 1", "2x2 brown animals 3", "forever")))
SHOW = Position(1, (Contest.parse("edges 10"),), Player("me"), HAND)
WHERE = (6, 2)
FORMS = ("2", "2x2 br", "2x2 br an 3", "2x2 brown animals 3", "2  2x2 brown animals 3 ", "2 2x2 br")
CELLS = ("@g3", " @ g3", " at g3", "  at  G3", " g3")


@pytest.mark.parametrize("cell", CELLS)
@pytest.mark.parametrize("form", FORMS)
def test_one_grammar_of_places(form: str, cell: str) -> None:
    """A number, short words, all of it or a row of an answer, in moves, wishes, games and records."""
    text = f"{form}{cell}"
    there = PlacedTile.at(HAND[1], WHERE)
    assert read_placement(SHOW, text) == (there,)
    assert PutWish.parse(text, SHOW) == PutWish(1, WHERE)
    assert read_show(SHOW, text, ()) == [Place(1, WHERE)]
    hand = tuple(parse_good(str(tile)) for tile in HAND)
    seats = (TableSeat(None, hand=hand, name="me"),)
    table = TableGame(1, "show", None, None, SHOW.contests, None, seats)
    assert played(table, f"me place {text}").mine.album.tiles == (there,)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("2 2x2 blue@g3", "item 2 is 2x2 brown animals 3, not 2x2 blue: write its number alone"),
        ("9@g3", "there is no item 9: among the stamps to place are 1 2x2 blue space 1, 2"),
        ("2x2 b@g3", "'2x2 b' may be 2x2 blue space 1 or 2x2 brown animals 3"),
        ("3x3@g3", "'3x3' is not among the stamps to place"),
        ("2x2 brown animls 3@g3", "did you mean 'animals'"),
        ("2", "'2' has no place: write a stamp, .* such as 1@c4, 1 at c4 or 2x3 bl c4"),
        ("@g3", "'@g3' has no place"),
        ("first@g3", "first-player cannot be placed"),
        ("2x3 ?@g3", "2x3 \\? cannot be placed: write a stamp with its face"),
    ],
)
def test_no_place(text: str, message: str) -> None:
    """The message says what is there, and the forms."""
    with pytest.raises(ValueError, match=message):
        read_placed(text, HAND, SHOW.album)


def test_nothing_to_place() -> None:
    """A text without a stamp says how one is written."""
    with pytest.raises(ValueError, match="which stamp, and where"):
        split_places(" ; ")


@pytest.mark.parametrize(
    "text", ["left 2", "Take Left 2", "left pile 2", "pile 2 of left", "take pile 2 of left"]
)
def test_piles_are_named_as_answers_say_them(text: str) -> None:
    """A pile is taken by its player and number, with all words of an answer or without."""
    piles = ((parse_good("forever"),), (parse_good("2x3 ?"),))
    seen = Position(1, (), opponents=(Player("left", piles=piles),), phase="choose")
    assert read_choice(seen, text) == (1, 1)


@pytest.mark.parametrize("text", ["2", "2x2 br", "2 2x2 brown animals 3"])
def test_items_are_named_as_in_places(text: str) -> None:
    """Wishes about an item, items of a pool and the parts of a cut take the same words."""
    goods = tuple(map(parse_good, ("2x2 blue space 1", "2x2 brown animals 3", "forever", "2x3 ?")))
    assert LeaveWish.parse(text, SHOW) == LeaveWish(1)
    assert KeepWish.parse(text, goods) == KeepWish(1)
    assert read_choice(Position(1, (), phase="collect", pool=goods), text) == 1
    cut = Position(1, (), Player(collection=goods), phase="cut")
    for words in (f"{text} | 1 | 3; 2x3", f"cut {text} | 1 | 3; 4", f"reserve {text} | 2x2 bl | f; 2x3 ?"):
        assert read_cut(cut, words) == Cut((1,), ((0,), (2, 3)))
