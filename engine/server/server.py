"""The engine: reads requests, shares them out among processes, and writes a document for each."""

from __future__ import annotations

import heapq
import os
import select
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import count
from queue import SimpleQueue
from threading import Condition, Event, Thread
from time import monotonic
from typing import Literal, TextIO

from stockbook.engine.documents.common import faults_document, to_json
from stockbook.engine.documents.engine_lines import Counts, EngineVersion, Id, Status, StoppedEarly, Stopping
from stockbook.engine.request import COMMANDS, LONGEST_LINE, BadRequest, Request, read_request, unused
from stockbook.engine.server.worker import PATIENCE, Document, Start, WorkerProcess, start
from stockbook.models.files.faults import Fault
from stockbook.models.files.words import nearest


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


#: Most final documents that wait to be written.
LONGEST = 100


class Outbox:
    """Documents that a thread of their own writes, one a line, until nobody reads any more.

    Whoever sends a final document waits while ``size`` of them have not been written. Nobody waits for a
    report: of each question only the newest one is kept, and none once there is its final document.
    """

    def __init__(self, output: TextIO, on_unread: Callable[[], None], size: int = LONGEST) -> None:
        self._output = output
        self._on_unread = on_unread
        self._size = size
        self._finals: deque[str] = deque()
        self._reports: dict[Id | None, str] = {}
        self._change = Condition()
        self._closed = self._unread = False
        self._ended = Event()
        for work in (self._write, self._watch):
            Thread(target=work, daemon=True).start()

    def send(self, id: Id | None, document: Document, *, final: bool) -> None:
        """Have a document written, with the id of its question."""
        line = to_json({"id": id, "final": final, **document})
        with self._change:
            if final:
                self._change.wait_for(lambda: self._unread or len(self._finals) < self._size)
                self._reports.pop(id, None)
            if self._unread:
                return
            if final:
                self._finals.append(line)
            else:
                self._reports[id] = line
            self._change.notify_all()

    def close(self) -> None:
        """Wait until all has been written, or nobody reads any more."""
        with self._change:
            self._closed = True
            self._change.notify_all()
        self._ended.wait()

    def _write(self) -> None:
        while not self._unread and (line := self._next()) is not None:
            try:
                self._output.write(line + "\n")
                self._output.flush()
            except (OSError, ValueError):
                self._leave()
        self._ended.set()

    def _next(self) -> str | None:
        """The next line, as soon as there is one; None at the end."""
        with self._change:
            self._change.wait_for(lambda: self._finals or self._reports or self._closed or self._unread)
            if self._finals:
                self._change.notify_all()
                return self._finals.popleft()
            return self._reports.pop(next(iter(self._reports))) if self._reports else None

    def _watch(self) -> None:
        """Notice that the other end of a pipe was closed, also while there is nothing to write."""
        # Windows has no such call: there the next write says so.
        with suppress(OSError, ValueError, AttributeError):
            closed = select.poll()
            closed.register(self._output.fileno(), 0)
            if closed.poll()[0][1] & (select.POLLERR | select.POLLHUP):
                self._leave()

    def _leave(self) -> None:
        """Note that nobody reads any more."""
        with self._change:
            first, self._unread = not self._unread, True
            self._change.notify_all()
        if first:
            self._on_unread()


#: Bytes that are read at once.
CHUNK = 2**16
#: Seconds between two looks at a question that may have been stopped.
LOOK = 0.5
#: Signals that end an engine, and its exit code after one: this and the number of the signal.
ENDING, SIGNALED = ("SIGINT", "SIGTERM", "SIGHUP"), 128
#: Seconds in which several signals are one: a terminal that is closed, or a system that stops, sends more.
TOGETHER = 0.3
#: Questions that wait, at most, unless told.
WAITING = 1000


