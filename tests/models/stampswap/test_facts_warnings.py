"""Warnings about positions: one for each thing that is hardly so at the table, none for the shipped files."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from stockbook.games.records import moment_sight, table_record
from stockbook.models import read_position
from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_file import TomlFile, read_toml_file
from stockbook.models.pinzetta.position import position_from as solo_position_from
from stockbook.models.pinzetta.position import solo_warnings
from stockbook.models.stampswap.deck_file import parse_deck, read_deck
from stockbook.models.stampswap.facts import has_all_tiles, position_warnings, too_many
from stockbook.models.stampswap.in_force import explained
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import parse_position, position_from

SEEDS = Path(str(files("stockbook.seeds")))
#: Shipped positions of the games that have warnings.
SHIPPED = [
    path
    for path in sorted([*SEEDS.glob("positions/*.toml"), *SEEDS.glob("puzzles/*.toml")])
    if read_toml_file(path).game in ("stampswap", "pinzetta")
]
#: Shipped positions that lack facts -> what their comment says of them. Their answers are published.
WORDS = {"entered": "Only one ticket", "forever_others": "no forever stamps of others"}

COLLECT = """
game = "stampswap"
phase = "collect"
round = 2
contests = ["edges 10", "sets theme 9"]
entered = ["edges 10"]
turns_left = 3
pool = ["2x2 blue animals 3", "2x3 ?", "forever", "exhibitor count rare 1", "specialist Clerk"]
[me]
collection = ["3x3 green space 1", "2x3 ?", "forever"]
specialists = 2
[[opponents]]
name = "left"
entered = ["edges 10"]
collection = ["specialist", "2x2 rare 5", "2x3 ?"]
"""
SUNDAY = """
game = "stampswap"
phase = "show"
round = 3
contests = ["edges 10", "sets theme 9", "count rare 4"]
finale = "second color 4"
entered = ["edges 10", "sets theme 9"]
forever_others = [2]
"""


def warnings(text: str) -> list[tuple[str, str]]:
    return position_warnings(parse_position(text))


def test_a_position_in_order_has_none() -> None:
    """Nor does a puzzle or an example, which has one contest and nothing else."""
    assert warnings(COLLECT) == []
    assert warnings(SUNDAY) == []
    assert warnings('game = "stampswap"\nphase = "show"\nround = 3\ncontests = ["edges 10"]') == []


@pytest.mark.parametrize(
    ("old", "new", "key", "words"),
    [
        ("3x3 green space 1", "2x2 blue animals 3 (down)", "pool[1]", "is mine too, at me.collection[1]"),
        ("3x3 green space 1", "exhibitor count rare 1", "pool[4]", "is mine too, at me.collection[1]"),
        ("turns_left = 3", "turns_left = 4", "turns_left", "3 collected and 4 to come are 7"),
        ("turns_left = 3", 'turns_left = 3\nevent = "collect 5"', "turns_left", "6, and 5 are selected"),
        ("specialists = 2", 'specialists = ["clerk"]', "pool[5]", "Clerk is at me.specialists[1] too"),
        ("3x3 green space 1", "specialist Clerk", "pool[5]", "Clerk is at me.collection[1] too"),
        (
            "[me]",
            'first_player_holder = "left"\n[me]\nfirst_player = true',
            "first_player_holder",
            "left, but me.first_player says me",
        ),
        ('entered = ["edges 10"]\nturns', "turns", "entered", "no tickets of mine after 1 finished round:"),
        (
            '"left"\nentered = ["edges 10"]',
            '"left"\nentered = ["edges 10", "sets theme 9"]',
            "opponents[1].entered",
            "2 tickets after 1 finished round",
        ),
    ],
)
def test_the_collect_phase(old: str, new: str, key: str, words: str) -> None:
    """Each has the key of its place and says what does not go together."""
    assert old in COLLECT
    [(where, message)] = warnings(COLLECT.replace(old, new, 1))
    assert where == key
    assert words in message


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ('finale = "second color 4"', "finale"),
        ("forever_others = [2]", "forever_others"),
        ('entered = ["edges 10", "sets theme 9"]', "entered"),
    ],
)
def test_the_last_round(line: str, key: str) -> None:
    """In the last round a missing Finale, forever stamps of others and tickets of mine are warned of."""
    assert [where for where, _ in warnings(SUNDAY.replace(line, ""))] == [key]


def test_forever_stamps_in_the_albums_of_all_opponents() -> None:
    """They are counts too; one unknown album has to be assumed."""
    text = SUNDAY.replace("forever_others = [2]", "") + '[[opponents]]\nname = "left"\nalbum = "forever@a1"\n'
    assert warnings(text) == []
    ((key, message),) = warnings(text + '[[opponents]]\nname = "right"\n')
    assert key == "forever_others"
    assert message.startswith("not given, nor the album of right: counted with 3 forever stamps, one a round")


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_shipped_files(path: Path) -> None:
    """They have none, or their comment says why."""
    source = read_toml_file(path)
    solo = source.game == "pinzetta"
    found = solo_warnings(solo_position_from(source)) if solo else position_warnings(read_position(path))
    comment = path.read_text(encoding="utf-8").partition("game =")[0].replace("\n# ", " ")
    for key, _ in found:
        assert WORDS[key] in comment


DECKS = SEEDS / "decks"
SHOW = """
game = "stampswap"
phase = "show"
round = 3
contests = ["edges 10", "sets theme 9"]
finale = "second color 4"
entered = ["edges 10", "sets theme 9"]
forever_others = [{others}]
{deck}
[me]
place = [{place}]
"""
SWAP = """
game = "stampswap"
phase = "cut"
round = 1
contests = ["edges 10"]
[me]
album = "{squares}"
collection = ["2x2 ?", "2x2 rare 5"]
[[opponents]]
name = "left"
album = "{squares}"
collection = ["2x2 ?"]
"""
RECORD = """game = "stampswap"
players = ["me", "ann"]
contests = ["edges 10"]
{deck}
---
round 1
me collect {goods}
"""


def show(place: list[str], others: int = 2, deck: str = "") -> str:
    return SHOW.format(place=", ".join(f'"{tile}"' for tile in place), others=others, deck=deck)


def in_demo(text: str) -> Position:
    """The position of a text whose deck is the demo's file."""
    return position_from(TomlFile(TomlFile.parse(text, "here").tables, "here", DECKS))


