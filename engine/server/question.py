"""The requests of the engine, one line of JSON each, and those that are not answered yet."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from threading import Condition
from typing import Literal

from stockbook.engine.documents.engine_lines import Counts, Id
from stockbook.engine.requests import Request


@dataclass
class Running:
    """A question that a process works on; ``interrupt`` asks for the best so far, None until it can."""

    request: Request
    interrupt: Callable[[], None] | None = None
    stopped: bool = False


@dataclass
class Waiting:
    """A queue by priority of at most ``size`` questions, and those taken from it but not answered yet."""

    size: int
    _heap: list[tuple[float, int, Request]] = field(default_factory=list)
    _running: dict[Id, Running] = field(default_factory=dict)
    _change: Condition = field(default_factory=Condition)
    _numbers: count[int] = field(default_factory=count)
    _closed: bool = False
    _done: int = 0

    def add(self, request: Request) -> Literal["", "full", "closed", "known"]:
        """Add a question; the reason where that is not possible."""
        with self._change:
            if self._closed:
                return "closed"
            if request.id in self._running or any(request.id == each.id for _, _, each in self._heap):
                return "known"
            if len(self._heap) >= self.size:
                return "full"
            heapq.heappush(self._heap, (-request.priority, next(self._numbers), request))
            self._change.notify()
            return ""

    def take(self) -> Running | None:
        """The question that is next, as soon as there is one; None at the end."""
        with self._change:
            while not self._heap:
                if self._closed:
                    return None
                self._change.wait()
            running = Running(heapq.heappop(self._heap)[2])
            self._running[running.request.id] = running
            return running

    def begun(self, running: Running, interrupt: Callable[[], None]) -> None:
        """Note how to stop a question that is worked on."""
        with self._change:
            running.interrupt = interrupt
            if running.stopped:
                interrupt()

    def over(self, running: Running) -> None:
        """Note that the work on a question has ended; it can no longer be interrupted."""
        with self._change:
            running.interrupt = None

    def answered(self, id: Id) -> None:
        """Note that a question has been answered: its id is free again."""
        with self._change:
            self._running.pop(id, None)
            self._done += 1

    def stop(self, id: Id) -> tuple[list[Request], list[Request]]:
        """Stop a question, or ``all``: those that were waiting, and those that are worked on."""
        with self._change:
            meant = [entry for entry in self._heap if id in ("all", entry[2].id)]
            self._heap = [entry for entry in self._heap if entry not in meant]
            heapq.heapify(self._heap)
            running = [each for each in self._running.values() if id in ("all", each.request.id)]
            for each in running:
                if each.interrupt and not each.stopped:
                    each.interrupt()
                each.stopped = True
            return [entry[2] for entry in meant], [each.request for each in running]

    def close(self) -> None:
        """Take no more questions."""
        with self._change:
            self._closed = True
            self._change.notify_all()

    def counts(self) -> Counts:
        """How many questions wait, are worked on, and are done."""
        with self._change:
            return Counts(waiting=len(self._heap), running=len(self._running), done=self._done)
