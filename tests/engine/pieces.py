"""Pieces of work that processes find by their module."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def doubled(number: int) -> int:
    """Some work, which a negative number cannot do."""
    if number < 0:
        raise ValueError(number)
    return 2 * number


def deadly(path: str) -> str:
    """Some work that a path to a file cannot survive, as long as the file is there."""
    if Path(path).is_file():
        with open(path, "ab") as file:
            file.write(b".")
        if os.path.getsize(path) <= int(Path(path).stem):
            os.kill(os.getpid(), signal.SIGKILL)
    return path
