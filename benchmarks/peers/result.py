"""The answer of a peer, and the check that scores it again."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import floor
from typing import Protocol

from stockbook.models.album.album import PlacedTile
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import discard_faults, owned, placing_faults, score, total

#: Solvers write "no bound" as a number beyond this.
FAR = 1e9


class WrongAnswer(Exception):
    """The peer's answer is illegal, or not worth what it claims."""


@dataclass(frozen=True)
class Result:
    """A judged answer; points count everything that the scorer counts."""

    #: ``optimal``, ``feasible`` or ``unknown``.
    status: str
    #: Points; None when not known.
    best: int | None
    bound: int | None
    #: The tiles as the peer placed them.
    placed: tuple[PlacedTile, ...]
    #: Seconds from the start, model building included; None when it did not happen.
    to_best: float | None
    to_proof: float | None
    #: Seconds to a first answer, and the best points after one second; None when not known.
    to_first: float | None = None
    after_second: int | None = None


class Peer(Protocol):
    """A peer, which is a module of this package."""

    def solve(self, position: Position, contest: Contest | None, time_limit: float) -> Result:
        """The best placement with this contest entered."""


class Stopwatch:
    """Seconds since it was made, and when the best answer came."""

    def __init__(self) -> None:
        self.start = time.perf_counter()
        self.to_best: float | None = None

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.start

    def improved(self, *_: object) -> None:
        """A better answer is there now."""
        self.to_best = self.seconds


def judged(
    position: Position,
    contest: Contest | None,
    watch: Stopwatch,
    placed: Sequence[PlacedTile] | None,
    *,
    value: float,
    bound: float | None,
    proved: bool,
) -> Result:
    """The answer, checked for legality and scored.

    ``placed`` is None when no answer was found; ``value`` and ``bound`` are the solver's own, without the
    points that are certain anyway. Raises ``WrongAnswer`` if it is illegal, or its points and the solver's
    figures do not agree.
    """
    seconds = watch.seconds
    certain = total(owned(position, [*position.place, *(each.tile for each in position.album.tiles)]))
    limit = None if bound is None or abs(bound) > FAR else certain + floor(bound + 1e-4)
    if placed is None:
        if proved:
            raise WrongAnswer("no placement found, yet every position has one")
        return Result("unknown", None, limit, (), None, None)
    faults = placing_faults(position, placed)
    if faults:
        raise WrongAnswer("; ".join(faults))
    album = position.album.with_tiles(placed)
    discarded = left_over(position, placed)
    faults = discard_faults(album, discarded)
    if faults:
        raise WrongAnswer("; ".join(faults))
    points = total(score(position, album, contest, discarded))
    claimed = certain + round(value)
    if claimed > points or (proved and claimed != points) or (limit is not None and points > limit):
        raise WrongAnswer(f"{points} points, but the solver says {claimed} with the bound {limit}")
    if proved:
        return Result("optimal", points, points, tuple(placed), watch.to_best or seconds, seconds)
    return Result("feasible", points, limit, tuple(placed), watch.to_best, None)


def left_over(position: Position, placed: Sequence[PlacedTile]) -> list[Tile]:
    """The tiles that are not placed."""
    left = list(position.place)
    for each in placed:
        left.remove(each.tile)
    return left


def solve_position(peer: Peer, position: Position, time_limit: float) -> Result:
    """The best over the contests that are still open, one after the other.

    Payoffs are never negative, so entering no contest is only tried when none is open. Each contest
    has an equal part of the time that is left.
    """
    watch = Stopwatch()
    contests: Sequence[Contest | None] = position.open_contests or (None,)
    best: Result | None = None
    bounds: list[int | None] = []
    to_best = None
    for i, contest in enumerate(contests):
        begun = watch.seconds
        result = peer.solve(position, contest, (time_limit - begun) / (len(contests) - i))
        bounds.append(result.bound)
        if result.best is not None and (best is None or best.best is None or result.best > best.best):
            best = result
            to_best = begun + (result.to_best or 0.0)
    known = [bound for bound in bounds if bound is not None]
    bound = max(known) if len(known) == len(bounds) else None
    if best is None or best.best is None:
        return Result("unknown", None, bound, (), None, None)
    proved = bound is not None and bound <= best.best
    return Result(
        "optimal" if proved else "feasible",
        best.best,
        bound,
        best.placed,
        to_best,
        watch.seconds if proved else None,
    )
