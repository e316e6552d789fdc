"""The lines of batches and of ``stockbook engine``: requests, reports, and the engine's own answers."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from stockbook.engine.documents.common import Number, Warned
from stockbook.engine.documents.positions import AnyPosition

Id = str | int


class Command(TypedDict):
    """A command with those options that differ from their defaults."""

    command: str
    options: dict[str, Any]


class Asked(Command):
    """The question to which a line of a batch is the answer, and the exit code.

    ``text`` tells apart what was read, and ``options`` are those that differ from their defaults.
    """

    text: str
    code: int


class InBatch(TypedDict):
    """The keys of a line of a batch besides those of its document; ``batch`` is in the file for them only."""

    file: NotRequired[str]
    batch: NotRequired[Asked]


class Request(TypedDict):
    """A question, or a command of the engine itself."""

    id: Id
    command: str
    text: NotRequired[str | None]
    position: NotRequired[AnyPosition | None]
    options: NotRequired[dict[str, Any] | None]
    report_every: NotRequired[Number | None]
    priority: NotRequired[Number | None]
    stop: NotRequired[Id | None]


class Named(TypedDict):
    """The keys of every line of the engine: the id of the request, null where it could not be read."""

    id: Id | None


class Unfinished(Named):
    """The keys of a report besides its own."""

    final: Literal[False]


class Finished(Named):
    """The keys of the last line about a request."""

    final: Literal[True]


class Final(Finished):
    """The keys of the final document of a question besides those of its command."""

    stopped: NotRequired[Literal[True]]


class Own(Final):
    """The keys of the documents of the engine's own commands."""

    warnings: NotRequired[list[Warned]]


class Report(TypedDict):
    """The best so far; it never gets worse."""

    best: Number
    bound: Number | None
    plan: str | None
    samples: NotRequired[int]


class StoppedEarly(TypedDict):
    """The final document of a question that was stopped before there was a move."""

    stopped: Literal[True]
    warnings: NotRequired[list[Warned]]


class Stopping(TypedDict):
    """The questions that are stopped."""

    stop: Id
    stopping: list[Id]


class Counts(TypedDict):
    """The numbers of questions."""

    waiting: int
    running: int
    done: int


class Status(Counts):
    """The numbers of questions, and of the processes in the system."""

    processes: list[int]


class EngineVersion(TypedDict):
    """The version of Stockbook."""

    version: str
