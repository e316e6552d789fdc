"""``stockbook engine``."""

from __future__ import annotations

import sys
from typing import Annotated

from stockbook.cli.questions.options import CORES, valued


def engine(
    processes: Annotated[
        int | None, valued("N", "Questions at the same time.", min=1, max=64, usual=CORES)
    ] = None,
    waiting: Annotated[
        int, valued("N", "Most questions that wait; more are refused.", min=1, max=10**6)
    ] = 1000,
) -> int:
    """Questions as lines of JSON on standard input, their documents as lines on standard output."""
    from stockbook.engine.server.server import serve

    return serve(processes, waiting, sys.stdin.fileno(), sys.stdout)
