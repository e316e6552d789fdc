"""Every measure against a second count, on random albums."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.album import Album, PlacedTile
from stockbook.models.contests import Contest
from stockbook.models.stamps import COLORS, FOOTPRINTS, THEMES, Stamp, Tile
from tests.recount import MEASURES, Recount


@st.composite
def faces(draw: st.DrawFn, width: int, height: int) -> Stamp:
    """A stamp of this size with any face, few colors and themes being likely."""
    if (width, height) == (1, 1):
        return Stamp(1, 1)
    value = draw(st.sampled_from((1, 2, 3, None, -1)))
    if draw(st.integers(0, 5)) == 0:
        return Stamp(width, height, value=value or 4, rare=True)
    return Stamp(width, height, draw(st.sampled_from(COLORS)), draw(st.sampled_from(THEMES)), value)


@st.composite
def albums(draw: st.DrawFn) -> Album:
    """Albums of any size, from empty to full: each tile lies on any spaces that are free."""
    album = Album((), draw(st.integers(1, 12)), draw(st.integers(1, 12)))
    for size in draw(st.lists(st.sampled_from(FOOTPRINTS), max_size=30)):
        cells = list(album.fits(*size))
        if not cells:
            continue
        if {2, 4} == {*size} and draw(st.booleans()):
            halves = draw(faces(2, 2)), draw(faces(2, 2))
            tile = Tile.double(*halves, upright=size == (2, 4))
        else:
            tile = Tile.of(draw(faces(*size)))
        album = album.with_tiles([PlacedTile.at(tile, draw(st.sampled_from(cells)))])
    return album


@settings(max_examples=300, deadline=None)
@given(albums())
def test_every_measure_agrees_with_a_second_count(album: Album) -> None:
    """The scorer and a count written in another way, on arrays, agree on every measure of the notation."""
    recount = Recount(album)
    for measure in MEASURES:
        assert Contest.parse(f"{measure} 1").measure.count(album) == recount.count(measure), measure
