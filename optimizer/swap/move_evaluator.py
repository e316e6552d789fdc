"""The outcomes of moves in one determinization, in which nothing is hidden from the search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from stockbook.models.stampswap.swap.goods_table import GoodsTable
from stockbook.optimizer.solver.budget import SearchBudget, Stopped
from stockbook.optimizer.swap.determinization import Determinization
from stockbook.optimizer.swap.perceived_values import PerceivedValues
from stockbook.optimizer.swap.player_valuations import PlayerValuations
from stockbook.optimizer.swap.value_queries import Queries, collect

Outcome = TypeVar("Outcome")

#: Work that the evaluation of a move in one determinization counts as, where no clock runs.
MOVE_WORK = 0.003


@dataclass(frozen=True)
class MoveEvaluator(Generic[Outcome]):
    """Evaluates moves by the values that the players see.

    Parameters
    ----------
    valuations
        The valuation of goods by each player.
    table
        The goods of all players.
    evaluate
        Returns the evaluation of each move in a determinization, by the values that the players see in it.
    budget
        The time for the answer.
    """

    valuations: PlayerValuations
    table: GoodsTable
    evaluate: Callable[[PerceivedValues], Sequence[Callable[[], Outcome]]]
    budget: SearchBudget

    def outcomes(
        self,
        determinization: Determinization,
        numbers: Sequence[int],
        *,
        jointly: bool,
        queries: Queries | None = None,
        in_time: bool = False,
        ends: bool = True,
    ) -> list[Outcome]:
        """The outcomes of moves in a determinization, in the order of their numbers.

        Parameters
        ----------
        determinization
            What all items are.
        numbers
            The moves; they are evaluated one after another.
        jointly
            Whether goods are valued jointly.
        queries
            Takes the values that have to be known better, those that the best moves depend on first.
        in_time
            Whether to give up when the work of a deterministic answer is done, too.
        ends
            Whether queries take what I have in the end of each move, too.

        Raises
        ------
        Stopped
            If time is up.
        """
        moves = self.evaluate(self.values(determinization, jointly=jointly, queries=queries, ends=ends))
        found: dict[int, Outcome] = {}
        for number in numbers:
            self.budget.check()
            found[number] = moves[number]()
            if in_time and self.budget.left <= 0:
                raise Stopped
        self.budget.searched(MOVE_WORK * len(found))
        return [found[number] for number in sorted(found)]

    def values(
        self, determinization: Determinization, *, jointly: bool, queries: Queries | None, ends: bool = True
    ) -> PerceivedValues:
        """The values in a determinization; queries take those that have to be known better."""
        refine = None if queries is None else collect(queries, self.valuations)
        return PerceivedValues(
            self.valuations, self.table, determinization, jointly=jointly, refine=refine, ends=ends
        )
