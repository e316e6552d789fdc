"""The album in color, and where there is none."""

from __future__ import annotations

from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockbook.cli.rendering.page import Page, lines_table, points
from stockbook.models.album.album import Album
from stockbook.models.album.notation import parse_placed_tiles
from stockbook.models.drawing.album_text import album_text
from stockbook.models.stampswap.scoring import ScoreLine

ALBUM = Album(parse_placed_tiles("2x2 blue animals 3@a1; 2x2 rare 6@c1; 2x2 green space -1@e1; forever@g1"))


class Terminal(StringIO):
    """A stream with a terminal behind it."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def test_no_color(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where NO_COLOR is set, no color is."""
    stream = Terminal()
    monkeypatch.setattr("sys.stdout", stream)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    page = Page()
    page.album(ALBUM)
    page.tiles([each.tile for each in ALBUM.tiles])
    shown = stream.getvalue()
    assert not any(f"\x1b[{code}" in shown for code in ("3", "4", "9", "10"))
    assert "1  2x2 blue animals 3" in shown.replace("\x1b[2m", "").replace("\x1b[0m", "")


def test_the_picture_is_that_of_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not on a terminal, the page has just what album_text says, without spaces at the ends."""
    stream = StringIO()
    monkeypatch.setattr("sys.stdout", stream)
    Page().album(ALBUM, ALBUM.tiles[1:])
    shown = stream.getvalue()
    assert shown.isascii() or "─" in shown
    ascii_only = shown.isascii()
    assert shown == album_text(ALBUM, ALBUM.tiles[1:], ascii_only=ascii_only) + "\n"


@pytest.mark.parametrize(("width", "told"), [("60", True), ("74", True), ("75", False), ("200", False)])
def test_a_picture_that_is_cut_says_so(width: str, told: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the last columns have no room, one line below says how much they take."""
    stream = StringIO()
    monkeypatch.setattr("sys.stdout", stream)
    monkeypatch.setenv("COLUMNS", width)
    Page().album(ALBUM)
    said = " ".join(stream.getvalue().split())
    assert ("cut off at the right: the album is 75 characters wide, the terminal " + width in said) == told
    assert ("cut off" in said) == told


def test_texts_are_not_read_as_markup(monkeypatch: pytest.MonkeyPatch) -> None:
    """Brackets of a table of points stay, and control characters do not reach the terminal."""
    stream = StringIO()
    monkeypatch.setattr("sys.stdout", stream)
    page = Page()
    page.print(lines_table([ScoreLine("[bold]x[/bold] \x1b[31m: sets theme [0, 9]", 9, 1)]))
    page.heading("a\x07b [red]")
    shown = stream.getvalue()
    assert "[bold]x[/bold] ?[31m: sets theme [0, 9]" in shown
    assert "a?b [red]" in shown


def test_tables_stand_side_by_side_where_they_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else one below the other, nothing cut."""
    for width, together in (("80", True), ("30", False)):
        stream = StringIO()
        monkeypatch.setattr("sys.stdout", stream)
        monkeypatch.setenv("COLUMNS", width)
        table = [lines_table([ScoreLine(name, 9, 1)]) for name in ("edges 10", "regions 2")]
        Page().beside(*table)
        shown = stream.getvalue()
        assert any("edges 10" in line and "regions 2" in line for line in shown.splitlines()) == together
        assert "edges 10" in shown
        assert "regions 2" in shown


def test_a_narrow_terminal_cuts_the_album(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its rows stay one below the other."""
    stream = StringIO()
    monkeypatch.setattr("sys.stdout", stream)
    monkeypatch.setenv("COLUMNS", "20")
    page = Page()
    page.album(ALBUM)
    whole = album_text(ALBUM, ascii_only=page.ascii_only).split("\n")
    shown, told, _ = stream.getvalue().partition("cut off")
    assert shown.split("\n")[:-1] == [row[:20].rstrip() for row in whole]
    assert told


@given(st.floats(-999, 999) | st.integers(-9990, 9990).map(lambda tenths: tenths / 10))
def test_points_have_one_decimal_at_most(value: float) -> None:
    """They are as near as a tenth can be; where samples tell them, the decimal stays where it is 0."""
    told, sampled = points(value), points(value, sampled=True)
    assert abs(float(told) - value) <= 0.05 + 1e-9
    assert sampled == f"{float(told):.1f}"
    assert told == sampled.removesuffix(".0")
    assert points(value, sign="+") == (told if told.startswith("-") else f"+{told}")


@given(st.floats(0.05, 999))
def test_points_lost_are_those_won(value: float) -> None:
    """A half is rounded away from zero on both sides, as in the browser."""
    assert points(-value) == f"-{points(value)}"


@pytest.mark.parametrize("value", [0.0, -0.0, 0.04, -0.04])
def test_zero_has_no_sign(value: float) -> None:
    """Nor has what is rounded to zero."""
    assert (points(value), points(value, sampled=True)) == ("0", "0.0")
