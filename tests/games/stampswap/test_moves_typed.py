"""Lines typed in a game of Stamp Swap: what they mean, and how a wrong one is put right."""

from __future__ import annotations

import pytest

from stockbook.games.stampswap.moves import (
    best_choices,
    read_collect,
    read_divide,
    read_show,
    read_take,
    wants_best,
)
from stockbook.models.album.notation import parse_tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.game.actions import Collect, Divide, Enter, Look, Place, TakePile
from stockbook.models.stampswap.goods import parse_good
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.models.stampswap.typed_items import item_named

POOL = tuple(
    map(
        parse_good,
        ("2x3 blue animals 2", "2x3 blue animals 3", "2x3 ?", "forever", "forever", "exhibitor count rare 1"),
    )
)
CONTESTS = tuple(map(Contest.parse, ("edges 10", "edges 10", "perfect-corners 4")))
TILES = tuple(map(parse_tile, ("2x2 blue space 1", "3x2 green animals 2", "forever")))
SHOW = Position(1, CONTESTS, Player(entered=CONTESTS[:1]), TILES)
CUT = Position(1, CONTESTS, Player(collection=POOL[:3]), phase="cut")


def show(text: str, position: Position = SHOW) -> list[Place | Enter]:
    """The actions of a line in a Show Phase, in which the first contest holds my ticket."""
    return read_show(position, text, (0,))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("3", Collect(2)),
        ("collect 3", Collect(2)),
        ("2x3 bl an 3", Collect(1)),
        ("2x3 ?", Collect(2)),
        ("forever", Collect(3)),
        ("collect ex", Collect(5)),
        ("look 3", Look(2)),
    ],
)
def test_an_item_by_its_number_or_beginning(text: str, action: Collect | Look) -> None:
    """A few letters are enough where no other item begins so; of equal items it is the first."""
    assert read_collect(POOL, text) == action


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("2x3 bl", "may be 2x3 blue animals 2 or 2x3 blue animals 3: write more of it, or its number"),
        ("4x2", "'4x2' is not in the pool: in the pool are 1 "),
        ("7", "there is no item 7: in the pool are 1 "),
        ("look", "'' is not in the pool"),
    ],
)
def test_no_item(text: str, message: str) -> None:
    """The reason says what to write instead."""
    with pytest.raises(ValueError, match=message.replace("?", r"\?")):
        read_collect(POOL, text)


def test_a_whole_text_is_no_beginning() -> None:
    """A name typed in full means that item, even if the name of another item begins with it."""
    goods = [parse_good("specialist Art: look"), parse_good("specialist Art")]
    assert item_named("specialist art", goods, "here") == 1


def test_a_cut() -> None:
    """As ``explain --move`` takes it, with the same reasons."""
    assert read_divide(CUT, "reserve 2 | 1 | 3") == Divide(Cut((1,), ((0,), (2,))))
    with pytest.raises(ValueError, match="item 3 is missing: 2x3"):
        read_divide(CUT, "reserve 2 | 1 |")
    with pytest.raises(ValueError, match="a cut is the reserve and two piles"):
        read_divide(CUT, "cut it")


@pytest.mark.parametrize("text", ["take 3 1", "take player 3 1", "3 1", "take player 3 pile 1"])
def test_a_pile(text: str) -> None:
    """Whose, and which."""
    assert read_take(text, 0, [1, 2]) == TakePile(2, 0)


def test_a_pile_of_the_only_player_who_has_two() -> None:
    """Whose need not be said."""
    assert read_take("take 2", 0, [1]) == TakePile(1, 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("take 2", "'take 2' is no pile: write whose, and which, such as take 2 1"),
        ("take 1 1", "player 1 is you"),
        ("take 4 1", "player 4 has no piles to take: player 2 or player 3 has"),
        ("take 2 3", "there is no pile 3: it is 1 or 2"),
    ],
)
def test_no_pile(text: str, message: str) -> None:
    """The reason says what to write instead."""
    with pytest.raises(ValueError, match=message):
        read_take(text, 0, [1, 2])


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("1@a1", [Place(0, (0, 0))]),
        ("place 3 l12", [Place(2, (11, 11))]),
        ("forever at l12; 2x2 bl@a1", [Place(2, (11, 11)), Place(0, (0, 0))]),
        ("1@a1; 2@c1", [Place(0, (0, 0)), Place(0, (2, 0))]),
        (
            "1 2x2 blue space 1@a1; 3x2 gr@c1; f@f1; enter 2",
            [Place(0, (0, 0)), Place(0, (2, 0)), Place(0, (5, 0)), Enter(1)],
        ),
    ],
)
def test_placements(text: str, actions: list[Place | Enter]) -> None:
    """Each counts in the hand that those before it have left; two equal contests take a ticket each."""
    assert show(text) == actions


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1", "'1' has no place: write a stamp, its number or how it begins, and the cell"),
        ("1@a1; 1@c1", "I have it only once to place"),
        ("1@a1; 2@a1", "a1 is covered by 2x2 blue space 1@a1"),
        ("1@l1", "it leaves the album"),
        ("9@a1", "there is no item 9: among the stamps to place are 1 "),
        ("1@m1", "m1 is off the album|is no cell"),
        ("1@a1; enter 2", "place your stamps before you enter a contest: 3x2 green animals 2, forever"),
        ("enter 1x", "is not among the contests"),
        ("enter 4", "there is no contest 4: they have the numbers 1 to 3"),
        ("", "write where a stamp goes"),
    ],
)
def test_no_placements(text: str, message: str) -> None:
    """Every reason is told; nothing is placed then."""
    with pytest.raises(ValueError, match=message):
        show(text)


def test_the_best_placement() -> None:
    """With the contest that it enters, or the one that is asked for; another line asks for no search."""
    assert best_choices(SHOW, "place best") == {}
    assert best_choices(SHOW, "Best; enter perf") == {"contests": [CONTESTS[2]]}
    assert [wants_best(text) for text in ("place best; enter 4", "1@a1", "enter perf")] == [
        True,
        False,
        False,
    ]
    with pytest.raises(ValueError, match="there is no contest 4"):
        best_choices(SHOW, "place best; enter 4")
