"""Warnings about positions against Pinzetta: her items are counted with mine."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_file import TomlFile, read_toml_file
from stockbook.models.pinzetta.reading import position_from as solo_position_from
from stockbook.models.pinzetta.reading import solo_warnings

SEEDS = Path(str(files("stockbook.seeds")))
SHOW = read_toml_file(SEEDS / "positions" / "pinzetta-show.toml").tables


def warnings(mine: dict[str, Any] | None = None, **her: Any) -> dict[str, str]:
    tables = {**SHOW, "me": mine or SHOW["me"], "pinzetta": {**SHOW["pinzetta"], **her}}
    return dict(solo_warnings(solo_position_from(TomlFile(tables, "here"))))


def test_more_than_the_box_has() -> None:
    """Each has the key that it has in the file."""
    assert warnings() == {}
    mine = {"place": ["3x3 green animals 1"] * 25, "album": ""}
    assert warnings(mine, got=["3x3 ?"] * 5) == {}
    assert warnings(mine, got=["3x3 ?"] * 6)["pinzetta.got[6]"].startswith("31 large-square tiles in all")
    assert warnings(forever=13) == {}
    assert warnings(forever=14) == {"pinzetta.forever": "16 forever stamps with mine, and the box has 15"}


def test_a_whole_deck_of_the_file() -> None:
    """What she has and the deck has not is a fault, as with my own items."""
    side = {**SHOW["pinzetta"], "got": ["2x2 rare 40"]}
    mine = {"place": ["2x3 purple animals 1"]}
    tables = {**SHOW, "deck": "demo.toml", "me": mine, "pinzetta": side}
    with pytest.raises(PositionError, match=r"here: pinzetta.got\[1\]: your copy has no 2x2 rare 40"):
        solo_position_from(TomlFile(tables, "here", SEEDS / "decks"))
