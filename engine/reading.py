"""Positions of every game, read from files."""

from __future__ import annotations

from os import fspath
from pathlib import Path
from typing import TYPE_CHECKING, cast

from stockbook.games.sources import position_in, read_source

if TYPE_CHECKING:
    from stockbook.engine.advice import AnyPosition


def read(path: str | Path, at: int | None = None) -> AnyPosition:
    """Read the position in a file of any game, or at the end of a recorded one.

    Parameters
    ----------
    path
        The file, or the name of one that is shipped; ``-`` is standard input.
    at
        The line of a record at which the position is wanted; None for its end.

    Raises
    ------
    PositionError
        With every fault of the file; or if nobody has anything to decide at that line.
    """
    return cast("AnyPosition", position_in(read_source(fspath(path), at)))
