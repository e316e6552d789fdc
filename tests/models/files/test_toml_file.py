"""From bytes to tables: whatever the bytes are, the fault is named."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_file import MAX_BYTES, MAX_DOTS, STDIN, read_text, toml_tables


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
