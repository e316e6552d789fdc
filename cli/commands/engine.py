"""``stockbook engine``."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from stockbook.cli.questions import signals
from stockbook.cli.questions.failure import ANSWERED, INTERRUPTED


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
    from stockbook.cli.commands.requests import COMMANDS, start
    from stockbook.engine.server.server import Server

    server = Server(start, list(COMMANDS), processes or os.cpu_count() or 1, waiting, sys.stdout)
    signals.running()
    try:
        server.run(sys.stdin.fileno())
    except KeyboardInterrupt:
        signals.printing()
        server.stop()
        return INTERRUPTED
    return ANSWERED
