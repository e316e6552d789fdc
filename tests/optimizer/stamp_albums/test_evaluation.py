"""The evaluation of positions: its features, that it is not biased, and that it can be learned again."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np

from benchmarks.learn_stamp_albums import learn, samples
from stockbook.models.stamp_albums.cards import PAYS, POINTS
from stockbook.models.stamp_albums.game import StampAlbums
from stockbook.optimizer.stamp_albums.expected_lead import FEATURES, WEIGHTS, expected_gain, features

GAME = StampAlbums()


def test_what_is_counted() -> None:
    """At the start of a game: hands by their cards, what is on offer by its points, nothing bought yet."""
    state = GAME.start(Random(4))
    values = dict(zip(FEATURES, features(state), strict=True))
    mine, theirs = state.sides
    assert values["turn"] == 1
    assert values["my pays"] == values["my pays while stamps are left"] == sum(PAYS[c] for c in mine.hand)
    assert values["their cards"] == len(theirs.hand)
    assert values["shop points"] == sum(POINTS[card] for card in mine.shop + theirs.shop)
    assert values["excuse seen"] == 0
    poor = replace(state, sides=(replace(mine, hand=()), theirs))
    assert dict(zip(FEATURES, features(poor), strict=True))["my best stamp"] == 0
    assert expected_gain(poor) < expected_gain(state)


def test_the_evaluation_is_not_biased() -> None:
    """On games it has not learned from, it is right on average, also for rich and for poor hands."""
    seen, grown = samples(250, 99)
    values = np.array(seen)
    errors = np.array(grown) - values @ np.array(WEIGHTS)
    assert abs(errors.mean()) < 1.0
    pays = values[:, FEATURES.index("my pays")]
    for group in (pays < np.median(pays), pays >= np.median(pays)):
        assert abs(errors[group].mean()) < 1.5
    assert errors.std() < np.array(grown).std() * 0.95


def test_the_weights_are_learned_again() -> None:
    """Fewer games of another seed evaluate much like the weights that come with the program."""
    weights = np.array(learn(250, 5))
    values = np.array(samples(60, 7)[0])
    assert np.corrcoef(values @ weights, values @ np.array(WEIGHTS))[0, 1] > 0.9
