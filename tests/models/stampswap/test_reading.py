"""Position files: every key, every fault, all faults at once, and texts that read back equal."""

from __future__ import annotations

import io
import sys
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.notation import TILES, parse_placed_tiles, parse_tile
from stockbook.models.contests import Contest
from stockbook.models.files.faults import PositionError
from stockbook.models.stampswap.goods import TOKEN, Specialist, StampGood, UnseenGood
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.reading import (
    parse_position,
    position_to_dict,
    position_to_toml,
    read_position,
)
from tests.models.stampswap.swap.dealing import swap_positions
from tests.strategies import FOREVER, full_albums, positions

TOP = 'game = "stampswap"\nphase = "show"\nround = 3\ncontests = ["edges 10", "Ends: sets theme 9"]\n'
PICTURE = "aabbb.......\naabbb.......\n..bbb.......\n" + "............\n" * 9
ME = f'[me]\nalbum = """\n{PICTURE}"""\n[me.stamps]\na = "2x2 blue animals 3"\nb = "3x3 green flowers -1"\n'

FULL = f"""
game = "stampswap"
phase = "show"            # a comment
round = 2
contests = ["edges 10", "Ends: sets theme 9"]
finale = "second color 4"
entered = ["ends"]
forever_others = [2, 0]

[me]
exhibitors = ["count theme=space 1"]
specialists = ["specialist The Expert", "specialist", "Another"]
first_player = true
place = ["3x2 purple space cancelled", "forever", "forever"]
album = '''
{PICTURE}'''
[me.stamps]
a = "2x2 blue animals 3"
b = "3x3 green flowers -1"

[[opponents]]
name = "left"
album = "2x2 blue animals 3@a1"
entered = ["edges 10"]
exhibitors = ["edges 2"]
specialists = 2

[[opponents]]
name = "right"
album = '''
{PICTURE}'''
[opponents.stamps]
a = "2x2 rare 3"
b = "3x3 rare 4"

[[opponents]]
name = "far"
"""


def faults_of(text: str) -> list[tuple[str, str]]:
    """(key, message) of every fault."""
    with pytest.raises(PositionError) as caught:
        parse_position(text, "file")
    assert all(fault.file == "file" for fault in caught.value.faults)
    return [(fault.key, fault.message) for fault in caught.value.faults]


def one_fault(text: str) -> tuple[str, str]:
    """(key, message) of the only fault."""
    (fault,) = faults_of(text)
    return fault


def test_every_key_is_read() -> None:
    """A file with everything in it gives the position that it describes."""
    edges, ends = Contest.parse("edges 10"), Contest.parse("Ends: sets theme 9")
    mine = parse_placed_tiles("2x2 blue animals 3@a1; 3x3 green flowers -1@c1")
    right = parse_placed_tiles("2x2 rare 3@a1; 3x3 rare 4@c1")
    assert parse_position(FULL) == Position(
        round=2,
        contests=(edges, ends),
        me=Player(
            album=Album(mine),
            entered=(ends,),
            exhibitors=(Contest.parse("count theme=space 1"),),
            specialists=(Specialist("The Expert"), Specialist(), Specialist("Another")),
            first_player=True,
        ),
        place=tuple(map(parse_tile, ("3x2 purple space canceled", "forever", "forever"))),
        finale=Contest.parse("second color 4"),
        forever_others=(2, 0),
        opponents=(
            Player(
                name="left",
                album=Album(parse_placed_tiles("2x2 blue animals 3@a1")),
                entered=(edges,),
                exhibitors=(Contest.parse("edges 2"),),
                specialists=(Specialist(), Specialist()),
            ),
            Player(name="right", album=Album(right)),
            Player(name="far", album=None),
        ),
    )


def test_defaults() -> None:
    """Keys that are left out have the defaults of the notation."""
    contests = (Contest.parse("edges 10"), Contest.parse("Ends: sets theme 9"))
    expected = Position(round=3, contests=contests)
    for more in ("", "[me]\n", '[me]\nalbum = ""\nplace = []\nspecialists = 0\n'):
        assert parse_position(TOP + more) == expected
    assert parse_position(TOP + "forever_others = []").forever_others == ()


def test_an_entered_contest_is_the_one_of_the_file() -> None:
    """It no longer counts as open, however it was written under ``entered``."""
    position = parse_position(TOP + 'entered = ["sets  theme 9"]')
    assert list(map(str, position.open_contests)) == ["edges 10"]
    assert list(map(str, position.me.entered)) == ["Ends: sets theme 9"]


