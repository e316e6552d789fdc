"""From options to the search: what ``hint``, ``place`` and ``explain`` share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from inspect import signature
from time import monotonic
from typing import Any, TypeVar

from stockbook.cli.failure import WRONG_INPUT, Refused
from stockbook.cli.rendering.progress import ProgressLine, points_known
from stockbook.models.files.faults import Fault
from stockbook.models.games.goal import Goal
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.writing import position_to_toml

#: Seconds of the whole command that the search leaves for start-up and for showing the answer.
RESERVE = 0.5
SHORTEST = 0.05

Result = TypeVar("Result")


@dataclass(frozen=True)
class SearchOptions:
    """How long and how to search; made when the command starts, because its clock runs from there."""

    time: float
    workers: int | None
    seed: int
    deterministic: bool
    started: float = field(default_factory=monotonic)

    def ask(
        self,
        search: Callable[..., Result],
        position: Position,
        *arguments: Any,
        words: Callable[..., str] = points_known,
        **choice: Any,
    ) -> Result:
        """Call a search of the optimizer with these options and a progress line.

        ``words`` says what the search reports. An unexpected error takes the position along, for the report.
        """
        from stockbook.optimizer.solver.limits import SearchLimits

        time = self.time
        if not self.deterministic:
            time = max(SHORTEST, time - RESERVE - (monotonic() - self.started))
        try:
            with ProgressLine(words) as progress:
                limits = SearchLimits(time, self.workers, self.seed, self.deterministic, progress)
                if "time" in signature(search).parameters:  # Searches that do not take limits as one yet.
                    choice |= vars(limits)
                else:
                    choice["limits"] = limits
                return search(position, *arguments, **choice)
        except Exception as error:
            error.add_note(f"position:\n{position_to_toml(position)}")
            raise


@dataclass(frozen=True)
class HintOptions:
    """What ``stockbook hint`` was asked, for the games that answer it themselves.

    Parameters
    ----------
    search
        How long and how to search.
    goal
        What to maximize, if that was asked; a game has its own default.
    as_json
        Whether to print one JSON document.
    plans
        How many of the best plans.
    contest
        What ``--contest`` says.
    deck
        The file of one's own copy.
    """

    search: SearchOptions
    goal: Goal | None
    as_json: bool
    plans: int = 1
    contest: str | None = None
    deck: str | None = None


def refuse_unused(file: str, *, plans: int = 1, contest: str | None = None, deck: str | None = None) -> None:
    """Refuse options that mean nothing for a question, rather than ignore them.

    Raises
    ------
    Refused
        With a fault for each that is given.
    """
    given = {"--plans": plans != 1, "--contest": contest is not None, "--deck": deck is not None}
    faults = [Fault(file, option, "means nothing here: leave it out") for option in given if given[option]]
    if faults:
        raise Refused(WRONG_INPUT, faults)


def goal_of(asked: Goal | None, position: Position) -> Goal:
    """What to maximize: what was asked, else the whole game; in the last round that is this Show Phase."""
    return asked or (Goal.NOW if position.last else Goal.GAME)


def check_goal(position: Position, goal: Goal, file: str) -> None:
    """Refuse the whole game where only this Show Phase is explained; in the last round both are the same.

    Raises
    ------
    Refused
        Before the last round, for ``game``.
    """
    if goal is Goal.GAME and not position.last:
        message = "moves are explained by this Show Phase alone, except in round 3: use --goal now"
        raise Refused(WRONG_INPUT, [Fault(file, "--goal", message)])
