"""A move of STAMPS beside the best one, by the lead at the end."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from stockbook.models.stamps_game.game import StampsMove
from stockbook.models.stamps_game.grid import COLORS
from stockbook.models.stamps_game.position import StampsPosition
from stockbook.optimizer.comparison import Comparison, not_below_0
from stockbook.optimizer.sampling.elimination import StopRule
from stockbook.optimizer.sampling.intervals import Estimate, minus, paired_difference
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits
from stockbook.optimizer.stamps_game.advice import best_moves
from stockbook.optimizer.stamps_game.board import place_of
from stockbook.optimizer.stamps_game.move_values import move_elimination
from stockbook.optimizer.stamps_game.rollout import (
    LookupTables,
    PlaceAndColor,
    RolloutState,
    random_determinization,
)

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