def faults(text: str) -> list[tuple[str, str]]:
    with pytest.raises(PositionError) as caught:
        in_demo(text)
    return [(fault.key, fault.message) for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("tile", "number", "said"),
    [
        ("2x2 blue animals 1", 31, "31 small-square tiles in all, and the box has 30"),
        ("3x3 blue animals 1", 31, "31 large-square tiles"),
        ("double 4x2 (blue animals 1 | rare 3)", 31, "31 long-rectangle tiles"),
        ("3x2 blue animals 1", 61, "61 short-rectangle tiles"),
        ("forever", 16, "16 forever stamps in all, and the box has 15"),
    ],
)
def test_more_than_the_box_has(tile: str, number: int, said: str) -> None:
    """The first that is too many is named, once; as many as the box has are none."""
    [(key, message)] = too_many(parse_position(show([tile] * (number + 2))))
    assert key == f"me.place[{number}]"
    assert message.startswith(said.replace(str(number), str(number + 2), 1))
    [(_, message)] = too_many(parse_position(show([tile] * number, others=0)))
    assert message.startswith(said)
    assert not list(too_many(parse_position(show([tile] * (number - 1), others=0))))


def test_forever_stamps_of_the_others() -> None:
    """They and mine are not more than fifteen."""
    assert not list(too_many(parse_position(show(["forever"] * 3, others=12))))
    [(key, message)] = too_many(parse_position(show(["forever"] * 3, others=13)))
    assert (key, message) == ("forever_others", "16 forever stamps with mine, and the box has 15")


def test_albums_and_backs_count() -> None:
    """Those of all players, and tiles of which nobody has seen more than the size."""
    cells = [f"{column}{row}" for column in "acegik" for row in (1, 3, 5)]
    albums = ["; ".join(f"2x2 blue animals 1@{cell}" for cell in cells[:number]) for number in (13, 14)]
    assert not list(too_many(parse_position(SWAP.format(squares=albums[0]))))
    [(key, message)] = too_many(parse_position(SWAP.format(squares=albums[1])))
    assert key == "opponents[1].collection[1]"
    assert message.startswith("31 small-square tiles")


def test_a_whole_deck_of_the_file_is_all_there_is() -> None:
    """Stamps that it does not have are faults, and one of which it has fewer; the others are not."""
    deck = 'deck = "demo.toml"'
    assert in_demo(show(["2x2 blue flowers 1", "2x2 rare 4", "2x2 rare 4"], deck=deck)).deck
    assert faults(
        show(["2x2 rare 40", "2x2 blue flowers 1", "2x2 blue flowers 1"], others=99, deck=deck)
    ) == [
        ("me.place[1]", "your copy has no 2x2 rare 40: correct it here or in the deck"),
        ("me.place[3]", "your copy has only 1 of 2x2 blue flowers 1: correct it here or in the deck"),
        ("forever_others", "99 forever stamps with mine, and the box has 15"),
    ]


def test_other_decks() -> None:
    """A deck by an option warns of nothing, and an unfinished one may lack any tile."""
    plain = parse_position(show(["2x2 rare 40"]))
    demo = read_deck(DECKS / "demo.toml")
    assert has_all_tiles(demo)
    assert [key for key, _ in too_many(explained(plain, demo))] == ["me.place[1]"]
    assert position_warnings(explained(plain, demo)) == []
    unfinished = parse_deck('deck = "stampswap-deck"\ntiles = ["2x2 rare 4"]')
    assert not has_all_tiles(unfinished)
    assert not list(too_many(explained(plain, unfinished)))


def test_a_record_names_the_line() -> None:
    """A game at a real table with a whole deck has no other stamps; without one, sight counts the sizes."""
    text = RECORD.format(deck='deck = "demo.toml"', goods="2x2 rare 4; 2x2 rare 40")
    record = table_record(text, "here", None, DECKS)
    assert record
    with pytest.raises(PositionError, match="here: line 7: your copy has no 2x2 rare 40"):
        record.states()
    sight = moment_sight(RECORD.format(deck="", goods="; ".join(["f"] * 6)), "here")
    assert not list(too_many(sight))
