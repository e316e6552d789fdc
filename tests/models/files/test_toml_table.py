"""Typed values out of TOML tables."""

from __future__ import annotations

from typing import Any

import pytest

from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_table import MAX_TEXT, SUGGESTIONS, TomlTable

VALUES: dict[str, Any] = {
    "text": "a",
    "lines": "a\n\tb",
    "flag": True,
    "number": 7,
    "texts": ["a", "b"],
    "numbers": [1, 2],
    "table": {"below": 1},
    "tables": [{"below": 1}, {}],
}


@pytest.fixture
def table() -> TomlTable:
    """A table with one value of each type, somewhere in a file."""
    return TomlTable(VALUES, "top[2]", Faults("file"))


def listed(table: TomlTable) -> list[str]:
    """Key and message of each fault so far."""
    return [f"{fault.key}: {fault.message}" for fault in table.faults.found]


def test_values_of_the_type_asked_for(table: TomlTable) -> None:
    """Each value is had by the method of its type; a key that is missing is no fault."""
    assert table.text("text") == "a"
    assert table.text("lines", lines=True) == "a\n\tb"
    assert table.flag("flag") is True
    assert table.number("number", 7, 7) == 7
    assert list(table.texts("texts", 2)) == [("top[2].texts[1]", "a"), ("top[2].texts[2]", "b")]
    assert table.numbers("numbers", 2, 1, 2) == [1, 2]
    assert table.table("table").number("below", 0, 1) == 1
    assert [each.path for each in table.tables("tables", 2)] == ["top[2].tables[1]", "top[2].tables[2]"]
    assert (table.text("none"), table.flag("none"), table.number("none", 0, 1)) == (None, False, None)
    assert (list(table.texts("none", 1)), "below" in table.table("none")) == ([], False)
    table.close({})
    assert listed(table) == []


def test_values_of_other_types(table: TomlTable) -> None:
    """A wrong type is a fault that names both; true is no number."""
    table.text("number")
    table.flag("text")
    table.number("flag", 0, 1)
    list(table.texts("numbers", 2))
    table.numbers("texts", 2, 0, 1)
    table.table("tables")
    list(table.tables("table", 1))
    assert listed(table) == [
        "top[2].number: must be a text in quotes, not a whole number",
        "top[2].text: must be true or false, not a text in quotes",
        "top[2].flag: must be a whole number, not true or false",
        "top[2].numbers[1]: must be a text in quotes, not a whole number",
        "top[2].numbers[2]: must be a text in quotes, not a whole number",
        "top[2].texts[1]: must be a whole number, not a text in quotes",
        "top[2].texts[2]: must be a whole number, not a text in quotes",
        "top[2].tables: must be a table, not a list",
        "top[2].table: must be a list, not a table",
    ]


def test_limits(table: TomlTable) -> None:
    """Numbers, lists and texts have limits; a text of one line has no line break."""
    table.number("number", 0, 6)
    table.numbers("numbers", 2, 2, 3)
    assert list(table.texts("texts", 1)) == []
    assert list(table.texts("texts", 3, least=3)) != []
    table.text("lines")
    TomlTable({"long": "x" * (MAX_TEXT + 1)}, "", table.faults).text("long")
    assert listed(table) == [
        "top[2].number: 7 is not between 0 and 6",
        "top[2].numbers[1]: 1 is not between 2 and 3",
        "top[2].texts: 2 entries: at most 1 are possible",
        "top[2].texts: 2 entries: at least 3 is needed",
        "top[2].lines: '\\n' is no character of a position: take it out",
        "long: 2001 characters: at most 2000 are possible",
    ]


def test_keys_nobody_asked_for() -> None:
    """They get the nearest key or their home; keys passed over are no fault."""
    table = TomlTable({"albun": 1, "round": 3, "pool": 1, "zzz": 1, "album": ""}, "me", Faults("file"))
    table.text("album")
    table.pass_over(["pool"])
    table.close({"round": "belongs above"})
    assert listed(table) == [
        "me.albun: unknown key: did you mean 'album'?",
        "me.round: belongs above",
        "me.zzz: unknown key: the keys here are album, pool",
    ]


def test_suggestions_end() -> None:
    """Suggesting takes time, so only the first unknown keys get one."""
    table = TomlTable({f"album{i}": 1 for i in range(SUGGESTIONS + 5)}, "", Faults("file"))
    table.text("album")
    table.close({})
    assert [line.endswith("unknown key") for line in listed(table)] == [False] * SUGGESTIONS + [True] * 5
