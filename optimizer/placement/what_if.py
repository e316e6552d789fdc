"""Wishes about a placement: the best Show Phase with them, and what they cost together and each alone.

A stamp or a contest is worth what the best Show Phase loses without it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import ClassVar, TypeVar

from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.play.goal import AnswerForm
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.cuts import CutWish
from stockbook.models.stampswap.wishes import Wish, least_of, wishes_of
from stockbook.optimizer.placement.conflict import Conflict, ConflictSearch
from stockbook.optimizer.placement.explain import not_below
from stockbook.optimizer.placement.plan import PlacementAdvice, Plan, make_plan
from stockbook.optimizer.placement.search import NoPlan, best_placement
from stockbook.optimizer.placement.subproblem import NO_PLAN
from stockbook.optimizer.sampling.intervals import Estimate, minus
from stockbook.optimizer.solver.limits import Progress, SearchBudget, SearchLimits, stopped_by_ctrl_c

#: Shares of the time that is left for the best plan without wishes, and then for that with all of them; a
#: search that needs less leaves the rest to those after it.
BEST_SHARE, WISHED_SHARE = 0.4, 0.6


@dataclass(frozen=True)
class WishCost:
    """A wish alone."""

    wish: Wish | CutWish
    #: Whether a plan has it; None where that is not known.
    possible: bool | None
    #: Points that it costs against the best plan; None where no plan with it is known.
    cost: Estimate | None


@dataclass(frozen=True)
class WhatIf:
    """The answer to "what if?" in a Show Phase."""

    form: ClassVar[AnswerForm] = AnswerForm.PLACEMENT_WISHED
    #: The Show Phase that was asked about.
    position: Position
    #: The answer without wishes; None where a conflict was seen before any search.
    best: PlacementAdvice | None
    #: The best plans with all wishes; None where there is none, or none was found in time.
    answer: PlacementAdvice | None
    #: Points that no plan with all wishes exceeds; None where there is none.
    bound: int | None
    #: Points that all wishes cost together; None without a plan.
    cost: Estimate | None
    #: Each wish alone.
    wishes: tuple[WishCost, ...]
    #: The wishes that cannot hold together; None where a plan has all of them, or that is not known.
    conflict: Conflict | None
    #: Seconds that the answer took; None for a deterministic one.
    seconds: float | None
    #: The seed and the number of threads of the search.
    seed: int
    workers: int
    interrupted: bool = False
    #: All plans that were found on the way.
    known: tuple[Plan, ...] = ()

    @property
    def possible(self) -> bool | None:
        """Whether a plan has all wishes; None where that is not known."""
        if self.conflict:
            return False
        return True if self.answer else None

    @property
    def proved(self) -> bool:
        """Whether the best plan with all wishes and their cost are exact, or that there is none."""
        return bool(self.conflict) or (self.cost is not None and self.cost.exact)


@stopped_by_ctrl_c
def what_if(
    position: Position,
    wishes: Sequence[Wish],
    *,
    contests: Sequence[Contest | None] | None = None,
    plans: int = 1,
    limits: SearchLimits = SearchLimits(),
) -> WhatIf:
    """Find the best plan that has all wishes, and what they cost together and each alone.

    There is at least one wish. The contests are those to choose from with wishes and without, by default
    every open one. The limits are those of the whole answer; a deterministic search has them anew for each of
    its parts. Raises ``ValueError`` as ``best_placement`` does, and if there is no wish.
    """
    if not wishes:
        raise ValueError("Expected at least one wish.")
    return _WhatIf(position, tuple(dict.fromkeys(wishes)), contests, plans, limits).run()


class _WhatIf:
    """The search for one answer."""

    def __init__(
        self,
        position: Position,
        wishes: tuple[Wish, ...],
        contests: Sequence[Contest | None] | None,
        plans: int,
        limits: SearchLimits,
    ) -> None:
        self._position = position
        self._wishes = wishes
        self._contests = contests
        self._plans = plans
        self._limits = limits
        self._budget = SearchBudget(limits)
        choice = position.may_enter if contests is None else contests
        self._conflicts = ConflictSearch(position, choice, self._budget)

    def run(self) -> WhatIf:
        """Search for the best plan of all, that with all wishes, and that with each; or for a conflict."""
        wishes, report = self._wishes, self._limits.on_progress
        if seen := self._conflicts.seen(wishes):
            return self._result(conflict=seen)
        # The best without wishes is no more than a bound on what they leave.
        listener = report and (lambda progress: report(Progress(bound=progress.bound)))
        limits = replace(self._budget.part(BEST_SHARE), on_progress=listener)
        best = best_placement(self._position, contests=self._contests, limits=limits)
        self._conflicts.known += best.plans
        limits = replace(self._budget.part(WISHED_SHARE), on_progress=report)
        together, bound = self._best_with(wishes, best, limits, self._plans)
        if together is None and bound <= NO_PLAN:
            return self._result(best, conflict=self._conflicts.minimal(wishes))
        found, limit = [together], bound
        for number, wish in enumerate(wishes if len(wishes) > 1 else ()):
            if self._budget.over:
                # A plan with all wishes has this one.
                found.append(together and replace(together, bound=best.bound))
                continue
            limits = self._budget.part(1 / (len(wishes) - number))
            answer, limit = self._best_with([wish], best, limits)
            if answer is None and limit <= NO_PLAN:
                return self._result(best, conflict=self._conflicts.minimal([wish]))
            found.append(answer)
        for each in found:
            best = not_below(best, each) if each else best
        costs = [cost_of(best, each) if each else None for each in found]
        alone = [
            WishCost(wish, True if cost else None, cost)
            for wish, cost in zip(wishes, costs[1:] or costs, strict=True)
        ]
        return self._result(best, together, bound=bound, cost=costs[0], alone=alone)

    def _best_with(
        self, wishes: Sequence[Wish], best: PlacementAdvice, limits: SearchLimits, plans: int = 1
    ) -> tuple[PlacementAdvice | None, int]:
        """The best plans with some wishes, and a bound on all of them; ``NO_PLAN`` where there are none."""
        least = least_of(wishes)
        try:
            answer = best_placement(
                self._position,
                contests=self._conflicts.contests(wishes),
                plans=plans,
                wishes=wishes_of(wishes, self._position),
                known=self._conflicts.known,
                bound=best.bound,
                limits=limits,
            )
        except NoPlan as none:
            return None, NO_PLAN if least is not None and none.bound < least else none.bound
        self._conflicts.known += answer.plans
        answer = replace(answer, wished=True)
        if least is None:
            return answer, answer.bound
        enough = tuple(plan for plan in answer.plans if plan.points >= least)
        if not enough:
            return None, NO_PLAN if answer.bound < least else answer.bound
        return replace(answer, plans=enough), answer.bound

    def _result(
        self,
        best: PlacementAdvice | None = None,
        answer: PlacementAdvice | None = None,
        *,
        bound: int | None = None,
        cost: Estimate | None = None,
        alone: Sequence[WishCost] = (),
        conflict: Conflict | None = None,
    ) -> WhatIf:
        return WhatIf(
            position=self._position,
            best=best,
            answer=answer,
            bound=bound,
            cost=cost,
            wishes=tuple(alone),
            conflict=conflict,
            seconds=self._budget.seconds,
            seed=self._limits.seed,
            workers=self._limits.threads,
            interrupted=self._budget.interrupted,
            known=tuple(dict.fromkeys(self._conflicts.known)),
        )


def cost_of(best: PlacementAdvice, other: PlacementAdvice) -> Estimate:
    """The points that an answer with fewer plans to choose from gives away, with bounds where not proved."""
    cost = minus(best.estimate, other.estimate)
    return cost if cost.low is None else replace(cost, low=max(0, cost.low))


Thing = TypeVar("Thing")

#: Share of the time for the best plan.
WORTH_BEST_SHARE = 0.3


@dataclass(frozen=True)
class WorthRow:
    """The worth of a stamp or of a contest."""

    #: The stamp, by its place in ``position.place``; None for a contest.
    item: int | None
    #: The contest; None for a stamp.
    contest: Contest | None
    #: Points that the best plan loses without it, with bounds where they are not proved; below 0 for a stamp
    #: that one would rather not have. None where time was over before the search for it.
    worth: Estimate | None


@dataclass(frozen=True)
class Worth:
    """The answer to "what is each stamp and each contest worth?"."""

    form: ClassVar[AnswerForm] = AnswerForm.WORTH
    #: The answer with all of them.
    best: PlacementAdvice
    #: Each stamp and each open contest, the one that is worth most first.
    rows: tuple[WorthRow, ...]
    #: Seconds that all searches took; None for a deterministic answer.
    seconds: float | None
    #: Whether Ctrl-C ended a search.
    interrupted: bool

    @property
    def proved(self) -> bool:
        """Whether the best plan and each worth are exact."""
        return self.best.proved and all(row.worth and row.worth.exact for row in self.rows)


@stopped_by_ctrl_c
def worth(position: Position, *, plans: int = 1, limits: SearchLimits = SearchLimits()) -> Worth:
    """Find what the best plan loses without each stamp to place and without each open contest.

    Without a stamp its value is lost too. Without the last open contest none is entered.

    The limits are those of the whole answer; a deterministic search has them anew for each of its parts.
    Raises ``ValueError`` as ``best_placement`` does.
    """
    budget = SearchBudget(limits)
    first = replace(budget.part(WORTH_BEST_SHARE), on_progress=limits.on_progress)
    best = best_placement(position, plans=plans, limits=first)
    contests = [
        (contest, replace(position, contests=_without(position.contests, contest)))
        for contest in position.open_contests
    ]
    tiles = dict.fromkeys(position.place)
    left = len(contests) + len(tiles)
    rows: list[WorthRow] = []
    for contest, rest in contests:
        lost = None
        if not budget.over:
            known = best.plans if rest.open_contests else ()
            answer = best_placement(rest, known=known, bound=best.bound, limits=budget.part(1 / left))
            lost = cost_of(best, answer)
        rows.append(WorthRow(None, contest, lost))
        left -= 1
    for tile in tiles:
        rest = replace(position, place=_without(position.place, tile))
        lost = None
        if not budget.over:
            known = tuple(_plans_without(rest, best, tile))
            answer = best_placement(rest, known=known, limits=budget.part(1 / left))
            lost = minus(best.estimate, answer.estimate)
        items = (item for item, each in enumerate(position.place) if each == tile)
        rows += [WorthRow(item, None, lost) for item in items]
        left -= 1
    rows.sort(key=lambda row: (-row.worth.value if row.worth else inf, row.item is not None, row.item or 0))
    return Worth(best, tuple(rows), budget.seconds, budget.interrupted)


def _without(things: Sequence[Thing], one: Thing) -> tuple[Thing, ...]:
    """All of the things but one that is equal to this one."""
    place = things.index(one)
    return (*things[:place], *things[place + 1 :])


def _plans_without(rest: Position, best: PlacementAdvice, tile: Tile) -> Iterator[Plan]:
    """The best plans without a tile of theirs, where that is legal."""
    for plan in best.plans:
        placed = [each for _, each in plan.placed]
        gone = next((each for each in placed if each.tile == tile), None)
        if gone:
            placed.remove(gone)
        try:
            yield make_plan(rest, placed, plan.contest)
        except ValueError:
            continue
