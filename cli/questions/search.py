"""From options to the search: the options that the commands with advice share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

from stockbook.cli.questions import signals
from stockbook.cli.questions.failure import WRONG_INPUT, Refused
from stockbook.cli.rendering.progress import ProgressLine
from stockbook.models.files.faults import Fault
from stockbook.models.games.goal import Goal
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.writing import position_to_toml

if TYPE_CHECKING:
    from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles
    from stockbook.optimizer.solver.limits import Progress, SearchLimits

#: Seconds of the whole command that the search leaves for start-up and for showing the answer.
RESERVE = 0.5
SHORTEST = 0.05
#: ``--opponents`` unless told: each player chooses for their own points.
SELFISH = "selfish"

Result = TypeVar("Result")


@dataclass(frozen=True)
class SearchOptions:
    """The limits of a search as options; ``time`` is for the whole command, and runs from here."""

    time: float
    workers: int | None = None
    seed: int = 0
    deterministic: bool = False
    started: float = field(default_factory=monotonic)

    def limits(
        self, time: float | None = None, on_progress: Callable[[Progress], None] | None = None
    ) -> SearchLimits:
        """The limits of a search that starts now, with ``time`` seconds for the whole command."""
        from stockbook.optimizer.solver.limits import SearchLimits

        time = time or self.time
        if not self.deterministic:
            time = max(SHORTEST, time - RESERVE - (monotonic() - self.started))
        return SearchLimits(time, self.workers, self.seed, self.deterministic, on_progress)

    def ask(self, search: Callable[..., Result], position: Any, *arguments: Any, **options: Any) -> Result:
        """Call a search of the optimizer within these limits, with a progress line.

        An unexpected error takes a position of Stamp Swap along, for the report.
        """
        signals.running()
        try:
            with ProgressLine() as progress:
                return search(position, *arguments, limits=self.limits(on_progress=progress), **options)
        except Exception as error:
            if isinstance(position, Position):
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
        The text of ``--opponents``: how the others choose.
    """

    search: SearchOptions
    goal: Goal | None
    as_json: bool
    plans: int = 1
    contest: str | None = None
    deck: str | None = None
    opponents: str = SELFISH

    def unseen_tiles(self, position: Position) -> UnseenTiles | None:
        """The tiles that nobody has seen, by the file of one's own copy; None without one.

        Raises
        ------
        PositionError
            If the file has faults.
        """
        if not self.deck:
            return None
        from stockbook.models.stampswap.game.deck_file import read_deck
        from stockbook.models.stampswap.game.unseen_deck_tiles import UnseenDeckTiles
        from stockbook.models.stampswap.swap.unseen_tiles import seen_tiles

        return UnseenDeckTiles(read_deck(self.deck), seen_tiles(position))

    def refuse_unused(self, file: str, *options: str) -> None:
        """Refuse options that mean nothing for a question, rather than ignore them.

        Parameters
        ----------
        file
            The name of the file, for faults.
        options
            Those that mean nothing: of ``--plans``, ``--contest`` and ``--deck``.

        Raises
        ------
        Refused
            With a fault for each that is given.
        """
        given = {
            "--plans": self.plans != 1,
            "--contest": self.contest is not None,
            "--deck": self.deck is not None,
        }
        faults = [
            Fault(file, option, "means nothing here: leave it out") for option in options if given[option]
        ]
        if faults:
            raise Refused(WRONG_INPUT, faults)


def goal_of(asked: Goal | None, position: Position) -> Goal:
    """The goal of an answer: the one asked for, else the whole game; in the last round that is this phase."""
    return asked or (Goal.NOW if position.last else Goal.GAME)
