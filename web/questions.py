"""Questions of browsers on their way through the engine, and how many there may be."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from threading import Lock
from typing import Any, TypeAlias

from stockbook.engine import Engine
from stockbook.web.guard import Refusal

#: A document as JSON has it.
Document: TypeAlias = dict[str, Any]

#: Command that is no search -> its kind: questions are asked at each change on the page, reviews take long.
#: Each kind has a process of its own, so that none waits for another.
KINDS = {"score": "questions", "check": "questions", "show": "questions", "review": "reviews"}
QUICK, SEARCHES = "questions", "searches"
#: Commands of the engine that concern everybody's questions.
NOT_FOR_CLIENTS = ("stop", "status")
#: Most questions of one client that are open at the same time, of each kind.
PER_CLIENT = 8
#: Keys of a request that the server itself decides about.
OWN_KEYS = ("id", "priority", "stop")
#: Seconds between two looks at an answer that is waited for.
PATIENCE = 10.0
#: Searches of all clients that wait beside those that are worked on.
WAITING = 400


class Asked:
    """A question that is asked: its documents as they come, of several reports the newest only.

    Its documents carry the ``id``, which is unique among the open questions of its client.
    """

    def __init__(self, client: str, id: str | int) -> None:
        self.client = client
        self.id = id
        self._loop = asyncio.get_running_loop()
        self._news = asyncio.Event()
        self._report: Document | None = None
        self._final: Document | None = None

    def tell(self, document: Document) -> None:
        """Take a document, in any thread."""
        with suppress(RuntimeError):  # A loop that has ended wants nothing any more.
            self._loop.call_soon_threadsafe(self._take, {**document, "id": self.id})

    async def documents(self, patience: float) -> AsyncIterator[Document | None]:
        """The reports and the final document; None whenever nothing has come for ``patience`` seconds."""
        while True:
            try:
                await asyncio.wait_for(self._news.wait(), patience)
            except TimeoutError:
                yield None
                continue
            self._news.clear()
            report, self._report = self._report, None
            if report:
                yield report
            if self._final:
                yield self._final
                return

    def _take(self, document: Document) -> None:
        if document["final"]:
            self._final = document
        else:
            self._report = document
        self._news.set()


@dataclass
class _Open:
    """A question that is not answered yet, and the engine and number it has once it is sent."""

    asked: Asked
    kind: str
    sent: tuple[Engine, int] | None = None
    stopped: bool = False


class Questions:
    """The open questions of all clients, and the engines that work on them.

    An engine that has ended is replaced at the next question. ``processes`` is the number of searches at the
    same time; None for one on each core.
    """

    def __init__(self, processes: int | None) -> None:
        self._processes = processes or os.cpu_count() or 1
        self._engines: dict[str, Engine] = {}
        self._starting = Lock()
        self._closed = False
        self._numbers = count(1)
        self._open: dict[tuple[str, str | int], _Open] = {}

    def start(self) -> None:
        """Start the engines that everybody needs, so that they are ready when the first question comes."""
        for kind in (QUICK, SEARCHES):
            self._engine(kind)

    async def ask(self, client: str, request: Mapping[str, Any]) -> Asked:
        """Send a request of the engine's kind, and return the question.

        Raises
        ------
        Refusal
            If it is no request that a client may send, or there are too many questions.
        """
        kind = KINDS.get(str(request.get("command")), SEARCHES)
        question = Asked(client, self._id(client, request))
        told = {key: value for key, value in request.items() if key not in OWN_KEYS}
        if told.get("command") in NOT_FOR_CLIENTS:
            raise Refusal(400, f"{told['command']}: not a command for a page", "command")
        options = told.get("options")
        if isinstance(options, dict) and options.get("workers") is not None:
            told["options"] = {**options, "workers": _within(options["workers"])}
        self._refuse_too_many(client, kind)
        opened = self._open[client, question.id] = _Open(question, kind)
        try:
            opened.sent = engine, number = await asyncio.to_thread(self._send, opened, told)
        except BaseException:
            del self._open[client, question.id]
            raise
        if opened.stopped:
            engine.stop(number)
        return question

    async def final(self, client: str, request: Mapping[str, Any]) -> Document:
        """Ask, wait, and return the final document without what belongs to the question.

        Raises
        ------
        Refusal
            As ``ask`` does.
        """
        question = await self.ask(client, request)
        document: Document = {}
        try:
            async for found in question.documents(PATIENCE):
                document = found or document
        finally:
            self.leave(question)
        for own in ("id", "final"):  # Of the question, which nobody else has seen.
            document.pop(own, None)
        return document

    def stop(self, client: str, id: object) -> bool:
        """Ask for the best so far as the final document of a question; whether the client has such a one."""
        found = self._open.get((client, id)) if isinstance(id, str | int) else None
        if found:
            found.stopped = True
            if found.sent:
                engine, number = found.sent
                engine.stop(number)
        return found is not None

    def leave(self, question: Asked) -> None:
        """Forget a question; if it is not answered yet, nobody wants the answer any more."""
        left = self._open.pop((question.client, question.id))
        if left.sent:
            engine, number = left.sent
            engine.leave(number)

    @property
    def closed(self) -> bool:
        """Whether no more questions are taken: the server is about to end."""
        return self._closed

    def close(self) -> None:
        """End the engines: open questions get the best so far, and no more are taken."""
        with self._starting:
            self._closed = True
        for engine in self._engines.values():
            engine.close()

    def _send(self, opened: _Open, request: Mapping[str, Any]) -> tuple[Engine, int]:
        """Send a question to an engine, and return both that and its number there.

        It is refused if the engine could not read it.
        """
        engine = self._engine(opened.kind)
        try:
            return engine, engine.send(opened.asked.tell, **request)
        except ValueError as error:
            raise Refusal(400, str(error)) from None

    def _engine(self, kind: str) -> Engine:
        """The engine for a kind of questions, refused if the server is about to end."""
        with self._starting:
            if self._closed:
                raise Refusal(503, "the server is about to end")
            if kind not in self._engines or self._engines[kind].ended:
                self._engines[kind] = Engine(processes=self._processes if kind == SEARCHES else 1)
            return self._engines[kind]

    def _id(self, client: str, request: Mapping[str, Any]) -> str | int:
        """The name of a new question: that of the request, or a number that is free."""
        id = request.get("id")
        if id is None:
            return f"question {next(self._numbers)}"
        if not isinstance(id, str | int) or isinstance(id, bool):
            raise Refusal(400, "write a text or a whole number", "id")
        if (client, id) in self._open:
            raise Refusal(409, "in use: a question with this id has not been answered yet", "id")
        return id

    def _refuse_too_many(self, client: str, kind: str) -> None:
        """Refuse a question of a client who has enough, or while enough of all wait."""
        counts = Counter(each.asked.client for each in self._open.values() if each.kind == kind)
        if counts[client] >= PER_CLIENT:
            raise Refusal(429, f"{PER_CLIENT} of your {kind} are open: stop one, or wait for an answer")
        if counts.total() >= WAITING + self._processes:
            raise Refusal(503, f"the queue is full: {WAITING} questions wait; ask again later")


def _within(workers: object) -> int:
    """So many workers of a search as there are cores for; refused if it is no whole number."""
    if not isinstance(workers, int):
        raise Refusal(400, "write a whole number", "options.workers")
    return min(workers, os.cpu_count() or 1)
