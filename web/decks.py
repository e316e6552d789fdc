"""One's own deck, as the page enters it: read, counted, and what is missing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from stockbook.engine.documents.common import faults_document
from stockbook.models.files.faults import PositionError
from stockbook.models.stampswap.deck_file import deck_faults, deck_numbers, deck_to_dict, parse_deck
from stockbook.models.stampswap.effects import OF_EVENTS, OF_SPECIALISTS, Effect


def deck_as_entered(text: str) -> dict[str, Any]:
    """The ``deck`` of a text as a table, its ``numbers`` beside those of the box, and what is ``missing``.

    ``effects`` are those that a specialist and an event may have. Of a text that cannot be read there are
    ``faults`` alone.
    """
    try:
        deck = parse_deck(text)
    except PositionError as error:
        return faults_document(error.faults)
    return {
        "deck": deck_to_dict(deck),
        "numbers": [asdict(number) for number in deck_numbers(deck)],
        "missing": [{"key": key, "message": message} for key, message in deck_faults(deck)],
        "effects": {"specialists": _effects(OF_SPECIALISTS), "events": _effects(OF_EVENTS)},
    }


def _effects(kinds: Mapping[str, type[Effect]]) -> list[dict[str, str]]:
    return [{"word": word, "argument": kind.argument} for word, kind in kinds.items()]
