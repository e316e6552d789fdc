"""The kinds of files, told apart by their keys, so that a reader can name a file of another kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockbook.models.files.faults import Fault, PositionError

POSITION = "position"
RECORD = "record"
#: The words that decks and cards begin with.
STAMP_SWAP_DECK, STAMPS_DECK, PINZETTA_CARDS = "stampswap-deck", "stamps", "pinzetta-cards"
#: Kind of a file -> the key that says it, and what to do with such a file.
_KINDS = {
    POSITION: ("game", "this is a position: stockbook hint FILE answers it"),
    STAMP_SWAP_DECK: (
        "deck",
        "this is a deck: stockbook deck check FILE tells its faults, and --deck FILE plays with it",
    ),
    STAMPS_DECK: ("deck", 'this is a deck of STAMPS: deck = "FILE" in a position of that game uses it'),
    PINZETTA_CARDS: (
        "cards",
        'these are cards for Pinzetta: cards = "FILE" in a position against her uses them',
    ),
}


def kind_of(tables: Mapping[str, Any]) -> str | None:
    """The kind of a file with these tables; None where its keys do not say it."""
    if "game" in tables:
        return POSITION
    return next((kind for kind, (key, _) in _KINDS.items() if tables.get(key) == kind), None)


def refuse_other(tables: Mapping[str, Any], file: str, wanted: str) -> None:
    """Refuse a file that is known to be of another kind than ``wanted``, and say what it is.

    Raises
    ------
    PositionError
        If it is; ``file`` is its name.
    """
    kind = kind_of(tables)
    if kind not in (None, wanted):
        raise PositionError([Fault(file, *_KINDS[kind])])
