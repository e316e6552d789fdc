"""Whole arenas: the same result on any workers, and no finished game is lost."""

from __future__ import annotations

import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from stockbook.optimizer.arena.run import TRIES, ArenaError
from stockbook.optimizer.arena.tally import Verdict
from stockbook.optimizer.arena.workers import Workers, dask_workers, local_workers
from tests.games.heap_agents import MARK
from tests.optimizer.arena.matches import a_match, an_arena, threads, timeless

pytestmark = pytest.mark.usefixtures("heap_known")


def test_the_same_result_on_any_workers() -> None:
    """One thread, five threads and two processes play the same games, also with agents that decide by
    chance, and so all figures are the same."""
    match = a_match("coin", "greedy")
    alone = an_arena(match, 20)
    alone.run(threads(1))
    for workers in (threads(5), local_workers(2)):
        arena = an_arena(match, 20)
        arena.run(workers)
        assert timeless(arena) == timeless(alone)
        assert arena.tally.wins == alone.tally.wins
        assert (arena.tally.means, arena.tally.tested) == (alone.tally.means, alone.tally.tested)


def test_the_better_agent_wins() -> None:
    """Looking to the end beats greed, in the figures as well."""
    arena = an_arena(a_match(), 100)
    arena.run(threads(1))
    found = arena.tally
    assert found.wins is not None
    assert found.wins.share.low is not None
    assert found.wins.share.low > found.wins.even
    assert found.lead.low is not None
    assert found.lead.low > 0
    assert found.tested[2] is Verdict.BETTER


def test_a_sequential_test_stops_early(tmp_path: Path) -> None:
    """It plays few games more than it needs, the same figures on any workers, and again from the file."""
    match = a_match("planner", "coin")
    arena = an_arena(match, 500, tmp_path / "arena.jsonl", stop=True)
    arena.run(threads(1))
    arena.results.close()
    assert arena.tally.tested[2] is Verdict.BETTER
    assert len(arena.results.games) < 200
    many = an_arena(match, 500, stop=True)
    many.run(threads(7))
    assert many.tally.means == arena.tally.means
    again = an_arena(match, 500, tmp_path / "arena.jsonl", stop=True)
    again.run(Workers(_no_executor, lambda: 1))
    assert again.tally.means == arena.tally.means


def _no_executor() -> Executor:
    raise AssertionError("there is nothing left to play")


def test_an_arena_goes_on_from_its_file(tmp_path: Path) -> None:
    """Only games that are missing are played; fewer pairs than the file has are the first ones."""
    path = tmp_path / "arena.jsonl"
    match = a_match()
    an_arena(match, 5, path).run(threads(2))
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:4], *lines[6:]])[:-5])
    played: list[None] = []
    arena = an_arena(match, 8, path)
    assert len(arena.missing) == 9
    arena.run(threads(2), lambda: played.append(None))
    assert len(played) == 9
    whole = an_arena(match, 8)
    whole.run(threads(1))
    assert timeless(arena) == timeless(whole)
    del arena  # It has the file alone.
    few = an_arena(match, 3, path)
    assert few.missing == []
    assert few.tally.pairs == whole.tally.pairs[:3] or few.tally.means == an_pairs(match, 3)


def an_pairs(match: Any, pairs: int) -> Any:
    """The mean scores of so many pairs."""
    arena = an_arena(match, pairs)
    arena.run(threads(1))
    return arena.tally.means


