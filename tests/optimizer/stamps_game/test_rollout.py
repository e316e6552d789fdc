"""The deals of hidden stamps: all of them, as likely as they are."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from stockbook.models.stamps_game.game import StampsPosition
from stockbook.optimizer.stamps_game.rollout import all_determinizations, random_determinization
from tests.models.stamps_game.positions import end_of, position_after


def counted(position: StampsPosition) -> dict[tuple[tuple[int, ...], ...], float]:
    """How likely the hands are, by dealing the unseen stamps in every order."""
    stamps = [color for color, number in enumerate(position.unseen()) for _ in range(number)]
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for order in permutations(range(len(stamps)), position.hidden):
        rest = [stamps[i] for i in order]
        hands = []
        for opponent in position.opponents:
            hands.append(tuple(sorted(rest[: opponent.hand])))
            del rest[: opponent.hand]
        found[tuple(hands)] += 1
    return {hands: number / found.total() for hands, number in found.items()}


@pytest.mark.parametrize(("players", "left"), [(2, 4), (2, 3), (2, 1), (3, 5), (3, 2), (4, 6)])
@pytest.mark.parametrize("seed", range(4))
def test_all_deals(players: int, left: int, seed: int) -> None:
    """Every different deal once, with its likelihood; my own hand is mine."""
    position = end_of(seed, players, left)
    expected = counted(position)
    seen = {}
    for deal, likely in all_determinizations(position):
        others = [deal.hands[(position.seat + i) % players] for i in range(1, players)]
        seen[tuple(others)] = likely
        assert len(deal.hands[position.seat]) == len(position.hand)
        assert deal.pile == ()
    assert seen == pytest.approx(expected)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_deals_keep_every_stamp(players: int) -> None:
    """Hands and pile together are what is unseen, and each hand has its size."""
    position = position_after(1, players, 6)
    rng = Random(5)
    for _ in range(50):
        deal = random_determinization(position, rng)
        others = [deal.hands[(position.seat + i) % players] for i in range(1, players)]
        assert list(map(len, others)) == [opponent.hand for opponent in position.opponents]
        dealt = Counter([*deal.pile, *(color for hand in others for color in hand)])
        assert tuple(dealt[color] for color in range(5)) == position.unseen()
