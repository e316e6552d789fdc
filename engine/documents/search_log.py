"""The lines of a search's course, as ``--log`` writes them; docs/commands.md has the keys of each event."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Literal, TypedDict

from stockbook.engine.documents.common import Number
from stockbook.models.files.json_text import SCHEMA, VERSION_KEY

if TYPE_CHECKING:
    from stockbook.optimizer.solver.limits import SearchLimits


class Begun(TypedDict):
    """The first line: the text that is asked about, and the limits of the search."""

    seconds: Number
    event: Literal["begin"]
    version: str
    file: str
    time: Number
    workers: int
    seed: int
    deterministic: bool


class SearchEvent(TypedDict, total=False):
    """A better plan with a contest or bound on all of them, or the start or end of a strategy's turn."""

    seconds: Number
    event: Literal["incumbent", "bound", "start", "end"]
    contest: str | None
    points: int
    strategy: str
    cutoff: int | None
    finished: bool
    conflicts: int
    branches: int


class Progressed(TypedDict):
    """News of the best move of all; null is what this search does not count."""

    seconds: Number
    event: Literal["progress"]
    best: Number | None
    bound: Number | None
    sure: Number | None
    move: str
    samples: int | None
    proved: list[int] | None


def begun(file: str, limits: SearchLimits) -> dict[str, Any]:
    """The first line of a log."""
    line = Begun(
        seconds=0,
        event="begin",
        version=version("stockbook"),
        file=file,
        time=limits.time,
        workers=limits.threads,
        seed=limits.seed,
        deterministic=limits.deterministic,
    )
    return {VERSION_KEY: SCHEMA, **line}
