"""The parameters of a search of CP-SAT, and its result."""

from __future__ import annotations

from dataclasses import dataclass

#: Values of all variables of a solution.
Values = list[int]
Parameter = int | float | bool | str


@dataclass(frozen=True)
class Outcome:
    """The result of one search."""

    #: Values of the variables in the best solution; None where none was found.
    values: Values | None
    #: Objective of the best solution; None where none was found.
    objective: int | None
    #: Objective that no solution exceeds; None where no solution was found.
    bound: int | None
    #: Whether nothing is left to prove: without values, that there is no solution.
    finished: bool
    #: Effort of the search, as CP-SAT counts it.
    conflicts: int
    branches: int
    deterministic_time: float
