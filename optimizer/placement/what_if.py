"""Wishes about a placement: what they cost, or which conflict, and what stamps and contests are worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import ClassVar, TypeVar

from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.contests.payoff import Payoff
from stockbook.models.play.goal import AnswerForm
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.swap.cuts import CutWish
from stockbook.models.stampswap.wishes import (
    LeastWish,
    LeaveWish,
    ReachWish,
    Wish,
    contests_of,
    least_of,
    seen_conflict,
    wishes_of,
)
from stockbook.optimizer.placement.plan import PlacementAdvice, Plan, has_wishes, make_plan
from stockbook.optimizer.placement.search import NoPlan, best_placement, not_below
from stockbook.optimizer.placement.subproblem import NO_PLAN
from stockbook.optimizer.sampling.intervals import Estimate, minus
from stockbook.optimizer.solver.limits import Progress, SearchBudget, SearchLimits, stopped_by_ctrl_c


@dataclass(frozen=True)
class Conflict:
    """Wishes that cannot hold together."""

    wishes: tuple[Wish | CutWish, ...]
    #: The reason in words.
    reason: str
    #: Whether it is proved that without any one of them the others can hold.
    irreducible: bool = True


class _Settled(Exception):
    """Raised by the listener of a search as soon as it is known whether there is a plan."""

    def __init__(self, possible: bool) -> None:
        super().__init__()
        self.possible = possible


class ConflictSearch:
    """The search for the wishes that are at fault, with what is known of the plans of a position.

    The contests are those to choose from without wishes, the budget is that of the whole answer.
    """

    def __init__(self, position: Position, contests: Sequence[Contest | None], budget: SearchBudget) -> None:
        #: Plans found so far.
        self.known: list[Plan] = []
        self._position = position
        self._contests = contests
        self._budget = budget

    def contests(self, wishes: Sequence[Wish]) -> list[Contest | None]:
        """The contests to choose from with some wishes."""
        return [each for each in contests_of(wishes, self._position) if each in self._contests]

    def seen(self, wishes: Sequence[Wish]) -> Conflict | None:
        """The conflict that is seen in one or two of the wishes without a search, if there is one."""
        found, reason = seen_conflict(wishes, self._position)
        if len(found) > 1:
            return self.minimal(found)
        return Conflict(found, reason) if found else None

    def minimal(self, wishes: Sequence[Wish]) -> Conflict:
        """The wishes of an impossible set that are at fault; without any one of them the others can hold."""
        needed, irreducible = list(wishes), True
        for number, wish in enumerate(wishes):
            others = [each for each in needed if each != wish]
            if not others:
                break
            possible = self.possible(others, 1 / (len(wishes) - number + 1))
            if possible is False:
                needed = others
            irreducible = irreducible and possible is not None
        _, reason = seen_conflict(needed, self._position)
        return Conflict(tuple(needed), reason or self._reason(needed), irreducible)

    def possible(self, wishes: Sequence[Wish], share: float) -> bool | None:
        """Whether a plan has all these wishes; None where that is not known in a share of the time left."""
        position, least = self._position, least_of(wishes)
        if seen_conflict(wishes, position)[0]:
            return False
        rows, contests = wishes_of(wishes, position), self.contests(wishes)
        for plan in self.known:
            enough = least is None or plan.points >= least
            if enough and plan.contest in contests and has_wishes(plan, rows):
                return True
        if self._budget.over:
            return None

        def settle(progress: Progress) -> None:
            if progress.best is not None and (least is None or progress.best >= least):
                raise _Settled(True)
            if least is not None and progress.bound is not None and progress.bound < least:
                raise _Settled(False)

        # Where no points are asked for, any contest will do.
        asked = contests[:1] if least is None else contests
        limits = replace(self._budget.part(share), on_progress=settle)
        try:
            answer = best_placement(position, contests=asked, wishes=rows, limits=limits)
        except _Settled as settled:
            return settled.possible
        except NoPlan as none:
            return False if none.impossible or (least is not None and none.bound < least) else None
        self.known += answer.plans
        if least is None or answer.best >= least:
            return True
        return False if answer.bound < least else None

    def _reason(self, wishes: Sequence[Wish]) -> str:
        """The reason why wishes cannot hold, of which none can be left out."""
        others_too = " with the others" if len(wishes) > 1 else ""
        limited = sorted(
            (wish for wish in wishes if isinstance(wish, LeastWish | ReachWish)),
            key=lambda wish: isinstance(wish, ReachWish),
        )
        if limited:
            others = [wish for wish in wishes if wish != limited[0]]
            most = self._most(limited[0], others)
            if most is not None:
                return f"at most {most} are possible{others_too}"
        if len(wishes) > 1:
            return "every plan was gone through: none has all of them, but without any one there is a plan"
        if isinstance(wishes[0], LeaveWish):
            tile = self._position.place[wishes[0].item]
            return f"{tile} fits wherever the others go, and what fits must be placed"
        return "whatever goes elsewhere, a stamp is left over that fits there, and what fits must be placed"

    def _most(self, wish: LeastWish | ReachWish, others: Sequence[Wish]) -> str | None:
        """The most points, or units, that are possible with the other wishes, if it is proved."""
        position, contests = self._position, self.contests(others)
        if isinstance(wish, ReachWish):
            contest = Contest(wish.measure, Payoff(1))
            position, contests = _without_scores(position, contest), [contest]
        try:
            answer = best_placement(
                position, contests=contests, wishes=wishes_of(others, position), limits=self._budget.part(1.0)
            )
        except NoPlan:
            return None
        if not answer.proved:
            return None
        if isinstance(wish, ReachWish):
            return f"{answer.plans[0].lines[0].count} of {wish.measure}"
        return f"{answer.best} points"


def _without_scores(position: Position, contest: Contest) -> Position:
    """The position in which nothing is scored but one contest."""
    me = Player(album=position.album)
    return replace(position, round=1, contests=(contest,), me=me, event=(), finale=None)


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
