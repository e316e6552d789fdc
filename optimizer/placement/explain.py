"""A move against the best one, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from stockbook.models.album.album import PlacedTile
from stockbook.models.contests import Contest
from stockbook.models.play.goal import AnswerForm
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import placing_faults
from stockbook.optimizer.placement.plan import PlacementAdvice, Plan
from stockbook.optimizer.placement.search import best_placement
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits, stopped_by_ctrl_c

#: Seconds to look for the best move after Ctrl-C has ended the search for the rest of the given one.
AFTER_CTRL_C = 0.1
#: The least seconds for the best move.
SHORTEST = 0.01


class IllegalMove(ValueError):
    """A move that the rules do not allow; ``reasons`` lists all of them."""

    def __init__(self, reasons: Sequence[str]) -> None:
        super().__init__("; ".join(reasons))
        self.reasons = tuple(reasons)


@dataclass(frozen=True)
class Explanation:
    """A move and the best move.

    Parameters
    ----------
    move
        The best answer that has the tiles of the move; those left over are placed as well as can be.
    best
        The best answer of all.
    """

    form: ClassVar[AnswerForm] = AnswerForm.PLACEMENT_EXPLAINED
    move: PlacementAdvice
    best: PlacementAdvice

    @property
    def difference(self) -> int:
        """Points that the move gives away."""
        return self.best.best - self.move.best

    def rows(self) -> list[tuple[str, int | None, int | None]]:
        """(label, points of the move, points of the best); None where a line is missing."""
        return plan_rows(self.move.plans[0], self.best.plans[0])

    @property
    def seconds(self) -> float | None:
        """Seconds of both searches; None for deterministic ones."""
        if self.move.seconds is None or self.best.seconds is None:
            return None
        return self.move.seconds + self.best.seconds

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl-C ended a search."""
        return self.move.interrupted or self.best.interrupted


def plan_rows(move: Plan, best: Plan) -> list[tuple[str, int | None, int | None]]:
    """(label, points of the move, points of the best); None where a line is missing."""
    there = [(line.label, line.points) for line in best.lines]
    rows: list[tuple[str, int | None, int | None]] = []
    for line in move.lines:
        same = next((entry for entry in there if entry[0] == line.label), None)
        if same:
            there.remove(same)
        rows.append((line.label, line.points, same[1] if same else None))
    return rows + [(label, None, points) for label, points in there]


@stopped_by_ctrl_c
def explain(
    position: Position,
    placed: Sequence[PlacedTile],
    *,
    contests: Sequence[Contest | None] | None = None,
    limits: SearchLimits = SearchLimits(),
) -> Explanation:
    """Compare a move, or the beginning of one, with the best.

    Parameters
    ----------
    position
        A Show Phase.
    placed
        The tiles of the move where they lie; those left over are placed by the search.
    contests
        The contests that the move may enter, as for ``best_placement``; the best move may enter any.
    limits
        Limits of both searches together, and where they report their progress.

    Raises
    ------
    IllegalMove
        If the tiles cannot be placed like this.
    """
    reasons = placing_faults(position, placed)
    if reasons:
        raise IllegalMove(reasons)
    budget = SearchBudget(limits)
    half = limits.time / 2
    move = best_placement(position, contests=contests, fixed=placed, limits=replace(limits, time=half))
    left = half if limits.deterministic else max(SHORTEST, budget.left)
    rest = replace(limits, time=AFTER_CTRL_C, stop=None) if move.interrupted else replace(limits, time=left)
    best = best_placement(position, limits=rest)
    return Explanation(move, not_below(best, move))


def not_below(best: PlacementAdvice, move: PlacementAdvice) -> PlacementAdvice:
    """The best answer, or the move where a search that was cut short has found less."""
    plan = move.plans[0]
    if plan.points <= best.best or plan.contest not in {each.contest for each in best.by_contest}:
        return best
    by_contest = tuple(
        replace(each, best=plan.points) if each.contest == plan.contest else each for each in best.by_contest
    )
    return replace(best, plans=move.plans, by_contest=by_contest)
