"""Samples of what is hidden, the same for all moves, until the best move is clear or time is up."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from random import Random
from typing import Generic, TypeVar

from stockbook.models.games.goal import Goal
from stockbook.models.stampswap.goods import Goods
from stockbook.models.stampswap.swap.goods_table import GoodsTable
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles
from stockbook.optimizer.sampling.elimination import SequentialElimination, StopRule
from stockbook.optimizer.solver.budget import SearchBudget, Stopped
from stockbook.optimizer.stampswap.goods_evaluation import INDIFFERENCE
from stockbook.optimizer.swap.determinization import Determinization, draw_determinization
from stockbook.optimizer.swap.perceived_values import PerceivedValues, PlayerValuations
from stockbook.optimizer.swap.value_searches import ValueQuery, ValueSearches

Outcome = TypeVar("Outcome")
#: Queries of values, by the player and the key of the goods.
Queries = dict[tuple[int, Hashable], ValueQuery]

#: Moves are compared after 16 samples and then after every eight, and none is dropped.
RULE = StopRule(400, range(16, 400, 8), drop=False)
GAME_RULE = replace(RULE, indifference=INDIFFERENCE)
#: Fewest samples of an answer that is not hurried.
FEWEST = 16
#: Most joint values of goods that are affordable; where more are asked for, goods are valued one by one.
MOST_JOINT = 4000
#: Share of the time left for values that have bounds; in the rest the moves get bounds from these.
TREES_TIME = 0.97
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
    unseen_tiles
        The source of tiles that I have not seen.
    evaluate
        Returns the evaluation of each move in a determinization, by the values that the players see in it.
    moves
        Number of moves.
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
    moves: int
    points: Callable[[Outcome], float]
    joint_values: int
    budget: SearchBudget
    seed: int
    outcomes: list[list[Outcome]] = field(default_factory=list)
    certain: bool = False

    def __post_init__(self) -> None:
        self._rng = Random(self.seed)
        self._determinizations: list[Determinization] = []
        self.valuations.stop_with(self.budget)
        self._elimination = SequentialElimination(self.moves, self._draw, self._sample)

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
        if self.sampled:
            self._elimination.run(StopRule(samples=2, checks=()), self.budget)

    def run(self) -> None:
        """Evaluate determinizations one by one, then search the values that matter and evaluate again.

        Raises
        ------
        KeyboardInterrupt
            If Ctrl-C came before there was an outcome.
        """
        try:
            if not self.sampled:
                self._run_known()
                return
            self._elimination.run(GAME_RULE if self.valuations.goal is Goal.GAME else RULE, self.budget)
            if self._affordable:
                self._refine()
        except KeyboardInterrupt:
            self.budget.interrupted = True
            if not self.outcomes:
                raise

    def _run_known(self) -> None:
        """Where nothing is hidden: value goods one by one, then jointly, then exactly."""
        self._determinizations = [self._draw()]
        with suppress(Stopped):
            self.outcomes = [self._evaluated(self._determinizations[0], jointly=self.joint_values <= FEWEST)]
            self.budget.report()
            self._refine()

    @property
    def _affordable(self) -> bool:
        """Whether goods are valued jointly in every sample."""
        return self.joint_values * FEWEST <= MOST_JOINT

    def _sample(self, determinization: Determinization, moves: Sequence[int]) -> list[float]:
        """The points of all moves in a determinization, which is kept with its outcomes."""
        in_time = len(self.outcomes) > 1
        outcomes = self._evaluated(determinization, self._affordable, in_time=in_time)
        self._determinizations.append(determinization)
        self.outcomes.append(outcomes)
        return [self.points(outcome) for outcome in outcomes]

    def _draw(self) -> Determinization:
        return draw_determinization(self.table, self.unseen_tiles, self._rng)

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
            Whether to give up when the work of a deterministic answer is done, too.

        Raises
        ------
        Stopped
            If time is up.
        """

        def refine(player: int, goods: Goods, threshold: float) -> None:
            valuation = self.valuations.by_player[player]
            assert queries is not None
            if valuation:
                threshold -= valuation.fixed_points(goods)
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
            self.budget.check()
            found[number] = moves[number]()
            if in_time and self.budget.left <= 0:
                raise Stopped
        self.budget.searched(MOVE_WORK * len(found))
        return [found[number] for number in range(len(moves))]

    def _order(self, moves: int) -> list[int]:
        """The moves, the best known first: what the best ones depend on is asked first."""
        points = [sum(self.points(outcomes[n]) for outcomes in self.outcomes) for n in range(moves)]
        return sorted(range(moves), key=lambda number: -points[number])
