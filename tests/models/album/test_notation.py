"""Tiles and cells as text.

The album as a picture, and every fault of it with its cell.
"""

from __future__ import annotations

import time
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.album.album import Album, cell_name
from stockbook.models.album.notation import (
    SYMBOLS,
    TILES,
    parse_cell,
    parse_placed_tiles,
    parse_tile,
    read_album,
    write_picture,
)
from stockbook.models.album.stamps import COLORS, THEMES, Stamp, Tile
from stockbook.models.files.faults import Faults, PositionError
from tests.strategies import albums, full_albums, tiles


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


STAMPS = {"a": "2x2 blue animals 3", "b": "3x3 green flowers -1"}
ROWS = ("aabbb.......", "aabbb.......", "..bbb.......", *("." * 12,) * 9)


def read(text: str, stamps: Mapping[str, str] = STAMPS) -> tuple[Album, list[tuple[str, str | None, str]]]:
    """The album of a text and the faults as (key, cell, message)."""
    faults = Faults("file")
    album = read_album(text, stamps, "me", faults)
    return album, [(fault.key, fault.cell, fault.message) for fault in faults.found]


def picture(*rows: str) -> str:
    """A picture that begins with these rows instead of the usual ones."""
    return "\n".join((*rows, *ROWS[len(rows) :]))


@settings(max_examples=60)
@given(albums() | full_albums())
def test_pictures_round_trip(album: Album) -> None:
    """A picture with its table reads back as the album; only too many tiles have none."""
    written = write_picture(album)
    if written is None:
        assert len(album.tiles) > len(SYMBOLS)
    else:
        assert read(*written) == (album, [])


@pytest.mark.parametrize(
    "text",
    [
        picture(),
        "\n".join(" ".join(row) for row in ROWS),
        "\n\n" + "\r\n".join("\t".join(row) + " " for row in ROWS) + "\n \n",
        picture("aabbb  ....  ..."),
    ],
    ids=["together", "apart", "tabs, empty lines and carriage returns", "any blanks"],
)
def test_blanks_do_not_matter(text: str) -> None:
    """Symbols stand together or apart, and empty lines are passed over."""
    assert read(text) == (Album(parse_placed_tiles("2x2 blue animals 3@a1; 3x3 green flowers -1@c1")), [])


def test_any_symbol_is_a_letter() -> None:
    """Signs and letters of any script stand for stamps."""
    album, faults = read(
        picture("@@;;1.......", "@@;;.......é", "." * 12),
        {
            "@": "2x2 blue animals 3",
            ";": "2x2 rare 4",
            "1": "forever",
            "é": "forever",
        },
    )
    expected = "2x2 blue animals 3@a1; 2x2 rare 4@c1; forever@e1; forever@l2"
    assert (str(album), faults) == (expected, [])


def test_a_double_is_one_rectangle() -> None:
    """One letter covers both halves of a double."""
    double = "double 4x2 (blue animals 1 | green space -1)"
    assert str(read(picture("dddd........", "dddd........", "." * 12), {"d": double})[0]) == f"{double}@a1"


@pytest.mark.parametrize(
    ("rows", "cell", "message"),
    [
        (("aaabbb......", "aabbb......."), "c1", "'a' lies outside its 2x2 rectangle that starts at a1"),
        (("aabbb.......", "a.bbb......."), "b2", "'a' is missing here: its 2x2 rectangle starts at a1"),
        (("aabbb.......", ".abbb......."), "a2", "'a' is missing here"),
        (("aabbb.......", "..bbb......."), "a1", "'a' is 2x1, its stamp 2x2"),
        (("aabbb.....aa", "aabbb.....aa"), "k1", "every tile needs a letter of its own"),
        (("aabbb......a", "aabbb......."), "l1", "'a' lies outside"),
        (("..bbb.......", "aabbb......a", "a.bbb......."), "b3", "'a' is missing here"),
        (("..bbb.......", "..bbb.......", "..bbb..a....", "aa.........."), "i3", "is missing here"),
    ],
)
def test_a_letter_must_be_the_rectangle_of_its_stamp(rows: tuple[str, ...], cell: str, message: str) -> None:
    """The fault names the first space that is wrong."""
    faults = [fault for fault in read(picture(*rows))[1] if "'a'" in fault[2]]
    assert [(key, where) for key, where, _ in faults] == [("me.album", cell)]
    assert message in faults[0][2]


def test_a_rotated_tile_is_refused() -> None:
    """A rectangle drawn upright for a stamp that lies is told apart from other mistakes."""
    stamps = {"c": "3x2 blue animals 3", "d": "double 2x4 (rare 1 | rare 2)"}
    faults = read(picture("cc..dddd....", "cc..dddd....", "cc.........."), stamps)[1]
    assert faults == [
        ("me.album", "a1", "'c' is 2x3, its stamp 3x2: a tile is never rotated"),
        ("me.album", "e1", "'d' is 4x2, its stamp 2x4: a tile is never rotated"),
    ]


def test_letters_and_entries_belong_together() -> None:
    """A letter without an entry, an entry without a place and a bad entry are three faults."""
    stamps = {"b": "3x3 grean flowers -1", "z": "forever"}
    assert [fault[:2] for fault in read(picture(), stamps)[1]] == [
        ("me.stamps.b", None),
        ("me.stamps.z", None),
        ("me.album", "a1"),
    ]


def test_wrong_rows_are_named() -> None:
    """Rows and spaces are counted; letters in rows of the wrong length are not blamed as well."""
    text = "\n".join(("aabbb........", "aabbb.......", "..bbb......", *ROWS[3:], "." * 12))
    assert [fault[2] for fault in read(text)[1]] == [
        "the picture has 13 rows instead of 12",
        "row 1 has 13 spaces instead of 12",
        "row 3 has 11 spaces instead of 12",
    ]
    assert [fault[2] for fault in read(picture("aabbb.....", "aabbb......."))[1]] == [
        "row 1 has 10 spaces instead of 12"
    ]


def test_no_album_has_no_place_for_entries() -> None:
    """Stamps in the table and none in the album: each entry is a fault, in the one-line form too."""
    for text in ("", "forever@a1"):
        assert [fault[0] for fault in read(text)[1]] == ["me.stamps.a", "me.stamps.b"]


def test_the_one_line_form_may_take_several_lines() -> None:
    """Cells after an @ tell it from a picture."""
    album, faults = read("forever@a1;\n2x2 rare 3@c1;\n", {})
    assert (str(album), faults) == ("forever@a1; 2x2 rare 3@c1", [])


def test_faults_of_the_one_line_form_have_their_key() -> None:
    """They are reported like those of a picture."""
    faults = read("forever@a1; 2x2 rare 3@a1; forever", {})[1]
    assert [fault[:2] for fault in faults] == [("me.album", "a1"), ("me.album", None)]
