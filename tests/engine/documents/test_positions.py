"""Decks as documents."""

from __future__ import annotations

from stockbook.engine.documents.positions import deck_document
from stockbook.models.stampswap.deck_file import read_deck
from tests.engine.documents.answers import is_json
from tests.models.stampswap.game.games import DEMO


def test_a_deck_in_numbers() -> None:
    """The name comes first."""
    deck = read_deck(str(DEMO))
    document = deck_document(deck)
    assert is_json(document)
    assert next(iter(document.items())) == ("name", deck.name)
