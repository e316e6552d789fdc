"""The best move with wishes, and what they cost, as ``stockbook whatif`` finds it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import takewhile
from typing import Any, ClassVar

from stockbook.engine.advice import Advice, advise, default_goal, in_show_phase
from stockbook.models.contests import Contest
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.play.goal import AnswerForm, Goal
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.cuts import CutWish
from stockbook.models.stampswap.wishes import Wish
from stockbook.optimizer.pinzetta.advice import SoloAdvice, SoloCutRow
from stockbook.optimizer.placement.what_if import what_if as placement_what_if
from stockbook.optimizer.placement.what_if import worth as placement_worth
from stockbook.optimizer.solver.limits import SearchLimits, stopped_by_ctrl_c
from stockbook.optimizer.stampswap.game_placement import what_if_for_game
from stockbook.optimizer.swap.answer import CutAdvice, CutCosts, CutRow, cut_costs, ranked_cuts


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


@stopped_by_ctrl_c
def what_if(
    position: Position | SoloPosition,
    wishes: Sequence[Wish],
    *,
    goal: Goal | None = None,
    contests: Sequence[Contest | None] | None = None,
    plans: int = 1,
    deck: Deck | None = None,
    limits: SearchLimits = SearchLimits(),
) -> Advice:
    """Find the best move of a Show Phase with all wishes, and what they cost together and each alone.

    Parameters
    ----------
    position
        What I see when it is my turn: a Show Phase.
    wishes
        At least one wish; ``stockbook.models.stampswap.wishes`` has their kinds.
    goal
        The points to maximize; by default those of ``advise``.
    contests, plans, deck
        As for ``advise``.
    limits
        Limits of the search, and where it reports its progress.

    Returns
    -------
    Advice
        Its answer says whether the wishes are possible, and has the best move or a conflict; ``document``
        documents it.
    """
    return in_show_phase(
        position,
        goal or default_goal(position),
        placement_what_if,
        what_if_for_game,
        deck=deck,
        limits=limits,
        wishes=wishes,
        contests=contests,
        plans=plans,
    )


@stopped_by_ctrl_c
def cut_what_if(
    position: Position | SoloPosition,
    wishes: Sequence[CutWish],
    *,
    limits: SearchLimits = SearchLimits(),
    **choices: Any,
) -> Advice:
    """Find the best cut with all wishes, and what they cost together and each alone.

    Every legal cut is valued anyhow, so wishes cost no time.

    Parameters
    ----------
    position
        What I see before my cut.
    wishes
        At least one wish; ``stockbook.models.stampswap.swap.cuts`` has their kinds.
    limits
        Limits of the search, and where it reports its progress.
    **choices
        As for ``advise``.
    """
    advice = advise(position, limits=limits, **choices)
    answer = advice.answer
    found: CutWhatIf
    if isinstance(answer, SoloAdvice):
        solo = cut_costs(answer.cuts, wishes, answer.solo.goods, proved=answer.proved)
        found = CutWhatIf(replace(answer, cuts=solo.rows), solo)
    else:
        assert isinstance(answer, CutAdvice)
        ranked = partial(ranked_cuts, sampled=any(row.points for row in answer.rows))
        goods = answer.position.me.collection
        costs = cut_costs(answer.rows, wishes, goods, proved=answer.proved, ranked=ranked)
        shown = {row.cut: plan for row, plan in zip(answer.rows, answer.plans, strict=False)}
        plans = [shown[row.cut] for row in takewhile(lambda row: row.cut in shown, costs.rows)]
        found = CutWhatIf(replace(answer, rows=costs.rows, plans=tuple(plans)), costs)
    return replace(advice, answer=found)


@stopped_by_ctrl_c
def worth(
    position: Position | SoloPosition,
    *,
    plans: int = 1,
    deck: Deck | None = None,
    limits: SearchLimits = SearchLimits(),
) -> Advice:
    """Find what the best Show Phase loses now without each stamp to place and without each contest.

    Parameters
    ----------
    position
        What I see when it is my turn: a Show Phase.
    plans, deck
        As for ``advise``.
    limits
        Limits of the search, and where it reports its progress.
    """
    return in_show_phase(
        position, Goal.NOW, placement_worth, placement_worth, deck=deck, limits=limits, plans=plans
    )
