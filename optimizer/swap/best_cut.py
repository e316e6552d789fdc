"""The best cut: what I keep for sure, and what I expect when everyone chooses for themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from stockbook.models.games.goal import Goal
from stockbook.models.stampswap.goods import Goods
from stockbook.models.stampswap.in_force import reserves_allowed
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.choose_turns import ME, ChooseTurns
from stockbook.models.stampswap.swap.cuts import Cut, Items, cuts, kept_items
from stockbook.models.stampswap.swap.divided_goods import DividedGoods, gifts
from stockbook.models.stampswap.swap.goods_table import cut_table, first_chooser
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles, unseen_tiles_of
from stockbook.optimizer.placement.plan import Plan
from stockbook.optimizer.sampling.elimination import best_with_evidence
from stockbook.optimizer.sampling.intervals import UNBOUNDED, Estimate, Interval, between, first_is_best, mean
from stockbook.optimizer.solver.budget import SearchBudget, Stopped
from stockbook.optimizer.solver.limits import Progress, SearchLimits
from stockbook.optimizer.swap.answer import CutAdvice, CutRow, PileOdds
from stockbook.optimizer.swap.backward_induction import SELFISH, OpponentModel, choose_tree
from stockbook.optimizer.swap.determinization import Determinization, draw_determinization
from stockbook.optimizer.swap.kept_values import KeptValues, outcomes_of
from stockbook.optimizer.swap.move_samples import TREES_TIME, MoveSamples
from stockbook.optimizer.swap.perceived_values import PerceivedValues, PlayerValuations

#: Shares of the time left for what I keep, and for what the opponents keep.
KEPT_TIME, OTHERS_TIME = 0.4, 0.3
#: Number of draws of a player's goods, where they or I have not seen all of them.
HANDS = 16
#: Number of the best cuts that come with a Show Phase to look at.
PLANS = 3

#: The goods of a player after their cut: the reserve, and the two piles.
DividedItems = tuple[Items, tuple[Items, Items]]


@dataclass(frozen=True)
class CutOutcome:
    """The result of a cut in one determinization.

    Parameters
    ----------
    points
        My points.
    odds
        The probabilities that my piles are taken.
    """

    points: float
    odds: PileOdds


def best_cuts(
    position: Position,
    *,
    goal: Goal = Goal.NOW,
    opponents: OpponentModel = SELFISH,
    unseen_tiles: UnseenTiles | None = None,
    limits: SearchLimits = SearchLimits(),
) -> CutAdvice:
    """Find what every legal cut of my collection is worth, best first.

    Parameters
    ----------
    position
        A position of the phase cut, with at least two items in my collection.
    goal
        The points to maximize: those of this Show Phase, or what goods bring by the end of the game less what
        the others get. In the last round both are the same.
    opponents
        How the others choose.
    unseen_tiles
        The source of tiles that I have not seen; by default ``unseen_tiles_of``.
    limits
        Limits of the search.

    Returns
    -------
    CutAdvice
        What is known when the time is up, or after Ctrl-C.

    Raises
    ------
    ValueError
        If there is nothing to cut.
    """
    return _CutSearch(position, goal, opponents, unseen_tiles or unseen_tiles_of(position), limits).run()


class _CutSearch:
    """The search for one answer."""

    def __init__(
        self,
        position: Position,
        goal: Goal,
        opponents: OpponentModel,
        unseen_tiles: UnseenTiles,
        limits: SearchLimits,
    ) -> None:
        self._budget = SearchBudget(limits, self._progress)
        self._position = position
        self._opponents = opponents
        self._seed = limits.seed
        self._cuts = cuts(position.me.collection, reserves_allowed(position))
        if not self._cuts:
            raise ValueError("Expected at least two items in my collection.")
        self._table = cut_table(position)
        self._valuations = PlayerValuations(position, limits.seed, goal=goal, searched=not self._table.hidden)
        players = len(position.opponents) + 1
        self._tree = choose_tree(ChooseTurns.begin(first_chooser(position), (True,) * players))
        self._unseen = unseen_tiles
        self._hands = [self._hand(number) for number in range(HANDS if self._table.unknown else 1)]
        self._kept = self._kept_values(ME, self._cuts)
        self._divided: dict[int, DividedItems] = {}
        #: Whether the cut of every opponent is proved to be the one that they make.
        self._others_proved = True
        self._bounds: list[Interval] = []
        self._samples = MoveSamples(
            valuations=self._valuations,
            table=self._table,
            unseen_tiles=unseen_tiles,
            evaluate=self._evaluations,
            moves=len(self._cuts),
            points=lambda outcome: outcome.points,
            joint_values=self._joint_values(),
            budget=self._budget,
            seed=limits.seed,
        )

    def run(self) -> CutAdvice:
        """Search kept values, the opponents' cuts and the Choose turns; with hidden goods, first draw some
        samples."""
        samples, budget = self._samples, self._budget
        try:
            budget.report()
            if samples.sampled:
                with budget.within(OTHERS_TIME if self._table.known_but_for_draws else 1.0):
                    self._divide_others()
                samples.start()
            with budget.within(KEPT_TIME):
                self._kept.solve(budget)
            if not samples.sampled:
                with budget.within(OTHERS_TIME):
                    self._divide_others()
            with budget.within(TREES_TIME if samples.bounded else 1.0):
                samples.run()
        except KeyboardInterrupt:
            budget.interrupted = True
        if samples.bounded and not (samples.outcomes and samples.certain and self._others_proved):
            self._bounds = self._proved_bounds()
        rows = self._ranked(self._rows())
        first_best = samples.bounded and first_is_best([row.expected for row in rows])
        return CutAdvice(
            position=self._position,
            proved=all(row.exact for row in rows),
            certain=samples.certain and self._others_proved and not budget.interrupted,
            best_proved=first_best and self._others_proved,
            seconds=budget.seconds,
            seed=self._seed,
            workers=budget.limits.threads,
            interrupted=budget.interrupted,
            rows=tuple(rows),
            plans=self._plans(rows[:PLANS]),
        )

    def _ranked(self, rows: Sequence[CutRow]) -> list[CutRow]:
        """The cuts, best first; by samples, one that keeps more and is not clearly worse comes before all."""
        order = sorted(range(len(rows)), key=lambda n: (-rows[n].expected.value, -rows[n].kept))
        if self._samples.sampled:
            points = [row.points for row in rows]
            advised = best_with_evidence(points, order[0], [row.kept for row in rows])
            order = [advised, *(n for n in order if n != advised)]
        return [rows[n] for n in order]

    def _plans(self, rows: Sequence[CutRow]) -> tuple[Plan, ...]:
        """The Show Phases to look at; none where the goods are not known, or without time."""
        if len(self._kept.hands) > 1 or self._valuations.goal is Goal.GAME:
            return ()
        try:
            return tuple(map(self._plan, rows))
        except Stopped:
            return ()

    def _plan(self, row: CutRow) -> Plan:
        """The Show Phase with the reserve and the pile that is taken less often."""
        first, second = row.odds.by_anyone
        items = kept_items(row.cut)[0 if first < second else 1]
        mine = self._valuations.by_player[ME]
        assert mine is not None
        return mine.plan([self._position.me.collection[item] for item in items])

    def _rows(self) -> list[CutRow]:
        """Every cut with its values so far, in the order of the cuts."""
        samples = self._samples
        found = []
        for number, cut in enumerate(self._cuts):
            kept, exact = self._kept.of(cut)
            expected, odds = Estimate(kept, few=samples.sampled), PileOdds()
            points: list[float] = []
            if samples.outcomes:
                outcomes = [each[number] for each in samples.outcomes]
                points = [outcome.points for outcome in outcomes]
                expected = mean(points) if samples.sampled else Estimate(points[0])
                odds = PileOdds.mean([outcome.odds for outcome in outcomes])
            if self._bounds:
                expected = between(expected.value, self._bounds[number])
            sampled = tuple(points) if samples.sampled else ()
            found.append(CutRow(cut, kept, expected, odds, exact, sampled, self._kept.gifts(cut)))
        return found

    def _progress(self) -> Progress:
        best = self._ranked(self._rows())[0]
        samples = len(self._samples.outcomes) if self._samples.sampled else None
        return Progress(best.expected.value, move=str(best.cut), samples=samples, sure=best.kept)

    def _hand(self, number: int) -> Goods:
        """Draw a face for every item that is not seen."""
        return draw_determinization(self._table, self._unseen, Random(f"{self._seed} hand {number}")).goods

    def _kept_values(self, player: int, divisions: Sequence[Cut]) -> KeptValues:
        valuation = self._valuations.by_player[player]
        assert valuation is not None
        goods, items = self._table.goods, self._table.uncut[player]
        known = not any(goods[item].unknown for item in items)
        hands = [tuple(hand[item] for item in items) for hand in (self._hands[:1] if known else self._hands)]
        got = [goods[item].good for item in self._table.got[player] if not goods[item].unknown]
        in_play = self._table.in_play[player] if self._table.pays else None
        return KeptValues(valuation, hands, divisions, tuple(filter(None, got)), in_play)

    def _divide_others(self) -> None:
        """Find the cut of each opponent whose goods are all known: the one that keeps most for them."""
        for player in range(1, len(self._table.got)):
            items = self._table.uncut[player]
            unknown = any(self._table.goods[item].unknown for item in items)
            if unknown or not self._valuations.by_player[player]:
                self._others_proved = False
                continue
            divisions = cuts(
                [self._hands[0][item] for item in items], reserves_allowed(self._position, player)
            )
            kept = self._kept_values(player, divisions)
            if self._table.known_but_for_draws:
                kept.solve(self._budget, only_best=True)
            self._divided[player] = _divided(items, kept.best())
            self._others_proved = self._others_proved and kept.best_proved

    def _division(self, player: int, determinization: Determinization) -> DividedItems:
        """The cut of an opponent; where their goods are not all known, by what each good brings by itself."""
        if player in self._divided:
            return self._divided[player]
        items = self._table.uncut[player]
        goods = [determinization.goods[item] for item in items]
        gains = [self._valuations.gain(player, good) for good in goods]

        def paid(stays: Items, given: Items) -> int:
            if not self._table.pays:
                return 0
            acting = [goods[item] for item in stays]
            return gifts(self._table.in_play[player], acting, [goods[item] for item in given])

        def kept(cut: Cut) -> float:
            return min(
                sum(gains[item] for item in stays) + paid(stays, given) for stays, given in outcomes_of(cut)
            )

        return _divided(items, max(cuts(goods, reserves_allowed(self._position, player)), key=kept))

    def _divisions(self, determinization: Determinization) -> list[DividedGoods]:
        """For each of my cuts, what the shares of the piles consist of."""
        table = self._table
        others = [self._division(player, determinization) for player in range(1, len(table.got))]
        found: list[DividedGoods] = []
        for cut in self._cuts:
            divided = [_divided(table.uncut[ME], cut), *others]
            got = [(*sure, *reserve) for sure, (reserve, _) in zip(table.got, divided, strict=True)]
            found.append(DividedGoods(table, got, [piles for _, piles in divided]))
        return found

    def _evaluations(self, values: PerceivedValues) -> list[Callable[[], CutOutcome]]:
        """The evaluation of each cut in a determinization."""
        return [
            partial(self._outcome, values, divided) for divided in self._divisions(values.determinization)
        ]

    def _outcome(self, values: PerceivedValues, divided: DividedGoods) -> CutOutcome:
        """My points, and who takes what, when everyone chooses."""
        endings = values.solver(divided, self._opponents).endings(self._tree)
        return CutOutcome(values.my_points(divided, endings), PileOdds.of(endings))

    def _proved_bounds(self) -> list[Interval]:
        """Bounds on what each cut brings; infinite while the others' cuts are not proved."""
        if not (self._others_proved and self._samples.outcomes):
            return [UNBOUNDED] * len(self._cuts)
        values = self._samples.values()
        divisions = self._divisions(values.determinization)
        return [
            UNBOUNDED if self._budget.late else values.bounds(divided, self._opponents, self._tree)
            for divided in divisions
        ]

    def _joint_values(self) -> int:
        """The number of joint values of goods that one determinization asks for."""
        if self._valuations.goal is Goal.GAME:
            return 0
        mine, others = len(self._table.uncut[ME]), len(self._table.got) - 1
        return (others + 1) * 2 * others * (1 << mine)


def _divided(items: Items, cut: Cut) -> DividedItems:
    """A player's items after a cut, which counts them from 0."""
    reserve, first, second = (tuple(items[i] for i in part) for part in (cut.reserve, *cut.piles))
    return reserve, (first, second)
