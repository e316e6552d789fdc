"""The meaning of the options of a question about the best move."""

from __future__ import annotations

import pytest

from stockbook.engine.choices import read_choices
from stockbook.engine.refused import Refused
from stockbook.models.files.faults import PositionError
from stockbook.models.stampswap.position import Position
from tests.models.stampswap.game.games import DEMO

POSITION = Position(round=2, contests=())
ALL = ("plans", "contests", "deck", "opponents")


def test_options_without_meaning_are_refused() -> None:
    """Each that is given and means nothing, and no other; those that mean something are read."""
    assert read_choices("file", POSITION, ()) == {}
    with pytest.raises(Refused) as caught:
        read_choices("file", POSITION, ("contests",), plans=2, contest="none", deck="x.toml")
    assert caught.value.possible
    assert [(fault.file, fault.key) for fault in caught.value.faults] == [
        ("file", "--deck"),
        ("file", "--plans"),
    ]
    read = read_choices("file", POSITION, ALL, plans=2, contest="none", deck=str(DEMO), opponents="random")
    assert (read["plans"], read["contests"], read["opponents"].random) == (2, [None], 1)
    assert read["deck"].tiles


@pytest.mark.parametrize(
    ("option", "text", "key"),
    [
        ("contest", "edges", "--contest"),
        ("opponents", "kind", "--opponents"),
        ("opponents", "1.5", "--opponents"),
    ],
)
def test_an_option_that_cannot_be_read(option: str, text: str, key: str) -> None:
    """It is named with what to write."""
    with pytest.raises(Refused) as caught:
        read_choices("file", POSITION, ALL, **{option: text})
    (fault,) = caught.value.faults
    assert (fault.file, fault.key) == ("file", key)


def test_a_deck_that_cannot_be_read() -> None:
    """It is told as a fault of its file."""
    with pytest.raises(PositionError, match="cannot be read"):
        read_choices("file", POSITION, ("deck",), deck="none.toml")
