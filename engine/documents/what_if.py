"""The documents of ``whatif``: the best move with wishes and what they cost, or the wishes that conflict."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from stockbook.engine.documents.estimates import rounded
from stockbook.engine.documents.faults import faults_document
from stockbook.engine.documents.game_placement import game_placement_document
from stockbook.engine.documents.heading import search_document
from stockbook.engine.documents.pinzetta import solo_document
from stockbook.engine.documents.placement import placement_document, tile_document
from stockbook.engine.documents.swap import cut_document, value_document
from stockbook.models.files.faults import Fault
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.reading import GAME
from stockbook.optimizer.swap.answer import CutAdvice

if TYPE_CHECKING:
    from stockbook.engine.wishes import CutWhatIf
    from stockbook.optimizer.placement.conflict import Conflict
    from stockbook.optimizer.placement.what_if import WhatIf, WishCost
    from stockbook.optimizer.placement.worth import Worth
    from stockbook.optimizer.sampling.intervals import Estimate
    from stockbook.optimizer.stampswap.game_what_if import GameWhatIf


def what_if_document(found: WhatIf, goal: Goal) -> dict[str, Any]:
    """The document of ``whatif`` in a Show Phase."""
    question: dict[str, Any] = {
        "game": GAME,
        "phase": found.position.phase,
        "goal": goal,
        "proved": found.proved,
        "seconds": found.seconds,
        "seed": found.seed,
        "workers": found.workers,
    }
    if found.conflict:
        content = {"status": "infeasible", **conflict_content(found.conflict)}
        return search_document(content, found.position, **question)
    wished = {"possible": found.possible, **cost_document(found.cost), "wishes": wish_rows(found.wishes)}
    if found.best:
        wished |= {"without": {"best": found.best.best, "bound": found.best.bound}}
    if found.answer:
        document = placement_document(found.answer, goal)
        return document | search_document(
            {"status": document["status"], **wished}, found.position, **question
        )
    nothing: dict[str, Any] = {"status": "unknown", "best": None, "bound": found.bound, "plans": []}
    return search_document({**nothing, "by_contest": [], **wished}, found.position, **question)


def game_what_if_document(found: GameWhatIf, goal: Goal) -> dict[str, Any]:
    """The document of ``whatif`` in a Show Phase, for the whole game; what wishes cost now stands beside."""
    document = what_if_document(found.now, goal)
    if found.answer and found.now.best:
        rows = wish_rows(found.wishes)
        for row, now in zip(rows, found.now.wishes, strict=True):
            row["cost_now"] = _exact(now.cost)
        best, exact = found.now.best, found.answer.exact
        document = {
            **game_placement_document(found.answer),
            "possible": True,
            **cost_document(found.cost),
            "cost_now": _exact(found.now.cost),
            "wishes": rows,
            "without": {"best": max(best.best, exact.best), "bound": best.bound},
        }
    return document | {"seconds": rounded(found.seconds)}


def _exact(cost: Estimate | None) -> int | None:
    """Points that are proved; None where they are not."""
    return int(cost.value) if cost and cost.exact else None


def cut_what_if_document(found: CutWhatIf, goal: Goal) -> dict[str, Any]:
    """The document of ``cut`` with wishes: the cuts that have all of them, and what they cost."""
    costs = found.costs
    advice = found.advice
    document = cut_document(advice, goal) if isinstance(advice, CutAdvice) else solo_document(advice, goal)
    if costs.conflict:
        return document | {**conflict_content(costs.conflict), "cost": None, "wishes": []}
    return document | {
        "possible": costs.possible,
        **cost_document(costs.cost),
        "wishes": wish_rows(costs.wishes),
        "without": {"cut": str(costs.best.cut), **value_document("expected", costs.best.expected)},
    }


def worth_document(found: Worth) -> dict[str, Any]:
    """The document of ``whatif --worth``: that of ``place``, and what it loses without each thing."""
    position = found.best.position
    rows = [
        {
            **({} if row.item is None else tile_document(row.item, position.place[row.item])),
            **({} if row.contest is None else {"contest": str(row.contest)}),
            **({"worth": None} if row.worth is None else value_document("worth", row.worth)),
        }
        for row in found.rows
    ]
    document = placement_document(found.best, Goal.NOW)
    return {**document, "proved": found.proved, "seconds": rounded(found.seconds), "worth": rows}


def conflict_content(conflict: Conflict) -> dict[str, Any]:
    """The wishes that cannot hold together, and why; as a fault too, like all that is not possible."""
    names = [str(wish) for wish in conflict.wishes]
    return {
        "possible": False,
        "conflict": names,
        "reason": conflict.reason,
        "irreducible": conflict.irreducible,
        **faults_document([Fault("", f"--{name.split()[0]}", conflict.reason) for name in names[:1]]),
    }


def wish_rows(wishes: Iterable[WishCost]) -> list[dict[str, Any]]:
    """Each wish alone."""
    return [
        {"wish": str(each.wish), "possible": each.possible, **cost_document(each.cost)} for each in wishes
    ]


def cost_document(cost: Estimate | None) -> dict[str, Any]:
    """The points that wishes cost; null where no move with them is known."""
    return {"cost": None} if cost is None else value_document("cost", cost)
