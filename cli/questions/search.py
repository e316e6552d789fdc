"""From options to the search: the options that the commands with advice share."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from stockbook.cli.questions import signals
from stockbook.cli.rendering.progress import ProgressLine
from stockbook.engine.search_time import SearchTime
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.position import Position

if TYPE_CHECKING:
    from stockbook.optimizer.solver.limits import Progress

Result = TypeVar("Result")
#: Makes what hears of a search while it runs: a line on standard error, where nothing else is set.
LISTENER: ContextVar[Callable[[], AbstractContextManager[Callable[[Progress], None]]]] = ContextVar(
    "listener", default=ProgressLine
)


@dataclass(frozen=True)
class SearchOptions(SearchTime):
    """The limits of a search as options; the time is that of the whole command."""

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
