"""The processes of an engine, which work on one question at a time."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import replace
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from select import select
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeAlias

from stockbook.engine.answering import OnReview, Reporter, answered
from stockbook.engine.answers import Outcome
from stockbook.engine.choices import Refused
from stockbook.engine.documents.common import faults_document
from stockbook.engine.documents.engine_lines import Report
from stockbook.engine.request import Request, question_of
from stockbook.models.files.json_text import SCHEMA, VERSION_KEY
from stockbook.optimizer.arena.workers import end_with_parent

if TYPE_CHECKING:
    from stockbook.engine.choices import SearchTime
    from stockbook.optimizer.review.game_review import GameReview
    from stockbook.optimizer.solver.limits import Progress, SearchLimits

#: A document as JSON has it.
Document: TypeAlias = dict[str, Any]
#: Takes the documents of a question before its answer. The first one is empty: from then on an interrupt
#: gives the best so far. The others are reports.
Tell: TypeAlias = Callable[[Document], None]
#: Answers a request with its document.
AnswerRequest: TypeAlias = Callable[[Request, Tell], Document]
#: Prepares a process, and makes what answers its requests; a function of a module, so processes find it.
Start: TypeAlias = Callable[[], AnswerRequest]

#: Loaded once, so that each process begins with it.
PRELOADED = [
    "stockbook.engine.server.worker",
    "stockbook.games.stampswap.searches",
    "stockbook.optimizer.solver.cpsat",
]
#: Most seconds in which a process ends that has nothing to do, or answers when it is stopped.
PATIENCE = 10.0


class WorkerProcess:
    """A process that ``start`` prepares, and that answers questions, one after the other."""

    def __init__(self, start: Start) -> None:
        context = get_context("forkserver")
        context.set_forkserver_preload([*PRELOADED, start.__module__])
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, start), daemon=True)
        self._process.start()
        self.pid = self._process.pid or 0
        theirs.close()

    def ask(self, request: Request) -> None:
        """Send a question; a process that has ended says so when it is listened to."""
        with suppress(OSError):
            self._ours.send(request)

    def hear(self, patience: float | None = None) -> tuple[bool, Document] | None:
        """The next message: whether it is the answer, and the document; None after ``patience`` s.

        Of reports that wait to be read only the last one is returned; ``EOFError`` says that the process has
        ended.
        """
        if not self._ours.poll(patience):
            return None
        try:
            final, document = self._ours.recv()
            while document and not final and self._ours.poll():
                final, document = self._ours.recv()
        except OSError:
            raise EOFError from None
        return final, document

    def interrupt(self) -> None:
        """Ask for the best so far."""
        with suppress(OSError):
            os.kill(self.pid, signal.SIGINT)

    def kill(self) -> None:
        """End the process at once."""
        self._process.kill()

    def ended(self) -> str:
        """The way in which the process ended, once it has."""
        self._process.join(PATIENCE)
        code = self._process.exitcode
        return f"signal {-code}" if code is not None and code < 0 else f"code {code}"

    def close(self) -> None:
        """End the process, which has no question."""
        self._ours.close()
        self._process.join(PATIENCE)
        self._process.kill()
        self._process.join()
        self._process.close()


def _work(connection: Connection, start: Start) -> None:
    """Answer questions until nobody asks any more."""
    os.setsid()  # Ctrl-C in a terminal is for the engine alone, and so is its standard output.
    os.dup2(2, 1)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    end_with_parent()

    def say(document: Document) -> None:
        # A report is left out rather than waited for where the engine does not read.
        if not document or select([], [connection], [], 0)[1]:
            connection.send((False, document))

    answer = start()
    with suppress(EOFError, OSError):
        while True:
            connection.send((True, answer(connection.recv(), say)))


class Interrupt:
    """The interrupt of a process: it asks for the best so far."""

    def __init__(self) -> None:
        self._came = False

    def begin(self) -> None:
        """Begin as if none had come."""
        self._came = False

    def came(self) -> bool:
        """Whether it has come."""
        return self._came

    def hear(self, number: int, frame: object) -> None:
        """Take the signal."""
        self._came = True


class Reports(Reporter):
    """Tells the progress of a question every so many seconds as long as nothing in it gets worse."""

    def __init__(self, every: float | None, tell: Tell, interrupt: Interrupt) -> None:
        self._every = every
        self._tell = tell
        self._interrupt = interrupt
        self._told: Report | None = None
        self._next = monotonic()

    def searching(self, time: SearchTime) -> AbstractContextManager[SearchLimits]:
        self._next = monotonic() + (self._every or 0)
        return nullcontext(time.limits(self._hear, self._interrupt.came))

    def reviewing(self, limits: SearchLimits) -> AbstractContextManager[tuple[SearchLimits, OnReview]]:
        from stockbook.engine.documents.review import review_document

        def hear(review: GameReview) -> None:
            if self._due():
                self._tell(review_document(review))

        # The first part is told at once.
        return nullcontext((replace(limits, stop=self._interrupt.came), hear))

    def _hear(self, progress: Progress) -> None:
        if progress.best is None or self._every is None or monotonic() < self._next:
            return
        report = Report(best=progress.best, bound=progress.bound, plan=progress.move)
        if progress.samples is not None:
            report["samples"] = progress.samples
        if self._told is None or not _worse(report, self._told):
            self._told = report
            self._due()
            self._tell(dict(report))

    def _due(self) -> bool:
        """Whether it is time for a report, after which the next one waits."""
        now = monotonic()
        if self._every is None or now < self._next:
            return False
        self._next = now + self._every
        return True


def answer_request(request: Request, tell: Tell, interrupt: Interrupt) -> Document:
    """The document of a request.

    ``tell`` takes an empty one as soon as an interrupt gives the best so far, and after that the reports.
    """
    try:
        question, warnings = question_of(request)
    except Refused as refused:
        return {VERSION_KEY: SCHEMA, **faults_document(refused.faults)}
    interrupt.begin()
    tell({})
    asked = f"request: {request.command} {dict(request.options)}"
    try:
        document, outcome = answered(question, asked, Reports(request.report_every, tell, interrupt))
    except KeyboardInterrupt:  # Nothing was found before.
        document, outcome = {}, Outcome.INTERRUPTED
    if interrupt.came() or outcome is Outcome.INTERRUPTED:
        document["stopped"] = True
    if warnings:
        document["warnings"] = [*warnings, *document.get("warnings", [])]
    return document


def start() -> AnswerRequest:
    """Prepare a process for answering requests; what they need is loaded by now."""
    interrupt = Interrupt()
    signal.signal(signal.SIGINT, interrupt.hear)
    for name in ("engine.advice", "games.stampswap.searches"):
        import_module(f"stockbook.{name}")
    return lambda request, tell: answer_request(request, tell, interrupt)


def _worse(report: Report, before: Report) -> bool:
    """Whether a report takes back something, or counts in another way."""
    bound, bound_before = report["bound"], before["bound"]
    if bound is None or bound_before is None:
        return bound is not bound_before or report["best"] < before["best"]
    return bound > bound_before or report["best"] < before["best"]
