"""The document of ``deck show``."""

from __future__ import annotations

from typing import Any

from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.game.deck_faults import deck_summary


def deck_document(deck: Deck) -> dict[str, Any]:
    """The document of ``deck show``: the name of a deck, and its tiles and cards in numbers."""
    return {"name": deck.name, **deck_summary(deck)}
