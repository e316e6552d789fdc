"""Bundles are divided into parts that share most of their tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.stampswap.reading import read_position
from stockbook.optimizer.swap.bundle import Bundle
from stockbook.optimizer.swap.tile_pool import split, switches
from stockbook.optimizer.swap.valuation import Valuation
from tests.cli.running import POSITIONS
from tests.optimizer.swap.boards import stamps, subsets

POSITION = read_position(POSITIONS / "sunday.toml")
VALUATION = Valuation(POSITION)
#: The bundles of all sets of five stamps, one of them twice.
BUNDLES = [VALUATION.bundle(goods) for goods in subsets((*stamps(POSITION)[:4], stamps(POSITION)[0]))]


def counted_switches(bundles: Sequence[Bundle]) -> int:
    """The tiles that are in some bundles only, by counting each signature."""
    tiles = [Counter(bundle.signatures) for bundle in bundles]
    every = {signature for each in tiles for signature in each}
    return sum(max(each[one] for each in tiles) - min(each[one] for each in tiles) for one in every)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.sampled_from(BUNDLES), min_size=1, max_size=20, unique_by=id), st.sampled_from([0, 1, 2, 6])
)
def test_parts_have_few_switches(bundles: list[Bundle], most: int) -> None:
    """Each bundle is in one part, no part has more switches than it may, and few are not divided at all."""
    parts = list(split(bundles, most))
    assert sorted(id(each) for part in parts for each in part) == sorted(map(id, bundles))
    assert all(switches(part) == counted_switches(part) <= most for part in parts)
    if counted_switches(bundles) <= most:
        assert [list(part) for part in parts] == [bundles]


def test_no_bundles_have_no_switches() -> None:
    """Where nothing is asked for there is nothing to divide."""
    assert switches([]) == 0
