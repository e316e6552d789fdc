"""Tiles and cells as text."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockbook.models.album.album import Album, cell_name
from stockbook.models.album.notation import TILES, parse_cell, parse_placed_tiles, parse_tile
from stockbook.models.album.stamps import COLORS, THEMES, Stamp, Tile
from stockbook.models.files.faults import PositionError
from tests.strategies import albums, tiles


@given(tiles())
def test_tiles_round_trip(tile: Tile) -> None:
    """The text of a tile reads back as the same tile, also in capitals and with other blanks."""
    assert parse_tile(str(tile)) == tile
    assert parse_tile(f"  {tile}\n".upper().replace(" ", "  ")) == tile


@given(st.integers(1, 12), st.integers(1, 12), st.data())
def test_cells_round_trip(width: int, height: int, data: st.DataObject) -> None:
    """Every cell of an album of any size has a name that reads back, and others are refused."""
    cell = data.draw(st.tuples(st.integers(0, width - 1), st.integers(0, height - 1)))
    assert parse_cell(cell_name(cell), width, height) == cell
    for outside in ((width, cell[1]), (cell[0], height)):
        with pytest.raises(ValueError, match="off the album"):
            parse_cell(cell_name(outside), width, height)


@given(albums() | albums(width=6, height=6, most=20))
def test_the_one_line_form_round_trips(album: Album) -> None:
    """An album in one line reads back, on a small board too."""
    assert parse_placed_tiles(str(album), side=album.width) == album.tiles


def test_the_examples_of_the_notation() -> None:
    """Each kind of stamp is read as the notation says."""
    blue, green = Stamp(2, 2, "blue", "animals", 1), Stamp(2, 2, "green", "space", -1)
    assert parse_tile("2x3 blue animals 2") == Tile.of(Stamp(2, 3, "blue", "animals", 2))
    assert parse_tile("3x3 green space cancelled") == Tile.of(Stamp(3, 3, "green", "space"))
    assert parse_tile("2x2 rare 6") == Tile.of(Stamp(2, 2, value=6, rare=True))
    assert parse_tile("forever") == Tile.of(Stamp(1, 1))
    assert parse_tile("double 4x2 (blue animals 1 | green space -1)") == Tile(4, 2, (blue, green))
    assert parse_tile("double 2x4(blue animals 1|green space -1)") == Tile(2, 4, (blue, green))


@pytest.mark.parametrize("color", COLORS)
@pytest.mark.parametrize("theme", THEMES)
def test_prefixes_are_enough(color: str, theme: str) -> None:
    """Every unambiguous prefix of a color and a theme stands for it."""
    for cut in range(1, 10):
        short, shorter = color[:cut], theme[:cut]
        if sum(other.startswith(short) for other in COLORS) == 1:
            stamp = parse_tile(f"2x2 {short} {shorter} 1").stamps[0]
            assert (stamp.color, stamp.theme) == (color, theme)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a stamp is missing"),
        ("3x4 blue animals 1", "no size '3x4': width x height is one of 2x2, 2x3, 2x4, 3x2, 3x3, 4x2"),
        ("1x1 blue animals 1", "write just forever"),
        ("forever 3", "'3' is too much"),
        ("2x2 forever", "a forever stamp has no size"),
        ("foreber", "did you mean 'forever'"),
        ("blue animals 1", "'blue' is no size: start with 2x2"),
        ("2x2", "the color is missing"),
        ("2x2 3", "the color is missing"),
        ("2x2 blue", "the theme is missing"),
        ("2x2 blue 3", "the theme is missing"),
        ("2x2 blue canceled", "the theme is missing"),
        ("2x2 blue animals", "the value is missing: write a number at the end, or canceled"),
        ("2x2 rare", "the value is missing: write a number at the end"),
        ("2x2 animals blue 3", "'animals' is a theme where the color should be"),
        ("2x2 blue green 3", "'green' is a color where the theme should be"),
        ("2x2 bleu animals 3", "unknown color 'bleu': did you mean 'blue'"),
        ("2x2 blue animalls 3", "unknown theme 'animalls': did you mean 'animals'"),
        ("2x2 b animals 3", "color 'b' may be blue or brown: write more of it"),
        ("2x2 blue xyz 3", "use one of space, monuments, animals, flowers, vehicles"),
        ("2x2 gold 5", "a gold stamp is written rare, with its value: 2x2 rare 5"),
        ("2x2 rare x10", "value 'x10' is not a whole number: write 10"),
        ("2x2 blue animals three", "unknown value 'three'"),
        ("2x2 blue animals canceld", "did you mean 'canceled'"),
        ("2x2 blue animals 2.5", "value '2.5' is not a whole number"),
        ("2x2 blue animals --2", "value '--2' is not a whole number"),
        ("2x2 blue animals 100", "value '100' is not between -99 and 99"),
        ("2x2 blue animals 99999999999999999999", "is not between -99 and 99"),
        ("2x2 blue animals 3 4", "'4' is too much after the value"),
        ("2x2 rare canceled", "never canceled"),
        ("2x2 rare blue", "value 'blue' is not a whole number"),
        ("2x3 ?", "is face down: stamps are revealed before they are placed"),
        ("2x3 blue animals 2 (down)", "is face down"),
        ("first-player", "write first_player = true"),
        ("specialist Someone", "goes into specialists"),
        ("exhibitor edges 10", "goes into exhibitors"),
        ("double 4x2", "a double is double 4x2 (left | right)"),
        ("double 4x2 (blue animals 1)", "a double is double 4x2 (left | right)"),
        ("double 4x2 (blue animals 1 | green space 1 | rare 4)", "a double is double 4x2 (left | right)"),
        ("double 4x2 blue animals 1 | green space 1", "a double is double 4x2 (left | right)"),
        ("double 3x3 (blue animals 1 | green space 1)", "a double is 4x2 or 2x4, not '3x3'"),
        ("double (blue animals 1 | green space 1)", "a double is 4x2 or 2x4, not ''"),
        ("double 4x2 (2x2 blue animals 1 | green space 1)", "leave out '2x2'"),
        ("double 4x2 (blue animals 1 | green 1)", "the theme is missing"),
        ("double 4x2 (forever | green space 1)", "unknown color 'forever'"),
        pytest.param("2x2 blue animals " + "9" * 100_000, "is not between", id="a huge number"),
    ],
)
def test_a_tile_with_a_fault_says_the_mend(text: str, message: str) -> None:
    """Each way to get a stamp wrong has a message of its own, of a length one can read."""
    with pytest.raises(ValueError) as caught:
        parse_tile(text)
    assert message in str(caught.value)
    assert len(str(caught.value)) < 250


@pytest.mark.parametrize("text", ["", "4c", "c", "4", "c0", "c04", "c123", "cc4", "c-1", "c4.0", "ä4", "c٤"])
def test_what_is_no_cell(text: str) -> None:
    """A cell is one letter and a number from 1."""
    with pytest.raises(ValueError, match="is no cell: write column a-l and row 1-12, such as c4"):
        parse_cell(text)


@pytest.mark.parametrize(
    ("text", "tile"),
    [
        ("2\u00d73 blue animals 2", "2x3 blue animals 2"),
        ("3 x 2 blue\u00a0animals \u22122", "3x2 blue animals -2"),
        ("3X3 rare \u20132", "3x3 rare -2"),
        (
            "double 4 \u00d7 2 (blue animals 1 | green space \u22121)",
            "double 4x2 (blue animals 1 | green space -1)",
        ),
    ],
)
def test_signs_that_look_like_those_of_the_keyboard(text: str, tile: str) -> None:
    """They come from word processors and pages, and are read as what they look like; also with a cell."""
    assert str(parse_tile(text)) == tile
    assert [str(placed.tile) for placed in parse_placed_tiles(f"{text}@a1")] == [tile]
    assert [str(placed.tile) for placed in parse_placed_tiles(f"{text} at a1")] == [tile]


def test_commas_between_tiles() -> None:
    """The sign between tiles is named."""
    with pytest.raises(PositionError, match="write a ; between them, and no comma"):
        parse_placed_tiles("2x2 rare 5@a1, 2x2 rare 5@c1")


def test_every_piece_has_its_own_fault() -> None:
    """The faults of a move are reported together, each with its cell where it has one."""
    text = "forever; 2x2 bleu animals 1@c1; forever@m1; 2x2 rare 3@l1; 3x3 rare 2@e5; forever@f6; 3x3 bad@x"
    with pytest.raises(PositionError) as caught:
        parse_placed_tiles(text, "move")
    faults = caught.value.faults
    assert [fault.cell for fault in faults] == [None, "c1", None, "l1", "f6", None, None]
    parts = ("has no place", "did you mean 'blue'", "off the album", "leaves the album", "overlaps")
    for fault, part in zip(faults, (*parts, "is no cell", "unknown color 'bad'"), strict=True):
        assert part in fault.message
        assert fault.file == "move"


def test_empty_pieces_do_not_matter() -> None:
    """A last semicolon is no fault."""
    assert parse_placed_tiles("") == ()
    assert len(parse_placed_tiles(" forever@a1 ; ;\nforever @ B2;")) == 2


def test_more_tiles_than_the_game_has() -> None:
    """A flood of pieces is one fault."""
    with pytest.raises(PositionError, match=f"the game has only {TILES}"):
        parse_placed_tiles("forever@a1;" * (TILES + 1))


@pytest.mark.parametrize(
    "text",
    [
        "double" + " " * 200_000 + "x",
        "double (" + "(" * 200_000 + "|",
        f"double {' ' * 100_000}(|{' ' * 100_000}x",
        "2x2 " + "blue " * 50_000,
        "1" * 100_000 + "x" + "1" * 100_000,
    ],
    ids=["blanks", "brackets", "halves", "words", "size"],
)
def test_long_texts_are_refused_soon(text: str) -> None:
    """The time that a text takes grows with its length and no faster."""
    start = time.process_time()
    with pytest.raises(ValueError):
        parse_tile(text)
    assert time.process_time() - start < 2


@pytest.mark.parametrize("cell", ["f8", "@f8", "@ f8", "at f8", "at  F8", " At f8 "])
def test_a_cell_as_it_is_printed(cell: str) -> None:
    """With ``at`` or an @ before it, as answers and records have it."""
    assert parse_cell(cell) == (5, 7)


@pytest.mark.parametrize("number", ["", "3 ", "12  "])
@pytest.mark.parametrize("at", ["@", " @ ", " at ", "   at   ", " ", "@at "])
@pytest.mark.parametrize(
    "tile", ["2x3 blue animals 2", "forever", "double 4x2 (rare 4 | green space canceled)"]
)
def test_tiles_as_they_are_printed(number: str, at: str, tile: str) -> None:
    """A line of an answer is the tile that it shows, with the number of its item or without."""
    assert parse_placed_tiles(f"{number}{tile}{at}c5; forever at a1") == (
        *parse_placed_tiles(f"{tile}@c5"),
        *parse_placed_tiles("forever@a1"),
    )
    with pytest.raises(PositionError, match="z5 is off the album"):
        parse_placed_tiles(f"{tile}{at}z5")
