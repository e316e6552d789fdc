"""The best stamp to lay, and where: moves valued exactly at the end of a game, before it by rollouts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import inf, prod
from random import Random
from typing import ClassVar, TypeAlias

from stockbook.models.play.goal import AnswerForm
from stockbook.models.stamps_game.game import StampsMove, StampsPosition, moves
from stockbook.models.stamps_game.grid import COLORS, Track, advance, points, trapped
from stockbook.optimizer.rollouts import (
    BEST_SHARE,
    CHECKS,
    Comparison,
    lead_of,
    not_below_0,
    points_lost,
    run_rollouts,
)
from stockbook.optimizer.sampling.elimination import SequentialElimination, StopRule
from stockbook.optimizer.sampling.intervals import (
    Estimate,
    differences,
    minus,
    standard_error,
)
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits, Stopped
from stockbook.optimizer.stamps_game.board import place_of
from stockbook.optimizer.stamps_game.rollout import (
    LookupTables,
    PlaceAndColor,
    RolloutState,
    StampsDeterminization,
    all_determinizations,
    random_determinization,
)

#: Between two players, of so many stamps a search lays one: the others cannot matter any more.
SPARED = 8

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
    """The search of an end of the game, with all hands open."""

    #: My seat.
    me: int
    #: Called before each stamp that is laid; its exception ends the search.
    check: Callable[[], None]

    def lead(self, state: RolloutState) -> int:
        """My lead at the end."""
        if len(state.hands) == 2:
            return self._duel(state, -inf, inf)
        return lead_of(self._outcome(state), self.me)

    def _duel(self, state: RolloutState, low: float, high: float) -> int:
        """My lead with two players, as far as it lies between two limits; what one gains the other loses."""
        self.check()
        if state.over:
            return lead_of(state.tables.scores(state.tracks), self.me)
        if _last(state):
            return lead_of(_best_last(state), self.me)
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
        return max(outcomes, key=lambda scores: (lead_of(scores, turn), -lead_of(scores, self.me), scores))


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


#: Stamps that a search of the end may lay for each second that there is, and where no clock may matter.
END_RATE, END_LAYS = 15_000, 20_000
#: Share of the time for that search; the rest is for samples, where it does not end, and their least seconds.
END_SHARE, SHORTEST = 0.8, 0.001
#: Rollouts where no clock may matter.
ROLLOUTS = 3_000


@dataclass(frozen=True)
class MoveAdvice:
    """One move with its value."""

    #: The stamp and its place.
    move: StampsMove
    #: Number of stamps that it traps of each color; only colors with any.
    trapped: dict[str, int]
    #: The change of my points if the game ended now.
    gain: int
    #: My pieces after it.
    track: Track
    #: The points by which I am expected to be ahead of the best opponent at the end.
    lead: Estimate


@dataclass(frozen=True)
class RankedMoves:
    """Every move of a position, best first."""

    form: ClassVar[AnswerForm] = AnswerForm.STAMPS_MOVES
    position: StampsPosition
    #: One entry for each color in hand and free place.
    advice: tuple[MoveAdvice, ...]
    interrupted: bool = False

    @property
    def exact(self) -> bool:
        """Whether the game was searched to its end."""
        return self.advice[0].lead.exact

    @property
    def samples(self) -> int:
        """Number of samples of the best move; 0 if it is exact."""
        return self.advice[0].lead.samples


def best_moves(position: StampsPosition, limits: SearchLimits = SearchLimits()) -> RankedMoves:
    """Every move of a position whose turn is mine, with its value.

    Once the pile is empty and few stamps are left, every way to deal the hidden hands is searched to the end
    (``exact_values``). Before, every move is tried on the same determinizations, and played out by the
    rollout policy (``move_elimination``).

    A deterministic search makes a fixed number of rollouts. Raises ``KeyboardInterrupt`` after a stop, if
    nothing is known yet; later it ends the search.
    """
    budget = SearchBudget(limits)
    tables = LookupTables(position)
    found = _searched(position, tables, budget)
    if found is None:
        found = _sampled(position, tables, replace(limits, time=max(budget.left, SHORTEST)))
    entries = [_advice(position, move, found) for move in moves(position.grid, position.hand)]
    entries.sort(key=lambda entry: (-entry.lead.value, -entry.gain))
    return RankedMoves(position, tuple(entries), budget.interrupted)


def _searched(
    position: StampsPosition, tables: LookupTables, budget: SearchBudget
) -> dict[PlaceAndColor, Estimate] | None:
    """The exact value of every move; None where stamps are left to draw, or time is too short."""
    limits = budget.limits
    most = END_LAYS if limits.deterministic else int(END_RATE * limits.time)
    try:
        with budget.within(END_SHARE):
            return exact_values(position, tables, most, budget.check)
    except Stopped:
        return None


def _sampled(
    position: StampsPosition, tables: LookupTables, limits: SearchLimits
) -> dict[PlaceAndColor, Estimate]:
    """The value of every move from samples."""
    rng = Random(limits.seed)
    root = RolloutState.of(position, tables, random_determinization(position, rng))
    candidates = list(root.moves())
    elimination = move_elimination(position, root, candidates, rng)
    run_rollouts(elimination, limits, ROLLOUTS)
    return dict(zip(candidates, elimination.estimates(), strict=True))


def _advice(position: StampsPosition, move: StampsMove, values: dict[PlaceAndColor, Estimate]) -> MoveAdvice:
    caught = trapped(position.grid, move.at, move.color, position.readings)
    printed = position.deck.track
    after = advance(position.track, caught, len(printed), position.readings)
    gain = points(after, printed) - points(position.track, printed)
    lead = values[_numbers(move)]
    return MoveAdvice(move, caught, gain, after, lead)


#: Samples that compare a move with the best one: most of them, and where no clock may matter.
MOST, DETERMINISTIC = 5_000, 400


def explain_move(position: StampsPosition, move: StampsMove, limits: SearchLimits) -> Comparison:
    """A legal move beside the best one.

    Leads are exact at the end of a game; before, samples compare them that did not choose the best move.

    Raises ``KeyboardInterrupt`` after a stop before the best move was found.
    """
    budget = SearchBudget(limits)
    ranked = best_moves(position, limits.share(BEST_SHARE))
    if ranked.interrupted:
        raise KeyboardInterrupt
    best = ranked.advice[0]
    mine = next(each for each in ranked.advice if each.move == move)
    lost = Estimate(0.0)
    if mine is not best:
        lost = (
            not_below_0(minus(best.lead, mine.lead))
            if ranked.exact
            else _lost(position, best.move, move, budget)
        )
    if not lost.value:
        best = mine
    rows = ("points at once", mine.gain, best.gain), ("expected lead", mine.lead.value, best.lead.value)
    return Comparison(str(move), str(best.move), lost, rows, ranked.exact)


def _lost(position: StampsPosition, best: StampsMove, move: StampsMove, budget: SearchBudget) -> Estimate:
    """The lead that a move gives away against another, as the mean over samples that are new."""
    limits = budget.limits
    rng = Random(f"{limits.seed}/compared")
    root = RolloutState.of(position, LookupTables(position), random_determinization(position, rng))
    pair = move_elimination(position, root, [_numbers(best), _numbers(move)], rng)
    return points_lost(pair, DETERMINISTIC if limits.deterministic else MOST, budget)


def _numbers(move: StampsMove) -> PlaceAndColor:
    return place_of(move.at), COLORS.index(move.color)
