"""Values of moves of STAMPS: exact at the end of a game, before it by rollouts and sequential elimination."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, prod
from random import Random
from typing import TypeAlias

from stockbook.models.stamps_game.game import StampsPosition
from stockbook.optimizer.sampling.elimination import SequentialElimination, StopRule
from stockbook.optimizer.sampling.intervals import Estimate, differences, standard_error
from stockbook.optimizer.stamps_game.rollout import (
    LookupTables,
    PlaceAndColor,
    RolloutState,
    StampsDeterminization,
    all_determinizations,
    lead,
    random_determinization,
)

#: Between two players, of so many stamps a search lays one: the others cannot matter any more.
SPARED = 8

#: Samples after which moves are compared: 8, and from one time to the next half as many more.
CHECKS = tuple(int(8 * 1.5**number) for number in range(40))
#: Standard errors that another move is better than the rollout policy's own when it is taken instead.
SURE = 1.0
#: The samples of an agent end when one move is left; only time or work is a limit.
AGENT_RULE = StopRule(samples=10**9, checks=CHECKS, work=1)
#: A determinization, and the seed of the rollout in it.
Sample: TypeAlias = tuple[StampsDeterminization, int]


def exact_values(
    position: StampsPosition, tables: LookupTables, most_lays: int, check: Callable[[], None] = lambda: None
) -> dict[PlaceAndColor, Estimate] | None:
    """The value of every move, averaged over all determinizations.

    None when stamps are left to draw, or when a search would lay more than ``most_lays`` stamps. ``check`` is
    called before each stamp that is laid, and ends the search with its exception.
    """
    if position.pile:
        return None
    determinizations = all_determinizations(position)
    root = RolloutState.of(position, tables, determinizations[0][0])
    if len(determinizations) * _lays(root) > most_lays:
        return None
    values = dict.fromkeys(root.moves(), 0.0)
    for determinization, likely in determinizations:
        state = RolloutState.of(position, tables, determinization)
        for move in values:
            after = state.copy()
            after.lay(move)
            values[move] += likely * _Endgame(position.seat, check).lead(after)
    return {move: Estimate(value) for move, value in values.items()}


def _lays(state: RolloutState) -> int:
    """Number of stamps that a search may lay, roughly: each color at each place, but for the last stamp."""
    free = len(state.board.free)
    spared = SPARED if len(state.hands) == 2 else 1
    choices = [min(len({*hand}), left) for hand in state.hands for left in range(len(hand), 0, -1)]
    return prod(colors * (free + 2 * i) for i, colors in enumerate(sorted(choices)[1:])) // spared


@dataclass(frozen=True)
class _Endgame:
    """The search of an end of the game, with all hands open.

    Parameters
    ----------
    me
        My seat.
    check
        Called before each stamp that is laid; its exception ends the search.
    """

    me: int
    check: Callable[[], None]

    def lead(self, state: RolloutState) -> int:
        """My lead at the end."""
        if len(state.hands) == 2:
            return self._duel(state, -inf, inf)
        return lead(self._outcome(state), self.me)

    def _duel(self, state: RolloutState, low: float, high: float) -> int:
        """My lead with two players, as far as it lies between two limits; what one gains the other loses."""
        self.check()
        if state.over:
            return lead(state.tables.scores(state.tracks), self.me)
        if _last(state):
            return lead(_best_last(state), self.me)
        mine = state.turn == self.me
        best = -(10**9) if mine else 10**9
        points = state.tables.evaluation(0)
        for move in sorted(state.moves(), key=lambda move: -points[state.track_after(move)]):
            after = state.copy()
            after.lay(move)
            value = self._duel(after, low, high)
            if mine:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best

    def _outcome(self, state: RolloutState) -> list[int]:
        """The points of all players, each out for their own lead."""
        self.check()
        if state.over:
            return state.tables.scores(state.tracks)
        if _last(state):
            return _best_last(state)
        turn = state.turn
        outcomes = []
        for move in state.moves():
            after = state.copy()
            after.lay(move)
            outcomes.append(self._outcome(after))
        # Equal ways: the worse for me, and then any order that does not depend on the way.
        return max(outcomes, key=lambda scores: (lead(scores, turn), -lead(scores, self.me), scores))


def _last(state: RolloutState) -> bool:
    """Whether one stamp is left."""
    return sum(map(len, state.hands)) == 1


def _best_last(state: RolloutState) -> list[int]:
    """The points of all players when the last stamp is laid where it brings most."""
    tracks = list(state.tracks)
    points = state.tables.evaluation(0)
    tracks[state.turn] = max(map(state.track_after, state.moves()), key=points.__getitem__)
    return state.tables.scores(tracks)


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
