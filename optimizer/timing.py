"""How soon the search of a Show Phase has its first plan, its best one and the proof."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import monotonic

from stockbook.models.stampswap.position import Position
from stockbook.optimizer.placement.search import best_placement
from stockbook.optimizer.solver.limits import Event, SearchLimits


@dataclass(frozen=True)
class TimedSearch:
    """The search for the best Show Phase of a position, with seconds since its start.

    Parameters
    ----------
    name
        Name of the position.
    best, bound
        Points of the best plan, and points that no plan exceeds.
    to_first, to_best, to_proof
        Seconds to the first plan, to the best one, and to the answer if it is proved; else None.
    """

    name: str
    best: int
    bound: int
    to_first: float
    to_best: float
    to_proof: float | None


def timed(name: str, position: Position, limits: SearchLimits) -> TimedSearch | None:
    """The best Show Phase as it is searched within limits; None where that was stopped from outside."""
    plans: list[tuple[float, int]] = []
    started = monotonic()

    def note(event: Event) -> None:
        if event["event"] == "incumbent":
            plans.append((monotonic() - started, event["points"]))

    answer = best_placement(position, limits=replace(limits, on_event=note))
    seconds = monotonic() - started
    if answer.interrupted:
        return None
    return TimedSearch(
        name,
        answer.best,
        answer.bound,
        to_first=min((at for at, _ in plans), default=seconds),
        to_best=min((at for at, points in plans if points == answer.best), default=seconds),
        to_proof=seconds if answer.proved else None,
    )
