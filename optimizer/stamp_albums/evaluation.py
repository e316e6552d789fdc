"""The evaluation of a position of Stamp Albums at the start of a turn: the lead still to come.

It is a linear model. Its weights are the least squares of how games of two rollout policies went on
(``python -m benchmarks.learn_stamp_albums``).
"""

from __future__ import annotations

from stockbook.models.stamp_albums.card_moves import on_offer
from stockbook.models.stamp_albums.cards import CARDS, IS_ACE, PAYS, POINTS
from stockbook.models.stamp_albums.payments import affordable
from stockbook.models.stamp_albums.state import AlbumsState, Cards

_SUITS = tuple(0 if IS_ACE[number] else len(card.suits) for number, card in enumerate(CARDS))
_ALL_POINTS = sum(POINTS)

#: The features of a position: of the player whose turn it is (my) and of the other (their).
FEATURES = (
    "turn",
    *(f"my {what}" for what in ("pays", "suits", "aces", "cards", "pays while stamps are left")),
    *(f"their {what}" for what in ("pays", "suits", "aces", "cards", "pays while stamps are left")),
    *("my best stamp", "shop points", "market points", "market pays", "excuse seen"),
)


def features(state: AlbumsState) -> list[float]:
    """The values of ``FEATURES``.

    ``my best stamp`` is the most valuable one on offer that my hand buys; ``pays while stamps are left`` is
    what a hand pays times the part of all points that is in no album.
    """
    player = state.turn.player
    mine, theirs = state.sides[player], state.sides[1 - player]
    bought = sum([POINTS[card] for card in mine.album + theirs.album])
    left = 1 - bought / _ALL_POINTS
    offer = on_offer(state)
    market = state.market
    return [
        1.0,
        *_hand(mine.hand, left),
        *_hand(theirs.hand, left),
        max([POINTS[card] for card in offer if POINTS[card] and affordable(card, mine.hand)], default=0),
        sum([POINTS[card] for card in mine.shop + theirs.shop]),
        sum([POINTS[card] for card in market]),
        sum([PAYS[card] for card in market if not POINTS[card]]),
        state.excuse_seen,
    ]


def _hand(hand: Cards, left: float) -> tuple[float, ...]:
    pays = sum([PAYS[card] for card in hand])
    suits = sum([_SUITS[card] for card in hand])
    return pays, suits, sum([IS_ACE[card] for card in hand]), len(hand), pays * left


def expected_gain(state: AlbumsState) -> float:
    """The points by which the lead of the player whose turn it is may be expected to grow until the end."""
    return sum([weight * value for weight, value in zip(WEIGHTS, features(state), strict=True)])


#: A weight for each feature, in points; from 4,000 games with seed 1.
WEIGHTS = (
    -7.974,
    0.314,
    0.64,
    2.176,
    -2.039,
    0.304,
    -0.193,
    -0.782,
    -1.912,
    3.516,
    -0.374,
    0.891,
    -0.061,
    -0.024,
    0.044,
    1.239,
)
