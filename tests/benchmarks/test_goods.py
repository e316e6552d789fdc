"""Tests of the points that goods bring, as learned from self-play."""

from __future__ import annotations

from collections import defaultdict
from random import Random

import pytest

from benchmarks.goods import Got, fit, play


def test_a_game_says_who_got_more() -> None:
    """The same seed gives the same game; what both got alike does not count."""
    got, lead = play(5)
    assert (got, lead) == play(5)
    assert isinstance(lead, int)
    assert abs(got["tile"]) < 20
    tokens = sum(got[f"token, round {number}"] for number in (1, 2, 3))
    assert tokens in (-3, -1, 1, 3)


def test_weights_are_found_again() -> None:
    """From invented games whose leads follow known weights, with noise, within the intervals."""
    rng = Random(1)
    games: list[tuple[Got, int]] = []
    for _ in range(400):
        got: Got = defaultdict(float, {"tile": rng.randrange(-3, 4), "forever": rng.randrange(-2, 3)})
        games.append((got, round(2 * got["tile"] + 4 * got["forever"] + rng.gauss(0, 3))))
    found = fit(games)
    for name, weight in (("tile", 2), ("forever", 4)):
        value, reach = found[name]
        assert value == pytest.approx(weight, abs=2 * reach)
        assert 0 < reach < 0.5
