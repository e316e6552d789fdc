"""Warnings about positions: one for each thing that is hardly so at the table, none for the shipped files."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from stockbook.models import parse_position, read_position
from stockbook.models.files.toml_file import read_toml_file
from stockbook.models.pinzetta.reading import position_from as solo_position_from
from stockbook.models.pinzetta.reading import solo_warnings
from stockbook.models.stampswap.warnings import position_warnings

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
