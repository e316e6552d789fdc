"""Sequential elimination: the best survives, samples are common, and intervals hold what they promise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from math import inf
from random import Random
from statistics import fmean, stdev
from threading import Event

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockbook.optimizer.sampling.elimination import (
    SequentialElimination,
    StopRule,
)
from stockbook.optimizer.sampling.intervals import best_with_evidence, differences, paired_estimate
from stockbook.optimizer.solver.limits import Progress, SearchBudget, SearchLimits, Stopped
from stockbook.optimizer.solver.limits import clock as budget_clock

RULE = StopRule(samples=300, checks=range(10, 301, 10))


def noisy(
    means: Sequence[float], seed: int, luck: float = 8.0, own: float = 2.0
) -> SequentialElimination[int]:
    """Candidates with these means: ``luck`` is what all share in a sample, ``own`` what each has."""
    rng = Random(seed)

    def evaluate(sample: int, numbers: Sequence[int]) -> list[float]:
        common = Random(sample).gauss(0, luck)
        return [means[each] + common + Random(f"{sample} {each}").gauss(0, own) for each in numbers]

    return SequentialElimination(len(means), lambda: rng.getrandbits(40), evaluate)


def test_the_best_survives() -> None:
    """With known means the best candidate is found in at least 95 of 100 runs, and never far from it; those
    who are far behind get few samples."""
    right, spent = 0, 0
    for seed in range(200):
        means = [Random(seed).uniform(-4, 0) for _ in range(8)] + [1.0]
        elimination = noisy(means, seed)
        elimination.run(RULE)
        right += elimination.best == 8
        assert means[elimination.best] > -1
        spent += sum(map(len, elimination.values))
    assert right >= 190
    assert spent < 200 * 9 * 60


@given(st.lists(st.floats(-5, 5), min_size=1, max_size=6), st.integers(0, 1000), st.integers(1, 3))
def test_those_who_remain_have_the_same_samples(means: list[float], seed: int, least: int) -> None:
    """Every remaining candidate was evaluated on all samples, a dropped one on the first of them, and at
    least so many remain as asked for; the values are those of the samples."""
    elimination = noisy(means, seed, luck=1.0, own=0.5)
    elimination.run(StopRule(samples=40, checks=(5, 10, 20), least=least, width=0.0))
    assert len(elimination.samples) == 40
    assert len(elimination.remaining) >= min(least, len(means))
    for each, values in enumerate(elimination.values):
        if each in elimination.remaining:
            assert len(values) == 40
        again = noisy(means, seed, luck=1.0, own=0.5)
        again.run(StopRule(samples=len(values), checks=(), drop=False))
        assert again.values[each] == values
    assert elimination.ranking()[0] == elimination.best


def test_all_are_kept_where_none_is_dropped() -> None:
    """Without dropping all have all samples, and it still ends when the best is clear."""
    elimination = noisy([0.0, 3.0, 1.0], 1)
    elimination.run(StopRule(samples=300, checks=range(10, 301, 10), drop=False))
    assert {len(values) for values in elimination.values} == {len(elimination.samples)}
    assert len(elimination.samples) < 100
    assert elimination.best == 1


def test_most_stay() -> None:
    """No more stay than the rule says, the better ones; the earliest end holds while several remain."""
    elimination = noisy([0.1 * number for number in range(8)], 2)
    elimination.run(StopRule(samples=30, checks=(5, 10), stay={5: 4, 10: 2}))
    assert sorted(map(len, elimination.values)) == [5] * 4 + [10] * 2 + [30] * 2
    clear = noisy([0.0, 50.0], 3)
    clear.run(StopRule(samples=30, checks=range(5, 31, 5), least=2, earliest=20))
    assert len(clear.samples) == 20


@pytest.mark.parametrize("work", [1.0, 4.0])
def test_those_that_seem_better_start_while_there_is_time(work: float) -> None:
    """They start in the order given until their share of the work is done; the rest has no value, and half of
    those that started go on; a candidate that is asked about starts first and stays."""
    budget = SearchBudget(SearchLimits(time=40.0, deterministic=True))

    def evaluate(sample: float, numbers: Sequence[int]) -> list[float]:
        budget.searched(work * len(numbers) / 10)
        return [Random(f"{sample} {number}").gauss(number, 20) for number in numbers]

    elimination = SequentialElimination(40, Random(1).random, evaluate, asked=[3])
    elimination.start(2, range(39, -1, -1), 5, budget, 0.25)
    started = 40 if work == 1 else 13
    assert elimination.remaining == sorted({3, *range(41 - started, 40), *range(40 if started == 40 else 0)})
    assert [len(values) for values in elimination.values].count(2) == started
    elimination.run(StopRule(4, (2,), stay={2: started // 2}, width=0.0), budget)
    assert 3 in elimination.remaining
    assert started // 2 <= len(elimination.remaining) <= started // 2 + 1
    assert {len(elimination.values[each]) for each in elimination.remaining} == {4}


def test_equal_candidates_need_no_samples() -> None:
    """It ends where moves are the same, always as good, or better by too little to matter."""
    rule = StopRule(samples=300, checks=range(10, 301, 10))
    same = noisy([1.0, 1.0], 1, own=0.0)
    same.run(rule)
    assert len(same.samples) == 10
    rng = Random(1)
    draw: Callable[[], float] = rng.random
    one_move = SequentialElimination(
        2, draw, lambda sample, numbers: [sample, 1 - sample][: len(numbers)], moves=["a", "a"]
    )
    one_move.run(rule)
    assert len(one_move.samples) == 10
    near = noisy([1.0, 1.1], 1, own=1.0)
    near.run(StopRule(samples=300, checks=range(10, 301, 10), indifference=1.0))
    assert len(near.samples) < 50


def test_the_width_is_reached() -> None:
    """Where the value itself has to be known, it goes on until it is."""
    elimination = noisy([0.0, 9.0], 1, luck=1.0)
    elimination.run(StopRule(samples=10**6, checks=range(10, 10**6, 10), width=0.25))
    margin = elimination.estimates()[1].margin
    assert margin is not None and margin < 0.25
    assert len(elimination.samples) > 100


def test_the_one_that_comes_back() -> None:
    """A candidate that was dropped comes back when the best falls behind it, and makes up for its samples."""
    rows = [[2.0] * 4 + [-9.0] * 4, [1.0] * 8, [5.0, -4.0, 5.0, -4.0] + [4.0] * 4]
    count = iter(range(8))
    elimination = SequentialElimination(
        3, lambda: next(count), lambda sample, numbers: [rows[each][sample] for each in numbers]
    )
    elimination.run(StopRule(samples=4, checks=(4,), width=0.0))
    assert elimination.remaining == [0, 2] and elimination.best == 0
    elimination.run(StopRule(samples=8, checks=(), width=0.0))
    assert elimination.remaining == [0, 1, 2] and elimination.best == 2
    assert elimination.values == rows


def test_time_and_work() -> None:
    """Two samples are there in any case; then time, or the work of a deterministic search, ends it."""
    past = SearchBudget(SearchLimits(1e-9))
    elimination = noisy([0.0, 0.0, 0.0], 1)
    elimination.run(StopRule(samples=10**9, checks=()), past)
    assert len(elimination.samples) == 2
    elimination.run(
        StopRule(samples=10**9, checks=(), work=1), SearchBudget(SearchLimits(30, deterministic=True))
    )
    assert len(elimination.samples) == 12


def test_no_sample_begins_that_would_end_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Samples of a second each, with three and a half seconds: three samples."""
    now = [0.0]
    monkeypatch.setattr(budget_clock, "monotonic", lambda: now[0])

    def evaluate(sample: int, numbers: Sequence[int]) -> list[float]:
        now[0] += 1
        return [0.0 for _ in numbers]

    elimination = SequentialElimination(2, lambda: 0, evaluate)
    elimination.run(StopRule(samples=10**9, checks=()), SearchBudget(SearchLimits(3.5)))
    assert len(elimination.samples) == 3


