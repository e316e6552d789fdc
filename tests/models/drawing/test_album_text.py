"""The text picture of an album: every stamp with its words, in its place, in 80 columns."""

from __future__ import annotations

from hypothesis import given

from stockbook.models.album.album import Album
from stockbook.models.album.notation import parse_placed_tiles
from stockbook.models.drawing.album_text import ACROSS, DOWN, MARGIN, album_runs, album_text
from tests.strategies import albums

PICTURE = """\
     a     b     c     d
 1 ┌for-┐  ·   ╔═new══════╗
   └ever┘      ║blue    -1║
 2   ·     ·   ║animals   ║
               ╠┈faded┈┈┈┈╣
 3   ·     ·   ╠┈┈┈┈┈┈┈┈┈┈╣
               ║green     ║
 4   ·     ·   ║space     ║
               ╚═canceled═╝"""


def test_a_small_album() -> None:
    """A forever stamp, and a new double with a faded and a canceled half, drawn by hand."""
    tiles = parse_placed_tiles("forever@a1; double 2x4 (blue animals -1 | green space canceled)@c1")
    assert album_text(Album(tiles, 4, 4), tiles[1:]) == PICTURE


@given(albums())
def test_every_stamp_shows_its_words_in_its_own_rectangle(album: Album) -> None:
    """The text over a stamp's spaces has its color and theme as words, and its value."""
    lines = [line.ljust(80) for line in album_text(album, album.tiles[::2]).split("\n")[1:]]
    for placed in album.stamps:
        stamp = placed.stamp
        left = MARGIN + placed.column * ACROSS
        rows = lines[placed.row * DOWN : (placed.row + stamp.height) * DOWN]
        block = "\n".join(row[left : left + stamp.width * ACROSS] for row in rows)
        if stamp.forever:
            assert "for-" in block
            assert "ever" in block
            continue
        words = [stamp.color, stamp.theme, "rare" if stamp.rare else None]
        words.append("canceled" if stamp.canceled else str(stamp.value))
        assert all(word in block for word in words if word)
        assert ("faded" in block) == stamp.faded


@given(albums())
def test_it_fits_into_80_columns_and_has_two_lines_for_each_row(album: Album) -> None:
    """Wide enough for words, narrow enough for every terminal."""
    lines = album_text(album).split("\n")
    assert len(lines) == 1 + DOWN * album.height
    assert max(map(len, lines)) <= 80


@given(albums())
def test_plain_ascii(album: Album) -> None:
    """The same picture can be drawn without any other character."""
    assert album_text(album, album.tiles, ascii_only=True).isascii()


@given(albums(width=5, height=4, most=5))
def test_new_tiles_look_different(album: Album) -> None:
    """Marking any one tile as new changes the picture, in both character sets."""
    for ascii_only in (False, True):
        drawn = {album_text(album, [tile], ascii_only=ascii_only) for tile in album.tiles}
        assert len(drawn) == len(album.tiles)
        assert album_text(album, ascii_only=ascii_only) not in drawn


@given(albums())
def test_runs_name_the_stamp_that_they_belong_to(album: Album) -> None:
    """Each character of a stamp's spaces belongs to it, and to no other."""
    for y, runs in enumerate(list(album_runs(album))[1:]):
        owners = [owner for text, owner in runs[1:] for _ in text]
        for x, owner in enumerate(owners):
            there = album.owner.get((x // ACROSS, y // DOWN))
            assert owner == (None if there is None else album.stamps[there])
