"""Wishes as they are written, and the reasons why one or two of them cannot hold."""

from __future__ import annotations

import pytest

from stockbook.models.album.album import Album
from stockbook.models.album.notation import parse_placed_tiles, parse_tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.wishes import (
    EmptyWish,
    EnterWish,
    LeastWish,
    LeaveWish,
    PutWish,
    ReachWish,
    Wish,
    contests_of,
    seen_conflict,
    wishes_of,
)

EDGES, SETS = Contest.parse("edges 10"), Contest.parse("sets theme 9")
POSITION = Position(
    round=1,
    contests=(EDGES, SETS),
    me=Player(album=Album(parse_placed_tiles("2x2 blue space 1@c3")), entered=(SETS,)),
    place=(parse_tile("3x3 green space 1"), parse_tile("2x3 blue animals 2"), parse_tile("forever")),
)


def wish(text: str) -> Wish:
    """The wish that its option means."""
    word, _, rest = text.partition(" ")
    readers = {"put": PutWish, "empty": EmptyWish, "leave": LeaveWish, "reach": ReachWish, "least": LeastWish}
    return readers[word].parse(rest, POSITION)


@pytest.mark.parametrize(
    "text", ["put 1@f8", "empty d4-f6", "empty d4 f6 h1-h3", "leave 3", "reach edges 3", "least -5"]
)
def test_wishes_are_written_as_they_are_read(text: str) -> None:
    """The text of a wish is its option with what was typed."""
    assert str(wish(text)) == text
    assert wish(text) == wish(text)


def test_cells_are_written_in_several_ways() -> None:
    """A rectangle has any two opposite corners; spaces beside the hyphen and commas do not matter."""
    cells = {(3, 3), (4, 3), (3, 4), (4, 4)}
    for text in ("empty d4-e5", "empty e4 - d5", "empty d4-e4,d5,e5", "empty D4-E5"):
        found = wish(text)
        assert isinstance(found, EmptyWish) and found.cells == cells
    assert wish("put 1 at f8") == PutWish(0, (5, 7))


@pytest.mark.parametrize(
    ("text", "fix"),
    [
        ("put 1", "such as 1@c4, 1 at c4 or 2x3 bl c4"),
        ("put 9@a1", "there is no item 9: among the stamps to place are 1 3x3"),
        ("put 1@z1", "no cell|off the album"),
        ("empty ", "no space in it"),
        ("empty a1-b2-c3", "two corners"),
        ("leave x", "is not among the stamps to place"),
        ("reach edges", "a number of units"),
        ("reach edgse 3", "did you mean 'edges'"),
        ("reach edges [0, 3]", "a number of units"),
        ("least ten", "not a whole number"),
    ],
)
def test_what_cannot_be_read_says_how_to_fix_it(text: str, fix: str) -> None:
    """Nothing is guessed."""
    with pytest.raises(ValueError, match=fix):
        wish(text)


@pytest.mark.parametrize(
    ("texts", "reason"),
    [
        (["put 1@k2"], "3x3 at k2 crosses the right edge"),
        (["put 1@b11"], "3x3 at b11 crosses the lower edge"),
        (["put 1@l12"], "3x3 at l12 crosses the right and the lower edge"),
        (["put 2@d4"], "2x3 at d4 overlaps the stamp at c3, 2x2 blue space 1, on d4"),
        (["empty a1-d4"], "the stamp at c3, 2x2 blue space 1, covers c3"),
        (["put 1@f8", "put 1@a8"], "item 1 lies at one place only"),
        (["put 1@f8", "put 2@h9"], "item 1, 3x3 at f8, and item 2, 2x3 at h9, overlap on h9"),
        (["put 1@f8", "empty h10"], "item 1, 3x3 at f8, covers h10"),
        (["empty h10", "put 1@f8"], "item 1, 3x3 at f8, covers h10"),
        (["leave 1", "put 1@f8"], "item 1 cannot be both placed and discarded"),
    ],
)
def test_the_geometric_reason(texts: list[str], reason: str) -> None:
    """One wish alone is at fault before two are, and other wishes do not matter."""
    wishes = [wish("reach edges 1"), *map(wish, texts), wish("least 5")]
    found, why = seen_conflict(wishes, POSITION)
    assert sorted(map(str, found)) == sorted(texts)
    assert why == reason


def test_contests_are_entered_once_and_one_at_a_time() -> None:
    """A ticket is set already, none is entered while one is open, and two cannot be."""
    assert (
        seen_conflict([EnterWish(SETS)], POSITION)[1]
        == "'sets theme 9' holds my ticket already: a contest is entered once"
    )
    assert (
        seen_conflict([EnterWish(None)], POSITION)[1] == "every Show Phase enters a contest while one is open"
    )
    two_open = Position(1, (EDGES, SETS), Player(album=POSITION.album))
    assert seen_conflict([EnterWish(EDGES), EnterWish(SETS)], two_open) == (
        (EnterWish(EDGES), EnterWish(SETS)),
        "a Show Phase enters one contest only",
    )
    assert contests_of([EnterWish(SETS), LeastWish(1)], two_open) == [SETS]


def test_all_wishes_as_one() -> None:
    """Items keep their numbers, spaces are together."""
    texts = ("put 1@f8", "empty a1", "empty b1", "leave 2", "reach edges 1")
    found = wishes_of([wish(text) for text in texts], POSITION)
    assert found.put == ((0, PutWish(0, (5, 7)).placed(POSITION)),)
    assert found.leave == ((1, POSITION.place[1]),)
    assert found.empty == {(0, 0), (1, 0)}
    assert found.reach == ((EDGES.measure, 1),)
    assert bool(found) and not wishes_of([LeastWish(3), EnterWish(EDGES)], POSITION)
