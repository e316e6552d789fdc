"""The searches for a move beside the best one and for wishes, in Stamp Swap and against Pinzetta."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import takewhile
from typing import Any, ClassVar

from stockbook.games.definition import Search
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.pinzetta.procedure import UNEVEN
from stockbook.models.play.goal import AnswerForm, Goal
from stockbook.models.stampswap.in_force import reserves_allowed
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.cuts import Cut, CutWish, cut_faults
from stockbook.models.stampswap.wishes import Wish
from stockbook.optimizer.pinzetta.advice import SoloAdvice, SoloCutRow
from stockbook.optimizer.placement.search import IllegalMove, explain
from stockbook.optimizer.placement.what_if import what_if, worth
from stockbook.optimizer.stampswap.game_placement import explain_for_game, what_if_for_game
from stockbook.optimizer.swap.answer import (
    CutAdvice,
    CutCosts,
    CutRow,
    RowExplanation,
    cut_costs,
    ranked_cuts,
)

#: Phase -> the move that a row of its answer stands for; against Pinzetta all piles on offer are hers.
_MOVE_OF: dict[str, Callable[[Any], Any]] = {
    "collect": lambda row: row.item,
    "cut": lambda row: row.cut,
    "choose": lambda row: (row.owner, row.pile),
}
_SOLO_MOVE_OF = {**_MOVE_OF, "choose": lambda row: (1, row.pile)}


@dataclass(frozen=True)
class CutWhatIf:
    """The answer to "what if?" before a cut.

    Parameters
    ----------
    advice
        The advice with those cuts alone that have all wishes.
    costs
        What the wishes cost, or which of them cannot hold.
    """

    form: ClassVar[AnswerForm] = AnswerForm.CUTS_WISHED
    advice: CutAdvice | SoloAdvice
    costs: CutCosts[CutRow] | CutCosts[SoloCutRow]

    @property
    def possible(self) -> bool | None:
        """Whether a cut has all wishes; None where that is not known."""
        return self.costs.possible

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl-C ended the search."""
        return self.advice.interrupted


def compared(position: Position, move: Any, goal: Goal, best: Callable[[], Search]) -> Search:
    """The search for a move of Stamp Swap beside the best one, of which ``best`` makes the search."""
    if position.phase == "show":
        return _show_compared(position, move, goal, position)
    if position.phase != "cut":
        return _beside(best(), move, _MOVE_OF[position.phase])
    _refuse_cut(position, move)
    return _beside(best(), move, _MOVE_OF["cut"], asked=[move])


def solo_compared(solo: SoloPosition, move: Any, goal: Goal, best: Callable[[], Search]) -> Search:
    """The search for a move against Pinzetta beside the best one, of which ``best`` makes the search."""
    mine = solo.position
    if mine.phase == "show":
        return _show_compared(solo.show_phase(), move, goal, solo.in_sight)
    if mine.phase == "cut":
        _refuse_cut(mine, move)
        if move not in solo.cuts():
            raise IllegalMove([UNEVEN])
    return _beside(best(), move, _SOLO_MOVE_OF[mine.phase])


def _refuse_cut(position: Position, cut: Cut) -> None:
    if reasons := cut_faults(position.me.collection, reserves_allowed(position), cut):
        raise IllegalMove(reasons)


def _beside(search: Search, move: Any, move_of: Callable[[Any], Any], **asked: Any) -> Search:
    """The search for the row of a move beside the best row of a search."""

    def run(**choices: Any) -> RowExplanation:
        answer = search.run(**choices, **asked)
        row = next((row for row in answer.rows if move_of(row) == move), None)
        if row is None:
            raise IllegalMove(["it is not on offer to me"])
        return RowExplanation(answer, row)

    return Search(run, in_sight=search.in_sight)


def _show_compared(show: Position, move: Any, goal: Goal, in_sight: Position) -> Search:
    search = by_goal(show, goal, in_sight, explain, explain_for_game, placed=move)
    return search._replace(choices=("contests",))


def show_wished(show: Position, wishes: Sequence[Wish], goal: Goal, in_sight: Position) -> Search:
    """The search of a Show Phase for the best move with all wishes, and for what they cost."""
    search = by_goal(show, goal, in_sight, what_if, what_if_for_game, wishes=wishes)
    return search._replace(choices=("plans", "contests", "deck"))


def show_worth(show: Position) -> Search:
    """The search for what the best Show Phase loses without each stamp and each contest."""
    return Search(partial(worth, show), ("plans", "deck"))


def by_goal(
    show: Position,
    goal: Goal,
    in_sight: Position,
    now: Callable[..., Any],
    for_game: Callable[..., Any],
    **asked: Any,
) -> Search:
    """The search of a Show Phase for the points now, or before the last round for those by the end.

    Parameters
    ----------
    show
        The Show Phase.
    goal
        The points to maximize.
    in_sight
        The position with all that is seen.
    now, for_game
        The search for the points now, and that for those by the end of the game.
    **asked
        What they are asked.
    """
    if goal is Goal.GAME and not show.last:
        return Search(partial(for_game, show, **asked), in_sight=in_sight)
    return Search(partial(now, show, **asked))


def cuts_wished(search: Search, wishes: Sequence[CutWish]) -> Search:
    """The search for the best cut with all wishes; every legal cut is valued anyhow, so they cost no time."""

    def run(**choices: Any) -> CutWhatIf:
        answer: CutAdvice = search.run(**choices)
        ranked = partial(ranked_cuts, sampled=any(row.points for row in answer.rows))
        goods = answer.position.me.collection
        costs = cut_costs(answer.rows, wishes, goods, proved=answer.proved, ranked=ranked)
        shown = {row.cut: plan for row, plan in zip(answer.rows, answer.plans, strict=False)}
        plans = [shown[row.cut] for row in takewhile(lambda row: row.cut in shown, costs.rows)]
        return CutWhatIf(replace(answer, rows=costs.rows, plans=tuple(plans)), costs)

    return search._replace(run=run)


def solo_cuts_wished(search: Search, wishes: Sequence[CutWish]) -> Search:
    """The search for the best cut against Pinzetta with all wishes."""

    def run(**choices: Any) -> CutWhatIf:
        answer: SoloAdvice = search.run(**choices)
        costs = cut_costs(answer.cuts, wishes, answer.solo.goods, proved=answer.proved)
        return CutWhatIf(replace(answer, cuts=costs.rows), costs)

    return search._replace(run=run)
