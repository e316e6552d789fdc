"""The shapes of the answers to "what if?": wishes and what they cost, wishes that conflict, and worths."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from stockbook.engine.shapes.common import Fault, Interval, Number, Searched
from stockbook.engine.shapes.show_phase import ContestBest, GamePlan, Placement, Plan
from stockbook.engine.shapes.swap import Cuts


class Cost(Interval):
    """The points that wishes cost; null where they are not known, with bounds where they are not proved."""

    cost: Number | None
    cost_now: NotRequired[int | None]


class WishAlone(Cost):
    """A wish alone."""

    wish: str
    possible: bool | None


class WithoutWishes(TypedDict):
    """The best points without wishes."""

    best: int
    bound: int


class PlacementWithWishes(Searched, Cost):
    """The best placement that has all wishes; what is not known in time is null."""

    status: Literal["optimal", "feasible", "unknown"]
    best: int | None
    bound: int | None
    plans: list[Plan | GamePlan]
    by_contest: list[ContestBest]
    possible: Literal[True] | None
    wishes: list[WishAlone]
    without: NotRequired[WithoutWishes]


class Conflict(TypedDict):
    """Wishes that cannot hold together, and why."""

    possible: Literal[False]
    conflict: list[str]
    reason: str
    irreducible: bool
    faults: list[Fault]


class ImpossiblePlacement(Searched, Conflict):
    """The wishes for a placement that cannot hold together."""

    status: Literal["infeasible"]


class BestCut(Interval):
    """The best cut without wishes."""

    cut: str
    expected: Number | None


class CutsWithWishes(Cuts, Cost):
    """Every cut that has all wishes, best first."""

    possible: bool | None
    wishes: list[WishAlone]
    without: BestCut


class ImpossibleCuts(Cuts, Conflict):
    """The wishes for a cut that cannot hold together."""

    cost: None
    wishes: list[WishAlone]


class ThingWorth(Interval):
    """The points that the best move loses without a stamp or contest; null where it is not known."""

    item: NotRequired[int]
    good: NotRequired[str]
    stamp: NotRequired[str]
    contest: NotRequired[str]
    worth: Number | None


class Worth(Placement):
    """The best placement, and what it loses without each stamp and each contest."""

    worth: list[ThingWorth]
