"""Every measure against a second count, on random albums."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.album.album import SIDE, Album
from stockbook.models.contests import Contest
from tests.recount import MEASURES, Recount
from tests.strategies import albums, full_albums

sides = st.tuples(st.integers(1, SIDE), st.integers(1, SIDE))


@settings(max_examples=250, deadline=None)
@given(sides.flatmap(lambda size: albums(*size, most=30) | full_albums(*size)))
def test_every_measure_agrees_with_a_second_count(album: Album) -> None:
    """The scorer and a count written in another way, on arrays, agree on every measure of the notation."""
    recount = Recount(album)
    for measure in MEASURES:
        assert Contest.parse(f"{measure} 1").measure.count(album) == recount.count(measure), measure
