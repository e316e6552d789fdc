"""A placement against the best one, by what both bring by the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from stockbook.models.album.album import PlacedTile
from stockbook.models.contests import Contest
from stockbook.models.play.goal import AnswerForm
from stockbook.models.stampswap.legality import placing_faults
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles
from stockbook.optimizer.placement.explain import AFTER_CTRL_C, IllegalMove
from stockbook.optimizer.sampling.intervals import Estimate, mean
from stockbook.optimizer.sampling.pairs import best_with_evidence, paired_difference
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.limits import SearchLimits, stopped_by_ctrl_c
from stockbook.optimizer.stampswap.game_placement import (
    GamePlacementAnswer,
    GamePlan,
    best_placement_for_game,
)

#: Share of the time for the best move; the move that was asked about has the rest.
BEST_SHARE = 0.6


@dataclass(frozen=True)
class GameExplanation:
    """A move and the best move, with the points that both bring by the end in the same samples.

    Parameters
    ----------
    move
        The best plan that has the tiles of the move; those left over are placed as well as can be.
    best
        The best plan of all, the one that is advised.
    difference
        The points by the end of the game that the move gives away, as the mean of the differences in each
        sample; exactly 0 where the move is the best one.
    answer
        The answer that the best plan is from.
    seconds
        Seconds that both answers took; None for a deterministic one.
    interrupted
        Whether Ctrl-C has ended it.
    """

    form: ClassVar[AnswerForm] = AnswerForm.GAME_PLACEMENT_EXPLAINED
    move: GamePlan
    best: GamePlan
    difference: Estimate
    answer: GamePlacementAnswer
    seconds: float | None
    interrupted: bool


@stopped_by_ctrl_c
def explain_for_game(
    position: Position,
    placed: Sequence[PlacedTile],
    *,
    contests: Sequence[Contest | None] | None = None,
    unseen_tiles: UnseenTiles | None = None,
    limits: SearchLimits = SearchLimits(),
) -> GameExplanation:
    """Compare a move before the last round, or the beginning of one, with the one advised for the game.

    Parameters
    ----------
    position, unseen_tiles
        As for ``best_placement_for_game``.
    placed, contests
        As for ``explain``.
    limits
        Limits of both searches together. A deterministic one gives each the whole of them: the best move is
        then that of ``best_placement_for_game`` with the same limits.

    Raises
    ------
    IllegalMove
        If the tiles cannot be placed like this.
    """
    reasons = placing_faults(position, placed)
    if reasons:
        raise IllegalMove(reasons)
    budget = SearchBudget(limits)
    shared = limits if limits.deterministic else replace(limits, time=limits.time * BEST_SHARE)
    answer = best_placement_for_game(position, unseen_tiles=unseen_tiles, limits=shared)
    best = answer.plans[0]
    if best.plan.placement.issuperset(placed) and (contests is None or best.plan.contest in contests):
        return GameExplanation(best, best, Estimate(0.0), answer, budget.seconds, answer.interrupted)
    if answer.interrupted:
        shared = replace(limits, time=AFTER_CTRL_C, stop=None)
    elif not limits.deterministic:
        shared = replace(limits, time=max(budget.left, AFTER_CTRL_C))
    other = best_placement_for_game(
        position, contests=contests, fixed=placed, samples=answer.samples, limits=shared
    )
    move, best = _on_common_samples(other.plans[0], best)
    if _advised(move, best) is move:
        best, difference = move, Estimate(0.0)
    else:
        difference = paired_difference(best.points, move.points)
    interrupted = answer.interrupted or other.interrupted
    return GameExplanation(move, best, difference, answer, budget.seconds, interrupted)


def _on_common_samples(*plans: GamePlan) -> list[GamePlan]:
    """The plans with what is expected on the samples that all of them have."""
    common = min(len(plan.points) for plan in plans)
    found = []
    for plan in plans:
        points = plan.points[:common]
        expected = mean(points) if points else Estimate(plan.plan.points, few=True)
        found.append(replace(plan, points=points, expected=expected))
    return found


def _advised(*plans: GamePlan) -> GamePlan:
    """The plan that is advised by the rule of all advice: sure points are given up only with evidence."""
    values = [plan.points for plan in plans]
    # Of equal ones the last.
    top = max(range(len(plans)), key=lambda number: (sum(values[number]), number))
    return plans[best_with_evidence(values, top, [plan.plan.points for plan in plans])]
