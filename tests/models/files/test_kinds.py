"""What a file is, where another kind of file is asked for."""

from __future__ import annotations

import pytest

from stockbook.models.files.faults import PositionError
from stockbook.models.files.kinds import (
    PINZETTA_CARDS,
    POSITION,
    RECORD,
    STAMP_SWAP_DECK,
    STAMPS_DECK,
    kind_of,
    refuse_other,
)

WANTED = (POSITION, RECORD, STAMP_SWAP_DECK, STAMPS_DECK, PINZETTA_CARDS)
FILES = {
    POSITION: {"game": "stampswap", "deck": "demo.toml"},
    STAMP_SWAP_DECK: {"deck": "stampswap-deck", "tiles": []},
    STAMPS_DECK: {"deck": "stamps"},
    PINZETTA_CARDS: {"cards": "pinzetta-cards"},
}


@pytest.mark.parametrize("wanted", WANTED)
@pytest.mark.parametrize("kind", FILES)
def test_a_file_of_another_kind_is_refused_by_what_it_is(kind: str, wanted: str) -> None:
    """One fault says what it is, at the key that says so, and what to do with it; its own kind passes."""
    tables = FILES[kind]
    assert kind_of(tables) == kind
    if kind == wanted:
        refuse_other(tables, "it", wanted)
        return
    with pytest.raises(PositionError) as refused:
        refuse_other(tables, "it", wanted)
    (fault,) = refused.value.faults
    assert (fault.file, fault.key) == ("it", next(iter(tables)))
    assert fault.message.startswith(("this is a", "these are")) and "FILE" in fault.message


@pytest.mark.parametrize("tables", [{}, {"round": 1}, {"deck": "demo.toml", "round": 1}, {"deck": {}}])
def test_what_is_unfinished_may_be_anything(tables: dict[str, object]) -> None:
    """A file that does not say what it is has the faults of what was asked for."""
    assert kind_of(tables) is None
    for wanted in WANTED:
        refuse_other(tables, "it", wanted)
