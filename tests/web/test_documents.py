"""Documents about one's own deck, and positions of the page as files."""

from __future__ import annotations

import json
from functools import reduce
from pathlib import Path
from typing import Any

import pytest

from stockbook.models.files.toml_file import toml_tables
from stockbook.web.documents import as_toml, deck_as_entered
from stockbook.web.guard import Refusal


def test_a_complete_deck() -> None:
    """Nothing is missing from the shipped deck, and its table is that of its file."""
    text = Path("seeds/decks/demo.toml").read_text("utf-8")
    found = deck_as_entered(text)
    assert found["missing"] == [] and found["deck"] == toml_tables(text, "demo")
    assert all(each["here"] == each["printed"] for each in found["numbers"])
    assert deck_as_entered(json.dumps(found["deck"])) == found


def test_an_empty_deck_and_one_with_faults() -> None:
    """Missing cards are counted; for a deck that cannot be read only its faults are returned."""
    found = deck_as_entered('{"deck": "stampswap-deck"}')
    assert {"key": "events", "message": "0 events, 10 in the box: 10 missing"} in found["missing"]
    wrong = deck_as_entered('{"deck": "stampswap-deck", "exhibitors": ["edgy 2"]}')
    assert [(each["key"], "edges" in each["message"]) for each in wrong["faults"]] == [
        ("exhibitors[1]", True)
    ]


def test_tables_read_back_equal() -> None:
    """Whatever a position may have is written so that it reads back equal, faults or not."""
    me = {"album": "a .\n", "letters": "a \" \\ '''\n", "place": ["forever"]}
    tables = {"phase": "shew", "me": me, "opponents": [{"name": "x"}]}
    assert toml_tables(as_toml(tables), "saved") == tables


DEEP = reduce(lambda table, _: {"me": table}, range(1500), dict[str, Any]())


@pytest.mark.parametrize("tables", [[], "text", {"round": 1.5}, {"round": None}, {"list": [1, {}]}, DEEP])
def test_what_no_file_has_is_refused(tables: Any) -> None:
    """Other values than those of files, and tables within tables without an end, are refused."""
    with pytest.raises(Refusal):
        as_toml(tables)