class Server:
    """An engine that answers the requests of one reader.

    It answers these commands in so many processes, each prepared by ``start``, while at most so many
    questions wait.
    """

    def __init__(
        self, start: Start, commands: Sequence[str], processes: int, waiting: int, output: TextIO
    ) -> None:
        self._start = start
        self._commands = tuple(commands)
        self._waiting = Waiting(waiting)
        self._workers: dict[int, WorkerProcess] = {}
        self._serving = processes
        #: True for each thread that has ended, False where all shall end.
        self._ends: SimpleQueue[bool] = SimpleQueue()
        #: Command of the engine itself -> what answers it.
        self._own: dict[str, Callable[[Request], Document]] = {
            "stop": self._stop,
            "status": lambda request: dict(Status(**self._waiting.counts(), processes=self._pids())),
            "version": _version,
        }
        self._outbox = Outbox(output, self._end)

    def run(self, source: int) -> None:
        """Answer the requests that come from a file descriptor, until its end and the last answer."""
        for number in range(self._serving):
            Thread(target=self._serve, args=(number,), daemon=True).start()
        Thread(target=self._read, args=(source,), daemon=True).start()
        while self._serving:
            if self._ends.get():
                self._serving -= 1
            else:
                self._waiting.close()
                self._stop_all("all")
        self._outbox.close()

    def stop(self) -> None:
        """Take no more questions, and have all answered with the best so far; the handler of a signal may."""
        self._ends.put(False)

    def _read(self, source: int) -> None:
        """Take every request there is."""
        for line in _lines(source):
            if line.strip():
                try:
                    self._take(line)
                except Exception as error:
                    self._refuse(None, "", f"this is a fault of stockbook, please report it: {error!r}")
        self._waiting.close()

    def _take(self, line: bytes) -> None:
        """Answer a request at once, or let it wait."""
        try:
            request = read_request(line)
        except BadRequest as bad:
            self._write(bad.id, faults_document(bad.faults))
            return
        own = self._own.get(request.command)
        if own:
            self._write(request.id, _with_warnings(own(request), request))
        elif request.command not in self._commands:
            known = (*self._commands, *self._own)
            close = nearest(request.command, known)
            fix = f"did you mean {close!r}?" if close else f"use one of {', '.join(known)}"
            self._refuse(request.id, "command", f"unknown: {fix}")
        else:
            self._queue(request)

    def _queue(self, request: Request) -> None:
        if request.stop is not None:
            warning = unused("stop", "stop", ())
            request = replace(request, stop=None, warnings=(*request.warnings, warning))
        reason = self._waiting.add(request)
        if reason == "closed":
            self._write(request.id, dict(StoppedEarly(stopped=True)))
        elif reason == "known":
            self._refuse(request.id, "id", "in use: a question with this id has not been answered yet")
        elif reason == "full":
            message = f"the queue is full: {self._waiting.size} questions wait; send it again later"
            self._refuse(request.id, "", message)

    def _stop(self, request: Request) -> Document:
        if request.stop is None:
            return faults_document([Fault("", "stop", 'missing: the id of a question, or "all"')])
        return dict(Stopping(stop=request.stop, stopping=self._stop_all(request.stop)))

    def _stop_all(self, id: Id) -> list[Id]:
        """Stop a question, or ``all``: the ids of those that were not answered yet."""
        waiting, running = self._waiting.stop(id)
        for each in waiting:
            self._waiting.answered(each.id)
            self._write(each.id, _with_warnings(dict(StoppedEarly(stopped=True)), each))
        return [each.id for each in (*waiting, *running)]

    def _serve(self, number: int) -> None:
        """Answer one question after the other with a process."""
        try:
            self._begin(number)
            while running := self._waiting.take():
                document = self._answer(number, running)
                self._waiting.answered(running.request.id)
                self._write(running.request.id, _with_warnings(document, running.request))
            if number in self._workers:
                self._workers[number].close()
        finally:
            self._ends.put(True)

    def _begin(self, number: int) -> str:
        """Start a process; the reason where the system has none to give."""
        try:
            self._workers[number] = WorkerProcess(self._start)
        except OSError as error:
            return error.strerror or str(error)
        except EOFError:
            return "it ended before it began"
        return ""

    def _answer(self, number: int, running: Running) -> Document:
        """The answer of a process, or the fault that it has ended; a new one then takes its place.

        One that had ended before it began, perhaps between two questions, costs none.
        """
        how, begun = "", False
        for _ in range(2):
            if number not in self._workers and (reason := self._begin(number)):
                return faults_document(
                    [Fault("", "", f"no process can be started ({reason}); ask again later")]
                )
            worker = self._workers[number]
            try:
                return self._ask(worker, running)
            except EOFError:
                begun = running.interrupt is not None
                self._waiting.over(running)
                how = worker.ended()
                worker.close()
                del self._workers[number]
                self._begin(number)
            if begun:
                break
        message = f"the process that worked on it has ended ({how}); ask again"
        return faults_document([Fault("", "", message)])

    def _ask(self, worker: WorkerProcess, running: Running) -> Document:
        """The answer of a process, whose reports are written; ``EOFError`` if it ends without one."""
        worker.ask(running.request)
        stopped_at = None
        while True:
            heard = worker.hear(LOOK)
            final, document = heard or (False, None)
            if final and document is not None:
                self._waiting.over(running)
                return document
            # A process that still reports may have missed the interrupt.
            stopped_at = stopped_at or (monotonic() if running.stopped else None)
            if stopped_at and monotonic() - stopped_at > PATIENCE:
                worker.kill()
            if document is None:
                continue
            if document:
                self._outbox.send(running.request.id, document, final=False)
            else:
                self._waiting.begun(running, worker.interrupt)

    def _pids(self) -> list[int]:
        """The numbers of the processes that work."""
        return sorted(worker.pid for worker in list(self._workers.values()))

    def _refuse(self, id: Id | None, key: str, message: str) -> None:
        self._write(id, faults_document([Fault("", key, message)]))

    def _write(self, id: Id | None, document: Document) -> None:
        """Write the final document of a question."""
        self._outbox.send(id, document, final=True)

    def _end(self) -> None:
        """End all work: nobody reads its answers."""
        self._waiting.close()
        self._waiting.stop("all")
        for worker in list(self._workers.values()):
            with suppress(ValueError):
                worker.kill()


