"""``stockbook engine``."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from stockbook.engine.server.worker import AnswerRequest


def engine(
    processes: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=1, max=64, help="Questions at the same time.", show_default="one a core"
        ),
    ] = None,
    waiting: Annotated[
        int, typer.Option(metavar="N", min=1, max=10**6, help="Most questions that wait; more are refused.")
    ] = 1000,
) -> int:
    """Questions as lines of JSON on standard input, their documents as lines on standard output."""
    from stockbook.engine.server.server import serve

    return serve(processes, waiting, sys.stdin.fileno(), sys.stdout, start)


def start() -> AnswerRequest:
    """Prepare a process, in which turns too are answered."""
    from stockbook.engine.server import worker

    import_module("stockbook.cli.commands.turn")
    return worker.start()
