"""The document of a command that is run within another program, as the command prints it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from threading import Lock
from typing import Any

from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_file import reading_only

#: A process has one standard output: of several threads one runs a command at a time.
_TURN = Lock()


def printed(run: Callable[[], int], texts: Mapping[str, str | PositionError]) -> tuple[dict[str, Any], int]:
    """Run a command that prints one document at most, and no more than that is heard of it.

    Parameters
    ----------
    run
        Runs the command, and returns its exit code.
    texts
        The texts that it reads by path, instead of files.

    Returns
    -------
    tuple[dict[str, Any], int]
        The document, which is empty where there is none, and the exit code.
    """
    out = StringIO()
    with _TURN, redirect_stdout(out), redirect_stderr(StringIO()), reading_only(texts):
        code = run()
    return json.loads(out.getvalue() or "{}"), code