def serve(processes: int | None, waiting: int, source: int, output: TextIO, start: Start = start) -> int:
    """Answer requests in this process, its own signals included; the exit code.

    A signal stops all questions with the best so far, a second one ends the process at once.

    Parameters
    ----------
    processes
        Number of questions that are worked on at the same time; None for one on each core.
    waiting
        Most questions that wait.
    source, output
        The file descriptor of the requests, and where the documents go.
    start
        Prepares a process, and makes what answers its requests.
    """
    server = Server(start, list(COMMANDS), processes or os.cpu_count() or 1, waiting, output)
    came: list[tuple[int, float]] = []

    def end(number: int, frame: object) -> None:
        if came and monotonic() > came[0][1] + TOGETHER:
            os._exit(SIGNALED + number)
        came.append((number, monotonic()))
        server.stop()

    for name in ENDING:
        number = getattr(signal, name, None)
        # One that is switched off stays so.
        if number and signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, end)
    server.run(source)
    return SIGNALED + came[0][0] if came else 0


def _lines(source: int) -> Iterator[bytes]:
    """The lines that come from a file descriptor; of one that is too long only a part, too long as well."""
    rest = b""
    with suppress(OSError):
        while chunk := os.read(source, CHUNK):
            *lines, last = (rest[: LONGEST_LINE + 1] + chunk).split(b"\n")
            yield from lines
            rest = last
    yield rest


def _version(request: Request) -> Document:
    from importlib.metadata import version

    return dict(EngineVersion(version=version("stockbook")))


def _with_warnings(document: Document, request: Request) -> Document:
    """A document with the warnings of its request before its own."""
    if not request.warnings:
        return document
    return {**document, "warnings": [*request.warnings, *document.get("warnings", [])]}
