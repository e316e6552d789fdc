"""The album as a picture, and every fault of it with its cell."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given, settings

from stockbook.models.album.album import Album
from stockbook.models.album.notation import parse_placed_tiles
from stockbook.models.album.picture import SYMBOLS, read_album, write_picture
from stockbook.models.files.faults import Faults
from tests.strategies import albums, full_albums

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
