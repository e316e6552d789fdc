"""Reading a position as JSON, as ``show --json`` writes it: the same tables as in TOML; documents as text."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from stockbook.models.files.faults import Fault, PositionError

#: Version of the documents that Stockbook writes and reads.
SCHEMA = 1
VERSION_KEY = "schema"
#: What stands for half a character, such as a byte of a file's name that is no UTF-8.
HALF = "\ufffd"
_HALVES = re.compile("[\ud800-\udfff]")


def json_line(document: Mapping[str, Any]) -> str:
    """A document as one line of JSON that strict readers take too: it has no half of a character."""
    line = json.dumps(document)
    if "\\ud" not in line:  # Most have no character of two halves either.
        return line
    return json.dumps(json.loads(without_halves(json.dumps(document, ensure_ascii=False))))


def without_halves(text: str) -> str:
    """The text with ``HALF`` in the place of each half of a character."""
    return _HALVES.sub(HALF, text)


def is_json(text: str) -> bool:
    """Whether a text is JSON rather than TOML: no line of TOML begins with a brace."""
    return text.lstrip().startswith("{")


def json_tables(text: str, name: str) -> dict[str, Any]:
    """Parse the text of a JSON object, without its version; its faults call it ``name``.

    Raises PositionError if it is not JSON, or of another version.
    """
    key = ""
    try:
        tables: dict[str, Any] = json.loads(text, object_pairs_hook=_table, parse_constant=_refuse)
        # Half a surrogate pair could never be printed.
        json.dumps(tables, ensure_ascii=False).encode("utf-8")
    except json.JSONDecodeError as error:
        key, message = f"line {error.lineno}", f"not JSON: {error.msg} (column {error.colno})"
    except RecursionError:
        message = "not a position: too deeply nested"
    except UnicodeEncodeError:
        message = "not JSON: half a character"
    except ValueError as error:
        # Python limits the digits of a number.
        own = isinstance(error, _TableError)
        message = f"not JSON: {error if own else 'a number is out of range'}"
    else:
        version = tables.pop(VERSION_KEY, SCHEMA)
        if version == SCHEMA and type(version) is int:
            return tables
        key, message = VERSION_KEY, f"this version of Stockbook reads {VERSION_KEY} {SCHEMA}"
    raise PositionError([Fault(name, key, message)])


class _TableError(ValueError):
    """The error of a value that no table can have."""


def _table(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A table; TOML has neither the same key twice nor a key without a value, so both are refused."""
    table: dict[str, Any] = {}
    for key, value in pairs:
        if key in table:
            raise _TableError(f"the key {key[:40]!r} is there twice")
        if value is None:
            raise _TableError(f"the key {key[:40]!r} is null: leave it out")
        table[key] = value
    return table


def _refuse(constant: str) -> None:
    raise _TableError(f"{constant} is no number")
