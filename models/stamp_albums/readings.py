"""Reading the answers to questions that the rules of Stamp Albums leave open, from options and files."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from stockbook.models.files.toml_table import TomlTable
from stockbook.models.stamp_albums.state import AlbumsReadings

MOST_TURNS = 1000
#: The least and most of each reading that is a number; the others are flags.
LIMITS = {"new_hands": (0, 10), "idle_turns": (0, MOST_TURNS), "quiet_turns": (1, MOST_TURNS)}


def read_readings(table: TomlTable) -> AlbumsReadings:
    """The readings in a table, which is closed; those that are left out, or wrong, have their defaults."""
    given: dict[str, Any] = {}
    for key in asdict(AlbumsReadings()):
        value = table.number(key, *LIMITS[key]) if key in LIMITS else table.flag(key)
        if key in table and value is not None:
            given[key] = value
    table.close({})
    return AlbumsReadings(**given)
