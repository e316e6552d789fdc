"""The parameters of a search of CP-SAT, and its result."""

from __future__ import annotations

from dataclasses import dataclass

#: Values of all variables of a solution.
Values = list[int]
Parameter = int | float | bool | str


@dataclass(frozen=True)
class Outcome:
    """The result of one search.

    Attributes
    ----------
    values
        Values of the variables in the best solution; None where none was found.
    objective
        Objective of the best solution; None where none was found.
    bound
        Objective that no solution exceeds; None where no solution was found.
    finished
        Whether nothing is left to prove: without values, that there is no solution.
    conflicts, branches, deterministic_time
        Effort of the search, as CP-SAT counts it.
    """

    values: Values | None
    objective: int | None
    bound: int | None
    finished: bool
    conflicts: int
    branches: int
    deterministic_time: float
