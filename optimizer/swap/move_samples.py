"""Samples of what is hidden, the same for all moves, until the best one is clear or proved, or time is up."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from random import Random

from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.swap.goods_table import GoodsTable
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles
from stockbook.optimizer.sampling.elimination import SequentialElimination, StopRule
from stockbook.optimizer.sampling.intervals import UNBOUNDED, Interval
from stockbook.optimizer.solver.limits import SearchBudget, Stopped
from stockbook.optimizer.stampswap.goods_evaluation import INDIFFERENCE
from stockbook.optimizer.swap.answer import MoveOutcome
from stockbook.optimizer.swap.perceived_values import (
    Determinization,
    PerceivedValues,
    PlayerValuations,
    Queries,
    Turns,
    draw_determinization,
)
from stockbook.optimizer.swap.scenario_moves import FEW_QUERIES, MOVE_WORK, ScenarioMoves
from stockbook.optimizer.swap.scenarios import Scenarios
from stockbook.optimizer.swap.value_searches import ValueSearches

#: Points by which another move may still be better after the first proof, which takes less, and the second.
TOLERANCES = (1.0, 0.0)
#: Number of queries below which others are asked besides.
FEWEST_QUERIES = 8


def queries_for_best(
    turns: Sequence[Turns],
    points: Sequence[float],
    asking: Callable[[Queries], PerceivedValues],
    evaluate: Callable[[Sequence[int], Queries], object],
    others: Queries,
) -> Queries:
    """The queries that prove which move is the best one, first but for a point, then without.

    The turns are those that follow each move, none while they are not known. ``asking`` returns the values
    that are known by now; what is asked of them is added to the queries, and what choices depend on by
    ``evaluate``. The ``others`` come last where there are few of these.
    """
    found: Queries = {}
    for tolerance in TOLERANCES if turns else ():
        if len(found) < FEWEST_QUERIES:
            mine: Queries = {}
            unsettled = ask_about_rivals(asking(mine), turns, points, tolerance)
            chosen: Queries = {}
            evaluate(unsettled, chosen)
            # Of one value the lower threshold serves both.
            exacter = {n: q for n, q in mine.items() if n not in chosen or q.threshold < chosen[n].threshold}
            found = found | chosen | exacter | found
    return found if len(found) >= FEWEST_QUERIES else found | others | found


def ask_about_rivals(
    values: PerceivedValues, turns: Sequence[Turns], points: Sequence[float], tolerance: float = 0.0
) -> list[int]:
    """Ask for my values that prove moves to be no better than the best one.

    That takes less than their exact values: it is enough that in no end that may come I have more points than
    the best move brings for sure, whoever takes what.

    A move may be better by ``tolerance`` all the same. Returned are the moves that only the others' choices
    can settle, those with most points first.
    """
    bounds = list(map(values.bounds, turns))
    leader = max(range(len(bounds)), key=bounds.__getitem__)
    enough = bounds[leader][0] + tolerance
    unsettled = []
    for move in sorted(range(len(points)), key=lambda number: -points[number]):
        if bounds[move][1] <= enough:
            continue
        if points[move] > enough or (move != leader and not values.ask_to_rule_out(turns[move], enough)):
            unsettled.append(move)
    return unsettled


#: Moves are compared after 16 samples and then after every eight.
RULE = StopRule(400, range(16, 400, 8))
#: Fewest samples of an answer that is not hurried.
FEWEST = 16
#: Samples that moves start with: the fewest that have an interval.
STARTING = 2
#: Most moves that start together, and the share of the time in which moves start.
BATCH, START_TIME = 8, 0.35
#: Samples after which half of the moves go on, and the fewest that go on.
HALVINGS, FINALISTS = (2, 4, 8), 8
#: Most joint values of goods that are affordable; where more are asked for, goods are valued one by one. And
#: most of those in a first evaluation, where nothing is hidden.
MOST_JOINT, MOST_JOINT_AT_ONCE = 4000, 16
#: Share of the time for searches of values that have bounds; in the rest the moves get bounds from these.
SEARCH_TIME = 0.97
#: Share of the time after which only what proves the best move is searched, until it is proved; unless few
#: queries are left (``FEW_QUERIES``).
BEST_AFTER = 0.6


@dataclass
class MoveSamples:
    """The outcomes of all moves in the same determinizations."""

    #: The valuation of goods by each player.
    valuations: PlayerValuations
    #: The goods of all players.
    table: GoodsTable
    #: The source of tiles that I have not seen.
    unseen_tiles: UnseenTiles
    #: Returns the evaluation of each move in a determinization, by the values that the players see in it.
    evaluate: Callable[[PerceivedValues], Sequence[Callable[[], MoveOutcome]]]
    #: Returns the Choose turns that follow each move, where nothing is hidden; none while they are not known.
    turns: Callable[[], Sequence[Turns]]
    #: Number of moves.
    moves: int
    #: Number of joint values of goods that one determinization asks for.
    joint_values: int
    #: The time for the answer.
    budget: SearchBudget
    #: Seed of the samples.
    seed: int
    #: The moves, those first that seem to be better; empty for their own order.
    order: Sequence[int] = ()
    #: Returns the points that each move brings whatever happens; None where none are sure.
    sure: Callable[[], Sequence[float]] | None = None
    #: Moves that somebody asks about, which get all samples.
    asked: Collection[int] = ()
    #: Whether every value that was asked for is exact.
    certain: bool = field(default=False, init=False)

    def __post_init__(self) -> None:
        self._rng = Random(self.seed)
        self._known: list[Determinization] = []
        self._outcomes: list[list[MoveOutcome]] = [[] for _ in range(self.moves)]
        self.valuations.stop_with(self.budget)
        scenarios = Scenarios(self.table, self.unseen_tiles, self.valuations, self._rng)
        #: The moves in scenarios, where nothing is hidden but what cards draw, and this round alone counts.
        self._drawn = (
            ScenarioMoves(scenarios, self.evaluate, self.moves, self.budget, self.order, self.asked)
            if self.sampled and self.table.common_knowledge and self.valuations.goal is Goal.NOW
            else None
        )
        self._elimination = SequentialElimination(self.moves, self._draw, self._sample, asked=self.asked)

    @property
    def outcomes(self) -> Sequence[Sequence[MoveOutcome]]:
        """For each move, its outcomes in the first determinizations, as many as it was evaluated in.

        In scenarios it has one for all of them.
        """
        if self._drawn:
            return self._drawn.outcomes
        if not self.sampled:
            return self._outcomes
        values = self._elimination.values
        return [found[: len(each)] for found, each in zip(self._outcomes, values, strict=True)]

    @property
    def number(self) -> int:
        """Number of determinizations, or scenarios, in which the best moves were evaluated."""
        if self._drawn:
            return self._drawn.number
        return len(self._elimination.samples) if self.sampled else len(self._outcomes[0])

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
        """The values that are known by now, where nothing is hidden."""
        return self._values_in(self._known[0])

    def outcomes_in(
        self,
        determinization: Determinization,
        numbers: Sequence[int],
        *,
        jointly: bool = True,
        queries: Queries | None = None,
        in_time: bool = False,
        ends: bool = True,
    ) -> list[MoveOutcome]:
        """The outcomes of moves in a determinization, in the order of their numbers.

        ``queries`` takes the values that have to be known better, those that the best moves depend on first,
        and with ``ends`` what I have in the end of each move, too. With ``in_time`` it gives up when the work
        of a deterministic answer is done, too. Raises ``Stopped`` if time is up.
        """
        moves = self.evaluate(self._values_in(determinization, jointly=jointly, queries=queries, ends=ends))
        found: dict[int, MoveOutcome] = {}
        for number in numbers:
            self.budget.check()
            found[number] = moves[number]()
            if in_time and self.budget.left <= 0:
                raise Stopped
        self.budget.searched(MOVE_WORK * len(found))
        return [found[number] for number in sorted(found)]

    def _values_in(
        self,
        determinization: Determinization,
        *,
        jointly: bool = True,
        queries: Queries | None = None,
        ends: bool = True,
    ) -> PerceivedValues:
        """The values in a determinization; queries take those that have to be known better."""
        return PerceivedValues(
            self.valuations, self.table, determinization, jointly=jointly, queries=queries, ends=ends
        )

    def bounds(self) -> list[Interval]:
        """Proved bounds on my points with each move; infinite where there are none yet, or no time."""
        turns = self.turns() if self.number else ()
        values = self.values() if turns else None
        bounds = [values.bounds(each) if values and not self.budget.over else UNBOUNDED for each in turns]
        return bounds or [UNBOUNDED] * self.moves

    def update(self) -> None:
        """Evaluate the moves once more, with the values that the last searches found.

        Only where these are searched to the end and not all exact, and there is time; not after a stop.
        """
        if self._drawn:
            self._drawn.update()
        elif self.bounded and self.number and not self.certain:
            with suppress(Stopped):
                self._queries()

    def start(self) -> None:
        """Evaluate the fewest samples that have an interval, so that there is an answer.

        Where they are many, moves have a share of the time to start in.
        """
        if not self.sampled or self.number:
            return
        if self._drawn:
            self._drawn.start()
        elif self._halved:
            order = self.order or range(self.moves)
            self._elimination.start(STARTING, order, BATCH, self.budget, START_TIME)
        else:
            self._elimination.run(StopRule(STARTING, ()), self.budget)

    def run(self, searches: ValueSearches) -> None:
        """Evaluate determinizations one by one, then search the values that matter and evaluate again.

        The searches go on beside the first evaluation.

        After a stop there may be no outcome.
        """
        if self._drawn:
            self._drawn.run(searches)
            self.certain = self._drawn.certain
        elif self.sampled:
            self._run_sampled(searches)
        else:
            self._run_known(searches)

    def _run_sampled(self, searches: ValueSearches) -> None:
        """Halve many moves on the way to the fewest samples, then drop those that are clearly worse."""
        self.start()
        if self.sure and self._halved:
            self._elimination.sure = self.sure()
        indifference = INDIFFERENCE if self.valuations.goal is Goal.GAME else 0.0
        rule = replace(RULE, drop=self._halved, indifference=indifference)
        if rule.drop:
            stay = {each: max(FINALISTS, self.moves >> n) for n, each in enumerate(HALVINGS, 1)}
            self._elimination.run(StopRule(FEWEST, HALVINGS, stay, width=0.0), self.budget)
        if not self._searched:
            self._elimination.run(rule, self.budget)
            return
        self._elimination.run(StopRule(FEWEST, ()), self.budget)
        # More samples need more values: they are drawn once those of the samples at hand are known.
        while 0 < self.number < RULE.samples and self._refine(searches):
            self._elimination.values = [[outcome.mean for outcome in each] for each in self._outcomes]
            before = self.number
            self._elimination.run(replace(rule, samples=min(2 * before, RULE.samples)), self.budget)
            if self.number == before:
                break

    def _run_known(self, searches: ValueSearches) -> None:
        """Where nothing is hidden: value goods one by one, then jointly, then exactly."""
        self._known = [self._draw()]
        with suppress(Stopped):
            jointly = self.joint_values <= MOST_JOINT_AT_ONCE
            found = self.outcomes_in(self._known[0], range(self.moves), jointly=jointly)
            self._outcomes = [[outcome] for outcome in found]
            self.budget.report()
            self._refine(searches)

    @property
    def _affordable(self) -> bool:
        """Whether goods are valued jointly in every sample."""
        return self.joint_values * FEWEST <= MOST_JOINT

    @property
    def _searched(self) -> bool:
        """Whether the values that all samples depend on are searched afterwards."""
        return self._affordable and self.valuations.goal is Goal.NOW

    @property
    def _halved(self) -> bool:
        """Whether not all moves get all samples: they are many, and no values are searched afterwards."""
        return self.moves > FINALISTS and not self._searched

    def _sample(self, determinization: Determinization, moves: Sequence[int]) -> list[float]:
        """The points of moves in a determinization; their outcomes are kept."""
        in_time = self.number >= STARTING
        found = self.outcomes_in(determinization, moves, jointly=self._affordable, in_time=in_time)
        for number, outcome in zip(moves, found, strict=True):
            self._outcomes[number].append(outcome)
        return [outcome.mean for outcome in found]

    def _draw(self) -> Determinization:
        return draw_determinization(self.table, self.unseen_tiles, self._rng)

    def _refine(self, searches: ValueSearches) -> bool:
        """Search the values that the outcomes depend on; return whether all are known well enough in time."""
        if self.valuations.goal is Goal.GAME:
            return False
        with suppress(Stopped):
            while (queries := self._queries()) and self.budget.left > 0:
                late = self.budget.used > BEST_AFTER * self.budget.limits.time
                if self.bounded and late and len(queries) > FEW_QUERIES * self.budget.left:
                    queries = self._queries_for_best(queries)
                searches.run(queries.values())
            return not queries
        return False

    def _queries(self) -> Queries:
        """Evaluate the moves by what is known now; the values that their outcomes depend on."""
        queries: Queries = {}
        found = [
            self.outcomes_in(each, self._order(), queries=queries, in_time=self.sampled)
            for each in self._known or self._elimination.samples
        ]
        self._outcomes = [list(each) for each in zip(*found, strict=True)]
        self.certain = not queries and None not in self.valuations.by_player
        return queries

    def _queries_for_best(self, queries: Queries) -> Queries:
        """The queries that prove which move is the best one; where these are few, or none, the others too."""
        known = self._known[0]
        return queries_for_best(
            self.turns(),
            [outcome.mean for (outcome,) in self._outcomes],
            lambda found: self._values_in(known, queries=found),
            lambda moves, found: self.outcomes_in(known, moves, queries=found, ends=False),
            queries,
        )

    def _order(self) -> list[int]:
        """The moves, the best known first: what the best ones depend on is asked first."""
        points = [sum(outcome.mean for outcome in outcomes) for outcomes in self._outcomes]
        return sorted(range(self.moves), key=lambda number: -points[number])
