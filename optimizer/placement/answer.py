"""The answer to "what is my best Show Phase?"."""

from __future__ import annotations

from dataclasses import dataclass

from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Position
from stockbook.optimizer.placement.plan import Plan


@dataclass(frozen=True)
class ContestResult:
    """The best points known with one contest (None: with no contest), and what cannot be beaten."""

    contest: Contest | None
    best: int
    bound: int


@dataclass(frozen=True)
class Answer:
    """The best plans, and how sure that is.

    Parameters
    ----------
    position
        What was asked.
    plans
        Best first; at least one.
    by_contest
        In the order of the file, no contest last.
    bound
        No plan scores more.
    seconds
        Model building and search; None when the search is deterministic.
    interrupted
        Whether it was stopped by hand.
    complete
        Whether no legal move is left beside the plans.
    conflicts, branches
        What all searches went through, as CP-SAT counts it.
    """

    position: Position
    plans: tuple[Plan, ...]
    by_contest: tuple[ContestResult, ...]
    bound: int
    seconds: float | None
    seed: int
    workers: int
    interrupted: bool = False
    complete: bool = False
    conflicts: int = 0
    branches: int = 0

    @property
    def best(self) -> int:
        return self.plans[0].points

    @property
    def proved(self) -> bool:
        return self.bound <= self.best

    @property
    def status(self) -> str:
        return "optimal" if self.proved else "feasible"

    def __str__(self) -> str:
        """How sure the best plan is, and the plan, as text."""
        sure = "proved best" if self.proved else f"at most {self.bound} possible"
        return f"{self.best} points, {sure}\n{self.plans[0]}"

    def _repr_svg_(self) -> str:
        """The best plan as a notebook shows it."""
        return self.plans[0]._repr_svg_()