def test_progress_is_reported() -> None:
    """The best mean so far and the number of samples, some times."""
    seen: list[Progress] = []
    limits = SearchLimits(on_progress=seen.append)
    elimination = noisy([0.0, 5.0], 1)
    elimination.run(StopRule(samples=20, checks=(), work=1), SearchBudget(limits, elimination.progress))
    assert seen and seen[0].samples == 1 and seen[0].best == max(values[0] for values in elimination.values)


@pytest.mark.parametrize("stopped", [True, False])
@pytest.mark.parametrize("after", range(5))
def test_what_is_known_is_kept(stopped: bool, after: int) -> None:
    """A stop and the end of time inside an evaluation leave whole samples; before the first there is no
    answer to give after a stop."""
    left, stop = iter(range(after)), Event()
    budget = SearchBudget(SearchLimits(stop=stop.is_set))

    def evaluate(sample: float, numbers: Sequence[int]) -> list[float]:
        if next(left, None) is None:
            if stopped:
                stop.set()
            raise Stopped
        return [sample + each for each in numbers]

    elimination = SequentialElimination(3, Random(1).random, evaluate)
    with pytest.raises(KeyboardInterrupt) if stopped and not after else nullcontext():
        elimination.run_to_answer(RULE, budget)
    assert {len(values) for values in elimination.values} == {after} == {len(elimination.samples)}
    assert elimination.ranking() == ([2, 1, 0] if after else [0, 1, 2])


