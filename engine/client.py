"""A running ``stockbook engine``, asked from Python."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from itertools import count
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeAlias

#: A document as JSON has it.
Document: TypeAlias = dict[str, Any]
#: Takes each document of a question.
Tell: TypeAlias = Callable[[Document], object]

COMMAND = [sys.executable, "-c", "from stockbook.cli.main import main; main()", "engine"]


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
        options = {"--processes": processes, "--waiting": waiting}
        arguments = [f"{name}={value}" for name, value in options.items() if value is not None]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([*COMMAND, *arguments], stdin=pipe, stdout=pipe, encoding="utf-8")
        self._open: dict[int, Tell] = {}
        self._ids, self._writing, self._ended = count(1), Lock(), False
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

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
        self._write({"id": 0, "command": "stop", "stop": "all"}, last=True)
        self._reader.join()
        self._process.wait()

    def ask(self, command: str, text: str | None = None, **keys: Any) -> Document:
        """Return the final document of a question."""
        *_, final = self.stream(command, text, **keys)
        return final

    def stream(self, command: str, text: str | None = None, **keys: Any) -> Iterator[Document]:
        """Yield the reports of a question, and its final document; a loop that ends early stops it."""
        heard: SimpleQueue[Document] = SimpleQueue()
        id = self._send(heard.put, command=command, text=text, **keys)
        try:
            while not (document := heard.get())["final"]:
                yield document
            yield document
        finally:
            self._leave(id)

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

        id = await asyncio.to_thread(self._send, tell, command=command, text=text, **keys)
        try:
            while not (document := await heard.get())["final"]:
                yield document
            yield document
        finally:
            self._leave(id)

    def _send(self, tell: Tell, **request: Any) -> int:
        id = next(self._ids)
        self._open[id] = tell
        self._write({"id": id, **request})
        return id

    def _leave(self, id: int) -> None:
        """Stop a question, unless its final document has come."""
        if self._open.pop(id, None):
            self._write({"id": 0, "command": "stop", "stop": id})

    def _write(self, request: Document, *, last: bool = False) -> None:
        assert self._process.stdin
        with self._writing:
            try:
                self._process.stdin.write(json.dumps(request) + "\n")
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
        with self._process.stdout as documents:
            for document in map(json.loads, documents):
                tell = (self._open.pop if document["final"] else self._open.get)(document["id"], None)
                if tell:
                    tell(document)
        self._ended = True
        self._end()

    def _end(self) -> None:
        """Answer what can no longer be answered."""
        while self._open:
            with suppress(KeyError):
                id, tell = self._open.popitem()
                tell({**ENDED, "id": id})
