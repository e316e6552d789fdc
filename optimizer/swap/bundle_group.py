"""Sets of goods that share their rows: what is found for one of them serves the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from stockbook.models.album.album import Cell, PlacedTile
from stockbook.models.contests import Contest
from stockbook.optimizer.placement.plan import Plan, make_plan
from stockbook.optimizer.swap.bundle import Bundle
from stockbook.optimizer.swap.joint_subproblem import JointSubproblem, universe

#: Moves of a local search for each set from nothing.
MOVES = 500
#: Plans of so many other sets, the nearest, are then tried for it, with so many moves.
NEAREST, MENDING = 6, 100
#: First from nothing, then from the plans of others.
STAGES = range(2)


class Group:
    """The searches of such sets, for each contest.

    Parameters
    ----------
    sought
        The sets; with equal exhibitors.

    Attributes
    ----------
    tasks
        The searches; those that were too long in parts.
    """

    def __init__(self, sought: Sequence[Bundle]) -> None:
        self._sought = sought
        self._items = dict(zip(map(id, sought), universe(sought)[0], strict=True))
        largest = sorted(sought, key=lambda each: -len(each.kinds))
        self._unguessed = {stage: list(largest) for stage in STAGES}
        # Entering a contest never costs points, so to enter none is worth a search only where none is open.
        contests = sought[0].position.open_contests or (None,)
        self.tasks = [JointSubproblem(sought, contest, self.spread) for contest in contests]
        for each in sought:
            self.spread(each)

    @property
    def done(self) -> bool:
        """Whether all is known that was asked."""
        return all(task.done for task in self.tasks)

    def learn(self) -> None:
        """Tell what is known of each set."""
        for each in self._sought:
            each.learned()

    def unproved(self, task: JointSubproblem) -> None:
        """A turn of a search was not enough: it goes on in parts, or longer."""
        if task in self.tasks:
            task.turns += 1
            if task.divisible:
                self.tasks.remove(task)
                self.tasks += task.parts

    def unguessed(self, stage: int) -> Bundle | None:
        """The next set for a local search, the largest sets first: their subsets profit."""
        return next(filter(_doubtful, self._unguessed[stage]), None)

    def guess(self, each: Bundle, stage: int) -> Callable[[], list[Plan]]:
        """What looks for plans of a set; it may run beside searches."""
        self._unguessed[stage].remove(each)
        open_yet = [contest for contest, limit in each.limits.items() if limit > each.base]
        if not stage:
            return lambda: each.guesses.new(open_yet, MOVES)
        starts = list(self._starts(each))
        return lambda: [plan for start in starts for plan in each.guesses.mended(*start, MENDING)]

    def _starts(self, each: Bundle) -> Iterator[tuple[Contest | None, dict[int, Cell]]]:
        """The contests of the nearest sets' plans, and where those have the tiles of this one."""
        items = self._items[id(each)]

        def apart(other: Bundle) -> tuple[int, int]:
            return len(set(items) ^ set(self._items[id(other)])), -other.best

        others = (other for other in self._sought if other is not each)
        for other in sorted(others, key=apart)[:NEAREST]:
            there = dict(zip(self._items[id(other)], _places(other.plan), strict=True))
            known = {number: there.get(item) for number, item in enumerate(items)}
            yield other.plan.contest, {number: cell for number, cell in known.items() if cell}

    def guessed(self, each: Bundle, plans: Iterable[Plan]) -> None:
        """Take the plans of a local search."""
        for plan in plans:
            if each.keep(plan):
                self.spread(each)

    def spread(self, each: Bundle) -> None:
        """Take the best plan of a set for sets without one of its tiles, and so on."""
        waiting = [each]
        while waiting:
            each = waiting.pop()
            there = dict(zip(self._items[id(each)], _places(each.plan), strict=True))
            for here in self._sought:
                items = self._items[id(here)]
                if not here.asked or len(items) != len(there) - 1 or not there.keys() >= set(items):
                    continue
                places = zip(here.position.place, (there[item] for item in items), strict=True)
                placed = [PlacedTile.at(tile, cell) for tile, cell in places if cell]
                try:
                    plan = make_plan(here.position, placed, each.plan.contest)
                except ValueError:
                    continue
                if here.keep(plan):
                    waiting.append(here)


def _doubtful(each: Bundle) -> bool:
    """Whether a set is asked for and not known yet."""
    return each.asked and any(limit > each.base for limit in each.limits.values())


def _places(plan: Plan) -> list[Cell | None]:
    """Where each tile of a plan is, in the order of its position; None for the discarded ones."""
    places = {item: placed.cell for item, placed in plan.placed}
    return [places.get(item) for item in range(len(plan.placed) + len(plan.discarded))]
