"""Sequential elimination: candidates are evaluated on common random numbers, clearly worse ones dropped.

On the same samples candidates differ by what they are worth, and less by luck: what is compared is the mean
of their differences, sample by sample.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Container, Hashable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from statistics import fmean
from typing import Generic, TypeVar

from stockbook.optimizer.sampling.intervals import (
    Estimate,
    best_with_evidence,
    differences,
    margin,
    mean,
    paired_estimate,
)
from stockbook.optimizer.solver.limits import Progress, SearchBudget, Stopped

Sample = TypeVar("Sample")


@dataclass(frozen=True)
class StopRule:
    """When an elimination drops candidates, and when it ends."""

    #: Most samples.
    samples: int
    #: Numbers of samples after which candidates are compared.
    checks: Container[int]
    #: Most candidates that stay after a number of samples, one of ``checks``.
    stay: Mapping[int, int] = field(default_factory=dict)
    #: Number of best candidates that are never dropped, and need not be told apart.
    least: int = 1
    #: Whether clearly worse candidates get no more samples; otherwise all get all of them.
    drop: bool = True
    #: A difference, in points, that is not worth more samples.
    indifference: float = 0.0
    #: The elimination may end when half of the width of the interval around the best candidate's value is
    #: below this, in points: at 0 it takes all samples.
    width: float = math.inf
    #: Number of samples before which the elimination does not end while several candidates remain.
    earliest: int = 0
    #: Number of samples that are evaluated although they may end late.
    fewest: int = 2
    #: Work that the evaluation of one candidate counts as, where no clock runs.
    work: float = 0.0


class SequentialElimination(Generic[Sample]):
    """Candidates, counted from 0, with their values on common samples.

    ``draw`` draws a sample, ``evaluate`` returns the values of some candidates on it, in points; when time is
    up it may raise ``Stopped``: the sample then does not count. Candidates with the same move, of ``moves``,
    need not be told apart; by default each has its own. ``sure`` are points that each candidate brings
    whatever happens: they are given up for a better mean only with evidence, so candidates that bring more
    are dropped only when they are clearly worse. Those ``asked`` are never dropped, because somebody asks
    about them.
    """

    def __init__(
        self,
        candidates: int,
        draw: Callable[[], Sample],
        evaluate: Callable[[Sample, Sequence[int]], Sequence[float]],
        moves: Sequence[Hashable] | None = None,
        sure: Sequence[float] | None = None,
        asked: Collection[int] = (),
    ) -> None:
        #: Values of each candidate, in the order of the samples; fewer where it was dropped.
        self.values: list[list[float]] = [[] for _ in range(candidates)]
        #: The samples that all remaining candidates were evaluated on.
        self.samples: list[Sample] = []
        #: The candidates that were not dropped.
        self.remaining = list(range(candidates))
        self._draw = draw
        self._evaluate = evaluate
        self._moves = range(candidates) if moves is None else moves
        #: The points of each candidate that are sure.
        self.sure = [0.0] * candidates if sure is None else sure
        self._asked = asked

    @property
    def best(self) -> int:
        """The remaining candidate with the highest mean; the first of equal ones."""
        return max(self.remaining, key=lambda each: sum(self.values[each]))

    @property
    def advised(self) -> int:
        """The best candidate, or one with more sure points that is not clearly worse."""
        return best_with_evidence(self.values, self.best, self.sure)

    def ranking(self) -> list[int]:
        """All candidates: the advised one, then those with most samples, of these the highest mean first."""
        advised = self.advised

        def rank(candidate: int) -> tuple[bool, int, float]:
            values = self.values[candidate]
            return candidate != advised, -len(values), -fmean(values) if values else 0.0

        return sorted(range(len(self.values)), key=rank)

    def estimates(self) -> list[Estimate]:
        """The value of each candidate; of one that was dropped, by its difference to the best."""
        best = self.values[self.best]
        return [paired_estimate(best, values) for values in self.values]

    def progress(self) -> Progress:
        """The best value so far and the number of samples."""
        best = fmean(self.values[self.best]) if self.samples else None
        return Progress(best=best, samples=len(self.samples))

    def start(
        self, samples: int, order: Sequence[int], batch: int, budget: SearchBudget, share: float
    ) -> None:
        """Evaluate the first samples on candidates in some order, until a share of the time is over.

        The first candidate begins, then as many at a time as before. Those that there is no time for are
        dropped without a value; without time for any, all remain.

        Those first in the order seem to be better; at most ``batch`` begin at a time. The budget has the time
        of all that is to come, of which ``share`` is a part from 0 to 1.
        """
        drawn = [self._draw() for _ in range(samples)]
        order = [*self._asked, *(each for each in order if each not in self._asked)]
        until = budget.left * (1 - share)
        started: list[int] = []
        with suppress(Stopped):
            while len(started) < len(order) and (not started or budget.left > until):
                first = len(started)
                some = sorted(order[first : first + min(max(1, first), batch)])
                columns = [self._evaluate(sample, some) for sample in drawn]
                for each, *values in zip(some, *columns, strict=True):
                    self.values[each] = values
                started += some
                budget.report()
        if started:
            self.samples = drawn
            self.remaining = sorted(started)

    def run(self, rule: StopRule, budget: SearchBudget | None = None) -> None:
        """Evaluate samples until the best candidate is clear, or the samples or the time are used up.

        The rule's numbers of samples include those of earlier runs. The time of the budget ends it, and it is
        told of progress.
        """

        def fewest(budget: SearchBudget) -> int:
            return 1 if budget.interrupted else rule.fewest

        with suppress(Stopped):
            if self.samples and len(self.samples) in rule.checks and self._compare(rule):
                return
            longest = 0.0
            while len(self.samples) < rule.samples:
                if budget and not budget.enough_for(longest) and len(self.samples) >= fewest(budget):
                    break
                before = budget.used if budget else 0.0
                self._add_sample()
                if budget:
                    budget.searched(rule.work * len(self.remaining))
                    longest = max(longest, budget.used - before)
                    budget.report()
                if len(self.samples) in rule.checks:
                    self._take_back()
                    if self._compare(rule):
                        break
            self._take_back()

    def run_to_answer(self, rule: StopRule, budget: SearchBudget) -> None:
        """Run, where nothing but the samples is an answer.

        Raises ``KeyboardInterrupt`` after a stop before the first sample is complete.
        """
        self.run(rule, budget)
        if budget.interrupted and not self.samples:
            raise KeyboardInterrupt

    def _add_sample(self) -> None:
        """Evaluate the remaining candidates on one more sample."""
        sample = self._draw()
        values = self._evaluate(sample, self.remaining)
        for each, value in zip(self.remaining, values, strict=True):
            self.values[each].append(value)
        self.samples.append(sample)

    def _compare(self, rule: StopRule) -> bool:
        """Drop candidates that are clearly worse than the best; whether what is known is enough to end."""
        ranked = sorted(self.remaining, key=lambda each: -sum(self.values[each]))
        best, number = ranked[0], len(self.samples)
        if rule.drop:
            others = [e for e in ranked[rule.least :] if e in self._asked or self._gain(e, best) >= 0]
            ranked = [*ranked[: rule.least], *others]
            stay = rule.stay.get(number, len(ranked))
            ranked = [
                *ranked[:stay],
                *(e for e in ranked[stay:] if self.sure[e] > self.sure[best] or e in self._asked),
            ]
            self.remaining = sorted(ranked)
        reach = margin(self.values[best])
        return (
            (number >= rule.earliest or len(ranked) == 1)
            and (reach is not None and reach < rule.width)
            and not any(self._in_doubt(each, best, rule) for each in ranked[rule.least :])
        )

    def _in_doubt(self, candidate: int, best: int, rule: StopRule) -> bool:
        """Whether a candidate may be better than the best by more than makes no difference."""
        same = self._moves[candidate] == self._moves[best] or self.values[candidate] == self.values[best]
        return not same and self._gain(candidate, best) >= rule.indifference

    def _gain(self, candidate: int, best: int) -> float:
        """The points by which a candidate may be better than the best: the upper end of the 95 % interval."""
        high = mean(differences(self.values[candidate], self.values[best])).high
        return math.inf if high is None else high

    def _take_back(self) -> None:
        """Evaluate dropped candidates that the best has fallen behind on the samples that they missed."""
        while True:
            best = self.values[self.best]
            rising = [
                each
                for each, values in enumerate(self.values)
                if each not in self.remaining and sum(differences(values, best)) > 0
            ]
            for each in rising:
                missed = self.samples[len(self.values[each]) :]
                self.values[each] += [self._evaluate(sample, [each])[0] for sample in missed]
            self.remaining = sorted([*self.remaining, *rising])
            if not rising:
                return
