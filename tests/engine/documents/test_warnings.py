"""Warnings in documents."""

from __future__ import annotations

from stockbook.engine.documents.warnings import warnings_document
from stockbook.models import parse_position
from stockbook.models.files.toml_file import read_toml_file
from stockbook.models.pinzetta.reading import position_from as solo_position_from
from tests.cli.running import POSITIONS, SMALL


def test_each_has_its_key() -> None:
    """Pinzetta's forever stamps are known; other games, and a file that was not read, have no warnings."""
    found = warnings_document(parse_position(SMALL))
    assert [warning["key"] for warning in found] == ["entered", "finale", "forever_others"]
    assert all(list(warning) == ["key", "message"] and warning["message"] for warning in found)
    solo = solo_position_from(read_toml_file(POSITIONS / "pinzetta-cut.toml"))
    assert warnings_document(solo) == warnings_document(None) == []
