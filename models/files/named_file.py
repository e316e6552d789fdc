"""Tables of a file that may stand in another one, which the first names."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_file import TomlFile, beside
from stockbook.models.files.toml_table import TomlTable

T = TypeVar("T")


def read_named(
    top: TomlTable, file: TomlFile, key: str, tables: Callable[[TomlTable], T], read: Callable[[Path], T]
) -> T | None:
    """Read the table of a key, or the file beside this one that it names; None where the key is missing.

    Parameters
    ----------
    top
        The table that may have the key; its faults collect what is wrong.
    file
        The file that the table comes from.
    key
        The key.
    tables
        Reads the table.
    read
        Reads a file.

    Raises
    ------
    PositionError
        With every fault of the named file.
    """
    if top.kind(key) is dict:
        return tables(top.table(key))
    name = top.text(key)
    if name is None:
        return None
    if file.folder is None:
        top.faults.add(key, f"a text that is no file opens none: write the {key} as a table [{key}]")
        return None
    try:
        return read(beside(file.folder, name))
    except ValueError as error:
        if isinstance(error, PositionError) and any(fault.key for fault in error.faults):
            raise
        top.faults.add(key, str(error))
        return None
