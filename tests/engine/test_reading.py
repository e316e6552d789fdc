"""Reading a position of every game by one name."""

from __future__ import annotations

from pathlib import Path

import pytest

from stockbook.engine import advise, document, read
from stockbook.models import PositionError, parse_position, read_position
from stockbook.models.files.toml_file import shipped_files
from stockbook.optimizer.solver.limits import SearchLimits

POSITIONS = Path(__file__).resolve().parents[2] / "seeds" / "positions"


@pytest.mark.parametrize(
    ("file", "kind", "game"),
    [
        ("sunday", "Position", "stampswap"),
        ("pinzetta-cut", "SoloPosition", "pinzetta"),
        ("stamps-example", "StampsPosition", "stamps"),
        ("stamp-albums", "AlbumsPosition", "stamp-albums"),
    ],
)
def test_every_game_is_read_and_answered(file: str, kind: str, game: str) -> None:
    """A path or a name, as text or as a path; what is read has an answer and a document."""
    position = read(POSITIONS / f"{file}.toml")
    assert type(position).__name__ == kind
    assert position == read(str(POSITIONS / f"{file}.toml")) == read(file)
    assert document(advise(position, limits=SearchLimits(time=0.3)))["game"] == game


def test_a_record_is_read_at_its_lines() -> None:
    """The position is that of the moment, as ``stockbook hint --at`` has it."""
    assert read("against-agents", 468).phase == "choose"
    with pytest.raises(PositionError, match="the game has ended"):
        read("against-agents")


@pytest.mark.parametrize(
    "name", ["stamps-example", "stamp-albums", "pinzetta-cut", *shipped_files(("games",))]
)
def test_stamp_swaps_own_reader_says_what_it_is(name: str) -> None:
    """Of another game, and of a record, one fault says what the file is."""
    with pytest.raises(PositionError) as refused:
        read_position(name)
    (fault,) = refused.value.faults
    assert fault.message.startswith("this is a")


def test_the_text_of_another_game_too() -> None:
    """A text is told just like a file."""
    with pytest.raises(PositionError, match="game: this is a position of stamps: "):
        parse_position('game = "stamps"')
