"""Searches of what goods are worth: many sets of goods at once, for as long as they are asked for."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from contextlib import suppress

from stockbook.models.swap.goods import Good
from stockbook.optimizer.race import Race
from stockbook.optimizer.swap.appraiser import Appraiser
from stockbook.optimizer.swap.effort import Effort, Stopped
from stockbook.optimizer.swap.together import Sought, Together, parts

#: Seconds, or work, until it is asked again what has to be known; each time it is longer by this factor.
FIRST_SLICE, LONGER = 0.4, 2.0
#: The run that looks for better plans first: what is exact before is not worth it.
GUESS_AT = 2
#: Work that a local search counts as.
GUESS_WORK = 0.01

#: A player's appraiser, and goods whose worth is asked.
Asked = tuple[Appraiser, Sequence[Good]]


class Searches:
    """The searches of one answer: what was begun for a set of goods goes on when it is asked for again.

    Parameters
    ----------
    seed
        Of the searches.
    """

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._runs = 0
        self._slice = FIRST_SLICE
        self._sought: dict[tuple[int, Hashable], Sought] = {}
        self._groups: list[_Group] = []

    def run(self, asked: Iterable[Asked], effort: Effort) -> None:
        """Search for a while, or until all that is asked is exact; the appraisers learn what is found."""
        self._ask(asked, effort)
        self._runs += 1
        if self._runs == GUESS_AT:
            for group in self._groups:
                group.guess(effort)
        else:
            self._race(effort)
        for group in self._groups:
            group.learn()

    def _ask(self, asked: Iterable[Asked], effort: Effort) -> None:
        """Only these are asked for now; what is new has searches from now on."""
        for sought in self._sought.values():
            sought.asked = False
        fresh: dict[tuple[int, tuple[str, ...]], list[Sought]] = defaultdict(list)
        for appraiser, goods in asked:
            mark = id(appraiser), appraiser.key(goods)
            if mark not in self._sought:
                sought = self._sought[mark] = appraiser.sought(goods)
                fresh[id(appraiser), sought.cards].append(sought)
            self._sought[mark].asked = True
        for alike in fresh.values():
            for part in parts(alike):
                if effort.left > 0:
                    self._groups.append(_Group(part))

    def _race(self, effort: Effort) -> None:
        tasks = [task for group in self._groups for task in group.tasks if not task.done]
        time = min(self._slice, effort.left)
        self._slice *= LONGER
        race = Race(
            effort.workers,
            self._seed,
            time,
            deterministic=effort.deterministic,
            on_progress=effort.watch,
        )
        if tasks:
            with suppress(Stopped):
                race.run(tasks, only_best=True)
        effort.searched(time - race.left, interrupted=race.interrupted)


class _Group:
    """Sets of goods that share their rows, and the search for each contest."""

    def __init__(self, sought: Sequence[Sought]) -> None:
        self._sought = sought
        # Entering a contest never costs points, so to enter none is worth a search only where none is open.
        contests = sought[0].position.open_contests or (None,)
        self.tasks = [Together(sought, contest) for contest in contests]
        for number in range(len(sought)):
            self.tasks[0].spread(number)

    def guess(self, effort: Effort) -> None:
        """Better plans by a local search, the largest sets first: their subsets profit."""
        for number in sorted(range(len(self._sought)), key=lambda number: -len(self._sought[number].kinds)):
            each = self._sought[number]
            contests = [task.contest for task in self.tasks if task.limit(number) > each.best]
            if each.asked and contests and effort.left > 0:
                effort.searched(GUESS_WORK)
                for plan in each.guess(contests):
                    if each.keep(plan):
                        self.tasks[0].spread(number)

    def learn(self) -> None:
        for number, each in enumerate(self._sought):
            each.learned(max(task.limit(number) for task in self.tasks))
