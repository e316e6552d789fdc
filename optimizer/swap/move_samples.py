"""Samples of what is hidden, the same for all moves, until the best move is clear or time is up."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Generic, TypeVar

from stockbook.models.stampswap.goods import Goods
from stockbook.models.stampswap.swap.goods_table import GoodsTable
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles
from stockbook.optimizer.sampling.intervals import mean
from stockbook.optimizer.solver.budget import SearchBudget, Stopped
from stockbook.optimizer.stampswap.goods_evaluation import INDIFFERENCE
from stockbook.optimizer.swap.determinization import Determinization, Judge, Seats, draw_determinization
from stockbook.optimizer.swap.valuation import plain_points
from stockbook.optimizer.swap.value_searches import ValueQuery, ValueSearches

Outcome = TypeVar("Outcome")
#: What is asked, by the player and the key of the goods.
Wanted = dict[tuple[int, Hashable], ValueQuery]

#: Fewest and most samples, and after how many of them it is asked whether the best move is clear.
FEWEST, MOST, EVERY = 16, 400, 8
#: So many values of goods taken together are affordable; where more are asked, they are added up.
MOST_TOGETHER = 4000
#: Work that the outcome of a move in one world counts as, where no clock runs.
MOVE_WORK = 0.003


@dataclass
class MoveSamples(Generic[Outcome]):
    """The outcomes of all moves in the same worlds.

    Parameters
    ----------
    seats
        The players.
    table
        The goods.
    stock
        Where what is unknown comes from.
    evaluate
        What tells the outcome of each move in a world, as its judge sees it.
    worth
        My points in an outcome.
    together
        How many values of goods taken together one world asks for.
    effort
        Its time ends the sampling.
    seed
        Of the samples.

    Attributes
    ----------
    outcomes
        Of each world, of each move.
    certain
        Whether every value that was asked is exact.
    """

    seats: Seats
    table: GoodsTable
    unseen_tiles: UnseenTiles
    evaluate: Callable[[Determinization, Judge], Sequence[Callable[[], Outcome]]]
    worth: Callable[[Outcome], float]
    together: int
    effort: SearchBudget
    seed: int
    outcomes: list[list[Outcome]] = field(default_factory=list)
    certain: bool = False

    def __post_init__(self) -> None:
        self._rng = Random(self.seed)
        self._worlds: list[Determinization] = []

    @property
    def sampled(self) -> bool:
        """Whether anything is hidden from anybody."""
        return bool(self.table.hidden)

    @property
    def bounded(self) -> bool:
        """Whether what is known of goods is proved: at least so much, and at most."""
        return not (self.sampled or self.seats.whole or None in self.seats.appraisers)

    def judge(self) -> Judge:
        """What is known by now in the only world there is."""
        return Judge(self.seats, self.table, self._worlds[0], whole=True)

    def start(self) -> None:
        """Evaluate the fewest samples that have an interval, so that there is an answer."""
        while self.sampled and len(self.outcomes) < 2:
            self._sample()

    def run(self) -> None:
        """Evaluate one world after the other; then search the values that matter, and evaluate again.

        Raises
        ------
        KeyboardInterrupt
            If Ctrl-C came before there was an outcome.
        """
        try:
            if self.sampled:
                self._many()
            else:
                self._one()
        except KeyboardInterrupt:
            self.effort.interrupted = True
            if not self.outcomes:
                raise

    def _one(self) -> None:
        """The only world there is: first by adding up, then together, then exactly."""
        self._draw()
        self.outcomes = [self._evaluated(self._worlds[0], whole=self.together <= FEWEST)]
        self.effort.report()
        self._settle()

    def _many(self) -> None:
        self.start()
        while len(self.outcomes) < MOST and self.effort.left > 0:
            try:
                self._sample()
            except Stopped:
                self._worlds.pop()
                break
            self.effort.report()
            number = len(self.outcomes)
            if number >= FEWEST and number % EVERY == 0 and self._clear():
                break
        if self._affordable:
            self._settle()

    @property
    def _affordable(self) -> bool:
        """Whether goods are taken together in every sample."""
        return self.together * FEWEST <= MOST_TOGETHER

    def _sample(self) -> None:
        self._draw()
        hurry = len(self.outcomes) > 1
        self.outcomes.append(self._evaluated(self._worlds[-1], self._affordable, hurry=hurry))

    def _draw(self) -> None:
        self._worlds.append(draw_determinization(self.table, self.unseen_tiles, self._rng))

    def _settle(self) -> None:
        """Search the values that the outcomes depend on until none is in doubt, or time is up."""
        if self.seats.whole:
            return
        with suppress(Stopped), ValueSearches(self.effort, self.seed) as searches:
            while True:
                wanted: Wanted = {}
                self.outcomes = [
                    self._evaluated(world, True, wanted, hurry=self.sampled) for world in self._worlds
                ]
                self.certain = not wanted and None not in self.seats.appraisers
                if not wanted or self.effort.left <= 0:
                    return
                searches.run(wanted.values())

    def _evaluated(
        self,
        world: Determinization,
        whole: bool,
        wanted: Wanted | None = None,
        *,
        hurry: bool = False,
    ) -> list[Outcome]:
        """The outcomes in a world; ``wanted`` takes what is not exact, ``hurry`` gives up when time is up.

        What is wanted for a better move comes first.
        """

        def want(player: int, goods: Goods, enough: float) -> None:
            appraiser = self.seats.appraisers[player]
            assert wanted is not None
            if appraiser:
                enough -= plain_points(goods)
                mark = player, appraiser.key(goods)
                known = wanted.get(mark)
                if not known or enough < known.enough:
                    wanted[mark] = ValueQuery(appraiser, goods, enough)

        judge = Judge(self.seats, self.table, world, whole=whole, want=None if wanted is None else want)
        moves = self.evaluate(world, judge)
        found: dict[int, Outcome] = {}
        for number in range(len(moves)) if wanted is None else self._order(len(moves)):
            found[number] = moves[number]()
            if hurry and self.effort.left <= 0:
                raise Stopped
        self.effort.searched(MOVE_WORK * len(found))
        return [found[number] for number in range(len(moves))]

    def _order(self, moves: int) -> list[int]:
        """The moves, best first as far as it is known: what the best depend on is asked first."""
        points = [sum(self.worth(outcomes[n]) for outcomes in self.outcomes) for n in range(moves)]
        return sorted(range(moves), key=lambda number: -points[number])

    def _clear(self) -> bool:
        """Whether no other move is better, or by the end of the game much better, in the 95 % interval."""
        rows = list(
            zip(*([self.worth(each) for each in outcomes] for outcomes in self.outcomes), strict=True)
        )
        best = max(rows, key=sum)
        close = INDIFFERENCE if self.seats.whole else 0.0
        return all(row is best or _less(row, best, close) for row in rows)


def _less(row: Sequence[float], best: Sequence[float], close: float) -> bool:
    """Whether a move is beyond doubt at most so much better than the best, or always the same."""
    high = mean([here - there for here, there in zip(row, best, strict=True)]).high
    return row == best or (high is not None and high < close)