def test_all_faults_are_reported_together() -> None:
    """One look at the list is enough to fix the file."""
    text = (
        'game = "stampswap"\nphase = "show"\nround = 4\ncontests = ["edges 10", "egdes 2"]\n'
        'final = "edges 1"\nentered = ["perfect-corners 4"]\n'
        '[me]\nplace = ["2x2 blue animals 3", "2x2 bleu animals 3"]\nfirst_player = 1\n'
        f'album = """\n{PICTURE.replace("..bbb", "..bb.")}"""\n'
        '[me.stamps]\na = "2x2 blue animals"\nb = "3x3 green flowers -1"\nc = "forever"\n'
        '[[opponents]]\nalbum = "forever@a1; forever@a1"\n'
    )
    with pytest.raises(PositionError) as caught:
        parse_position(text, "table.toml")
    assert str(caught.value).splitlines() == [
        "table.toml: round: 4 is not between 1 and 3",
        "table.toml: contests[2]: unknown measure 'egdes': did you mean 'edges'?",
        "table.toml: entered[1]: 'perfect-corners 4' is not among the contests: write it as in contests",
        "table.toml: me.stamps.a: the value is missing: write a number at the end, or canceled",
        "table.toml: me.stamps.c: 'forever' has no place: no 'c' in the album's picture",
        "table.toml: me.album, cell e3: 'b' is missing here: its 3x3 rectangle starts at c1",
        "table.toml: me.first_player: must be true or false, not a whole number",
        "table.toml: me.place[2]: unknown color 'bleu': did you mean 'blue'?",
        'table.toml: opponents[1].name: missing: add name = "left"',
        "table.toml: opponents[1].album, cell a1: forever overlaps forever@a1 on a1",
        "table.toml: final: unknown key: did you mean 'finale'?",
    ]


@pytest.mark.parametrize("key", ["game", "phase", "round", "contests"])
def test_required_keys(key: str) -> None:
    """Each key without a default is asked for, with a line that would do."""
    text = "".join(line for line in TOP.splitlines(keepends=True) if not line.startswith(key))
    found, message = one_fault(text)
    assert found == key
    assert message.startswith(f"missing: add {key} = ")


@pytest.mark.parametrize(
    ("lines", "key", "message"),
    [
        ("finalle = 'edges 1'", "finalle", "unknown key: did you mean 'finale'?"),
        ("xyz = 1", "xyz", "unknown key: the keys here are game, phase, "),
        ('"a b\\u001b" = 1', "'a b\\x1b'", "unknown key"),
        ("place = []", "place", "belongs below [me]"),
        ("name = 'x'", "name", "belongs below [[opponents]]"),
        ("[me]\nalbun = ''", "me.albun", "unknown key: did you mean 'album'?"),
        ("[me]\nfinale = 'edges 1'", "me.finale", "belongs above [me]"),
        ("[me]\nentered = []", "me.entered", "belongs above [me]"),
        ("[me]\ncollection = []", "me.collection", "belongs to the phases collect and cut"),
        ("reserves = 1", "reserves", "belongs to the phases collect, cut and choose"),
        ("[[opponents]]\nname = 'x'\nplace = []", "opponents[1].place", "belongs below [me]"),
        ("[[opponents]]\nname = 'x'\nnmae = 'y'", "opponents[1].nmae", "did you mean 'name'?"),
        (ME + "ab = 'forever'", "me.stamps.ab", "a letter is one symbol"),
        (ME + "'.' = 'forever'", "me.stamps..", "a letter is one symbol"),
        (ME + "first_player = true", "me.stamps.first_player", "belongs below [me], above [me.stamps]"),
    ],
)
def test_unknown_keys(lines: str, key: str, message: str) -> None:
    """An unknown key is named with the nearest one, a misplaced one with its place."""
    found = one_fault(TOP + lines)
    assert found[0] == key
    assert message in found[1]


