"""A placement against the best one, and what wishes cost, by what all bring by the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from stockbook.models.album.album import PlacedTile
from stockbook.models.contests import Contest
from stockbook.models.play.goal import AnswerForm
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import placing_faults
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles
from stockbook.models.stampswap.wishes import Wish, least_of, wishes_of
from stockbook.optimizer.placement.explain import AFTER_CTRL_C, IllegalMove
from stockbook.optimizer.placement.search import NoPlan
from stockbook.optimizer.placement.what_if import WhatIf, WishCost, what_if
from stockbook.optimizer.sampling.intervals import Estimate, best_with_evidence, mean, paired_difference
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits, stopped_by_ctrl_c
from stockbook.optimizer.stampswap.game_placement import (
    GamePlacementAnswer,
    GamePlan,
    best_placement_for_game,
)

#: Share of the time for the best move; the move that was asked about has the rest.
EXPLAINED_BEST_SHARE = 0.6


@dataclass(frozen=True)
class GameExplanation:
    """A move and the best move, with the points that both bring by the end in the same samples."""

    form: ClassVar[AnswerForm] = AnswerForm.GAME_PLACEMENT_EXPLAINED
    #: The best plan that has the tiles of the move; those left over are placed as well as can be.
    move: GamePlan
    #: The best plan of all, the one that is advised.
    best: GamePlan
    #: The points by the end of the game that the move gives away, as the mean of the differences in each
    #: sample; exactly 0 where the move is the best one.
    difference: Estimate
    #: The answer that the best plan is from.
    answer: GamePlacementAnswer
    #: Seconds that both answers took; None for a deterministic one.
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

    The limits are those of both searches together. A deterministic one gives each the whole of them: the best
    move is then that of ``best_placement_for_game`` with the same limits. Raises ``IllegalMove`` if the tiles
    cannot be placed like this.
    """
    reasons = placing_faults(position, placed)
    if reasons:
        raise IllegalMove(reasons)
    budget = SearchBudget(limits)
    shared = limits.share(EXPLAINED_BEST_SHARE)
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


#: Shares of the time that is left for the points now, which tell what is possible, for the best move, and for
#: that with all wishes.
NOW_SHARE, BEST_SHARE, WISHED_SHARE = 0.4, 0.5, 0.5


@dataclass(frozen=True)
class GameWhatIf:
    """The answer to "what if?" in a Show Phase before the last one."""

    form: ClassVar[AnswerForm] = AnswerForm.GAME_PLACEMENT_WISHED
    #: The answer for this Show Phase alone: what is possible, and what wishes cost now.
    now: WhatIf
    #: The best move without wishes; None where there is nothing to compare.
    best: GamePlan | None
    #: The best moves with all wishes; None where there is none, or none was found in time.
    answer: GamePlacementAnswer | None
    #: Points by the end of the game that all wishes cost together, as the mean of the differences in each
    #: sample; below 0 where samples prefer the move with wishes.
    cost: Estimate | None
    #: Each wish alone, likewise.
    wishes: tuple[WishCost, ...]
    #: Seconds that the answer took; None for a deterministic one.
    seconds: float | None
    interrupted: bool

    @property
    def possible(self) -> bool | None:
        """Whether a move has all wishes; None where that is not known."""
        return self.now.possible


@stopped_by_ctrl_c
def what_if_for_game(
    position: Position,
    wishes: Sequence[Wish],
    *,
    contests: Sequence[Contest | None] | None = None,
    plans: int = 1,
    unseen_tiles: UnseenTiles | None = None,
    limits: SearchLimits = SearchLimits(),
) -> GameWhatIf:
    """Find the best move before the last round with all wishes, and what they cost by the end of the game.

    The limits are those of the whole answer. A deterministic search has them anew for each of its parts.
    """
    budget = SearchBudget(limits)
    wishes = tuple(dict.fromkeys(wishes))
    first = replace(budget.part(NOW_SHARE), on_progress=limits.on_progress)
    now = what_if(position, wishes, contests=contests, limits=first)
    if now.best is None or now.answer is None:
        return GameWhatIf(now, None, None, None, now.wishes, budget.seconds, now.interrupted)
    advised = best_placement_for_game(
        position,
        contests=contests,
        unseen_tiles=unseen_tiles,
        known=now.best.plans,
        bound=now.best.bound,
        limits=budget.part(BEST_SHARE),
    )
    best = advised.plans[0]

    def with_wishes(
        some: Sequence[Wish], bound: int | None, share: float, plans: int = 1
    ) -> GamePlacementAnswer | None:
        choice = [
            each
            for each in (position.may_enter if contests is None else contests)
            if all(each in wish.contests(position) for wish in some)
        ]
        try:
            return best_placement_for_game(
                position,
                contests=choice,
                plans=plans,
                wishes=wishes_of(some, position),
                least=least_of(some),
                known=now.known,
                bound=bound,
                samples=advised.samples,
                limits=budget.part(share),
            )
        except NoPlan:
            return None

    together = with_wishes(wishes, now.bound, WISHED_SHARE, plans)
    answers = [together]
    for number, wish in enumerate(wishes if len(wishes) > 1 else ()):
        share = 1 / (len(wishes) - number)
        answers.append(None if budget.over else with_wishes([wish], now.best.bound, share))
    costs = [_cost(best, each) for each in answers]
    alone = [replace(each, cost=cost) for each, cost in zip(now.wishes, costs[1:] or costs, strict=True)]
    return GameWhatIf(now, best, together, costs[0], tuple(alone), budget.seconds, budget.interrupted)


def _cost(best: GamePlan, answer: GamePlacementAnswer | None) -> Estimate | None:
    """The points by the end that the best move of an answer gives away, in the samples that both have."""
    if answer is None:
        return None
    plan = answer.plans[0]
    if (plan.plan.placement, plan.plan.contest) == (best.plan.placement, best.plan.contest):
        return Estimate(0.0)
    return paired_difference(best.points, plan.points)
