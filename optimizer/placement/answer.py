"""The answer to "what is my best Show Phase?"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from stockbook.models.contests import Contest
from stockbook.models.files.words import counted
from stockbook.models.play.goal import AnswerForm
from stockbook.models.stampswap.position import Position
from stockbook.optimizer.placement.plan import Plan
from stockbook.optimizer.sampling.intervals import Estimate


@dataclass(frozen=True)
class ContestResult:
    """The best points known with one contest, None where none is open, and a bound that no plan exceeds."""

    contest: Contest | None
    best: int
    bound: int


@dataclass(frozen=True)
class PlacementAdvice:
    """The best plans of a Show Phase, and the points that no plan exceeds.

    Parameters
    ----------
    position
        The Show Phase that was asked about.
    plans
        At least one plan, the best first.
    by_contest
        The result of each contest that may be entered, in the order of the file.
    bound
        Points that no plan exceeds.
    seconds
        Seconds of model building and search; None when the search is deterministic.
    seed, workers
        The seed and the number of threads of the search.
    interrupted
        Whether Ctrl-C ended the search.
    complete
        Whether there is no legal move beside the plans.
    wished
        Whether the plans are the best of those that have some wishes.
    conflicts, branches
        Sums over all searches, as CP-SAT counts them.
    """

    form: ClassVar[AnswerForm] = AnswerForm.PLACEMENT
    position: Position
    plans: tuple[Plan, ...]
    by_contest: tuple[ContestResult, ...]
    bound: int
    seconds: float | None
    seed: int
    workers: int
    interrupted: bool = False
    complete: bool = False
    wished: bool = False
    conflicts: int = 0
    branches: int = 0

    @property
    def best(self) -> int:
        return self.plans[0].points

    @property
    def estimate(self) -> Estimate:
        """The best points, with what is proved of them where they are not."""
        return Estimate(self.best) if self.proved else Estimate(self.best, self.best, self.bound)

    @property
    def proved(self) -> bool:
        return self.bound <= self.best

    @property
    def status(self) -> Literal["optimal", "feasible"]:
        return "optimal" if self.proved else "feasible"

    def __str__(self) -> str:
        """The best plan as text, after a line that says whether it is proved."""
        sure = "proved best" if self.proved else f"at most {self.bound} possible"
        return f"{counted(self.best, 'point')}, {sure}\n{self.plans[0]}"

    def _repr_svg_(self) -> str:
        """The best plan as a notebook shows it."""
        return self.plans[0]._repr_svg_()
