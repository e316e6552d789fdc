"""From bytes to tables: whatever the bytes are, the fault is named.

The lines of a text are counted alike by all.

Files that come with Stockbook, opened by name.

Help with the commonest mistakes in TOML.
"""

from __future__ import annotations

import io
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from stockbook.games.records import is_record, moment_sheet
from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_file import (
    FOLDERS,
    MAX_BYTES,
    MAX_DOTS,
    STDIN,
    lines_of,
    read_text,
    reading_only,
    shipped_files,
    shipped_hint,
    toml_tables,
)


def test_a_file_and_standard_input_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """``-`` stands for standard input; both give the text and a name."""
    path = tmp_path / "a.toml"
    path.write_bytes("é = 1\r\n".encode())
    assert read_text(path) == read_text(str(path)) == ("é = 1\r\n", str(path))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(path.read_bytes())))
    assert read_text("-") == ("é = 1\r\n", STDIN)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"a = 1\nb = '\xff'", "line 2: not UTF-8 text"),
        ("game".encode("utf-16"), "line 1: not UTF-8 text"),
        (b"#" * (MAX_BYTES + 1), "larger than 256 KiB"),
    ],
    ids=["another encoding", "two bytes a letter", "large"],
)
def test_a_file_that_is_no_text_is_refused(tmp_path: Path, data: bytes, message: str) -> None:
    """Other encodings and large files are told apart."""
    path = tmp_path / "a.toml"
    path.write_bytes(data)
    with pytest.raises(PositionError) as caught:
        read_text(path)
    assert str(caught.value).startswith(f"{path}: {message}")


def test_a_path_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    """Missing files, folders and impossible names are faults, not exceptions of the system."""
    for path in (tmp_path, tmp_path / "missing.toml", tmp_path / ("a" * 1000), "a\0b"):
        with pytest.raises(PositionError, match="cannot be read"):
            read_text(path)


def test_no_more_is_read_than_a_position_may_have(monkeypatch: pytest.MonkeyPatch) -> None:
    """Input without an end is refused as soon as it is too much."""
    data = io.BytesIO(b"#" * 3 * MAX_BYTES)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(data))
    with pytest.raises(PositionError, match="standard input: larger than 256 KiB"):
        read_text("-")
    assert data.tell() == MAX_BYTES + 1


def test_a_byte_order_mark_does_not_matter() -> None:
    """Some editors begin a file with one."""
    assert toml_tables("\ufeffround = 3", "file") == {"round": 3}


@pytest.mark.parametrize("blank", ["\u00a0", "\u2007", "\u202f"])
def test_blanks_that_do_not_break_are_blanks(blank: str) -> None:
    """They look like others, around keys and in texts, and come from pages and word processors."""
    assert toml_tables(f'round{blank}={blank}3\na = "2x3{blank}?"', "file") == {"round": 3, "a": "2x3 ?"}
    assert toml_tables(f'{{"a":{blank}"2x3{blank}?"}}', "file") == {"a": "2x3 ?"}


@pytest.mark.parametrize(
    ("text", "key", "message"),
    [
        pytest.param(text, key, message, id=name)
        for name, text, key, message in (
            ("statement", "a = 1\n= 3\n", "line 2", "not TOML: Invalid statement (column 1)"),
            ("twice", "a = 1\na = 2\n", "line 2", "not TOML: Cannot overwrite a value (column 6)"),
            ("end", 'a = 1\nb = "x', "line 2", "not TOML: Unterminated string"),
            ("no date", "a = 2024-02-31", "line 1", "not TOML: Invalid date or datetime (column 5)"),
            ("binary", "a\n\0", "line 2", "a binary file, not text"),
            ("huge number", f"a = {'9' * 5000}", "", "not TOML: a number or date is out of range"),
            ("nested lists", "a = " + "[" * 5000, "", "not a position: too deeply nested"),
            ("nested tables", "a = " + "{a = " * 5000, "", "not a position: too deeply nested"),
            ("dots", f"\n{'a.' * (MAX_DOTS + 1)}a = 1", "line 2", f"more than {MAX_DOTS} dots"),
            ("large", "#" * (MAX_BYTES + 1), "", "larger than 256 KiB"),
        )
    ],
)
def test_what_is_no_toml_is_refused(text: str, key: str, message: str) -> None:
    """The fault names the line, where the reader of TOML knows it."""
    with pytest.raises(PositionError) as caught:
        toml_tables(text, "file")
    (fault,) = caught.value.faults
    assert fault.key == key
    assert fault.message.startswith(message)


