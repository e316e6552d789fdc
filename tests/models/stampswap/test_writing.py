"""Position files that read back equal."""

from __future__ import annotations

import tomllib
from dataclasses import replace

import pytest
from hypothesis import given, settings

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.reading import parse_position
from stockbook.models.stampswap.writing import position_to_dict, position_to_toml
from tests.strategies import FOREVER, full_albums, positions

EDGES = Contest.parse("edges 10")


@settings(max_examples=150)
@given(positions())
def test_what_is_written_reads_back_equal(position: Position) -> None:
    """Every legal position survives a round trip, and so does what its contests were written like."""
    again = parse_position(position_to_toml(position))
    assert again == position
    assert list(map(str, again.contests)) == list(map(str, position.contests))
    assert list(map(str, again.me.entered)) == list(map(str, position.me.entered))


@settings(max_examples=50)
@given(positions(most=4))
def test_the_text_and_the_tables_are_the_same_file(position: Position) -> None:
    """The TOML text holds exactly the tables of ``position_to_dict``."""
    assert tomllib.loads(position_to_toml(position)) == position_to_dict(position)


@settings(max_examples=30)
@given(full_albums())
def test_full_albums_round_trip(album: Album) -> None:
    """An album without an empty space is written and read, as a picture or in one line."""
    position = Position(1, (EDGES,), Player(album=album))
    assert parse_position(position_to_toml(position)).album == album


def test_more_tiles_than_letters_are_written_in_one_line() -> None:
    """144 forever stamps are more than there are letters."""
    album = Album(tuple(PlacedTile.at(FOREVER, cell) for cell in Album().cells()))
    position = Position(1, (EDGES,), Player(album=album))
    assert position_to_dict(position)["me"] == {"album": str(album)}
    assert parse_position(position_to_toml(position)) == position


def test_the_picture_is_the_one_of_the_notation() -> None:
    """Twelve rows of twelve between three quotes, then a table with the letters."""
    text = position_to_toml(Position(1, (EDGES,), Player(album=Album((PlacedTile.at(FOREVER, (1, 0)),)))))
    empty = ". . . . . . . . . . . .\n"
    picture = f'album = """\n. a . . . . . . . . . .\n{empty * 11}"""\n[me.stamps]\na = "forever"\n'
    assert (
        text == f'game = "stampswap"\nphase = "show"\nround = 1\ncontests = ["edges 10"]\n\n[me]\n{picture}'
    )


def test_unknown_and_empty_albums_of_opponents_stay_apart() -> None:
    """An opponent without stamps is something else than one whose album nobody wrote down."""
    others = (Player("left", album=None), Player("right"))
    position = Position(3, (EDGES,), opponents=others)
    assert [p.album for p in parse_position(position_to_toml(position)).opponents] == [None, Album()]


def test_texts_are_escaped() -> None:
    """Quotes, backslashes and control characters in names do no harm to the file."""
    name = 'a "quoted" \\ back\\slash\ttab\x7f\x01 \N{GRINNING FACE}'
    position = Position(3, (replace(EDGES, name=name, text=""),))
    assert tomllib.loads(position_to_toml(position))["contests"] == [f"{name}: edges 10"]


def test_other_boards_have_no_file() -> None:
    """A small board, as code may use it, is refused rather than written wrong."""
    with pytest.raises(ValueError, match="12x12"):
        position_to_toml(Position(1, (EDGES,), Player(album=Album((), 5, 5))))
