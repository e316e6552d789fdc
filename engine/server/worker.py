"""The processes of an engine, which work on one question at a time."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from select import select
from typing import Any, TypeAlias

from stockbook.engine.server.question import Question
from stockbook.optimizer.arena.workers import end_with_parent

#: A document as JSON has it.
Document: TypeAlias = dict[str, Any]
#: Answers a question with its document. First it calls its argument with an empty document: from then on an
#: interrupt makes it answer with the best so far. Later calls are reports.
Answer: TypeAlias = Callable[[Question, Callable[[Document], None]], Document]
#: Prepares a process, and makes what answers its questions; a function of a module, so processes find it.
Start: TypeAlias = Callable[[], Answer]

#: Loaded once, so that each process begins with it.
PRELOADED = ["stockbook.engine.advice", "stockbook.engine.explanation", "stockbook.optimizer.solver.cpsat"]
#: Most seconds in which a process ends that has nothing to do, or answers when it is stopped.
PATIENCE = 10.0


class WorkerProcess:
    """A process that answers questions, one after the other.

    Parameters
    ----------
    start
        Prepares it.

    Attributes
    ----------
    pid
        Its number in the system.
    """

    def __init__(self, start: Start) -> None:
        context = get_context("forkserver")
        context.set_forkserver_preload([*PRELOADED, start.__module__])
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, start), daemon=True)
        self._process.start()
        self.pid = self._process.pid or 0
        theirs.close()

    def ask(self, question: Question) -> None:
        """Send a question; a process that has ended says so when it is listened to."""
        with suppress(OSError):
            self._ours.send(question)

    def hear(self, patience: float | None = None) -> tuple[bool, Document] | None:
        """The next message: whether it is the answer, and the document; None after ``patience`` s.

        Of reports that wait to be read only the last one is returned.

        Raises
        ------
        EOFError
            If the process has ended.
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
