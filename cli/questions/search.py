"""From options to the search: the options that the commands with advice share."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import AbstractContextManager
from contextvars import ContextVar
from dataclasses import dataclass, field
from time import monotonic, process_time
from typing import TYPE_CHECKING, Any, TypeVar

from stockbook.cli.questions import signals
from stockbook.cli.questions.failure import refuse_options
from stockbook.cli.rendering.progress import ProgressLine
from stockbook.models.games.goal import Goal
from stockbook.models.stampswap.position import Position

if TYPE_CHECKING:
    from stockbook.optimizer.solver.limits import Progress, SearchLimits

#: Seconds of a processor that showing the answer takes, with all that follows the end of the time.
SHOWING = 0.2
#: The least and the most seconds that are left for that: on a busy machine they are more than on an idle one.
LEAST_RESERVE, MOST_RESERVE = 0.5, 3.0
SHORTEST = 0.05
#: Seconds of a processor after which the pace of the machine is known.
MEASURED = 0.05
#: Choice of ``advise`` -> its option.
OPTIONS = {"plans": "--plans", "contests": "--contest", "deck": "--deck", "opponents": "--opponents"}

Result = TypeVar("Result")
#: Makes what hears of a search while it runs: a line on standard error, where nothing else is set.
LISTENER: ContextVar[Callable[[], AbstractContextManager[Callable[[Progress], None]]]] = ContextVar(
    "listener", default=ProgressLine
)


@dataclass(frozen=True)
class SearchOptions:
    """The limits of a search as options.

    Parameters
    ----------
    time
        Seconds for the whole command, which run from ``started``.
    workers, seed, deterministic
        As in ``SearchLimits``.
    started, worked
        Seconds on the clock, and of a processor, when the command began.
    """

    time: float
    workers: int | None = None
    seed: int = 0
    deterministic: bool = False
    started: float = field(default_factory=monotonic)
    worked: float = field(default_factory=process_time)

    def limits(self, on_progress: Callable[[Progress], None] | None = None) -> SearchLimits:
        """The limits of a search that starts now."""
        from stockbook.optimizer.solver.limits import SearchLimits

        time = self.time
        if not self.deterministic:
            elapsed = monotonic() - self.started
            slowdown = elapsed / max(process_time() - self.worked, MEASURED)
            reserve = min(max(LEAST_RESERVE, SHOWING * slowdown), MOST_RESERVE)
            time = max(SHORTEST, time - reserve - elapsed)
        return SearchLimits(time, self.workers, self.seed, self.deterministic, on_progress)

    def ask(self, search: Callable[..., Result], position: Any, *arguments: Any, **options: Any) -> Result:
        """Call a search of the optimizer within these limits; the ``LISTENER`` hears of its progress.

        An unexpected error takes a position of Stamp Swap along, for the report.
        """
        signals.running()
        try:
            with LISTENER.get()() as progress:
                return search(position, *arguments, limits=self.limits(on_progress=progress), **options)
        except Exception as error:
            if isinstance(position, Position):
                from stockbook.models.stampswap.writing import position_to_toml

                error.add_note(f"position:\n{position_to_toml(position)}")
            raise
        finally:
            signals.printing()


@dataclass(frozen=True)
class HintOptions:
    """The options of a command with advice.

    Parameters
    ----------
    search
        How long and how to search.
    goal
        The points to maximize; None for the default of the game.
    as_json
        Whether to print one JSON document.
    plans
        Number of plans, the best ones first.
    contest
        The text of ``--contest``.
    deck
        The file of one's own copy.
    opponents
        The text of ``--opponents``: how the others choose; None for each their own points.
    """

    search: SearchOptions
    goal: Goal | None
    as_json: bool
    plans: int = 1
    contest: str | None = None
    deck: str | None = None
    opponents: str | None = None

    def choices(self, position: Any, taken: Collection[str], file: str) -> dict[str, Any]:
        """The choices for ``advise``; those that mean nothing are refused rather than ignored.

        Parameters
        ----------
        position
            The position, of any game.
        taken
            The names of the choices that mean something.
        file
            The name of the file, for faults.

        Raises
        ------
        Refused
            With a fault for each that means nothing, or for one that cannot be read.
        PositionError
            If the file of one's own copy has faults.
        """
        from stockbook.cli.questions.contests import contest_choice
        from stockbook.cli.questions.opponents import pick_opponents
        from stockbook.models.stampswap.deck_file import read_deck

        told = {"contests": self.contest, "deck": self.deck, "opponents": self.opponents}
        given: dict[str, Any] = {name: text for name, text in told.items() if text is not None}
        given |= {"plans": self.plans} if self.plans != 1 else {}
        unused = {OPTIONS[name]: value for name, value in given.items() if name not in taken}
        refuse_options(file, unused, "means nothing here: leave it out")
        if "contests" in given:
            # Against Pinzetta my side is a position of Stamp Swap.
            given["contests"] = contest_choice(getattr(position, "position", position), self.contest, file)
        if "deck" in given:
            given["deck"] = read_deck(given["deck"])
        if "opponents" in given:
            given["opponents"] = pick_opponents(given["opponents"], file)
        return given
