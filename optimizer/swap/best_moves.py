"""The best cut, by what I keep for sure and what I expect when everyone chooses, and the best pile."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from random import Random
from statistics import fmean

from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.goods import Goods
from stockbook.models.stampswap.in_force import reserves_allowed
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.cuts import ME, ChooseTurns, Cut, cuts, kept_items
from stockbook.models.stampswap.swap.goods_table import (
    DividedGoods,
    choose_table,
    choose_turns_of,
    cut_table,
    first_chooser,
)
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles, unseen_tiles_of
from stockbook.optimizer.placement.plan import Plan
from stockbook.optimizer.sampling.intervals import (
    UNBOUNDED,
    Estimate,
    Interval,
    between,
    mean,
    paired_estimate,
    possible_regret,
)
from stockbook.optimizer.solver.limits import Progress, SearchBudget, SearchLimits, Stopped, stopped_by_ctrl_c
from stockbook.optimizer.swap.answer import (
    ChoiceAdvice,
    ChoiceRow,
    CutAdvice,
    CutRow,
    MoveOutcome,
    PileOdds,
    ranked_cuts,
)
from stockbook.optimizer.swap.backward_induction import (
    SELFISH,
    ChooseNode,
    ChooseSolver,
    OpponentModel,
    choose_tree,
)
from stockbook.optimizer.swap.move_samples import SEARCH_TIME, MoveSamples
from stockbook.optimizer.swap.opponent_cuts import DividedItems, OpponentCuts, divided_items
from stockbook.optimizer.swap.perceived_values import (
    Determinization,
    PerceivedValues,
    PlayerValuations,
    Turns,
    draw_determinization,
)
from stockbook.optimizer.swap.valuation import fixed_points
from stockbook.optimizer.swap.value_searches import ValueSearches

#: Shares of the time left for what I keep, where anything is hidden, and for what the opponents keep.
KEPT_TIME, OTHERS_TIME = 0.4, 0.3
#: Share of the time for what I keep before anything else is searched, where nothing is hidden.
FIRST_KEPT_TIME = 0.1
#: Number of draws of a player's goods, where they or I have not seen all of them.
HANDS = 16
#: Number of the best cuts that come with a Show Phase to look at.
PLANS = 3


@stopped_by_ctrl_c
def best_cuts(
    position: Position,
    *,
    goal: Goal = Goal.NOW,
    opponents: OpponentModel = SELFISH,
    unseen_tiles: UnseenTiles | None = None,
    limits: SearchLimits = SearchLimits(),
    asked: Collection[Cut] = (),
) -> CutAdvice:
    """Find what every legal cut of my collection is worth, best first.

    Points are those of this Show Phase, or what goods bring by the end of the game less what the others get;
    in the last round both are the same. ``unseen_tiles`` are by default those of ``unseen_tiles_of``. Cuts
    that are ``asked`` about are compared with the best one, and so get as many samples. The answer is what is
    known when the time is up, or after Ctrl-C. Raises ``ValueError`` if there is nothing to cut.
    """
    return _CutSearch(
        position, goal, opponents, unseen_tiles or unseen_tiles_of(position), limits, asked
    ).run()


class _CutSearch:
    """The search for the values of all cuts of a position."""

    def __init__(
        self,
        position: Position,
        goal: Goal,
        opponents: OpponentModel,
        unseen_tiles: UnseenTiles,
        limits: SearchLimits,
        asked: Collection[Cut],
    ) -> None:
        self._budget = SearchBudget(limits, self._progress)
        self._position = position
        self._opponents = opponents
        self._seed = limits.seed
        self._cuts = cuts(position.me.collection, reserves_allowed(position))
        if not self._cuts:
            raise ValueError("Expected at least two items in my collection.")
        self._table = cut_table(position)
        self._valuations = PlayerValuations(
            position, limits.seed, goal=goal, searched=self._table.common_knowledge
        )
        players = len(position.opponents) + 1
        self._tree = choose_tree(ChooseTurns.begin(first_chooser(position), (True,) * players))
        self._unseen = unseen_tiles
        self._hands = [self._hand(number) for number in range(HANDS if self._table.unknown else 1)]
        self._others = OpponentCuts(position, self._table, self._valuations, self._hands)
        self._kept = self._others.kept_values(ME, self._cuts)
        self._bounds: list[Interval] = []
        self._samples = MoveSamples(
            valuations=self._valuations,
            table=self._table,
            unseen_tiles=unseen_tiles,
            evaluate=self._evaluations,
            turns=self._turns,
            moves=len(self._cuts),
            joint_values=self._joint_values(),
            budget=self._budget,
            seed=limits.seed,
            order=self._order() if self._table.hidden else (),
            sure=self._sure,
            asked=[n for n, cut in enumerate(self._cuts) if cut in asked],
        )

    def _sure(self) -> list[float]:
        """The points that each cut keeps, as far as they are known."""
        return [self._kept.of(cut)[0] for cut in self._cuts]

    def _order(self) -> list[int]:
        """The cuts, those first that keep most; of this round alone, where a value takes long, by what each
        good brings by itself."""
        sure = self._sure() if self._valuations.goal is Goal.GAME else self._rough()
        return sorted(range(len(sure)), key=lambda number: -sure[number])

    def _rough(self) -> list[float]:
        goods = self._kept.hands[0]
        gains = [self._valuations.gain(ME, good) for good in goods]
        return [min(sum(gains[item] for item in items) for items in kept_items(cut)) for cut in self._cuts]

    def run(self) -> CutAdvice:
        """Search kept values, the opponents' cuts and the Choose turns; with hidden goods, first draw some
        samples."""
        samples, budget = self._samples, self._budget
        budget.report()
        with budget.within(SEARCH_TIME if samples.bounded else 1.0):
            if samples.sampled:
                self._search_sampled()
            else:
                self._search_known()
        samples.update()
        if samples.bounded and not (samples.number and samples.certain and self._others.proved):
            self._bounds = self._samples.bounds()
        rows = ranked_cuts(self._rows(), sampled=self._samples.sampled)
        first_best = samples.bounded and not possible_regret([row.expected for row in rows])
        return CutAdvice(
            position=self._position,
            proved=all(row.exact for row in rows),
            certain=samples.certain and self._others.proved and not budget.interrupted,
            best_proved=first_best and self._others.proved,
            seconds=budget.seconds,
            seed=self._seed,
            workers=budget.limits.threads,
            interrupted=budget.interrupted,
            rows=tuple(rows),
            plans=self._plans(rows[:PLANS]),
        )

    def _search_known(self) -> None:
        """Search what cuts keep for a moment, the others' cuts, the Choose turns, then what cuts keep."""
        with ValueSearches(self._budget, self._seed) as searches:
            with self._budget.within(FIRST_KEPT_TIME):
                self._kept.solve(searches)
            self._others.search(searches, OTHERS_TIME)
            self._samples.run(searches)
            self._kept.solve(searches)

    def _search_sampled(self) -> None:
        """Evaluate a few samples before what cuts keep is searched, so that there is an answer soon."""
        budget = self._budget
        with ValueSearches(budget, self._seed) as searches:
            self._others.search(searches, OTHERS_TIME)
        self._samples.start()
        with budget.within(KEPT_TIME), ValueSearches(budget, self._seed) as searches:
            self._kept.solve(searches)
        with ValueSearches(budget, self._seed) as searches:
            self._samples.run(searches)

    def _plans(self, rows: Sequence[CutRow]) -> tuple[Plan, ...]:
        """The Show Phases to look at; none where the goods are not known, or without time."""
        if len(self._kept.hands) > 1 or self._valuations.goal is Goal.GAME:
            return ()
        try:
            return tuple(map(self._plan, rows))
        except Stopped:
            return ()

    def _plan(self, row: CutRow) -> Plan:
        """The Show Phase with the reserve and the pile that is taken less often; alone with everything."""
        first, second = row.odds.by_anyone
        items = kept_items(row.cut)[0 if first < second else 1]
        if not self._position.opponents:
            items = tuple(range(len(self._position.me.collection)))
        mine = self._valuations.by_player[ME]
        assert mine is not None
        return mine.plan(self._kept.goods(items))

    def _rows(self) -> list[CutRow]:
        """Every cut with its values so far, in the order of the cuts."""
        samples = self._samples
        found = []
        every = samples.outcomes
        best = points_of(max(every, key=_standing))
        for number, (cut, outcomes) in enumerate(zip(self._cuts, every, strict=True)):
            kept, exact = self._kept.of(cut)
            expected, odds = Estimate(kept, few=samples.sampled), PileOdds()
            points = points_of(outcomes)
            if points:
                expected = paired_estimate(best, points) if samples.sampled else Estimate(points[0])
                odds = PileOdds.mean([outcome.odds for outcome in outcomes])
            if self._bounds:
                expected = between(expected.value, self._bounds[number])
            sampled = tuple(points) if samples.sampled else ()
            found.append(
                CutRow(
                    cut, kept, expected, odds, exact, sampled, self._kept.gifts(cut), self._kept.stays(cut)
                )
            )
        return found

    def _progress(self) -> Progress:
        best = ranked_cuts(self._rows(), sampled=self._samples.sampled)[0]
        samples = self._samples.number if self._samples.sampled else None
        return Progress(best.expected.value, move=str(best.cut), samples=samples, sure=best.kept)

    def _hand(self, number: int) -> Goods:
        """Draw a face for every item that is not seen."""
        return draw_determinization(self._table, self._unseen, Random(f"{self._seed} hand {number}")).goods

    def _cuts_of_others(self, determinization: Determinization) -> list[DividedItems]:
        return [self._others.of(player, determinization) for player in range(1, len(self._table.got))]

    def _division(self, others: Sequence[DividedItems], cut: Cut) -> DividedGoods:
        """The shares of the piles with a cut of mine, by what they consist of."""
        table = self._table
        divided = [divided_items(table.uncut[ME], cut), *others]
        got = [(*sure, *reserve) for sure, (reserve, _) in zip(table.got, divided, strict=True)]
        return DividedGoods(table, got, [piles for _, piles in divided])

    def _evaluations(self, values: PerceivedValues) -> list[Callable[[], MoveOutcome]]:
        """The evaluation of each cut in a determinization."""
        others = self._cuts_of_others(values.determinization)
        return [partial(self._outcome, values, others, cut) for cut in self._cuts]

    def _outcome(self, values: PerceivedValues, others: Sequence[DividedItems], cut: Cut) -> MoveOutcome:
        """My points, and who takes what, when everyone chooses."""
        divided = self._division(others, cut)
        endings = values.solver(divided, self._opponents).endings(self._tree)
        return MoveOutcome(values.my_points(divided, endings), PileOdds.of(endings))

    def _turns(self) -> Sequence[Turns]:
        """The Choose turns after each cut of mine; none while the others' cuts are not proved."""
        if not self._others.proved:
            return ()
        others = self._cuts_of_others(self._samples.values().determinization)
        return [Turns(self._division(others, cut), self._opponents, self._tree) for cut in self._cuts]

    def _joint_values(self) -> int:
        """The number of joint values of goods that one determinization asks for."""
        if self._valuations.goal is Goal.GAME:
            return 0
        mine, others = len(self._table.uncut[ME]), len(self._table.got) - 1
        return (others + 1) * 2 * others * (1 << mine)


