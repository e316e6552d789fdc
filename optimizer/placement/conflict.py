"""Wishes that cannot hold together, none of which can be left out of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from stockbook.models.contests import Contest
from stockbook.models.contests.payoff import Payoff
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
from stockbook.optimizer.placement.plan import Plan, has_wishes
from stockbook.optimizer.placement.search import NoPlan, best_placement
from stockbook.optimizer.solver.limits import Progress, SearchBudget


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
