"""Searches side by side: when they stop, what they leave behind, and that errors are not lost."""

from __future__ import annotations

import threading
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest
from hypothesis import given, settings

from stockbook.models import read_position
from stockbook.models.album.album import PlacedTile
from stockbook.models.placement.model import PlacementModel
from stockbook.models.stampswap.position import Position
from stockbook.optimizer import Answer, InternalError, best_placement, make_plan
from stockbook.optimizer.compiled import web_assembly
from stockbook.optimizer.placement import portfolio
from stockbook.optimizer.placement.compiled_search import CompiledSearch
from stockbook.optimizer.placement.portfolio import Portfolio, StrategyRun
from stockbook.optimizer.placement.subproblem import Subproblem
from stockbook.optimizer.solver.cpsat import Search
from stockbook.optimizer.solver.limits import Progress, SearchLimits
from stockbook.optimizer.solver.outcome import Outcome
from tests.boards import small_positions

ROOT = Path(__file__).parents[3]
SHIPPED = ROOT / "seeds" / "positions"
SUNDAYS = sorted(path.stem for path in SHIPPED.glob("sunday*.toml"))
#: Seconds to prove what takes one, and seconds in which a search that was stopped has surely ended.
PATIENT = 120.0
SOON = 60.0


@pytest.fixture(scope="module")
def hard() -> Position:
    """A position that takes far longer than these tests."""
    return read_position(ROOT / "benchmarks" / "instances" / "r2-holes-1x2-01.toml")


def check(answer: Answer) -> None:
    """Every plan is legal and scored, no bound is below what was found."""
    for plan in answer.plans:
        placed = [each for _, each in plan.placed]
        assert make_plan(answer.position, placed, plan.contest) == plan
    assert answer.best <= answer.bound
    assert all(result.best <= result.bound for result in answer.by_contest)
    assert answer.best == max(result.best for result in answer.by_contest)


def test_time_is_up(hard: Position) -> None:
    """A search that cannot prove in its time returns a legal plan and a bound, soon after."""
    started = monotonic()
    answer = best_placement(hard, limits=SearchLimits(0.5))
    assert monotonic() - started < SOON
    check(answer)
    assert answer.seconds is not None and answer.seconds >= 0.4
    assert not answer.interrupted


def test_no_time_at_all(hard: Position) -> None:
    """Without time for any search there is a legal plan and a bound all the same."""
    answer = best_placement(hard, plans=3, limits=SearchLimits(1e-9))
    check(answer)
    assert len(answer.plans) == 1 and not answer.proved


def test_a_stop_returns_the_best_so_far(hard: Position) -> None:
    """Stopped at the first sign of progress, a long search ends soon, says so, and has a legal plan."""
    started, stop = monotonic(), threading.Event()
    limits = SearchLimits(600, on_progress=lambda _: stop.set(), stop=stop.is_set)
    answer = best_placement(hard, limits=limits)
    assert monotonic() - started < SOON
    assert answer.interrupted
    check(answer)


def test_progress_only_improves(hard: Position) -> None:
    """The points reported never fall, the bounds never rise, and the answer is no worse than the last."""
    reports: list[tuple[float, float]] = []

    def on_progress(progress: Progress) -> None:
        assert progress.best is not None and progress.bound is not None
        reports.append((progress.best, progress.bound))

    answer = best_placement(hard, limits=SearchLimits(1.5, on_progress=on_progress))
    reports.append((answer.best, answer.bound))
    assert len(reports) > 1
    assert [best for best, _ in reports] == sorted(best for best, _ in reports)
    assert [bound for _, bound in reports] == sorted((bound for _, bound in reports), reverse=True)


@pytest.mark.parametrize("name", ["saturday", "sunday-surrounded"])
def test_a_deterministic_search_repeats_itself(name: str) -> None:
    """Twice the same answer, plans, bounds and all, whether it is proved or cut short."""
    position = read_position(SHIPPED / f"{name}.toml")
    for time in (0.02, 0.2):
        limits = SearchLimits(time, deterministic=True)
        first, second = (best_placement(position, plans=3, limits=limits) for _ in range(2))
        check(first)
        assert first == second
        assert first.seconds is None and first.workers == 1


@pytest.mark.parametrize("name", SUNDAYS)
def test_round_3_is_proved(name: str) -> None:
    """The shipped positions of round 3 are proved."""
    answer = best_placement(read_position(SHIPPED / f"{name}.toml"), limits=SearchLimits(PATIENT))
    check(answer)
    assert answer.proved


@pytest.mark.parametrize("name", ["sunday", "sunday-groups"])
def test_any_number_of_workers_proves_the_same(name: str) -> None:
    """One, two and four workers agree on the best and the bound of a full position."""
    position = read_position(SHIPPED / f"{name}.toml")
    answers = [best_placement(position, limits=SearchLimits(PATIENT, workers)) for workers in (1, 2, 4)]
    for answer, workers in zip(answers, (1, 2, 4), strict=True):
        check(answer)
        assert answer.proved and answer.workers == workers
    assert len({(answer.best, answer.bound) for answer in answers}) == 1


@settings(max_examples=15, deadline=None)
@given(small_positions())
def test_workers_agree_on_small_positions(position: Position) -> None:
    """Searches that end at once disturb each other as little as long ones."""
    answers = [best_placement(position, limits=SearchLimits(PATIENT, workers)) for workers in (1, 2, 4)]
    for answer in answers:
        check(answer)
        assert answer.proved
    assert len({answer.best for answer in answers}) == 1


