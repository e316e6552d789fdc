"""The best Show Phase: every contest searched side by side, the best of all proved."""

from __future__ import annotations

import os
import threading
import time as clock
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress

from stockbook.models.album import PlacedTile
from stockbook.models.contests import Contest
from stockbook.models.position import Position
from stockbook.optimizer.answer import Answer, ContestResult
from stockbook.optimizer.cpsat import Parameter, Search
from stockbook.optimizer.plan import InternalError, Plan, make_plan
from stockbook.optimizer.task import Task

#: Different searches of the same rows, the first one tried first. Which of them proves an answer
#: depends on the family and on the round (docs/solver.md).
LANES: tuple[dict[str, Parameter], ...] = (
    {"linearization_level": 0},
    {"linearization_level": 2},
)
#: Seconds of wall clock that stand for one unit of CP-SAT's deterministic time.
DETERMINISTIC_UNIT = 1.0

Progress = Callable[[int | None, int | None], None]


def best_placement(
    position: Position,
    *,
    contests: Sequence[Contest | None] | None = None,
    plans: int = 1,
    fixed: Sequence[PlacedTile] = (),
    time: float = 10.0,
    workers: int | None = None,
    seed: int = 0,
    deterministic: bool = False,
    on_progress: Progress | None = None,
) -> Answer:
    """Where each tile goes and which contest to enter, proved where time allows.

    Parameters
    ----------
    position
        A Show Phase.
    contests
        The contests to choose from; None among them stands for entering none. By default every open
        contest, and none.
    plans
        How many of the best plans to return; they differ in more than a swap of equal stamps.
    fixed
        Tiles whose places are decided already.
    time
        Seconds until the best so far is returned. A deterministic search counts its own work instead.
    workers
        Searches at the same time; by default one for each core.
    seed
        Of the search's random choices.
    deterministic
        The same answer on every run: one search at a time, no wall clock.
    on_progress
        Called about ten times a second with the best points and the bound so far.

    Returns
    -------
    Answer
        At least one plan, each checked and scored by the scorer. Ctrl-C returns the best so far.

    Raises
    ------
    ValueError
        If ``fixed`` is not a legal beginning, or ``plans`` or ``time`` is not positive.
    InternalError
        If a plan fails its check.
    """
    if plans < 1 or time <= 0 or (workers is not None and workers < 1):
        raise ValueError("Expected plans >= 1, time > 0 and workers >= 1.")
    choice = contests if contests is not None else (*position.open_contests, None)
    if not choice:
        raise ValueError("Expected at least one contest, or None.")
    threads = 1 if deterministic else workers or os.cpu_count() or 1
    started = clock.monotonic()
    tasks = [Task(position, contest, fixed, merge=plans == 1) for contest in choice]
    race = _Race(tasks, threads, seed, None if deterministic else started + time, time, on_progress)
    for task in tasks:
        task.plan = _first_plan(position, task.contest, fixed)
    race.run()
    best = max((task.plan for task in tasks if task.plan), key=lambda plan: plan.points)
    return Answer(
        position=position,
        plans=(best,),
        by_contest=tuple(ContestResult(t.contest, t.plan.points, t.bound) for t in tasks if t.plan),
        bound=max(task.bound for task in tasks),
        seconds=None if deterministic else clock.monotonic() - started,
        seed=seed,
        workers=threads,
        interrupted=race.interrupted,
    )


def _first_plan(position: Position, contest: Contest | None, fixed: Sequence[PlacedTile]) -> Plan:
    """Any legal plan: each tile in turn at the first place where it fits."""
    album = position.album.with_tiles(fixed)
    rest = list(position.place)
    for each in fixed:
        rest.remove(each.tile)
    placed = list(fixed)
    for tile in rest:
        cell = next(album.fits(tile.width, tile.height), None)
        if cell:
            placed.append(PlacedTile.at(tile, cell))
            album = album.with_tiles(placed[-1:])
    return make_plan(position, placed, contest)


class _Race:
    """Searches of all tasks on a few threads; the first to finish a task ends its other searches."""

    def __init__(
        self,
        tasks: Sequence[Task],
        threads: int,
        seed: int,
        deadline: float | None,
        work: float,
        on_progress: Progress | None,
    ) -> None:
        self.tasks = tasks
        self.interrupted = False
        self._threads = threads
        self._seed = seed
        self._deadline = deadline
        self._work = work
        self._on_progress = on_progress
        self._lock = threading.Lock()
        self._running: list[tuple[Task, Search]] = []
        self._queue: Iterator[tuple[Task, Mapping[str, Parameter]]] = iter(
            [(task, lane) for lane in LANES for task in tasks]
        )
        self._errors: list[BaseException] = []
        self._stopped = False

    def run(self) -> None:
        """Search until all is proved, time is up, or Ctrl-C.

        Raises
        ------
        InternalError
            If a plan fails its check.
        """
        workers = [threading.Thread(target=self._work_off, daemon=True) for _ in range(self._threads)]
        try:
            for worker in workers:
                worker.start()
            while any(worker.is_alive() for worker in workers):
                workers[0].join(0.1) if workers[0].is_alive() else workers[-1].join(0.1)
                self._report()
        except KeyboardInterrupt:
            self.interrupted = True
            self._stop_all()
            for worker in workers:
                worker.join()
        if self._errors:
            raise self._errors[0]

    def _report(self) -> None:
        if self._on_progress:
            plans = [task.plan.points for task in self.tasks if task.plan]
            self._on_progress(max(plans, default=None), max(task.bound for task in self.tasks))

    def _stop_all(self) -> None:
        with self._lock:
            self._stopped = True
            for _, search in self._running:
                search.stop()

    def _work_off(self) -> None:
        """Take one search after another from the queue."""
        try:
            while True:
                with self._lock:
                    task, lane = next(self._queue, (None, {}))
                if task is None or self._stopped:
                    return
                if not task.done:
                    self._search(task, lane)
        except BaseException as error:
            self._errors.append(error)
            self._stop_all()

    def _search(self, task: Task, lane: Mapping[str, Parameter]) -> None:
        def bounded(bound: int) -> None:
            with self._lock:
                task.bounded(bound)

        def found(objective: int, values: list[int]) -> None:
            with self._lock, suppress(InternalError):
                task.found(objective, values)

        search = Search(task.grid.model, self._parameters(lane), found, bounded)
        with self._lock:
            self._running.append((task, search))
        outcome = search.run()
        with self._lock:
            self._running.remove((task, search))
            if outcome.bound is not None:
                task.bounded(outcome.bound)
            if outcome.values is not None and outcome.objective is not None:
                task.found(outcome.objective, outcome.values)
            if outcome.finished:
                for other, running in self._running:
                    if other is task:
                        running.stop()

    def _parameters(self, lane: Mapping[str, Parameter]) -> dict[str, Parameter]:
        limit: dict[str, Parameter]
        if self._deadline is None:
            limit = {"max_deterministic_time": self._work / DETERMINISTIC_UNIT / len(self.tasks) / len(LANES)}
        else:
            limit = {"max_time_in_seconds": max(0.01, self._deadline - clock.monotonic())}
        return {
            "num_workers": 1,
            "random_seed": self._seed,
            "catch_sigint_signal": False,
            **limit,
            **lane,
        }
