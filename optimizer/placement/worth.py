"""The worth of each stamp to place and of each contest: what the best Show Phase loses without it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import ClassVar, TypeVar

from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.play.goal import AnswerForm
from stockbook.models.stampswap.position import Position
from stockbook.optimizer.placement.answer import PlacementAdvice
from stockbook.optimizer.placement.plan import Plan, make_plan
from stockbook.optimizer.placement.search import best_placement
from stockbook.optimizer.placement.what_if import cost_of
from stockbook.optimizer.sampling.intervals import Estimate, minus
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.limits import SearchLimits, stopped_by_ctrl_c

Thing = TypeVar("Thing")

#: Share of the time for the best plan.
BEST_SHARE = 0.3


@dataclass(frozen=True)
class WorthRow:
    """The worth of a stamp or of a contest.

    Parameters
    ----------
    item
        The stamp, by its place in ``position.place``; None for a contest.
    contest
        The contest; None for a stamp.
    worth
        Points that the best plan loses without it, with bounds where they are not proved; below 0 for a
        stamp that one would rather not have. None where time was over before the search for it.
    """

    item: int | None
    contest: Contest | None
    worth: Estimate | None


@dataclass(frozen=True)
class Worth:
    """The answer to "what is each stamp and each contest worth?".

    Parameters
    ----------
    best
        The answer with all of them.
    rows
        Each stamp and each open contest, the one that is worth most first.
    seconds
        Seconds that all searches took; None for a deterministic answer.
    interrupted
        Whether Ctrl-C ended a search.
    """

    form: ClassVar[AnswerForm] = AnswerForm.WORTH
    best: PlacementAdvice
    rows: tuple[WorthRow, ...]
    seconds: float | None
    interrupted: bool

    @property
    def proved(self) -> bool:
        """Whether the best plan and each worth are exact."""
        return self.best.proved and all(row.worth and row.worth.exact for row in self.rows)


@stopped_by_ctrl_c
def worth(position: Position, *, plans: int = 1, limits: SearchLimits = SearchLimits()) -> Worth:
    """Find what the best plan loses without each stamp to place and without each open contest.

    Without a stamp its value is lost too. Without the last open contest none is entered.

    Parameters
    ----------
    position
        A Show Phase.
    plans
        How many of the best plans to return.
    limits
        Limits of the whole answer. A deterministic search has them anew for each of its parts.

    Raises
    ------
    ValueError
        As ``best_placement`` does.
    """
    budget = SearchBudget(limits)
    first = replace(budget.part(BEST_SHARE), on_progress=limits.on_progress)
    best = best_placement(position, plans=plans, limits=first)
    contests = [
        (contest, replace(position, contests=_without(position.contests, contest)))
        for contest in position.open_contests
    ]
    tiles = dict.fromkeys(position.place)
    left = len(contests) + len(tiles)
    rows: list[WorthRow] = []
    for contest, rest in contests:
        lost = None
        if not budget.over:
            known = best.plans if rest.open_contests else ()
            answer = best_placement(rest, known=known, bound=best.bound, limits=budget.part(1 / left))
            lost = cost_of(best, answer)
        rows.append(WorthRow(None, contest, lost))
        left -= 1
    for tile in tiles:
        rest = replace(position, place=_without(position.place, tile))
        lost = None
        if not budget.over:
            known = tuple(_plans_without(rest, best, tile))
            answer = best_placement(rest, known=known, limits=budget.part(1 / left))
            lost = minus(best.estimate, answer.estimate)
        items = (item for item, each in enumerate(position.place) if each == tile)
        rows += [WorthRow(item, None, lost) for item in items]
        left -= 1
    rows.sort(key=lambda row: (-row.worth.value if row.worth else inf, row.item is not None, row.item or 0))
    return Worth(best, tuple(rows), budget.seconds, budget.interrupted)


def _without(things: Sequence[Thing], one: Thing) -> tuple[Thing, ...]:
    """All of the things but one that is equal to this one."""
    place = things.index(one)
    return (*things[:place], *things[place + 1 :])


def _plans_without(rest: Position, best: PlacementAdvice, tile: Tile) -> Iterator[Plan]:
    """The best plans without a tile of theirs, where that is legal."""
    for plan in best.plans:
        placed = [each for _, each in plan.placed]
        gone = next((each for each in placed if each.tile == tile), None)
        if gone:
            placed.remove(gone)
        try:
            yield make_plan(rest, placed, plan.contest)
        except ValueError:
            continue
