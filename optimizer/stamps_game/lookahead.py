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

from stockbook.models.stamps_game.position import StampsPosition
from stockbook.optimizer.stamps_game.determinizations import Deal, random_deal
from stockbook.optimizer.stamps_game.rollout import Lay, Play

#: Deals before the first moves drop out, and from one such time to the next: so many times as many.
FIRST, GROWTH = 8, 1.5
#: Standard errors that a move is behind the best when it drops out.
BEHIND = 2.0
#: Standard errors that another move is ahead of the quick policy's own when it is taken instead.
SURE = 1.0


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

    playouts: int = 3_000
    deadline: float | None = None
    last: int = 1
    width: float = float("inf")


class Race:
    """Moves of one position against each other.

    Parameters
    ----------
    position
        My turn.
    root
        The same, with anything hidden dealt in any way.
    lays
        The moves, one or more.
    rounds
        After so many rounds a deal is judged by what the pieces are worth then; None plays all to the end.

    Attributes
    ----------
    leads
        What each move came to on each deal, in the order of the deals; shorter for those that dropped out.
    """

    def __init__(
        self, position: StampsPosition, root: Play, lays: Sequence[Lay], rounds: int | None = None
    ) -> None:
        self.lays = list(lays)
        self.leads: list[list[float]] = [[] for _ in self.lays]
        self._position = position
        self._rounds = rounds
        self._roots = []
        for lay in self.lays:
            after = root.copy()
            after.lay(lay)
            self._roots.append(after)
        self._alive = list(range(len(self.lays)))
        self._deals: list[tuple[Deal, int]] = []
        self._spent = 0

    @property
    def deals(self) -> int:
        """How many deals the best moves were tried on."""
        return len(self._deals)

    def run(self, effort: Effort, rng: Random) -> None:
        """Try deals until a limit; two at least, so that there is an interval."""
        check = FIRST
        while not self._enough(effort):
            self._one_deal(rng)
            if self.deals == check:
                self._take_back()
                self._drop(effort.last)
                check = int(check * GROWTH)
        self._take_back()

    def estimates(self) -> dict[Lay, Estimate]:
        """The value of every move; of those that dropped out, from their distance to the best."""
        best = self.leads[self._best()]
        return {lay: compared(best, leads) for lay, leads in zip(self.lays, self.leads, strict=True)}

    def choice(self) -> Lay:
        """The best move; the first one unless another is better by more than chance can easily do."""
        best = self._best()
        if best != 0 and len(self.leads[0]) == self.deals:
            ahead = mean_of(differences(self.leads[best], self.leads[0]))
            if ahead.mean < SURE * ahead.margin / quantile(ahead.samples):
                best = 0
        return self.lays[best]

    def _enough(self, effort: Effort) -> bool:
        if self.deals < 2:
            return False
        if self._spent + len(self._alive) > effort.playouts:
            return True
        if effort.deadline is not None and monotonic() > effort.deadline:
            return True
        if len(self._alive) > effort.last or self.deals < FIRST:
            return False
        return effort.width == float("inf") or mean_of(self.leads[self._best()]).margin <= effort.width

    def _one_deal(self, rng: Random) -> None:
        """Try every move that is left on one deal."""
        deal = random_deal(self._position, rng), rng.getrandbits(32)
        found = [self._tried(i, *deal) for i in self._alive]
        # All or none, also when Ctrl-C comes in between.
        self._deals.append(deal)
        for i, value in zip(self._alive, found, strict=True):
            self.leads[i].append(value)
        self._spent += len(found)

    def _tried(self, i: int, deal: Deal, seed: int) -> float:
        """What a move comes to on a deal."""
        me = self._position.seat
        play = self._roots[i].copy()
        play.deal_again(deal, me, self.lays[i][1])
        return play.prospect(me, Random(seed), self._rounds)

    def _best(self) -> int:
        """The move with the best mean of those that are left, the first of equals."""
        return max(self._alive, key=lambda i: sum(self.leads[i]))

    def _take_back(self) -> None:
        """Take moves back that would now be better than the best; they try the deals that they missed."""
        while True:
            best = self.leads[self._best()]
            level = sum(best) / len(best)
            rising = [
                i
                for i, leads in enumerate(self.leads)
                if i not in self._alive and compared(best, leads).mean > level
            ]
            for i in rising:
                self.leads[i] += [self._tried(i, *deal) for deal in self._deals[len(self.leads[i]) :]]
            self._alive = sorted([*self._alive, *rising])
            if not rising:
                return

    def _drop(self, last: int) -> None:
        """Let moves drop out that are clearly behind the best."""
        best = self.leads[self._best()]
        ranked = sorted(self._alive, key=lambda i: -sum(self.leads[i]))
        kept = {*ranked[:last]}
        for i in ranked[last:]:
            behind = mean_of(differences(best, self.leads[i]))
            if behind.mean <= BEHIND * behind.margin / quantile(behind.samples):
                kept.add(i)
        self._alive = [i for i in self._alive if i in kept]


def favorites(root: Play, number: int, rng: Random) -> list[Lay]:
    """The moves that are worth most to who has the turn, best first; equal ones in any order."""
    lays = list(root.lays())
    rng.shuffle(lays)
    worth = root.tables.worth(root.turns)
    return sorted(lays, key=lambda lay: -worth[root.track_after(lay)])[:number]


def differences(best: Sequence[float], other: Sequence[float]) -> list[float]:
    """Deal by deal, as far as both were tried."""
    return [a - b for a, b in zip(best, other, strict=False)]


def mean_of(values: Sequence[float]) -> Estimate:
    """Mean and 95 % interval of independent values, two or more."""
    number = len(values)
    mean = sum(values) / number
    variance = sum((value - mean) ** 2 for value in values) / (number - 1)
    return Estimate(mean, quantile(number) * sqrt(variance / number), number)


def compared(best: Sequence[float], other: Sequence[float]) -> Estimate:
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
