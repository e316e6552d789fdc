"""Moves by their means over scenarios of what cards draw (sample average approximation).

More scenarios are drawn until the best moves are known well, or time is up.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from math import ceil, inf

from stockbook.optimizer.sampling.intervals import margin, paired_difference
from stockbook.optimizer.solver.limits import SearchBudget, Stopped
from stockbook.optimizer.swap.answer import MoveOutcome
from stockbook.optimizer.swap.perceived_values import PerceivedValues, Queries
from stockbook.optimizer.swap.scenarios import ExpectedValues, Scenarios
from stockbook.optimizer.swap.value_searches import ValueSearches

#: Scenarios at first and at most, and those that are drawn besides whenever there are too few.
FIRST, MOST, MORE = 100, 1600, 16
#: Most points that the intervals of the best moves reach to each side.
WIDTH = 0.5
#: Points by which a move may seem worse than the best one and still has to be known exactly: at first, then.
#: At last all moves have to, if few values are left.
CLOSE = (2.0, 4.0, inf)
#: Share of the time in which the goods of all moves are valued jointly, the best moves first.
JOINT_TIME = 0.35
#: Most queries that are searched at a time; what the best moves depend on comes first.
MOST_QUERIES = 100
#: Queries for each second left that are so few that all may be answered.
FEW_QUERIES = 15
#: Work that the evaluation of a move in a determinization, or in scenarios, counts as, where no clock runs.
MOVE_WORK = 0.003


@dataclass
class ScenarioMoves:
    """The outcomes of all moves where nothing is hidden but what cards draw, which nobody knows.

    All players go by mean values over the same scenarios. So each move has one outcome, with my points in
    each scenario.
    """

    #: The scenarios, none at first.
    scenarios: Scenarios
    #: Returns the evaluation of each move, by the values that all players see.
    evaluate: Callable[[PerceivedValues], Sequence[Callable[[], MoveOutcome]]]
    #: Number of moves.
    moves: int
    #: The time for the answer.
    budget: SearchBudget
    #: The moves, those first that seem to be better; empty for their own order.
    order: Sequence[int] = ()
    #: Moves that somebody asks about, which are searched like the best ones.
    asked: Collection[int] = ()
    #: Whether every value that was asked for is exact.
    certain: bool = field(default=False, init=False)

    def __post_init__(self) -> None:
        #: For each move its outcome, once it was evaluated.
        self.outcomes: list[list[MoveOutcome]] = [[] for _ in range(self.moves)]
        #: The moves whose goods are valued jointly.
        self._joint: set[int] = set()

    @property
    def number(self) -> int:
        """Number of scenarios; 0 while no move was evaluated."""
        return len(self.scenarios) if any(self.outcomes) else 0

    def start(self) -> None:
        """Evaluate the moves with what each drawn stamp brings by itself, so that there is an answer."""
        if not self.number:
            self.scenarios.grow(FIRST)
            with suppress(Stopped):
                self._evaluate(self.order or range(self.moves), jointly=False)
                self._widen()

    def run(self, searches: ValueSearches) -> None:
        """Value the goods of the moves jointly, then search those that the best moves depend on.

        It ends when the moves that seem close to the best one are known, unless few values are left.
        """
        self.start()
        with suppress(Stopped):
            with self.budget.within(JOINT_TIME), suppress(Stopped):
                self._evaluate(self._ranking(), jointly=True)
            for points in CLOSE if len(self._joint) == self.moves else CLOSE[:-1]:
                while self.budget.left > 0:
                    self._widen()
                    queries = self._evaluate(self._close(points), jointly=True)
                    if points == inf:
                        self.certain = not queries and None not in self.scenarios.valuations.by_player
                        if len(queries) > FEW_QUERIES * self.budget.left:
                            return
                    if not queries and self._needed <= self.number:
                        break
                    searches.run(islice(queries.values(), MOST_QUERIES))

    def update(self) -> None:
        """Evaluate the moves once more, with the values that the last searches found."""
        if self.number and not self.certain:
            with suppress(Stopped):
                self._evaluate(self._joint, jointly=True)

    def _evaluate(self, moves: Iterable[int], *, jointly: bool) -> Queries:
        """Evaluate moves; the values that have to be known better, those of the first moves first.

        Raises ``Stopped`` if time is up.
        """
        queries: Queries = {}
        evaluations = self.evaluate(
            ExpectedValues(self.scenarios, jointly=jointly, queries=queries if jointly else None)
        )
        for number in moves:
            if self.budget.left <= 0:
                raise Stopped
            self.outcomes[number] = [evaluations[number]()]
            self.budget.searched(MOVE_WORK)
            if jointly:
                self._joint.add(number)
        self.budget.report()
        return queries

    def _points(self, number: int) -> Sequence[float]:
        """My points with a move in each scenario."""
        return self.outcomes[number][0].points

    def _ranking(self) -> list[int]:
        """The moves, the best known first; last those that were not evaluated."""
        known = {number: found[0].mean for number, found in enumerate(self.outcomes) if found}
        return sorted(range(self.moves), key=lambda number: -known.get(number, float("-inf")))

    def _close(self, points: float = CLOSE[0]) -> list[int]:
        """The moves that seem to be worse than the best one by few points, the best known first."""
        order = [number for number in self._ranking() if self.outcomes[number]]
        best = self._points(order[0])

        def close(number: int) -> bool:
            less = paired_difference(best, self._points(number))
            return number in self.asked or less.value <= points or less.ends[0] <= 0

        return list(filter(close, order))

    @property
    def _needed(self) -> int:
        """Number of scenarios that the intervals of the best moves need."""
        reach = max(margin(self._points(number)) or 0.0 for number in self._close())
        needed = ceil(self.number * (reach / WIDTH) ** 2) + MORE if reach > WIDTH else 0
        return min(needed, MOST)

    def _widen(self) -> None:
        """Draw as many scenarios as are needed, and evaluate all moves in them."""
        while (needed := self._needed) > self.number:
            self.scenarios.grow(needed)
            order = self._ranking()
            self._evaluate([number for number in order if number not in self._joint], jointly=False)
            self._evaluate([number for number in order if number in self._joint], jointly=True)
