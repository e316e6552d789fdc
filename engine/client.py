"""A running ``stockbook engine``, asked from Python."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from itertools import count
from queue import SimpleQueue
from typing import Any, TypeAlias

from stockbook.engine.request import LONGEST_LINE

#: A document as JSON has it.
Document: TypeAlias = dict[str, Any]
#: Takes each document of a question.
Tell: TypeAlias = Callable[[Document], object]

#: It loads nothing from the current folder.
COMMAND = [sys.executable, "-P", "-m", "stockbook.engine.server"]

#: The final document of a question that an engine can no longer answer.
ENDED = {"schema": 1, "final": True, "faults": [{"message": "the engine has ended"}]}


class Engine:
    """An engine that keeps running: a context manager that answers questions, many at the same time.

    Its methods may be called from several threads; those with ``async`` in their names are for tasks. They
    take the command, the text of a position or of a recorded game, and the other keys of a request. Where the
    engine has ended, the final document of a question has that fault.

    Parameters
    ----------
    processes
        Number of questions that are worked on at the same time; None for one on each core.
    waiting
        Most questions that wait; None for the default of ``stockbook engine``.
    """

    def __init__(self, processes: int | None = None, waiting: int | None = None) -> None:
        arguments = [str(number or 0) for number in (processes, waiting)]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([*COMMAND, *arguments], stdin=pipe, stdout=pipe, encoding="utf-8")
        self._open: dict[int, Tell] = {}
        self._ids, self._writing, self._ended = count(1), threading.Lock(), False
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    @property
    def pid(self) -> int:
        """The number of the engine's process."""
        return self._process.pid

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    async def __aenter__(self) -> Engine:
        return self

    async def __aexit__(self, *error: object) -> None:
        await asyncio.to_thread(self.close)

    def close(self) -> None:
        """End the engine; questions that are open get the best so far."""
        self._write(_stop("all"), last=True)
        self._reader.join()
        self._process.wait()

    def ask(self, command: str, text: str | None = None, **keys: Any) -> Document:
        """The final document of a question."""
        *_, final = self.stream(command, text, **keys)
        return final

    def stream(self, command: str, text: str | None = None, **keys: Any) -> Iterator[Document]:
        """The reports of a question, and its final document; a loop that ends early stops it."""
        heard: SimpleQueue[Document] = SimpleQueue()
        id = self.send(heard.put, command=command, text=text, **keys)
        try:
            while not (document := heard.get())["final"]:
                yield document
            yield document
        finally:
            self.leave(id)

    async def ask_async(self, command: str, text: str | None = None, **keys: Any) -> Document:
        """Do as ``ask``, in a task."""
        return [each async for each in self.stream_async(command, text, **keys)][-1]

    async def stream_async(
        self, command: str, text: str | None = None, **keys: Any
    ) -> AsyncIterator[Document]:
        """Do as ``stream``, in a task."""
        heard: asyncio.Queue[Document] = asyncio.Queue()
        loop = asyncio.get_running_loop()

        def tell(document: Document) -> None:
            with suppress(RuntimeError):  # A loop that has ended wants nothing any more.
                loop.call_soon_threadsafe(heard.put_nowait, document)

        id = await asyncio.to_thread(self.send, tell, command=command, text=text, **keys)
        try:
            while not (document := await heard.get())["final"]:
                yield document
            yield document
        finally:
            self.leave(id)

    @property
    def ended(self) -> bool:
        """Whether it answers nothing any more."""
        return self._ended

    def send(self, tell: Tell, /, **request: Any) -> int:
        """Ask, and return at once: the number to ``stop`` or to ``leave`` the question by.

        ``tell`` is called with every document of the question, in a thread of the engine's own.

        Raises
        ------
        ValueError
            If the request is no JSON, or longer than an engine reads: it could not say whose fault that is.
        """
        id = next(self._ids)
        line = json.dumps({**request, "id": id}, allow_nan=False)
        if len(line) > LONGEST_LINE:
            raise ValueError(f"longer than {LONGEST_LINE // 1024} KiB: this is no request")
        self._open[id] = tell
        self._write(line)
        return id

    def stop(self, id: int) -> None:
        """Ask for the best so far as the final document of a question, unless that has come."""
        if id in self._open:
            self._write(_stop(id))

    def leave(self, id: int) -> None:
        """Stop a question of which nothing more is wanted."""
        if self._open.pop(id, None):
            self._write(_stop(id))

    def _write(self, line: str, *, last: bool = False) -> None:
        assert self._process.stdin
        with self._writing:
            try:
                self._process.stdin.write(line + "\n")
                self._process.stdin.flush()
            except (OSError, ValueError):
                last = True
            with suppress(OSError):
                if last:
                    self._process.stdin.close()
        if self._ended:
            self._end()

    def _read(self) -> None:
        assert self._process.stdout
        # An engine that is killed may leave a part of a line.
        with suppress(ValueError), self._process.stdout as documents:
            for document in map(json.loads, documents):
                tell = (self._open.pop if document["final"] else self._open.get)(document["id"], None)
                if tell:
                    self._tell(tell, document)
        self._ended = True
        self._end()

    def _end(self) -> None:
        """Answer what can no longer be answered."""
        while self._open:
            with suppress(KeyError):
                id, tell = self._open.popitem()
                self._tell(tell, {**ENDED, "id": id})

    def _tell(self, tell: Tell, document: Document) -> None:
        """Tell a document; an error in that is shown as one of a thread, and the other questions go on."""
        try:
            tell(document)
        except Exception as error:
            threading.excepthook(
                threading.ExceptHookArgs((type(error), error, error.__traceback__, self._reader))
            )


def _stop(id: int | str) -> str:
    """The request that stops a question, or ``all``."""
    return json.dumps({"id": 0, "command": "stop", "stop": id})
