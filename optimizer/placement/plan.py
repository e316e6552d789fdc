"""Plans, complete Show Phase moves scored and checked without the solver, and the answer that ranks them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Literal

from stockbook.models.album.album import Album, PlacedTile, cell_name
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.files.words import counted
from stockbook.models.placement.model import NO_WISHES, Wishes
from stockbook.models.play.goal import AnswerForm
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import (
    ScoreLine,
    TrackScore,
    discard_faults,
    placing_faults,
    score,
    total,
    track_score,
)
from stockbook.optimizer.sampling.intervals import Estimate
from stockbook.optimizer.solver.limits import Progress


class InternalError(RuntimeError):
    """An answer that failed its own check: a fault of this program, never of the input."""


@dataclass(frozen=True)
class Plan:
    """A legal Show Phase move with its score.

    Parameters
    ----------
    contest
        The contest to enter; None where none is open.
    placed
        (item, tile on the album); items count from 0 in ``position.place``.
    discarded
        (item, tile) of those that fit nowhere.
    album
        The album after placing.
    lines
        The scorer's lines; their sum is ``points``.
    """

    contest: Contest | None
    placed: tuple[tuple[int, PlacedTile], ...]
    discarded: tuple[tuple[int, Tile], ...]
    album: Album
    lines: tuple[ScoreLine, ...]

    @property
    def placement(self) -> frozenset[PlacedTile]:
        """The tiles placed, without regard to which of equal ones lies where."""
        return frozenset(each for _, each in self.placed)

    @cached_property
    def points(self) -> int:
        return total(self.lines)

    def track(self, before: int | None) -> TrackScore | None:
        """Its points on the score track, which had ``before`` points; None where these are not known."""
        return track_score(before, self.lines, [tile for _, tile in self.discarded])

    def __str__(self) -> str:
        """The album with the new tiles marked, the move and its points, as text."""
        from stockbook.models.drawing.album_text import album_text

        new = [each for _, each in self.placed]
        move = [f"{item + 1}  {each.tile} at {cell_name(each.cell)}" for item, each in self.placed]
        move += [f"{item + 1}  {tile}: discard, it fits nowhere" for item, tile in self.discarded]
        points = [f"{line.label}: {line.points}" for line in self.lines]
        entering = f"enter {self.contest or 'no contest'}"
        return "\n".join([album_text(self.album, new), "", entering, *move, "", *points])

    def _repr_svg_(self) -> str:
        """The drawing that a notebook shows."""
        from stockbook.models.drawing.album_svg import album_svg

        footer = [("enter", str(self.contest or "no contest"))]
        footer += [("discard", str(tile)) for _, tile in self.discarded]
        footer += [(str(line.points), line.label) for line in self.lines]
        new = {each for _, each in self.placed}
        return album_svg(self.album, new, title=counted(self.points, "point"), footer=footer)


def make_plan(
    position: Position, placed: Sequence[PlacedTile], contest: Contest | None, wishes: Wishes = NO_WISHES
) -> Plan:
    """The plan that places these tiles and discards the others; of equal tiles those that are wished for.

    Raises
    ------
    ValueError
        If it is not legal, the message gives every reason; or if it does not have all wishes.
    """
    faults = placing_faults(position, placed)
    if faults:
        raise ValueError("; ".join(faults))
    numbered = [(item, each) for item, each in wishes.put if each in placed]
    decided, left = {item for item, _ in numbered}, {item for item, _ in wishes.leave}
    waiting = [entry for entry in enumerate(position.place) if entry[0] not in decided]
    waiting.sort(key=lambda entry: entry[0] in left)
    rest = list(placed)
    for _, each in numbered:
        rest.remove(each)
    for each in rest:
        entry = next(entry for entry in waiting if entry[1] == each.tile)
        waiting.remove(entry)
        numbered.append((entry[0], each))
    album = position.album.with_tiles(placed)
    discarded = [tile for _, tile in waiting]
    faults = discard_faults(album, discarded)
    if faults:
        raise ValueError("; ".join(faults))
    plan = Plan(
        contest,
        tuple(sorted(numbered)),
        tuple(sorted(waiting)),
        album,
        tuple(score(position, album, contest, discarded)),
    )
    if wishes and not has_wishes(plan, wishes):
        raise ValueError("it does not have all wishes")
    return plan


def has_wishes(plan: Plan, wishes: Wishes) -> bool:
    """Whether a plan has all wishes, whichever of equal tiles is called which item."""
    return wishes.hold(plan.album, plan.placement, [tile for _, tile in plan.discarded])


def progress(plans: Sequence[Plan], bound: int) -> Progress:
    """The state of a search with these incumbents and a bound on the points of all plans."""
    if not plans:
        return Progress(bound=bound)
    best = max(plans, key=lambda plan: plan.points)
    return Progress(best.points, bound, "; ".join(str(each) for _, each in best.placed))


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