def test_intervals_of_differences_hold_the_truth() -> None:
    """A candidate with fewer samples is placed by its difference to the best, better than by its own mean."""
    rng = Random(2)
    inside, errors, plain = 0, [], []
    for _ in range(1000):
        luck = [rng.gauss(0, 8) for _ in range(60)]
        best = [value + rng.gauss(2, 2) for value in luck]
        other = [value + rng.gauss(-1, 2) for value in luck[:12]]
        found = paired_estimate(best, other)
        assert found.margin is not None and found.samples == 12
        inside += abs(found.value + 1) <= found.margin
        errors.append(found.value + 1)
        plain.append(fmean(other) + 1)
    assert 925 <= inside <= 985
    assert stdev(errors) < 0.7 * stdev(plain)


def test_the_estimates_of_a_run_hold_the_truth() -> None:
    """After an elimination that never ends early, about 95 of 100 intervals have the true mean in them."""
    means = [0.0, -3.0, -6.0, 1.0]
    inside = 0
    for seed in range(300):
        elimination = noisy(means, seed, luck=3.0)
        elimination.run(StopRule(samples=40, checks=(8, 16), width=0.0))
        for mean, estimate in zip(means, elimination.estimates(), strict=True):
            assert estimate.low is not None and estimate.high is not None
            inside += estimate.low <= mean <= estimate.high
    assert 0.92 * 1200 <= inside <= 0.98 * 1200


def test_a_single_sample_has_no_interval() -> None:
    """With one sample everything is still open: no interval, and nobody is dropped."""
    elimination = noisy([0.0, 99.0], 1)
    elimination.run(StopRule(samples=1, checks=(1,)))
    assert elimination.remaining == [0, 1]
    assert all(estimate.margin is None for estimate in elimination.estimates())
    assert differences([1.0, 2.0, 3.0], [1.0, 1.0]) == [0.0, 1.0]
    assert StopRule(samples=1, checks=()).width == inf


@pytest.mark.parametrize(
    ("better", "advised"),
    [([3.0, -1.0, 2.0, -2.0], 1), ([3.0, 2.9, 3.1, 3.0], 0), ([3.0], 1), ([], 1)],
    ids=["unclear", "clear", "one sample", "none"],
)
def test_sure_points_are_given_up_only_for_a_clearly_better_mean(better: list[float], advised: int) -> None:
    """The candidate with more sure points is advised unless the paired interval is above zero."""
    assert best_with_evidence([better, [0.0] * len(better)], 0, [7, 16]) == advised


def test_sure_points_are_not_dropped_without_evidence() -> None:
    """A candidate with more sure points stays although a rule lets fewer stay, until it is clearly worse."""
    noise = Random(1)

    def evaluate(sample: float, numbers: Sequence[int]) -> list[float]:
        return [(2.0, 1.9, sample)[number] for number in numbers]

    elimination = SequentialElimination(3, lambda: noise.gauss(0, 9), evaluate, sure=[0, 0, 5])
    elimination.run(StopRule(12, (6,), stay={6: 1}, earliest=100))
    assert 2 in elimination.remaining and 1 not in elimination.remaining
