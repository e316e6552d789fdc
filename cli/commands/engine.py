"""``stockbook engine``."""

from __future__ import annotations

import sys
from typing import Annotated

import typer


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

    return serve(processes, waiting, sys.stdin.fileno(), sys.stdout)