def points_of(outcomes: Sequence[MoveOutcome]) -> tuple[float, ...]:
    """My points in outcomes, one after another."""
    return tuple(points for outcome in outcomes for points in outcome.points)


def _standing(outcomes: Sequence[MoveOutcome]) -> tuple[int, float]:
    """The number of samples of a cut, and its points: the best cut has most of both."""
    points = points_of(outcomes)
    return len(points), sum(points)


class NothingToChoose(ValueError):
    """No pile of an opponent is on offer, so I keep both of mine."""


@stopped_by_ctrl_c
def best_choices(
    position: Position,
    *,
    goal: Goal = Goal.NOW,
    opponents: OpponentModel = SELFISH,
    unseen_tiles: UnseenTiles | None = None,
    limits: SearchLimits = SearchLimits(),
) -> ChoiceAdvice:
    """Find what every pile that I may take is worth, best first.

    All else is as for ``best_cuts``. Raises ``NothingToChoose`` if no pile of an opponent is on offer;
    ``KeyboardInterrupt`` after a stop before anything is known.
    """
    return _ChoiceSearch(position, goal, opponents, unseen_tiles or unseen_tiles_of(position), limits).run()


class _ChoiceSearch:
    """The search for the values of all piles on offer."""

    def __init__(
        self,
        position: Position,
        goal: Goal,
        opponents: OpponentModel,
        unseen_tiles: UnseenTiles,
        limits: SearchLimits,
    ) -> None:
        self._budget = budget = SearchBudget(limits, self._progress)
        self._position = position
        self._opponents = opponents
        self._table, tree = choose_table(position), choose_tree(choose_turns_of(position))
        options = tree.options if tree.player == ME else ()
        if not options:
            raise NothingToChoose("no pile of an opponent is on offer: you keep what is yours")
        self._piles = [pile for pile, _ in options]
        self._after = [after for _, after in options]
        self._divided = DividedGoods(self._table, self._table.got, self._table.piles)
        valuations = PlayerValuations(position, limits.seed, goal=goal, searched=self._table.common_knowledge)
        others = len(position.opponents)
        self._samples = MoveSamples(
            valuations=valuations,
            table=self._table,
            unseen_tiles=unseen_tiles,
            evaluate=self._evaluations,
            turns=lambda: [Turns(self._divided, opponents, after) for after in self._after],
            moves=len(self._piles),
            joint_values=0 if valuations.goal is Goal.GAME else 4 * others * (others + 1),
            budget=budget,
            seed=limits.seed,
        )

    def run(self) -> ChoiceAdvice:
        """Search the Choose turns after each pile."""
        samples, budget = self._samples, self._budget
        share = SEARCH_TIME if samples.bounded else 1.0
        with budget.within(share), ValueSearches(budget, budget.limits.seed) as searches:
            samples.run(searches)
        if budget.interrupted and not samples.number:
            raise KeyboardInterrupt
        samples.update()
        rows = self._rows(bounded=samples.bounded)
        first_best = samples.bounded and not possible_regret([row.value for row in rows])
        return ChoiceAdvice(
            position=self._position,
            proved=samples.certain and not samples.sampled,
            certain=samples.certain,
            best_proved=first_best and bool(samples.number),
            seconds=budget.seconds,
            seed=budget.limits.seed,
            workers=budget.limits.threads,
            interrupted=budget.interrupted,
            rows=tuple(rows),
        )

    def _rows(self, *, bounded: bool) -> list[ChoiceRow]:
        """Every pile with its values so far, best first."""
        samples = self._samples
        found = []
        values = self._values(bounded=bounded)
        for (owner, pile), value, outcomes in zip(self._piles, values, samples.outcomes, strict=True):
            sampled = points_of(outcomes) if samples.sampled else ()
            pays = self._table.pays and outcomes
            gifts = fmean(outcome.gifts for outcome in outcomes) if pays else None
            found.append(ChoiceRow(owner, pile, value, sampled, gifts))
        return sorted(found, key=lambda row: -row.value.value)

    def _values(self, *, bounded: bool) -> list[Estimate]:
        """The value of each pile so far; without time what its items bring wherever they lie."""
        samples = self._samples
        if not samples.number:
            return [Estimate(self._rough(*pile), *UNBOUNDED, few=samples.sampled) for pile in self._piles]
        columns = map(points_of, samples.outcomes)
        found = [mean(points) if samples.sampled else Estimate(points[0]) for points in columns]
        if not bounded or samples.certain:
            return found
        return [between(each.value, ends) for each, ends in zip(found, samples.bounds(), strict=True)]

    def _rough(self, owner: int, pile: int) -> float:
        goods = (self._table.goods[item].good for item in self._table.piles[owner][pile])
        return fixed_points(filter(None, goods))

    def _progress(self) -> Progress | None:
        samples = self._samples
        if not samples.number:
            return None
        best = self._rows(bounded=False)[0]
        move = f"pile {best.pile + 1} of {self._position.opponents[best.owner - 1].name}"
        return Progress(best.value.value, move=move, samples=samples.number if samples.sampled else None)

    def _evaluations(self, values: PerceivedValues) -> list[Callable[[], MoveOutcome]]:
        """The evaluation of each pile in a determinization."""
        solver = values.solver(self._divided, self._opponents)
        return [partial(self._outcome, values, solver, after) for after in self._after]

    def _outcome(self, values: PerceivedValues, solver: ChooseSolver, after: ChooseNode) -> MoveOutcome:
        """My points, with those that cards pay, when everyone chooses."""
        endings = solver.endings(after)
        gifts = values.my_gifts(self._divided, endings)
        return MoveOutcome(values.my_points(self._divided, endings), gifts=gifts)
