"""The documents of an engine on the way to its reader, who may be slow, or gone."""

from __future__ import annotations

import select
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from threading import Condition, Event, Thread
from typing import TextIO

from stockbook.engine.documents.common import to_json
from stockbook.engine.requests import Id
from stockbook.engine.server.worker import Document

#: Most final documents that wait to be written.
LONGEST = 100


class Outbox:
    """Documents that a thread of their own writes, one a line.

    Whoever sends a final document waits while ``size`` of them have not been written. Nobody waits for a
    report: of each question only the newest one is kept, and none once there is its final document.

    Parameters
    ----------
    output
        Where the lines go.
    on_unread
        Called once nobody reads any more.
    size
        Most final documents that wait.
    """

    def __init__(self, output: TextIO, on_unread: Callable[[], None], size: int = LONGEST) -> None:
        self._output = output
        self._on_unread = on_unread
        self._size = size
        self._finals: deque[str] = deque()
        self._reports: dict[Id, str] = {}
        self._change = Condition()
        self._closed = self._unread = False
        self._ended = Event()
        for work in (self._write, self._watch):
            Thread(target=work, daemon=True).start()

    def send(self, id: Id, document: Document, *, final: bool) -> None:
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
