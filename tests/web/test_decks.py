"""One's own deck at the server: what the page is told about it."""

from __future__ import annotations

import json
from pathlib import Path

from stockbook.models.files.toml_file import toml_tables
from stockbook.web.decks import deck_as_entered


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
