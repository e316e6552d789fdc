"""Moves of STAMPS compared by rollouts on the same determinizations, by sequential elimination."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from stockbook.models.stamps_game.position import StampsPosition
from stockbook.optimizer.sampling.elimination import SequentialElimination, StopRule
from stockbook.optimizer.sampling.intervals import standard_error
from stockbook.optimizer.sampling.pairs import differences
from stockbook.optimizer.stamps_game.determinizations import StampsDeterminization, random_determinization
from stockbook.optimizer.stamps_game.rollout import PlaceAndColor, RolloutState

#: Samples after which moves are compared: 8, and from one time to the next half as many more.
CHECKS = tuple(int(8 * 1.5**number) for number in range(40))
#: Standard errors that another move is better than the rollout policy's own when it is taken instead.
SURE = 1.0
#: The samples of an agent end when one move is left; only time or work is a limit.
AGENT_RULE = StopRule(samples=10**9, checks=CHECKS, work=1)

#: A determinization, and the seed of the rollout in it.
Sample: TypeAlias = tuple[StampsDeterminization, int]


def move_elimination(
    position: StampsPosition,
    root: RolloutState,
    moves: Sequence[PlaceAndColor],
    rng: Random,
    rounds: int | None = None,
) -> SequentialElimination[Sample]:
    """The elimination that compares one or more moves by my lead at the end of rollouts.

    ``root`` is the position, at my turn, in any of its determinizations. After a number of rounds the pieces
    are evaluated instead; with None all rollouts are played to the end.
    """
    me = position.seat
    states = []
    for move in moves:
        after = root.copy()
        after.lay(move)
        states.append(after)

    def draw() -> Sample:
        return random_determinization(position, rng), rng.getrandbits(32)

    def leads(sample: Sample, numbers: Sequence[int]) -> list[float]:
        determinization, seed = sample
        found = []
        for number in numbers:
            state = states[number].copy()
            state.deal_again(determinization, me, moves[number][1])
            found.append(state.rollout(me, Random(seed), rounds))
        return found

    return SequentialElimination(len(moves), draw, leads)


def cautious_choice(elimination: SequentialElimination[Sample]) -> int:
    """The best move; the first one unless another is better by more than chance can easily do."""
    best = elimination.best
    first, values = elimination.values[0], elimination.values[best]
    if best == 0 or len(first) < len(values):
        return best
    gains = differences(values, first)
    error = standard_error(gains)
    return best if error is None or sum(gains) / len(gains) >= SURE * error else 0


def favorites(root: RolloutState, number: int, rng: Random) -> list[PlaceAndColor]:
    """The moves after which the pieces of the player on turn are worth most, best first; equal ones in any
    order."""
    moves = list(root.moves())
    rng.shuffle(moves)
    values = root.tables.evaluation(root.turns)
    return sorted(moves, key=lambda move: -values[root.track_after(move)])[:number]
