"""Counts of actions and states for a tiny deck, against those kept in a file."""

from __future__ import annotations

from random import Random

import pytest

from stockbook.models.stampswap.effects import Reserves
from stockbook.models.stampswap.game.state import StampSwapState
from stockbook.models.stampswap.swap.cuts import cuts_of
from tests.models.stampswap.game.games import HERE, course, tiny

KEPT = HERE / "perft.txt"
DEPTHS = (1, 2, 3)
STARTS = tuple((number, phase) for number in (1, 3) for phase in ("collect", "cut", "choose", "show"))


def perft(state: StampSwapState, depth: int) -> tuple[int, int]:
    """(sequences of this many actions, different states they lead to)."""
    game, front = tiny(), {state: 1}
    for _ in range(depth):
        reached: dict[StampSwapState, int] = {}
        for here, ways in front.items():
            for action in game.actions(here):
                there = game.apply(here, action, Random(0))
                reached[there] = reached.get(there, 0) + ways
        front = reached
    return sum(front.values()), len(front)


def counted() -> str:
    """The file as it should be."""
    lines = ["# round phase depth sequences states"]
    for number, phase in STARTS:
        table_at = (s for s, _ in course(tiny(), 6) if (s.table.round, s.table.phase) == (number, phase))
        state = next(table_at)
        lines += [
            f"{number} {phase} {depth} {a} {b}" for depth in (1, 2, 3) for a, b in [perft(state, depth)]
        ]
    return "\n".join(lines) + "\n"


def test_counts_are_those_kept() -> None:
    """A change of the rules shows here: the number of courses a game can take stays the same."""
    assert counted() == KEPT.read_text("utf-8")


@pytest.mark.parametrize(("goods", "cuts"), [(3, 3), (4, 12), (5, 35), (6, 90)])
def test_cuts_are_counted_by_hand(goods: int, cuts: int) -> None:
    """One of n is reserved, the others are parted in 2^(n-2)-1 ways: 90 cuts of six goods."""
    assert len(set(cuts_of(goods, Reserves(1)))) == cuts
    assert goods * (2 ** (goods - 2) - 1) == cuts
