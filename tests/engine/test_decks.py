"""The text of one's own copy as a question."""

from __future__ import annotations

from stockbook.engine import CheckDeck, Outcome, Source, answer
from tests.cli.running import POSITIONS


def test_a_deck_has_an_outcome() -> None:
    """One with faults is wrong, and says which."""
    deck = (POSITIONS.parent / "decks" / "demo.toml").read_text("utf-8")
    assert answer(CheckDeck(Source.of(deck))).outcome is Outcome.ANSWERED
    wrong = answer(CheckDeck(Source.of("stamps = []")))
    assert (wrong.outcome, wrong.document["ok"]) == (Outcome.WRONG, False)
