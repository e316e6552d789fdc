"""The drawing of an album and of a position: valid XML that has every stamp's words."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings

from stockbook.models.album.album import Album, cell_name
from stockbook.models.album.notation import parse_placed_tiles, parse_tile
from stockbook.models.album.stamps import COLORS, THEMES, Stamp
from stockbook.models.contests import Contest
from stockbook.models.drawing.album_svg import album_svg, position_svg
from stockbook.models.drawing.stamp_svg import swatch, tile_svg
from stockbook.models.drawing.svg import GROUNDS, ground
from stockbook.models.stampswap.position import Player, Position
from tests.strategies import albums, positions

NAMESPACE = "{http://www.w3.org/2000/svg}"


def texts(drawing: str) -> list[str]:
    """The visible texts of a drawing."""
    root = ElementTree.fromstring(drawing.encode())
    assert root.tag == f"{NAMESPACE}svg"
    return [element.text or "" for element in root.iter(f"{NAMESPACE}text")]


def stamp_texts(text: str) -> list[str]:
    """The texts on one tile."""
    root = ElementTree.fromstring(tile_svg(parse_tile(text), (0, 0)))
    return [element.text or "" for element in root.iter("text")]


def caption(stamp: Stamp) -> list[str]:
    """The texts that a stamp must show."""
    if stamp.forever:
        return ["forever"]
    value = [] if stamp.canceled else [str(stamp.value).replace("-", "\N{MINUS SIGN}")]
    if stamp.rare:
        return [*value, "rare"]
    state = " canceled" if stamp.canceled else " faded" if stamp.faded else ""
    if stamp.width == 2:
        return [*value, stamp.theme or "", f"{stamp.color}{state}"]
    return [*value, f"{stamp.color} {stamp.theme}{state}"]


@settings(max_examples=30)
@given(albums())
def test_every_stamp_shows_its_words(album: Album) -> None:
    """The drawing is valid XML; color, theme, value or postmark's word of each stamp are texts in it."""
    found = texts(album_svg(album, legend=False))
    expected = sorted(word for placed in album.stamps for word in caption(placed.stamp))
    names = [*"abcdefghijkl", *map(str, range(1, 13))]
    assert sorted(found) == sorted([*expected, *names])


@settings(max_examples=30)
@given(albums(width=5, height=3))
def test_new_tiles_are_marked_with_a_word(album: Album) -> None:
    """As many tags as new tiles, and none without."""
    assert texts(album_svg(album, frozenset(album.tiles[::2]))).count("new") == len(album.tiles[::2])
    assert "new" not in texts(album_svg(album))


@pytest.mark.parametrize(
    ("tile", "shown"),
    [
        ("2x2 blue monuments 3", ["3", "monuments", "blue"]),
        ("4x2 purple animals canceled", ["purple animals canceled"]),
        ("2x3 green space -2", ["\N{MINUS SIGN}2", "space", "green faded"]),
        ("3x3 rare 6", ["6", "rare"]),
        ("forever", ["forever"]),
        ("double 4x2 (brown vehicles 1 | rare 2)", ["1", "vehicles", "brown", "2", "rare"]),
    ],
)
def test_what_a_tile_shows(tile: str, shown: list[str]) -> None:
    """The value first, where there is one, then the words."""
    assert stamp_texts(tile) == shown


def test_a_double_has_holes_between_its_stamps() -> None:
    """Its joint is drawn, and one piece of paper lies under both halves."""
    root = ElementTree.fromstring(tile_svg(parse_tile("double 2x4 (blue space 1 | blue space 1)"), (0, 0)))
    edges = [path for path in root.findall("path") if path.get("stroke")]
    joints = [group for group in root.findall("g") if len(group.findall("circle")) > 5]
    assert (len(edges), len(joints)) == (1, 1)
    single = ElementTree.fromstring(tile_svg(parse_tile("2x4 blue space 1"), (0, 0)))
    assert not [group for group in single.findall("g") if len(group.findall("circle")) > 5]


def test_colors_differ_without_color() -> None:
    """Each color has a hatching of its own, and a faded stamp is much paler than its color."""
    lines = {swatch(color, 24, 15).partition(" d=")[2].partition(" ")[0] for color in COLORS}
    assert len(lines) == len(COLORS)
    for color in COLORS:
        faded = ground(Stamp(2, 2, color, "space", -1))
        assert int(faded[1:3], 16) + int(faded[5:7], 16) > int(GROUNDS[color][1:3], 16) + int(
            GROUNDS[color][5:7], 16
        )


def test_the_legend_names_colors_and_themes() -> None:
    """Each once on an empty album; a double is explained where there is one."""
    found = texts(album_svg(Album()))
    assert [found.count(word) for word in (*COLORS, *THEMES)] == [1] * 10
    assert "double" not in found
    tiles = parse_placed_tiles("double 4x2 (blue animals 1 | green space -1)@a1")
    assert "double" in texts(album_svg(Album(tiles)))


def test_a_title_may_hold_anything() -> None:
    """Markup and control characters of a user's text cannot break the drawing."""
    assert texts(album_svg(Album((), 2, 2), title="<b> & \x1b[31m\ufffe"))[0] == "<b> & ?[31m?"


@settings(max_examples=15)
@given(positions())
def test_a_position_shows_its_tiles_and_contests(position: Position) -> None:
    """The tiles to place are drawn below the album, in order, and the drawing is valid XML."""
    found = texts(position_svg(position))
    assert ("to place" in found) == bool(position.place)
    assert "contests" in found
    drawing = position_svg(replace(position, me=replace(position.me, album=Album())))
    titles = [e.text for e in ElementTree.fromstring(drawing.encode()).iter(f"{NAMESPACE}title")]
    assert titles == [str(tile) for tile in position.place]


def test_a_long_text_takes_several_lines() -> None:
    """No line of the footer runs off the page."""
    name = "a name of many words " * 12
    position = Position(round=1, contests=(Contest.parse(f"{name}: edges 10"),))
    lines = [text for text in texts(position_svg(position)) if "many words" in text]
    assert len(lines) > 2
    assert max(map(len, lines)) <= 80


def test_notebooks_draw_albums_and_positions() -> None:
    """Albums and positions draw themselves in notebooks, with the cell of each stamp."""
    tiles = parse_placed_tiles("2x2 blue animals 3@a1; forever@c5")
    album = Album(tiles)
    position = Position(round=2, contests=(), me=Player(album=album))
    for drawing in (album._repr_svg_(), position._repr_svg_()):
        titles = [e.text for e in ElementTree.fromstring(drawing.encode()).iter(f"{NAMESPACE}title")]
        assert titles == [f"{each.tile} at {cell_name(each.cell)}" for each in tiles]


def test_a_long_caption_stays_between_the_perforations() -> None:
    """The caption of a canceled 3x2 stamp touched both perforations."""
    for text in ("3x2 purple monuments canceled", "2x2 yellow monuments canceled"):
        root = ElementTree.fromstring(tile_svg(parse_tile(text), (0, 0)))
        caption = [each for each in root.iter("text") if "canceled" in (each.text or "")]
        assert len(caption) == 1
        inside = 60 * int(text[0]) - 18
        assert 0.62 * float(caption[0].get("font-size", 0)) * len(caption[0].text or "") <= inside + 1
