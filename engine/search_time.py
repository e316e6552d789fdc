"""The time of a whole answer, and what a search may take of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic, process_time
from typing import TYPE_CHECKING, Annotated, Any

if TYPE_CHECKING:
    from stockbook.optimizer.solver.limits import Progress, SearchLimits

#: Seconds unless told.
DEFAULT_TIME = 10.0
#: Seconds of a processor that showing the answer takes, with all that follows the end of the time.
SHOWING = 0.2
#: The least and the most seconds that are left for that: on a busy machine they are more than on an idle one.
LEAST_RESERVE, MOST_RESERVE = 0.5, 3.0
SHORTEST = 0.05
#: Seconds of a processor after which the pace of the machine is known.
MEASURED = 0.05


class Within:
    """The least and the most that a number of an option may be; None for any."""

    def __init__(self, least: float, most: float | None = None) -> None:
        self.least = least
        self.most = most

    def __str__(self) -> str:
        return f"x>={self.least}" if self.most is None else f"{self.least}<=x<={self.most}"

    def has(self, number: float) -> bool:
        """Whether a number is not outside."""
        return not (number < self.least or (self.most is not None and number > self.most))


#: The numbers that options about the time may have.
TIME, WORKERS, SEED = Within(0.1, 86400), Within(1, 64), Within(0, 2**31 - 1)


@dataclass(frozen=True)
class SearchTime:
    """The time of an answer, from the moment when it was asked for, and how its searches go about it.

    Parameters
    ----------
    time
        Seconds for the whole answer, which run from ``started``.
    workers, seed, deterministic
        As in ``SearchLimits``.
    started, worked
        Seconds on the clock, and of a processor, when the question was asked.
    """

    time: Annotated[float, TIME] = DEFAULT_TIME
    workers: Annotated[int | None, WORKERS] = None
    seed: Annotated[int, SEED] = 0
    deterministic: bool = False
    started: float = field(default_factory=monotonic, compare=False)
    worked: float = field(default_factory=process_time, compare=False)

    def __reduce__(self) -> tuple[Any, ...]:
        # The clock of another process is another one: there the time begins when the question arrives.
        return SearchTime, (self.time, self.workers, self.seed, self.deterministic)

    def limits(
        self,
        on_progress: Callable[[Progress], None] | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> SearchLimits:
        """The limits of a search that starts now."""
        from stockbook.optimizer.solver.limits import SearchLimits

        time = self.time
        if not self.deterministic:
            elapsed = monotonic() - self.started
            slowdown = elapsed / max(process_time() - self.worked, MEASURED)
            reserve = min(max(LEAST_RESERVE, SHOWING * slowdown), MOST_RESERVE)
            time = max(SHORTEST, time - reserve - elapsed)
        return SearchLimits(time, self.workers, self.seed, self.deterministic, on_progress, stop)