@pytest.mark.parametrize(
    ("lines", "key", "message"),
    [
        ("finale = 'egdes 1'", "finale", "did you mean 'edges'?"),
        ("finale = ''", "finale", "a contest is <measure> <points>"),
        ("entered = ['edges 1']", "entered[1]", "did you mean 'edges 10'?"),
        ("entered = ['edges 10', 'edges 10']", "entered[2]", "is entered twice"),
        ("forever_others = [1, 100]", "forever_others[2]", "100 is not between 0 and 99"),
        ("forever_others = [-1]", "forever_others[1]", "-1 is not between 0 and 99"),
        ("forever_others = [0x" + "f" * 9000 + "]", "forever_others[1]", "a huge number is not between"),
        ("forever_others = [1, 1, 1, 1, 1]", "forever_others", "5 entries: at most 4"),
        ("[me]\nspecialists = 15", "me.specialists", "15 is not between 0 and 14"),
        ("[me]\nspecialists = 'Clerk'", "me.specialists", "how many, such as 2, or a list of their names"),
        ("[me]\nspecialists = true", "me.specialists", "how many, such as 2, or a list of their names"),
        ("[me]\nspecialists = ['']", "me.specialists[1]", "a card without a name is written specialist"),
        ("[me]\nexhibitors = ['edges']", "me.exhibitors[1]", "has no points"),
        ("[me]\nplace = ['2x3 ?']", "me.place[1]", "is face down"),
        (f"[me]\nplace = {['forever'] * (TILES + 1)}", "me.place", "166 entries: at most 165"),
        ("[me]\nalbum = 'forever@m1'", "me.album", "m1 is off the album"),
        ("[me.stamps]\na = 'forever'", "me.stamps.a", "has no place"),
        ("[[opponents]]\nname = 'x'\n[opponents.stamps]\na = 'forever'", "opponents[1].stamps.a", "no place"),
        ("[[opponents]]\nname = 'me'", "opponents[1].name", "'me' is no name for an opponent"),
        ("[[opponents]]\nname = ' '", "opponents[1].name", "' ' is no name for an opponent"),
        (
            "[[opponents]]\nname = 'x'\nentered = ['edges']",
            "opponents[1].entered[1]",
            "not among the contests",
        ),
        (
            "[[opponents]]\nname = 'a'\n[[opponents]]\nname = 'a'",
            "opponents[2].name",
            "another opponent's name",
        ),
        ("".join(f"[[opponents]]\nname = '{i}'\n" for i in range(5)), "opponents", "5 entries: at most 4"),
        ('finale = "edges\\u001b 1"', "finale", "'\\x1b' is no character of a position"),
        ('[[opponents]]\nname = "a\\nb"', "opponents[1].name", "'\\n' is no character of a position"),
    ],
)
def test_values_with_a_fault(lines: str, key: str, message: str) -> None:
    """Each way to get a value wrong is one fault with its key."""
    found = one_fault(TOP + lines)
    assert found[0] == key
    assert message in found[1]


@pytest.mark.parametrize(
    ("old", "new", "key", "message"),
    [
        ('"stampswap"', '"stampswop"', "game", "unknown game 'stampswop': did you mean 'stampswap'?"),
        ('"stampswap"', '"chess"', "game", "use one of 'stampswap'"),
        ('"show"', '"shwo"', "phase", "unknown phase 'shwo': did you mean 'show'?"),
        ('"show"', '"x"', "phase", "use one of 'collect', 'cut', 'choose', 'show'"),
        ('"show"', '"cut"', "me.collection", "a cut needs at least 2 items"),
        ("3", "0", "round", "0 is not between 1 and 3"),
        ("3", "true", "round", "must be a whole number, not true or false"),
        ("3", "3.0", "round", "must be a whole number, not a number with a fraction"),
        ("3", '"3"', "round", "must be a whole number, not a text in quotes"),
        ('["edges 10", "Ends: sets theme 9"]', "[]", "contests", "at least 1 is needed"),
        ('["edges 10", "Ends: sets theme 9"]', '"edges 10"', "contests", "must be a list, not a text"),
        ('["edges 10", "Ends: sets theme 9"]', "[10]", "contests[1]", "must be a text in quotes"),
        ('["edges 10", "Ends: sets theme 9"]', str(["edges 1"] * 31), "contests", "31 entries: at most 30"),
        ("edges 10", "edges [3, 2]", "contests[1]", "points fall from 3 to 2"),
        ("edges 10", "edges -1", "contests[1]", "is not between 0 and 1000"),
    ],
)
def test_the_first_lines_with_a_fault(old: str, new: str, key: str, message: str) -> None:
    """Game, phase, round and contests are checked like everything else."""
    found = one_fault(TOP.replace(old, new, 1))
    assert found[0] == key
    assert message in found[1]


