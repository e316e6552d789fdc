"""Every move tried on the same random deals, each played out by a quick policy.

On the same deals, moves differ less by chance than by themselves. Moves that are clearly behind the best
drop out, so that the deals go to those that may be best.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from time import monotonic

from stockbook.models.sharedgrid.position import Position
from stockbook.optimizer.sharedgrid.deals import random_deal
from stockbook.optimizer.sharedgrid.play import Lay, Play
from stockbook.optimizer.sharedgrid.tables import Tables, lead

#: Deals before the first moves drop out, and from one such time to the next: so many times as many.
FIRST, GROWTH = 8, 1.5
#: Standard errors that a move is behind the best when it drops out.
BEHIND = 2.0


@dataclass(frozen=True)
class Estimate:
    """The value of a move.

    Parameters
    ----------
    mean
        What I am expected to be ahead at the end.
    margin
        Half of the 95 % interval around it; 0 if it is exact.
    samples
        How many deals it rests on; 0 if it is exact.
    """

    mean: float
    margin: float = 0.0
    samples: int = 0

    @property
    def exact(self) -> bool:
        """Whether it is more than an estimate."""
        return self.samples == 0


@dataclass(frozen=True)
class Effort:
    """When a search may stop; the first limit counts.

    Parameters
    ----------
    playouts
        How many, at most.
    deadline
        The clock (``time.monotonic``) at its end; None for no limit.
    last
        How many moves are looked at until the end; the search stops when no more are left and ``width`` is
        reached.
    width
        Half of the 95 % interval of the best move that is narrow enough, in points.
    """

    playouts: int = 12_000
    deadline: float | None = None
    last: int = 1
    width: float = float("inf")


def estimate(
    position: Position, tables: Tables, effort: Effort, rng: Random
) -> tuple[dict[Lay, Estimate], bool]:
    """The value of every move, and whether Ctrl-C ended the search.

    Raises
    ------
    KeyboardInterrupt
        By Ctrl-C, if nothing is known yet.
    """
    root = Play.of(position, tables, random_deal(position, rng))
    race = _Race(position, root, tables)
    try:
        race.run(effort, rng)
    except KeyboardInterrupt:
        if len(race.leads[race.alive[-1]]) < 2:
            raise
        return race.estimates(), True
    return race.estimates(), False


class _Race:
    """The leads that moves came to, by deal."""

    def __init__(self, position: Position, root: Play, tables: Tables) -> None:
        self.position = position
        self.tables = tables
        self.me = position.seat
        self.lays = list(root.lays())
        self.roots = []
        for lay in self.lays:
            after = root.copy()
            after.lay(lay)
            self.roots.append(after)
        self.leads: list[list[int]] = [[] for _ in self.lays]
        self.alive = list(range(len(self.lays)))
        self.spent = 0

    def run(self, effort: Effort, rng: Random) -> None:
        """Try deals until a limit."""
        deals, check = 0, FIRST
        while not self.enough(effort, deals):
            self.one_deal(rng)
            deals += 1
            if deals == check:
                self.drop(effort.last)
                check = int(check * GROWTH)

    def enough(self, effort: Effort, deals: int) -> bool:
        """Whether a limit is reached; a deal with one move alone settles nothing."""
        if deals < 2:
            return False
        if self.spent + len(self.alive) > effort.playouts:
            return True
        if effort.deadline is not None and monotonic() > effort.deadline:
            return True
        if len(self.alive) > effort.last or deals < FIRST:
            return False
        return effort.width == float("inf") or mean_of(self.leads[self.best()]).margin <= effort.width

    def one_deal(self, rng: Random) -> None:
        """Try every move that is left on one deal."""
        dealt = random_deal(self.position, rng)
        seed = rng.getrandbits(32)
        found = []
        for i in self.alive:
            play = self.roots[i].copy()
            play.deal_again(dealt, self.me, self.lays[i][1])
            found.append(lead(play.finish(Random(seed)), self.me))
        # All or none, also when Ctrl-C comes in between.
        for i, value in zip(self.alive, found, strict=True):
            self.leads[i].append(value)
        self.spent += len(found)

    def best(self) -> int:
        """The move with the best mean of those that are left."""
        return max(self.alive, key=lambda i: sum(self.leads[i]))

    def drop(self, last: int) -> None:
        """Let moves drop out that are clearly behind the best."""
        best = self.best()
        ranked = sorted(self.alive, key=lambda i: -sum(self.leads[i]))
        kept = {*ranked[:last]}
        for i in ranked[last:]:
            behind = mean_of(differences(self.leads[best], self.leads[i]))
            if behind.mean <= BEHIND * behind.margin / quantile(behind.samples):
                kept.add(i)
        self.alive = [i for i in self.alive if i in kept]

    def estimates(self) -> dict[Lay, Estimate]:
        """The value of every move; of those that dropped out, from their distance to the best."""
        best = self.best()
        return {
            lay: compared(self.leads[best], leads) for lay, leads in zip(self.lays, self.leads, strict=True)
        }


def differences(best: Sequence[int], other: Sequence[int]) -> list[int]:
    """Deal by deal, as far as both were tried."""
    return [a - b for a, b in zip(best, other, strict=False)]


def mean_of(values: Sequence[int]) -> Estimate:
    """Mean and 95 % interval of independent values, two or more."""
    number = len(values)
    mean = sum(values) / number
    variance = sum((value - mean) ** 2 for value in values) / (number - 1)
    return Estimate(mean, quantile(number) * sqrt(variance / number), number)


def compared(best: Sequence[int], other: Sequence[int]) -> Estimate:
    """The mean of a move that was tried on some of the best move's deals only.

    Its distance to the best on the same deals is known better than its own mean.
    """
    if len(other) == len(best):
        return mean_of(other)
    top, behind = mean_of(best), mean_of(differences(best, other))
    return Estimate(top.mean - behind.mean, sqrt(top.margin**2 + behind.margin**2), len(other))


def quantile(number: int) -> float:
    """Standard errors on each side of a mean of so many values that hold 95 %, close to Student's t."""
    return 1.96 + 2.4 / (number - 1)
