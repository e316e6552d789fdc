"""Typed values out of TOML tables.

What a file is, where another kind of file is asked for.

Tables that stand in a file or in another one beside it, which the file names.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stockbook.models.files.faults import Faults, PositionError
from stockbook.models.files.toml_file import TomlFile, read_toml_file
from stockbook.models.files.toml_table import (
    MAX_TEXT,
    PINZETTA_CARDS,
    POSITION,
    RECORD,
    STAMP_SWAP_DECK,
    STAMPS_DECK,
    SUGGESTIONS,
    TomlTable,
    kind_of,
    read_named,
    refuse_other,
)

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


WANTED = (POSITION, RECORD, STAMP_SWAP_DECK, STAMPS_DECK, PINZETTA_CARDS)
FILES = {
    POSITION: {"game": "stampswap", "deck": "demo.toml"},
    STAMP_SWAP_DECK: {"deck": "stampswap-deck", "tiles": []},
    STAMPS_DECK: {"deck": "stamps"},
    PINZETTA_CARDS: {"cards": "pinzetta-cards"},
}


@pytest.mark.parametrize("wanted", WANTED)
@pytest.mark.parametrize("kind", FILES)
def test_a_file_of_another_kind_is_refused_by_what_it_is(kind: str, wanted: str) -> None:
    """One fault says what it is, at the key that says so, and what to do with it; its own kind passes."""
    tables = FILES[kind]
    assert kind_of(tables) == kind
    if kind == wanted:
        refuse_other(tables, "it", wanted)
        return
    with pytest.raises(PositionError) as refused:
        refuse_other(tables, "it", wanted)
    (fault,) = refused.value.faults
    assert (fault.file, fault.key) == ("it", next(iter(tables)))
    assert fault.message.startswith(("this is a", "these are")) and "FILE" in fault.message


@pytest.mark.parametrize("tables", [{}, {"round": 1}, {"deck": "demo.toml", "round": 1}, {"deck": {}}])
def test_what_is_unfinished_may_be_anything(tables: dict[str, object]) -> None:
    """A file that does not say what it is has the faults of what was asked for."""
    assert kind_of(tables) is None
    for wanted in WANTED:
        refuse_other(tables, "it", wanted)


def number(top: TomlTable) -> int | None:
    """The number in a table."""
    return top.number("number", 0, 9)


def number_of(path: Path) -> int | None:
    """The number in a file."""
    file = read_toml_file(path)
    faults = Faults(file.name)
    found = number(TomlTable(file.tables, "", faults))
    faults.raise_any()
    return found


def named(tables: dict[str, Any], folder: Path | None) -> tuple[int | None, str]:
    """The meaning of the key ``mine`` of these tables, and the faults."""
    faults = Faults("game.txt")
    file = TomlFile(tables, "game.txt", folder)
    found = read_named(TomlTable(tables, "", faults), file, "mine", number, number_of)
    return found, "; ".join(map(str, faults.found))


def test_a_table_or_a_file(tmp_path: Path) -> None:
    """Both say the same, and neither has to be there."""
    (tmp_path / "mine.toml").write_text("number = 7\n")
    assert named({"mine": {"number": 7}}, None) == (7, "")
    assert named({"mine": "mine.toml"}, tmp_path) == (7, "")
    assert named({}, tmp_path) == (None, "")


def test_faults(tmp_path: Path) -> None:
    """Those of the other file are named there; a file that lies elsewhere or nowhere is not opened."""
    (tmp_path / "wrong.toml").write_text("number = 70\n")
    with pytest.raises(PositionError, match=r"wrong\.toml: number"):
        named({"mine": "wrong.toml"}, tmp_path)
    for tables, folder, words in (
        ({"mine": "mine.toml"}, None, "write the mine as a table"),
        ({"mine": "../mine.toml"}, tmp_path, "lies elsewhere"),
        ({"mine": "none.toml"}, tmp_path, "mine: "),
    ):
        found, said = named(tables, folder)
        assert found is None
        assert words in said
