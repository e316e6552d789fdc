"""Help with the commonest mistakes in TOML."""

from __future__ import annotations

import pytest

from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_file import toml_tables


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("game = stampswap", 'game = "stampswap"'),
        ("game = stampswap  # mine", 'game = "stampswap"  # mine'),
        ("phase = \u201cshow\u201d", 'phase = "show"'),
        ('phase = "show\u201d', 'phase = "show"'),
        (
            "contests = [\u201cedges 10\u201d, \u201esets theme 9\u201c]",
            'contests = ["edges 10", "sets theme 9"]',
        ),
        ("contests = [edges 10, sets theme 9]", 'contests = ["edges 10", "sets theme 9"]'),
        ("place = [\n\u201c2x2 rare 5\u201d,\n]", '"2x2 rare 5",'),
        ("phase = \u2018show\u2019", "phase = 'show'"),
    ],
)
def test_quotes(wrong: str, right: str) -> None:
    """The corrected line is shown, after what TOML says."""
    with pytest.raises(PositionError) as error:
        toml_tables(f"round = 3\n{wrong}\n", "mine.toml")
    [fault] = error.value.faults
    assert fault.message.startswith("not TOML: ")
    assert fault.message.endswith(f": a text needs straight quotes: write {right}")


@pytest.mark.parametrize(
    ("wrong", "fix"),
    [
        ("round: 2", "a key and its value have = between them: write round = 2"),
        (
            "phase: show",
            'a key and its value have = between them and a text needs straight quotes: write phase = "show"',
        ),
        ("me:", "a table begins with its name in brackets: write [me]"),
        ("opponents:", "a table begins with its name in brackets: write [[opponents]]"),
        ("first_player = True", "true and false are written small: write first_player = true"),
        ("round = 2;", "a line has no ; at its end: write round = 2"),
        ("round = 2,", "a value has no comma after it: write round = 2"),
        (
            'contests = ["edges 10"], # Two',
            'a value has no comma after it: write contests = ["edges 10"] # Two',
        ),
        ("round = 2; # Saturday", "a line has no ; at its end: write round = 2 # Saturday"),
        ("a", "a key needs its value: write a = and the value"),
        ("boxes = [1, \u22121]", "a number has the minus of the keyboard: write boxes = [1, -1]"),
        (
            'contests = [edges 10, "sets theme 9"]',
            'a text needs straight quotes: write contests = ["edges 10", "sets theme 9"]',
        ),
        (
            'contests = ["edges 10" "sets theme 9"]',
            'a list has commas between its entries: write contests = ["edges 10", "sets theme 9"]',
        ),
        ("[me]\n[me]", "[me] stands there twice: write it once, with all its lines below it"),
    ],
)
def test_what_to_write(wrong: str, fix: str) -> None:
    """What the fix says is read then, where it is a whole line."""
    with pytest.raises(PositionError) as error:
        toml_tables(wrong, "mine.toml")
    [fault] = error.value.faults
    assert fault.message.endswith(f": {fix}")
    assert "('" not in fault.message
    right = fix.partition(": write ")[2]
    if "value" not in right and "once" not in right:
        assert toml_tables(right, "mine.toml")


def test_a_list_of_several_lines() -> None:
    """The first line of a list, which is no document alone, is mended too."""
    with pytest.raises(PositionError, match=r"have = between them: write place = \[$"):
        toml_tables('place: [\n  "forever",\n]', "mine.toml")


def test_a_comma_between_lines() -> None:
    """The line above, which has the end of an entry, is the one to mend."""
    with pytest.raises(PositionError) as error:
        toml_tables('place = [\n  "2x2 rare 5"\n  "forever",\n]', "mine.toml")
    [fault] = error.value.faults
    assert fault.message.endswith(': a list has commas between its entries: write "2x2 rare 5", in line 2')


def test_a_key_twice() -> None:
    """Both stamps of a letter are named with their lines; the same letter in another table is another one."""
    mine = 'a = "forever"\nb = "2x2 rare 5"\nc = "forever"\nb = "2x2 rare 6"\n'
    text = f'[a.stamps]\nb = "forever"\n[me.stamps]\n{mine}'
    with pytest.raises(PositionError) as error:
        toml_tables(text, "mine.toml")
    [fault] = error.value.faults
    assert fault.key == "line 7"
    assert fault.message.endswith(
        'b stands there twice: b = "2x2 rare 5" in line 5, b = "2x2 rare 6" in line 7'
    )


@pytest.mark.parametrize(
    "text", ["= 3", "a = [1, 2", "a = 3 4", "[[a]\n", "a = " + "x" * 5000, "\u201c" * 300]
)
def test_other_mistakes(text: str) -> None:
    """They are told as TOML tells them."""
    with pytest.raises(PositionError, match="not TOML") as error:
        toml_tables(text, "mine.toml")
    assert "straight quotes" not in str(error.value)
