"""The documents of ``whatif``: the best move with wishes and what they cost, or the wishes that conflict."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict

from stockbook.engine.documents.common import (
    Fault,
    Interval,
    Number,
    answer_document,
    fault_list,
    interval_of,
    rounded,
    value_of,
)
from stockbook.engine.documents.show_phase import (
    ContestBest,
    GamePlan,
    Placement,
    Plan,
    game_placement_document,
    placement_document,
    tile_document,
)
from stockbook.engine.documents.swap import BY_FORM, Cuts, whole
from stockbook.models.files.faults import Fault as FileFault
from stockbook.models.play.goal import Goal

if TYPE_CHECKING:
    from stockbook.games.stampswap.searches import CutWhatIf
    from stockbook.optimizer.placement.what_if import Conflict as FoundConflict
    from stockbook.optimizer.placement.what_if import WhatIf, WishCost, WorthRow
    from stockbook.optimizer.placement.what_if import Worth as FoundWorth
    from stockbook.optimizer.sampling.intervals import Estimate
    from stockbook.optimizer.stampswap.game_placement import GameWhatIf


class Cost(Interval):
    """The points that wishes cost; null where they are not known, with bounds where they are not proved."""

    cost: Number | None
    cost_now: NotRequired[int | None]


def cost_document(cost: Estimate | None) -> Cost:
    """The points that wishes cost; null where no move with them is known."""
    if cost is None:
        return Cost(cost=None)
    found = Cost(cost=value_of(cost, whole))
    return {**found, **interval_of(cost, whole)}


class WishAlone(Cost):
    """A wish alone."""

    wish: str
    possible: bool | None


def wish_rows(wishes: Iterable[WishCost]) -> list[WishAlone]:
    """Each wish alone."""
    return [
        WishAlone(wish=str(each.wish), possible=each.possible, **cost_document(each.cost)) for each in wishes
    ]


class Conflict(TypedDict):
    """Wishes that cannot hold together, and why."""

    possible: Literal[False]
    conflict: list[str]
    reason: str
    irreducible: bool
    faults: list[Fault]


def conflict_content(conflict: FoundConflict) -> Conflict:
    """The wishes that cannot hold together, and why; as a fault too, like all that is not possible."""
    names = [str(wish) for wish in conflict.wishes]
    faults = [FileFault("", f"--{name.split()[0]}", conflict.reason) for name in names[:1]]
    return Conflict(
        possible=False,
        conflict=names,
        reason=conflict.reason,
        irreducible=conflict.irreducible,
        faults=fault_list(faults),
    )


class WithoutWishes(TypedDict):
    """The best points without wishes."""

    best: int
    bound: int


class Without(TypedDict, total=False):
    """The best without wishes, where it is known."""

    without: WithoutWishes


class Wished(Cost, Without):
    """The cost of all wishes of a Show Phase together, and of each alone."""

    possible: Literal[True] | None
    wishes: list[WishAlone]


class PlacementWithWishes(Wished):
    """The best placement that has all wishes; what is not known in time is null."""

    status: Literal["optimal", "feasible", "unknown"]
    best: int | None
    bound: int | None
    plans: list[Plan | GamePlan]
    by_contest: list[ContestBest]


class ImpossiblePlacement(Conflict):
    """The wishes for a placement that cannot hold together."""

    status: Literal["infeasible"]


def what_if_document(found: WhatIf, goal: Goal) -> dict[str, Any]:
    """The document of ``whatif`` in a Show Phase."""
    content: ImpossiblePlacement | PlacementWithWishes | Wished
    if found.conflict:
        content = ImpossiblePlacement(status="infeasible", **conflict_content(found.conflict))
    else:
        best = found.best
        without = Without(without=WithoutWishes(best=best.best, bound=best.bound)) if best else Without()
        content = Wished(
            possible=True if found.answer else None,
            **cost_document(found.cost),
            wishes=wish_rows(found.wishes),
            **without,
        )
        if not found.answer:
            content = PlacementWithWishes(
                status="unknown", best=None, bound=found.bound, plans=[], by_contest=[], **content
            )
    document = answer_document(content, found, goal)
    return placement_document(found.answer, goal) | document if found.answer else document


def game_what_if_document(found: GameWhatIf, goal: Goal) -> dict[str, Any]:
    """The document of ``whatif`` in a Show Phase, for the whole game; what wishes cost now stands beside."""
    best = found.now.best
    if found.answer is None or best is None:
        return what_if_document(found.now, goal) | {"seconds": rounded(found.seconds)}
    cost, rows = cost_document(found.cost), wish_rows(found.wishes)
    cost["cost_now"] = _exact(found.now.cost)
    for row, now in zip(rows, found.now.wishes, strict=True):
        row["cost_now"] = _exact(now.cost)
    without = WithoutWishes(best=max(best.best, found.answer.exact.best), bound=best.bound)
    wished = Wished(possible=True, **cost, wishes=rows, without=without)
    return game_placement_document(found.answer, goal) | wished | {"seconds": rounded(found.seconds)}


def _exact(cost: Estimate | None) -> int | None:
    """Points that are proved; None where they are not."""
    return int(cost.value) if cost and cost.exact else None


class BestCut(Interval):
    """The best cut without wishes."""

    cut: str
    expected: Number | None


class WishedCut(Cost):
    """The cost of all wishes before a cut together, and of each alone."""

    possible: bool | None
    wishes: list[WishAlone]
    without: BestCut


class CutsWithWishes(Cuts, WishedCut):
    """Every cut that has all wishes, best first."""


class NoCut(Conflict):
    """The wishes before a cut that cannot hold together."""

    cost: None
    wishes: list[WishAlone]


class ImpossibleCuts(Cuts, NoCut):
    """The wishes for a cut that cannot hold together."""


def cut_what_if_document(found: CutWhatIf, goal: Goal) -> dict[str, Any]:
    """The document of ``cut`` with wishes: the cuts that have all of them, and what they cost."""
    costs = found.costs
    document = BY_FORM[found.advice.form](found.advice, goal)
    if costs.conflict:
        return document | NoCut(**conflict_content(costs.conflict), cost=None, wishes=[])
    best = costs.best
    return document | WishedCut(
        possible=costs.possible,
        **cost_document(costs.cost),
        wishes=wish_rows(costs.wishes),
        without=BestCut(
            cut=str(best.cut), expected=value_of(best.expected, whole), **interval_of(best.expected, whole)
        ),
    )


class Thing(TypedDict, total=False):
    """A stamp to place, or a contest."""

    item: int
    good: str
    stamp: str
    contest: str


class ThingWorth(Thing, Interval):
    """The points that the best move loses without a stamp or contest; null where it is not known."""

    worth: Number | None


class Worth(Placement):
    """The best placement, and what it loses without each stamp and each contest."""

    worth: list[ThingWorth]


def worth_document(found: FoundWorth, goal: Goal) -> dict[str, Any]:
    """The document of ``whatif --worth``: that of ``place``, and what it loses without each thing."""
    document = placement_document(found.best, goal)
    rows = [_worth_row(found, row) for row in found.rows]
    return document | {"proved": found.proved, "seconds": rounded(found.seconds), "worth": rows}


def _worth_row(found: FoundWorth, row: WorthRow) -> ThingWorth:
    thing = Thing() if row.contest is None else Thing(contest=str(row.contest))
    if row.item is not None:
        thing = {**thing, **tile_document(row.item, found.best.position.place[row.item])}
    worth = row.worth
    if worth is None:
        return ThingWorth(**thing, worth=None, **Interval())
    return ThingWorth(**thing, worth=value_of(worth, whole), **interval_of(worth, whole))