def test_a_dead_worker_loses_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that ends in the middle of a game breaks the pool; its games are played again, and the
    result is the same as if nothing had happened."""
    mark = tmp_path / "mark"
    mark.touch()
    monkeypatch.setenv(MARK, str(mark))
    arena = an_arena(a_match("mortal", "greedy"), 4)
    arena.run(local_workers(2))
    assert not mark.exists()
    healthy = an_arena(a_match("mortal", "greedy"), 4)
    healthy.run(threads(1))
    assert timeless(arena) == timeless(healthy)


class Broken(ThreadPoolExecutor):
    """Every game breaks it, in the way of a pool of processes."""

    def submit(self, fn: Callable[..., Any], /, *arguments: Any, **keys: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_exception(BrokenExecutor("a process died"))
        return future


class Gone(Broken):
    """Every game gets lost, in the way of a cluster."""

    def submit(self, fn: Callable[..., Any], /, *arguments: Any, **keys: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_exception(RuntimeError("a worker was killed"))
        return future


@pytest.mark.parametrize("executor", [Broken, Gone])
def test_a_game_that_no_worker_survives(executor: type[Broken]) -> None:
    """After some tries it is given up, by name."""
    with pytest.raises(ArenaError, match=f"pair 1, game 1: its worker died {TRIES} times"):
        an_arena(a_match(), 2).run(Workers(executor, lambda: 1))


def test_an_agent_that_fails(tmp_path: Path) -> None:
    """Its error is told with the game, and the games before it are kept."""
    path = tmp_path / "arena.jsonl"
    an_arena(a_match("cheat"), 0, path)
    with pytest.raises(ArenaError, match=r"(?s)pair 1, game [12]: .*'take 9' is not legal"):
        an_arena(a_match("cheat"), 2, path).run(threads(1))


def test_a_stop_loses_no_finished_game(tmp_path: Path) -> None:
    """Every game finished by then is in the file, and the rest is played later: together the same as without
    a break."""
    path = tmp_path / "arena.jsonl"
    match = a_match("slow", "greedy")
    arena = an_arena(match, 30, path)
    played: list[None] = []
    with pytest.raises(KeyboardInterrupt):
        arena.run(threads(2), lambda: played.append(None), lambda: len(played) >= 5)
    arena.results.close()
    again = an_arena(match, 30, path)
    assert 5 <= len(again.results.games) == len(arena.results.games) < 60
    again.run(threads(2))
    whole = an_arena(match, 30)
    whole.run(threads(2))
    assert timeless(again) == timeless(whole)


class Unhurried(ThreadPoolExecutor):
    """An executor that notes whether anything was canceled before it is shut down."""

    submitted: list[Future[Any]]
    canceled = False

    def submit(self, *args: Any, **choices: Any) -> Future[Any]:
        future = super().submit(*args, **choices)
        self.submitted = [*getattr(self, "submitted", ()), future]
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.canceled = self.canceled or any(future.cancelled() for future in self.submitted)
        super().shutdown(wait, cancel_futures=not wait)


def test_a_stop_leaves_it_to_the_executor_to_cancel() -> None:
    """The thread of an executor whose processes die fails where somebody else has canceled its games."""
    executor = Unhurried(1)
    with pytest.raises(KeyboardInterrupt):
        an_arena(a_match(), 20).run(Workers(lambda: executor, lambda: 6), stop=lambda: True)
    assert executor.submitted and not executor.canceled


@pytest.mark.alone
def test_a_dask_cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A real cluster of two processes plays the same games as this one, also when one of its workers dies
    in the middle of a game."""
    from distributed import LocalCluster

    mark = tmp_path / "mark"
    mark.touch()
    monkeypatch.setenv(MARK, str(mark))
    match = a_match("mortal", "coin")
    with (
        LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
        ) as cluster,
        dask_workers(cluster.scheduler_address) as workers,
    ):
        arena = an_arena(match, 10)
        arena.run(workers)
    assert not mark.exists()
    here = an_arena(match, 10)
    here.run(threads(1))
    assert timeless(arena) == timeless(here)


def test_no_cluster_there() -> None:
    """An address without a scheduler, or none at all, is an error at once."""
    with pytest.raises(OSError, match="refused"), dask_workers("tcp://127.0.0.1:9"):
        pass
    with pytest.raises(ValueError, match="port"), dask_workers("nonsense"):
        pass


def blocked() -> set[int]:
    """The signals that do not reach the thread that asks."""
    return set(signal.pthread_sigmask(signal.SIG_BLOCK, []))


def test_processes_begin_deaf_to_the_terminal() -> None:
    """Its signals are kept from a process before its first line, and never from the one that starts it."""
    before = blocked()
    with local_workers(1).open() as executor:
        deaf = executor.submit(signal.pthread_sigmask, signal.SIG_BLOCK, []).result()
        assert {signal.SIGINT, signal.SIGHUP} <= set(deaf)
    assert blocked() == before