@pytest.mark.parametrize(("delay", "threads"), [(SOON, 1), (0.0, 2)])
def test_the_second_thread_begins_only_if_the_first_takes_long(
    delay: float, threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A position proved before the delay is over needs one thread; without a delay both begin."""
    started: list[int] = []
    take_turns = Portfolio._take_turns

    def noted(self: Portfolio) -> None:
        started.append(threading.get_ident())
        if not delay:
            sleep(0.2)
        take_turns(self)

    monkeypatch.setattr(portfolio, "SECOND_THREAD_DELAY", delay)
    monkeypatch.setattr(Portfolio, "_take_turns", noted)
    position = read_position(SHIPPED / "sunday-corners.toml")
    assert best_placement(position, limits=SearchLimits(PATIENT, workers=2)).proved
    assert len(started) == threads


@pytest.mark.parametrize("better", [False, True])
def test_a_search_that_begins_again_keeps_its_turn(better: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of a search that ends because a better plan was found is not counted as effort."""
    position = read_position(SHIPPED / "sunday-corners.toml")
    subproblem = Subproblem(position, position.may_enter[0])
    plan = best_placement(position, limits=SearchLimits(PATIENT)).plans[0]
    searches = Portfolio(SearchLimits(PATIENT, workers=1))
    run = StrategyRun(subproblem, subproblem.strategies[0])

    def ends(search: Search) -> Outcome:
        sleep(0.01)
        if better:
            subproblem.record_plan(plan)
        return Outcome(None, None, None, False, 0, 0, 0.0)

    monkeypatch.setattr(portfolio, "exact_runs", lambda subproblems: [run])
    monkeypatch.setattr(Search, "run", ends)
    monkeypatch.setattr(Portfolio, "_over", lambda self: run.started_at > 0)
    searches.run([subproblem], only_best=True)
    assert run.started_at > 0
    assert (run.spent == 0) == better


def test_an_error_in_a_search_comes_out(hard: Position, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error in the thread of a search is raised in the caller and ends the other searches."""

    def fails(search: Search) -> Outcome:
        raise RuntimeError("no such luck")

    monkeypatch.setattr(Search, "run", fails)
    with pytest.raises(RuntimeError, match="no such luck"):
        best_placement(hard, limits=SearchLimits(600))


def test_an_error_in_on_progress_comes_out_and_stops_the_searches(hard: Position) -> None:
    """An error in the caller's own function ends every search at once; none goes on in the background."""
    before = threading.active_count()
    calls = 0

    def fails(progress: Progress) -> None:
        nonlocal calls
        calls += 1
        raise RuntimeError("no such luck")

    started = monotonic()
    with pytest.raises(RuntimeError, match="no such luck"):
        best_placement(hard, limits=SearchLimits(600, on_progress=fails))
    assert monotonic() - started < SOON
    assert calls == 1
    while threading.active_count() > before and monotonic() - started < SOON:
        sleep(0.01)
    assert threading.active_count() == before


def test_the_local_search_goes_on_with_longer_runs(hard: Position, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside the exact searches its runs get longer, and the last one ends with the search."""
    before = threading.active_count()
    asked: list[int] = []
    stop = threading.Event()
    build = CompiledSearch.best_built

    def noted(local: CompiledSearch, rng: Random, builds: int, steps: int) -> list[PlacedTile]:
        asked.append(steps)
        return build(local, rng, builds, steps)

    def enough(progress: Progress) -> None:
        if len(set(asked)) > 1:
            stop.set()

    monkeypatch.setattr(CompiledSearch, "best_built", noted)
    answer = best_placement(hard, limits=SearchLimits(600, on_progress=enough, stop=stop.is_set))
    ended = monotonic()
    assert answer.interrupted
    while threading.active_count() > before and monotonic() - ended < SOON:
        sleep(0.01)
    assert threading.active_count() == before


@pytest.mark.parametrize("name", ["saturday-holes", "sunday-corners"])
def test_without_an_engine_the_proof_is_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where wasmtime is not installed, tiles are placed greedily in Python, CP-SAT proves all, and the answer
    is the same."""
    position = read_position(SHIPPED / f"{name}.toml")
    compiled = best_placement(position, limits=SearchLimits(PATIENT))
    monkeypatch.setattr(web_assembly, "_engine", lambda: None)
    monkeypatch.setattr(web_assembly, "_compiled", lambda name: None)
    python = best_placement(position, limits=SearchLimits(PATIENT))
    assert (python.best, python.bound) == (compiled.best, compiled.bound)


def test_a_wrong_solution_is_an_internal_error(hard: Position, monkeypatch: pytest.MonkeyPatch) -> None:
    """A solution that the scorer does not confirm ends the search with an internal error, soon."""
    right = PlacementModel.placed
    monkeypatch.setattr(CompiledSearch, "useful", False)
    monkeypatch.setattr(PlacementModel, "placed", lambda placement, values: right(placement, values)[1:])
    started = monotonic()
    with pytest.raises(InternalError, match=r"fits at|the search claims"):
        best_placement(hard, limits=SearchLimits(600))
    assert monotonic() - started < SOON


@pytest.mark.parametrize("wrong", [{"plans": 0}, {"contests": []}])
def test_nonsense_is_refused(hard: Position, wrong: dict[str, Any]) -> None:
    """No plans and no contests are errors before anything is searched."""
    with pytest.raises(ValueError, match="Expected "):
        best_placement(hard, **wrong)
