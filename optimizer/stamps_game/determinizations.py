"""Determinizations of a position of STAMPS: the other hands and the order of the pile, as they may be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import comb
from random import Random

from stockbook.models.stamps_game.grid import COLORS
from stockbook.models.stamps_game.position import StampsPosition

#: A hand as the numbers of its colors.
Hand = tuple[int, ...]


@dataclass(frozen=True)
class StampsDeterminization:
    """The hidden stamps of a position as they may be, all dealt.

    Parameters
    ----------
    hands
        Every hand by the number of its player in the game; mine is one of them.
    pile
        The stamps to draw, the next one last.
    """

    hands: tuple[Hand, ...]
    pile: Hand = ()


def random_determinization(position: StampsPosition, rng: Random) -> StampsDeterminization:
    """Deal the hidden stamps, each order as likely as any other."""
    unseen = [color for color, number in enumerate(position.unseen()) for _ in range(number)]
    hidden = rng.sample(unseen, position.hidden)
    hands = []
    for opponent in position.opponents:
        hands.append(tuple(hidden[: opponent.hand]))
        del hidden[: opponent.hand]
    return StampsDeterminization(_seated(position, hands), tuple(hidden))


def all_determinizations(position: StampsPosition) -> list[tuple[StampsDeterminization, float]]:
    """Every way to deal the other hands when the pile is empty, with its probability."""
    found: dict[tuple[Hand, ...], int] = {(): 1}
    for opponent in position.opponents:
        found = {
            (*hands, hand): ways * more
            for hands, ways in found.items()
            for hand, more in _hands(_left(position, hands), opponent.hand)
        }
    total = sum(found.values())
    return [
        (StampsDeterminization(_seated(position, list(hands))), ways / total) for hands, ways in found.items()
    ]


def _left(position: StampsPosition, hands: tuple[Hand, ...]) -> list[int]:
    dealt = [color for hand in hands for color in hand]
    return [number - dealt.count(color) for color, number in enumerate(position.unseen())]


def _hands(left: list[int], size: int) -> Iterator[tuple[Hand, int]]:
    """The different hands out of so many stamps of each color, with the number of ways to take them."""
    if size == 0:
        yield (), 1
    for first, number in enumerate(left if size else ()):
        for most in range(1, min(number, size) + 1):
            rest = [0] * (first + 1) + left[first + 1 :]
            for hand, ways in _hands(rest, size - most):
                yield (first,) * most + hand, ways * comb(number, most)


def _seated(position: StampsPosition, others: list[Hand]) -> tuple[Hand, ...]:
    """All hands by number in the game, with mine."""
    mine = tuple(COLORS.index(color) for color in position.hand)
    after = position.players - position.seat - 1
    return (*others[after:], mine, *others[:after])
