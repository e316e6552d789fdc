"""Tables that stand in a file or in another one beside it, which the file names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stockbook.models.files.faults import Faults, PositionError
from stockbook.models.files.named_file import read_named
from stockbook.models.files.toml_file import TomlFile, read_toml_file
from stockbook.models.files.toml_table import TomlTable


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
