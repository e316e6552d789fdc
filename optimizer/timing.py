"""How soon the search of a Show Phase has its first plan, its best one and the proof."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf
from time import monotonic

from stockbook.models.stampswap.position import Position
from stockbook.optimizer.placement.search import best_placement
from stockbook.optimizer.solver.limits import Event, SearchLimits


@dataclass(frozen=True)
class TimedSearch:
    """The search for the best Show Phase of a position, all of it in seconds since its start.

    Parameters
    ----------
    name
        Name of the position.
    status
        ``optimal`` where it is proved that no plan has more points, else ``feasible``.
    best, bound
        Points of the best plan, and points that no plan exceeds.
    to_first, to_best, to_proof
        Until the first plan, until the best one, and until the proof; None without one.
    """

    name: str
    status: str
    best: int
    bound: int
    to_first: float
    to_best: float
    to_proof: float | None


def timed(name: str, position: Position, limits: SearchLimits) -> TimedSearch | None:
    """Search the best Show Phase within limits, and measure it; None where it was stopped from outside."""
    events: list[tuple[float, Event]] = []
    started = monotonic()

    def note(event: Event) -> None:
        events.append((monotonic() - started, event))

    answer = best_placement(position, limits=replace(limits, on_event=note))
    seconds = monotonic() - started
    if answer.interrupted:
        return None
    plans = [(at, event["points"]) for at, event in events if event["event"] == "incumbent"]
    return TimedSearch(
        name,
        answer.status,
        answer.best,
        answer.bound,
        to_first=min((at for at, _ in plans), default=seconds),
        to_best=next((at for at, points in plans if points == answer.best), seconds),
        to_proof=_proved_at(events, answer.best, seconds) if answer.proved else None,
    )


def _proved_at(events: Sequence[tuple[float, Event]], best: int, seconds: float) -> float:
    """The time since which the best plan is known and no bound exceeds it."""
    bounds = {event["contest"]: inf for _, event in events if event["event"] == "bound"}
    known = False
    for at, event in events:
        if event["event"] == "bound":
            bounds[event["contest"]] = event["points"]
        known = known or (event["event"] == "incumbent" and event["points"] == best)
        if known and all(bound <= best for bound in bounds.values()):
            return at
    return seconds
