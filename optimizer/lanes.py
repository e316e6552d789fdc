"""The lanes of a race: each task with each search that may answer it, and the effort spent so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from stockbook.optimizer.cpsat import Search
from stockbook.optimizer.task import NOTHING, Strategy, Task


@dataclass
class Lane:
    """One search of one task, with the effort spent on it so far."""

    task: Task
    strategy: Strategy | None
    """None for the local search, which has one turn, and runs beside the others later."""
    spent: float = 0.0
    busy: bool = False
    until: float = 0.0
    """When its turn ends, if others wait."""
    search: Search | None = None
    above: int | None = None
    """Objective above which the search looks for solutions."""
    guesses: int = 0
    """Runs of the local search beside the others."""
    found: int = NOTHING
    """Objective of the best solution that the search found itself."""


def lanes_of(tasks: Sequence[Task], *, local: bool) -> list[Lane]:
    """What to search, in the order of the first turns.

    The first exact search starts beside the first local one, which only the other threads wait for.
    """
    quick: list[Lane] = []
    for task in tasks if local else ():
        if task.local.useful:
            quick.append(Lane(task, None))
    rounds = zip_longest(*(task.lanes for task in tasks))
    exact = [Lane(task, each) for row in rounds for task, each in zip(tasks, row, strict=True) if each]
    return [*quick[:1], exact[0], *quick[1:], *exact[1:]]
