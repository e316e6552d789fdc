"""The deck: how it is built, and that samples of what is hidden come as often as real deals."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import fmean

import pytest

from stockbook.models.stamp_albums.cards import EXCUSE, PLAIN, STAMPS
from stockbook.models.stamp_albums.game import StampAlbums
from stockbook.models.stamp_albums.state import (
    BOTTOM,
    PILE,
    AlbumsReadings,
    AlbumsView,
    PlayerCards,
    TurnState,
    build_deck,
)
from tests.models.stamp_albums.games import all_cards, random_states

GAME = StampAlbums()


@pytest.mark.parametrize("seed", range(20))
def test_the_deck(seed: int) -> None:
    """Three piles of twelve with four or five stamps each, then the Excuse and eight cards that are none."""
    deck = build_deck(Random(seed))
    assert sorted(deck) == sorted({EXCUSE, *PLAIN, *STAMPS})
    piles = [deck[start : start + PILE] for start in (0, PILE, 2 * PILE)]
    assert sorted(len(STAMPS.intersection(pile)) for pile in piles) == [4, 5, 5]
    assert deck[3 * PILE] == EXCUSE
    assert PLAIN.issuperset(deck[-BOTTOM:])


def test_each_pile_may_lie_on_top() -> None:
    """The pile with four stamps lies anywhere, and stamps lie anywhere in their pile."""
    decks = [build_deck(Random(seed)) for seed in range(400)]
    few = Counter(
        next(i for i in range(3) if len(STAMPS.intersection(deck[PILE * i : PILE * (i + 1)])) == 4)
        for deck in decks
    )
    assert all(90 <= few[i] <= 180 for i in range(3))
    assert {i for deck in decks for i in range(3 * PILE) if deck[i] in STAMPS} == set(range(3 * PILE))


def test_samples_are_as_frequent_as_deals() -> None:
    """Where so many stamps have been seen, those next in a sample are as many as in real decks."""
    cut, near = 20, 4
    real: dict[int, list[int]] = {}
    example: dict[int, AlbumsView] = {}
    for seed in range(6000):
        deck = build_deck(Random(seed))
        seen, rest = deck[:cut], deck[cut:]
        stamps = tuple(card for card in seen if card in STAMPS)
        real.setdefault(len(stamps), []).append(len(STAMPS.intersection(rest[:near])))
        example[len(stamps)] = AlbumsView(
            player=0,
            me=PlayerCards(album=stamps),
            other=PlayerCards(),
            other_hand=0,
            market=(),
            discard=tuple(card for card in seen if card not in STAMPS),
            draw=len(rest),
            excuse_seen=False,
            turn=TurnState(),
        )
    rng = Random(7)
    checked = 0
    for stamps_seen, counts in real.items():
        if len(counts) > 500:
            drawn = [
                len(STAMPS.intersection(GAME.sample(example[stamps_seen], rng).draw[:near]))
                for _ in range(2000)
            ]
            assert abs(fmean(drawn) - fmean(counts)) < 0.15
            checked += 1
    assert checked >= 3


@pytest.mark.parametrize("seed", range(12))
def test_a_sample_looks_like_its_view(seed: int) -> None:
    """All through a game, what a player sees stays, and every card is there once."""
    rng = Random(seed)
    for state in random_states(GAME, seed):
        for player in (0, 1):
            view = GAME.view(state, player)
            other = GAME.sample(view, rng)
            assert GAME.view(other, player) == view
            assert sorted(all_cards(other)) == list(range(state.excuse_seen, 45))
            if not view.excuse_seen:
                assert PLAIN.issuperset(other.draw[other.draw.index(EXCUSE) + 1 :])
            else:
                assert STAMPS.isdisjoint(other.draw)


def test_samples_differ_in_what_is_hidden() -> None:
    """The opponent's hand and the draw pile are not those of the state that was looked at."""
    state = GAME.start(Random(3))
    view = GAME.view(state, 0)
    rng = Random(1)
    samples = [GAME.sample(view, rng) for _ in range(50)]
    hidden = {card for sample in samples for card in sample.sides[1].hand}
    assert len(hidden) > 15
    assert len({sample.draw for sample in samples}) == 50


def test_cards_that_lie_nowhere_are_out_of_the_game() -> None:
    """A view of a few cards gives samples of so many cards as it says."""
    view = AlbumsView(0, PlayerCards(), PlayerCards(), 5, (), (), 20, False, TurnState())
    rng = Random(2)
    for _ in range(100):
        sample = StampAlbums(AlbumsReadings()).sample(view, rng)
        assert len(sample.sides[1].hand) == 5
        assert len(set(sample.draw)) == 20
        assert 1 <= len(STAMPS.intersection(sample.draw)) <= 11
