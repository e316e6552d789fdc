"""JSON is read wherever TOML is."""

from __future__ import annotations

import json

import pytest

from stockbook.models.files.faults import PositionError
from stockbook.models.files.json_text import HALF, json_line
from stockbook.models.files.toml_file import toml_tables


def test_the_tables_without_their_version() -> None:
    """The same values as in TOML; blank lines may come first."""
    assert toml_tables('\n {"schema": 1, "a": [1, "x", true], "b": {"c": 2}}', "file") == toml_tables(
        'a = [1, "x", true]\n[b]\nc = 2', "file"
    )


@pytest.mark.parametrize(
    ("text", "key", "message"),
    [
        ('{\n"a": }', "line 2", "not JSON: Expecting value (column 6)"),
        ('{"a": 1, "a": 2}', "", "not JSON: the key 'a' is there twice"),
        ('{"a": null}', "", "not JSON: the key 'a' is null: leave it out"),
        ('{"a": NaN}', "", "not JSON: NaN is no number"),
        ('{"a": "\\ud800"}', "", "not JSON: half a character"),
        ('{"a": ' + "9" * 9000 + "}", "", "not JSON: a number is out of range"),
        ('{"a": ' + "[" * 100_000, "", "not a position: too deeply nested"),
        ('{"schema": 2}', "schema", "this version of Stockbook reads schema 1"),
        ('{"schema": true}', "schema", "this version of Stockbook reads schema 1"),
    ],
    ids=range(9),
)
def test_what_is_refused(text: str, key: str, message: str) -> None:
    """One fault, with the line where there is one."""
    with pytest.raises(PositionError) as error:
        toml_tables(text, "file")
    (fault,) = error.value.faults
    assert (fault.file, fault.key, fault.message) == ("file", key, message)


def test_a_line_for_strict_readers() -> None:
    """Half a character, as in a file's name that is no UTF-8, is none; whole ones stay, beyond ASCII too."""
    for text in ("a", "\u00e9\u2028", "\U0001f600", "\\ud800"):
        assert json.loads(json_line({"file": text})) == {"file": text}
    found = json_line({"\udcff": ["\udcff-bad.toml", "\U0001f600\ud800"]})
    assert found.isascii()
    assert json.loads(found) == {HALF: [f"{HALF}-bad.toml", f"\U0001f600{HALF}"]}
