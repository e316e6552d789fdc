"""The lines of a search's course, as ``--log`` writes them."""

from __future__ import annotations

from math import isinf
from typing import TYPE_CHECKING, Any, Literal, TypedDict

from stockbook.engine.documents.common import Number, rounded
from stockbook.models.files.json_text import SCHEMA, VERSION_KEY

if TYPE_CHECKING:
    from stockbook.optimizer.solver.limits import Progress, SearchEvent, SearchLimits

#: Digits of seconds after the point.
DIGITS = 4
#: The keys of each event, besides its seconds, its name and its contest.
KEYS = {
    "incumbent": ("points",),
    "bound": ("points",),
    "start": ("strategy", "cutoff"),
    "end": ("strategy", "finished", "conflicts", "branches"),
}


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


class Better(TypedDict):
    """A better plan with a contest, or a better bound on all of them."""

    seconds: Number
    event: Literal["incumbent", "bound"]
    contest: str | None
    points: int


class TurnStarted(TypedDict):
    """A strategy begins its turn, and looks for plans with more points than the cutoff."""

    seconds: Number
    event: Literal["start"]
    contest: str | None
    strategy: str
    cutoff: int | None


class TurnEnded(TypedDict):
    """A strategy has ended its turn; it is finished where nothing above the cutoff is left to find."""

    seconds: Number
    event: Literal["end"]
    contest: str | None
    strategy: str
    finished: bool
    conflicts: int
    branches: int


class Progressed(TypedDict):
    """What is known of the best move of all has changed; null is what this search does not count."""

    seconds: Number
    event: Literal["progress"]
    best: Number | None
    bound: Number | None
    sure: Number | None
    move: str | None
    samples: int | None
    proved: int | None
    of: int | None


def begun(file: str, limits: SearchLimits) -> dict[str, Any]:
    """The first line of a log."""
    from importlib.metadata import version

    line = Begun(
        seconds=0,
        event="begin",
        version=version("stockbook"),
        file=file,
        time=round(limits.time, DIGITS),
        workers=limits.threads,
        seed=limits.seed,
        deterministic=limits.deterministic,
    )
    return {VERSION_KEY: SCHEMA, **line}


def event_line(seconds: float, event: SearchEvent) -> dict[str, Any]:
    """The line of an event, with the keys of its kind."""
    found = {key: getattr(event, key) for key in ("event", "contest", *KEYS[event.event])}
    return {"seconds": round(seconds, DIGITS), **found}


def progress_line(seconds: float, progress: Progress) -> dict[str, Any]:
    """The line of progress."""
    best, bound, sure = (
        None if value is None or isinf(value) else rounded(value)
        for value in (progress.best, progress.bound, progress.sure)
    )
    proved, every = progress.proved or (None, None)
    return dict(
        Progressed(
            seconds=round(seconds, DIGITS),
            event="progress",
            best=best,
            bound=bound,
            sure=sure,
            move=progress.move or None,
            samples=progress.samples,
            proved=proved,
            of=every,
        )
    )