def test_goods_are_not_blamed_for_a_slip_in_the_phase() -> None:
    """A file whose phase is misspelled has that one fault, however much it holds."""
    text = TOP.replace('"show"', '"chose"') + (
        "first_player_holder = 'x'\n[me]\npiles = [['forever'], ['forever']]\ngot = []\n"
        "[[opponents]]\nname = 'x'\ncollection = ['2x3 ?']\n"
    )
    assert one_fault(text) == ("phase", "unknown phase 'chose': did you mean 'choose'?")


def test_one_token_at_most() -> None:
    """The first-player token is one piece."""
    opponents = "".join(f"[[opponents]]\nname = '{i}'\nfirst_player = true\n" for i in range(2))
    assert one_fault(TOP + opponents) == (
        "opponents[2].first_player",
        "opponents[1] has the first-player token already",
    )
    assert [key for key, _ in faults_of(TOP + "[me]\nfirst_player = true\n" + opponents)] == [
        "opponents[1].first_player",
        "opponents[2].first_player",
    ]


def test_a_position_is_read_from_a_file_and_from_standard_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both read the same; faults carry the name of the file."""
    path = tmp_path / "table.toml"
    path.write_text(FULL, encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(FULL.encode())))
    assert read_position(path) == read_position(str(path)) == read_position("-") == parse_position(FULL)
    path.write_text("", encoding="utf-8")
    with pytest.raises(PositionError) as caught:
        read_position(path)
    assert {fault.file for fault in caught.value.faults} == {str(path)}


CUT = """
game = "stampswap"
phase = "cut"
round = 3
contests = ["edges 10"]
first_player_holder = "left"
reserves = 2
[me]
collection = ["2x3 blue animals 2", "2x2 rare 5", "3x3 green space 1 (down)", "forever", "first-player"]
[[opponents]]
name = "left"
collection = ["2x3 ?", "3x3 brown flowers 2"]
"""
CHOOSE = """
game = "stampswap"
phase = "choose"
round = 3
contests = ["edges 10"]
[me]
got = ["forever"]
piles = [["2x2 rare 5"], ["forever", "2x3 blue animals 2"]]
[[opponents]]
name = "left"
got = ["specialist"]
piles = []
chosen = true
"""


@settings(max_examples=80)
@given(swap_positions())
def test_writing_and_reading_give_the_same_position(position: Position) -> None:
    """Every phase survives a round trip, and the text says what the tables say."""
    text = position_to_toml(position)
    assert parse_position(text) == position
    assert tomllib.loads(text) == position_to_dict(position)


def test_what_a_cut_holds() -> None:
    """The goods of everyone, who chooses first, and how many may be reserved."""
    position = parse_position(CUT)
    assert (position.first_player_holder, position.reserves) == ("left", 2)
    assert position.me.collection[-1] == TOKEN
    assert [good.down for good in position.me.collection if isinstance(good, StampGood)] == [
        *(False, False, True, False)
    ]
    assert position.opponents[0].collection[0] == UnseenGood(2, 3)


def test_what_a_choose_turn_holds() -> None:
    """Piles on offer, what is certain, and who has chosen."""
    position = parse_position(CHOOSE)
    assert list(map(len, position.me.piles)) == [1, 2]
    left = position.opponents[0]
    assert (left.piles, left.chosen, list(map(str, left.got))) == ((), True, ["specialist"])


@pytest.mark.parametrize(
    ("text", "old", "new", "key", "message"),
    [
        (CUT, '"left"\nres', '"lfet"\nres', "first_player_holder", "did you mean 'left'?"),
        (CUT, "reserves = 2", "reserves = 7", "reserves", "7 is not between 0 and 6"),
        (CUT, "reserves = 2", "reserves = 0", "reserves", "0: everyone reserves at least one item"),
        (CUT, "reserves = 2", "pool = []", "pool", "belongs to the phase collect"),
        (CUT, "[me]", "[me]\nplace = []", "me.place", "belongs to the phase show"),
        (CUT, "[me]", "[me]\nreserves = 1", "me.reserves", "belongs above [me]"),
        (CUT, "[me]", "[me]\nfirst_player = true", "me.collection[5]", "has the first-player token already"),
        (CUT, '"2x3 ?"', '"2x3 ??"', "opponents[1].collection[1]", "is written 2x3 ?"),
        (CUT, '"2x3 ?"', '"first-player"', "opponents[1].collection[1]", "me has the first-player token"),
        (CHOOSE, "[me]", "[me]\nchosen = true", "me.chosen", "it is my turn"),
        (CHOOSE, "[me]", "[me]\ncollection = []", "me.collection", "belongs to the phases collect and cut"),
        (CHOOSE, "piles = []", "piles = [[], ['forever']]", "opponents[1].piles", "a pile is empty"),
        (CHOOSE, "piles = []", "piles = [['forever']]", "opponents[1].piles", "there are two"),
        (CHOOSE, "piles = []", "piles = ['a', 'b']", "opponents[1].piles[1]", "must be a list"),
        (CHOOSE, '["2x2 rare 5"]', '["2x2 rar 5"]', "me.piles[1][1]", "unknown color"),
        (CHOOSE, '["2x2 rare 5"]', "[5]", "me.piles[1][1]", "must be a text in quotes"),
    ],
)
def test_faults_name_their_place(text: str, old: str, new: str, key: str, message: str) -> None:
    """Each slip is told with its key."""
    assert old in text
    with pytest.raises(PositionError) as caught:
        parse_position(text.replace(old, new, 1))
    assert [fault.key for fault in caught.value.faults][:1] == [key]
    assert message in caught.value.faults[0].message


def test_a_cut_needs_two_items() -> None:
    """One item makes no two piles."""
    with pytest.raises(PositionError, match="at least 2 items"):
        parse_position('game="stampswap"\nphase="cut"\nround=1\ncontests=["edges 1"]\n')


EDGES = Contest.parse("edges 10")


@settings(max_examples=150)
@given(positions())
def test_what_is_written_reads_back_equal(position: Position) -> None:
    """Every legal position survives a round trip, and so does what its contests were written like."""
    again = parse_position(position_to_toml(position))
    assert again == position
    assert list(map(str, again.contests)) == list(map(str, position.contests))
    assert list(map(str, again.me.entered)) == list(map(str, position.me.entered))


@settings(max_examples=50)
@given(positions(most=4))
def test_the_text_and_the_tables_are_the_same_file(position: Position) -> None:
    """The TOML text holds exactly the tables of ``position_to_dict``."""
    assert tomllib.loads(position_to_toml(position)) == position_to_dict(position)


@settings(max_examples=30)
@given(full_albums())
def test_full_albums_round_trip(album: Album) -> None:
    """An album without an empty space is written and read, as a picture or in one line."""
    position = Position(1, (EDGES,), Player(album=album))
    assert parse_position(position_to_toml(position)).album == album


def test_more_tiles_than_letters_are_written_in_one_line() -> None:
    """144 forever stamps are more than there are letters."""
    album = Album(tuple(PlacedTile.at(FOREVER, cell) for cell in Album().cells()))
    position = Position(1, (EDGES,), Player(album=album))
    assert position_to_dict(position)["me"] == {"album": str(album)}
    assert parse_position(position_to_toml(position)) == position


def test_the_picture_is_the_one_of_the_notation() -> None:
    """Twelve rows of twelve between three quotes, then a table with the letters."""
    text = position_to_toml(Position(1, (EDGES,), Player(album=Album((PlacedTile.at(FOREVER, (1, 0)),)))))
    empty = ". . . . . . . . . . . .\n"
    picture = f'album = """\n. a . . . . . . . . . .\n{empty * 11}"""\n[me.stamps]\na = "forever"\n'
    assert (
        text == f'game = "stampswap"\nphase = "show"\nround = 1\ncontests = ["edges 10"]\n\n[me]\n{picture}'
    )


def test_unknown_and_empty_albums_of_opponents_stay_apart() -> None:
    """An opponent without stamps is something else than one whose album nobody wrote down."""
    others = (Player("left", album=None), Player("right"))
    position = Position(3, (EDGES,), opponents=others)
    assert [p.album for p in parse_position(position_to_toml(position)).opponents] == [None, Album()]


def test_texts_are_escaped() -> None:
    """Quotes, backslashes and control characters in names do no harm to the file."""
    name = 'a "quoted" \\ back\\slash\ttab\x7f\x01 \N{GRINNING FACE}'
    position = Position(3, (replace(EDGES, name=name, text=""),))
    assert tomllib.loads(position_to_toml(position))["contests"] == [f"{name}: edges 10"]


def test_other_boards_have_no_file() -> None:
    """A small board, as code may use it, is refused rather than written wrong."""
    with pytest.raises(ValueError, match="12x12"):
        position_to_toml(Position(1, (EDGES,), Player(album=Album((), 5, 5))))
