"""Positions and decks of the page as the text of a file."""

from __future__ import annotations

import json

from stockbook.models.files.faults import PositionError
from stockbook.models.files.json_text import json_tables
from stockbook.models.files.toml_table import toml_text
from stockbook.web.refusal import Refusal


def as_toml(tables: object) -> str:
    """The text of a TOML file with these tables; they may have faults, as a position in the making has.

    Raises
    ------
    Refusal
        If there is a value among them that no file has.
    """
    if not isinstance(tables, dict):
        raise Refusal(400, "send the tables of a position or a deck", "tables")
    try:
        return toml_text(json_tables(json.dumps(tables), "tables"))
    except PositionError as error:
        raise Refusal(400, error.faults[0].message, "tables") from None
    except (AttributeError, RecursionError):
        raise Refusal(400, "a value is no text, whole number, list or table", "tables") from None
