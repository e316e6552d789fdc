"""Samples of what is hidden, the same for all moves, until the best move is clear or time is up."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Generic, TypeVar

from stockbook.models.games.goal import Goal
from stockbook.models.stampswap.goods import Goods
from stockbook.models.stampswap.swap.goods_table import GoodsTable
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles
from stockbook.optimizer.sampling.intervals import mean
from stockbook.optimizer.solver.budget import SearchBudget, Stopped
from stockbook.optimizer.stampswap.goods_evaluation import INDIFFERENCE
from stockbook.optimizer.swap.determinization import Determinization, draw_determinization
from stockbook.optimizer.swap.perceived_values import PerceivedValues, PlayerValuations
from stockbook.optimizer.swap.valuation import fixed_points
from stockbook.optimizer.swap.value_searches import ValueQuery, ValueSearches

Outcome = TypeVar("Outcome")
#: Queries of values, by the player and the key of the goods.
Queries = dict[tuple[int, Hashable], ValueQuery]

#: Fewest and most samples, and the number of samples between two comparisons of the moves.
FEWEST, MOST, EVERY = 16, 400, 8
#: Most joint values of goods that are affordable; where more are asked for, goods are valued one by one.
MOST_JOINT = 4000
#: Work that the evaluation of a move in one determinization counts as, where no clock runs.
MOVE_WORK = 0.003


@dataclass
class MoveSamples(Generic[Outcome]):
    """The outcomes of all moves in the same determinizations.

    Parameters
    ----------
    valuations
        The valuation of goods by each player.
    table
        The goods of all players.
    unseen
        The source of tiles that I have not seen.
    evaluate
        Returns the evaluation of each move in a determinization, by the values that the players see in it.
    points
        Returns my points in an outcome.
    joint_values
        Number of joint values of goods that one determinization asks for.
    budget
        The time for the answer.
    seed
        Seed of the samples.

    Attributes
    ----------
    outcomes
        For each determinization, the outcome of each move.
    certain
        Whether every value that was asked for is exact.
    """

    valuations: PlayerValuations
    table: GoodsTable
    unseen_tiles: UnseenTiles
    evaluate: Callable[[PerceivedValues], Sequence[Callable[[], Outcome]]]
    points: Callable[[Outcome], float]
    joint_values: int
    budget: SearchBudget
    seed: int
    outcomes: list[list[Outcome]] = field(default_factory=list)
    certain: bool = False

    def __post_init__(self) -> None:
        self._rng = Random(self.seed)
        self._determinizations: list[Determinization] = []

    @property
    def sampled(self) -> bool:
        """Whether anything is hidden from anybody."""
        return bool(self.table.hidden)

    @property
    def bounded(self) -> bool:
        """Whether all values have proved bounds."""
        estimated = self.valuations.goal is Goal.GAME or None in self.valuations.by_player
        return not (self.sampled or estimated)

    def values(self) -> PerceivedValues:
        """Return the values that are known by now, where nothing is hidden."""
        return PerceivedValues(self.valuations, self.table, self._determinizations[0], jointly=True)

    def start(self) -> None:
        """Evaluate the fewest samples that have an interval, so that there is an answer."""
        while self.sampled and len(self.outcomes) < 2:
            self._sample()

    def run(self) -> None:
        """Evaluate determinizations one by one, then search the values that matter and evaluate again.

        Raises
        ------
        KeyboardInterrupt
            If Ctrl-C came before there was an outcome.
        """
        try:
            if self.sampled:
                self._run_samples()
            else:
                self._run_known()
        except KeyboardInterrupt:
            self.budget.interrupted = True
            if not self.outcomes:
                raise

    def _run_known(self) -> None:
        """Where nothing is hidden: value goods one by one, then jointly, then exactly."""
        self._draw()
        self.outcomes = [self._evaluated(self._determinizations[0], jointly=self.joint_values <= FEWEST)]
        self.budget.report()
        self._refine()

    def _run_samples(self) -> None:
        self.start()
        while len(self.outcomes) < MOST and self.budget.left > 0:
            try:
                self._sample()
            except Stopped:
                self._determinizations.pop()
                break
            self.budget.report()
            number = len(self.outcomes)
            if number >= FEWEST and number % EVERY == 0 and self._clear():
                break
        if self._affordable:
            self._refine()

    @property
    def _affordable(self) -> bool:
        """Whether goods are valued jointly in every sample."""
        return self.joint_values * FEWEST <= MOST_JOINT

    def _sample(self) -> None:
        self._draw()
        in_time = len(self.outcomes) > 1
        self.outcomes.append(self._evaluated(self._determinizations[-1], self._affordable, in_time=in_time))

    def _draw(self) -> None:
        self._determinizations.append(draw_determinization(self.table, self.unseen_tiles, self._rng))

    def _refine(self) -> None:
        """Search the values that the outcomes depend on until all are known well enough, or time is up."""
        if self.valuations.goal is Goal.GAME:
            return
        with suppress(Stopped), ValueSearches(self.budget, self.seed) as searches:
            while True:
                queries: Queries = {}
                self.outcomes = [
                    self._evaluated(each, True, queries, in_time=self.sampled)
                    for each in self._determinizations
                ]
                self.certain = not queries and None not in self.valuations.by_player
                if not queries or self.budget.left <= 0:
                    return
                searches.run(queries.values())

    def _evaluated(
        self,
        determinization: Determinization,
        jointly: bool,
        queries: Queries | None = None,
        *,
        in_time: bool = False,
    ) -> list[Outcome]:
        """The outcomes of all moves in a determinization.

        Parameters
        ----------
        determinization
            What all items are.
        jointly
            Whether goods are valued jointly.
        queries
            Takes the values that have to be known better, those that the best moves depend on first.
        in_time
            Whether to give up when time is up.

        Raises
        ------
        Stopped
            If time is up and the outcomes have to be known in time.
        """

        def refine(player: int, goods: Goods, threshold: float) -> None:
            valuation = self.valuations.by_player[player]
            assert queries is not None
            if valuation:
                threshold -= fixed_points(goods)
                key = player, valuation.key(goods)
                known = queries.get(key)
                if not known or threshold < known.threshold:
                    queries[key] = ValueQuery(valuation, goods, threshold)

        values = PerceivedValues(
            self.valuations,
            self.table,
            determinization,
            jointly=jointly,
            refine=None if queries is None else refine,
        )
        moves = self.evaluate(values)
        found: dict[int, Outcome] = {}
        for number in range(len(moves)) if queries is None else self._order(len(moves)):
            found[number] = moves[number]()
            if in_time and self.budget.left <= 0:
                raise Stopped
        self.budget.searched(MOVE_WORK * len(found))
        return [found[number] for number in range(len(moves))]

    def _order(self, moves: int) -> list[int]:
        """The moves, the best known first: what the best ones depend on is asked first."""
        points = [sum(self.points(outcomes[n]) for outcomes in self.outcomes) for n in range(moves)]
        return sorted(range(moves), key=lambda number: -points[number])

    def _clear(self) -> bool:
        """Whether no other move is better, or by the end of the game much better, in the 95 % interval."""
        rows = list(
            zip(*([self.points(each) for each in outcomes] for outcomes in self.outcomes), strict=True)
        )
        best = max(rows, key=sum)
        indifference = INDIFFERENCE if self.valuations.goal is Goal.GAME else 0.0
        return all(_not_better(row, best, indifference) for row in rows)


def _not_better(row: Sequence[float], best: Sequence[float], indifference: float) -> bool:
    """Whether a move surely does not exceed the best one by more than the indifference, or is equal."""
    high = mean([here - there for here, there in zip(row, best, strict=True)]).high
    return row == best or (high is not None and high < indifference)