def test_a_name_that_is_empty() -> None:
    """It is shown, so that nobody takes the fault for one of another file."""
    with pytest.raises(PositionError, match=r"^'': cannot be read: No such file or directory$"):
        read_text("")


#: Characters that ``str.splitlines`` takes for the end of a line.
INSIDE = ("\u2028", "\u2029", "\u0085", "\f", "\v", "\x1c")
RECORD = 'game = "stampswap"\nplayers = ["me", "ann"]\ncontests = ["edges 10"]\n---\nround 1\n# a{}b\n'


def test_newlines_alone_end_a_line() -> None:
    """Of all systems; a mark before all is no part of the first."""
    assert lines_of("\ufeffa\r\nb\nc") == ["a", "b", "c"]


@pytest.mark.parametrize("char", INSIDE)
def test_other_characters_are_part_of_a_line(char: str) -> None:
    """A remark with a rule between them makes no record of a position, and their lines are not counted."""
    assert not is_record(f"# a remark {char}---{char} and more\nround = 3\n")
    assert moment_sheet(RECORD.format(char), "here", 6)
    with pytest.raises(PositionError, match="there is no line 7: the record has 6"):
        moment_sheet(RECORD.format(char), "here", 7)


def test_toml_reads_them_in_remarks() -> None:
    """Those that TOML allows there."""
    assert toml_tables("# a\u2028---\u2028b\nround = 3", "here") == {"round": 3}


SEEDS = Path(str(files("stockbook.seeds")))


def test_each_has_a_name_of_its_own() -> None:
    """No two have the same name, so each can be opened by it."""
    paths = [path for folder in FOLDERS for path in (SEEDS / folder).iterdir()]
    assert {path.stem for path in paths} == shipped_files().keys()
    assert len(paths) == len(shipped_files())


def test_a_name_opens_what_is_shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no file has the name, the shipped one is read; one's own file goes first."""
    monkeypatch.chdir(tmp_path)
    for name, path in shipped_files().items():
        assert read_text(name) == (path.read_text("utf-8"), name)
    Path("sunday").write_text("mine")
    assert read_text("sunday")[0] == "mine"


def test_a_request_opens_none() -> None:
    """Who reads texts only reads no shipped file either."""
    with reading_only({}), pytest.raises(PositionError, match="no file is read here"):
        read_text("sunday")


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("sundy", "did you mean sunday, which comes with Stockbook?"),
        ("sunday.toml", "the one that comes with Stockbook is called sunday"),
        ("seeds/positions/sunday.toml", "the one that comes with Stockbook is called sunday"),
        ("mine/xyz.toml", ""),
    ],
)
def test_a_missing_file_names_the_shipped_one_that_is_meant(
    path: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message of a missing file helps who means a shipped one, and leaves others alone."""
    monkeypatch.chdir(tmp_path)
    assert shipped_hint(path) == said
    with pytest.raises(PositionError) as missing:
        read_text(path)
    assert str(missing.value).endswith(f"No such file or directory{said and '; ' + said}")


def test_a_word_that_is_no_name_gets_the_list() -> None:
    """Who writes a mere word learns which positions are shipped."""
    for name in ("friday", "cut-sunday", "stamps-example"):
        assert name in shipped_hint("xyzzy")


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
