"""The best stamp to lay, and where: every move with its value, or a move beside the best one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar

from stockbook.models.play.goal import AnswerForm
from stockbook.models.stamps_game.game import StampsMove, StampsPosition, moves
from stockbook.models.stamps_game.grid import COLORS, Track, advance, points, trapped
from stockbook.optimizer.comparison import Comparison, not_below_0
from stockbook.optimizer.sampling.elimination import StopRule
from stockbook.optimizer.sampling.intervals import Estimate, minus, paired_difference
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits, Stopped
from stockbook.optimizer.stamps_game.board import place_of
from stockbook.optimizer.stamps_game.move_values import CHECKS, exact_values, move_elimination
from stockbook.optimizer.stamps_game.rollout import (
    LookupTables,
    PlaceAndColor,
    RolloutState,
    random_determinization,
)

#: Stamps that a search of the end may lay for each second that there is, and where no clock may matter.
END_RATE, END_LAYS = 15_000, 20_000
#: Share of the time for that search; the rest is for samples, where it does not end, and their least seconds.
END_SHARE, SHORTEST = 0.8, 0.001
#: Rollouts where no clock may matter.
ROLLOUTS = 3_000
#: Moves that are compared until the end, and half of the width of the best one's interval that is narrow
#: enough, in points.
LAST, WIDTH = 3, 0.2


@dataclass(frozen=True)
class MoveAdvice:
    """One move with its value.

    Parameters
    ----------
    move
        The stamp and its place.
    trapped
        Number of stamps that it traps of each color; only colors with any.
    gain
        The change of my points if the game ended now.
    track
        My pieces after it.
    lead
        The points by which I am expected to be ahead of the best opponent at the end.
    """

    move: StampsMove
    trapped: dict[str, int]
    gain: int
    track: Track
    lead: Estimate


@dataclass(frozen=True)
class RankedMoves:
    """Every move of a position, best first.

    Parameters
    ----------
    position
        The position that was asked about.
    advice
        One entry for each color in hand and free place.
    interrupted
        Whether Ctrl-C ended the search.
    """

    form: ClassVar[AnswerForm] = AnswerForm.STAMPS_MOVES
    position: StampsPosition
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

    Parameters
    ----------
    position
        My turn, with a stamp in hand.
    limits
        Limits of the search; a deterministic one makes a fixed number of rollouts.

    Raises
    ------
    KeyboardInterrupt
        After a stop, if nothing is known yet; later it ends the search.
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
    if limits.deterministic:
        limits = replace(limits, time=ROLLOUTS)
    rule = StopRule(samples=10**9, checks=CHECKS, least=LAST, width=WIDTH, work=1)
    elimination.run_to_answer(rule, SearchBudget(limits, elimination.progress))
    return dict(zip(candidates, elimination.estimates(), strict=True))


def _advice(position: StampsPosition, move: StampsMove, values: dict[PlaceAndColor, Estimate]) -> MoveAdvice:
    caught = trapped(position.grid, move.at, move.color, position.readings)
    printed = position.deck.track
    after = advance(position.track, caught, len(printed), position.readings)
    gain = points(after, printed) - points(position.track, printed)
    lead = values[place_of(move.at), COLORS.index(move.color)]
    return MoveAdvice(move, caught, gain, after, lead)


#: Share of the time to find the best move; the rest compares it with the one made, on samples of their own.
BEST_SHARE = 0.6
#: Samples of that comparison: most of them, and where no clock may matter.
MOST, DETERMINISTIC = 5_000, 400


def explain_move(position: StampsPosition, move: StampsMove, limits: SearchLimits) -> Comparison:
    """A legal move beside the best one.

    Leads are exact at the end of a game; before, samples compare them that did not choose the best move.

    Raises
    ------
    KeyboardInterrupt
        After a stop before the best move was found.
    """
    budget = SearchBudget(limits)
    shared = limits if limits.deterministic else replace(limits, time=limits.time * BEST_SHARE)
    ranked = best_moves(position, shared)
    if ranked.interrupted:
        raise KeyboardInterrupt
    best = ranked.advice[0]
    mine = next(each for each in ranked.advice if each.move == move)
    lost = Estimate(0.0)
    if mine is not best:
        exact = ranked.exact
        lost = minus(best.lead, mine.lead) if exact else _lost(position, best.move, move, budget)
    lost = not_below_0(lost)
    if not lost.value:
        best = mine
    rows = ("points at once", mine.gain, best.gain), ("expected lead", mine.lead.value, best.lead.value)
    return Comparison(str(move), str(best.move), lost, rows, ranked.exact)


def _lost(position: StampsPosition, best: StampsMove, move: StampsMove, budget: SearchBudget) -> Estimate:
    """The lead that a move gives away against another, as the mean over samples that are new."""
    limits = budget.limits
    rng = Random(f"{limits.seed}/compared")
    root = RolloutState.of(position, LookupTables(position), random_determinization(position, rng))
    elimination = move_elimination(position, root, [_numbers(best), _numbers(move)], rng)
    most = DETERMINISTIC if limits.deterministic else MOST
    elimination.run_to_answer(StopRule(most, (), drop=False), budget)
    return paired_difference(*elimination.values)


def _numbers(move: StampsMove) -> PlaceAndColor:
    return place_of(move.at), COLORS.index(move.color)
