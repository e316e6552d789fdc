"""The best cut and the best pile against Pinzetta: exact odds, and points exact where nothing is hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from statistics import fmean
from typing import ClassVar

from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.pinzetta.procedure import AppraisedPiles, her_choices, my_choice
from stockbook.models.play.goal import AnswerForm, Goal
from stockbook.models.stampswap.goods import UnseenGood
from stockbook.models.stampswap.in_force import effects_in_force
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.cuts import Cut, kept_items, sure_items
from stockbook.models.stampswap.swap.goods_table import gifts
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles
from stockbook.optimizer.pinzetta.lead_evaluation import (
    GoodsSplit,
    SoloDeterminization,
    SoloDeterminizations,
    SoloValues,
    game_points,
)
from stockbook.optimizer.sampling.elimination import SequentialElimination, StopRule
from stockbook.optimizer.sampling.intervals import FEWEST, Estimate, mean
from stockbook.optimizer.solver.limits import Progress, SearchBudget, SearchLimits, stopped_by_ctrl_c

#: Most determinizations where time is left.
MOST = 200
#: Most determinizations of a deterministic answer, and most values over all of them.
DETERMINISTIC_MOST, DETERMINISTIC_VALUES = 40, 600
#: Number of determinizations from which on two piles are compared, to stop early.
COMPARED_FROM = 16
#: Share of the time for what I keep, where her piles are known too.
KEPT_TIME = 0.4
#: Up to so many values for each determinization are searched, for so many seconds each.
SEARCHED, SEARCH_TIME = 2, 0.4

#: Most cuts that are sampled for the first time at once, and share of the time left until the last of them.
BATCH, START = 4, 0.6

#: A split of the goods, and the pile of hers that I take.
_Outcome = tuple[GoodsSplit, int]
#: My points with outcomes, one number for each determinization.
Points = Mapping[_Outcome, Sequence[float]]
#: Rows of cuts, rows of piles, whether all that is searched is proved, and whether the points are exact.
Rows = tuple[tuple["SoloCutRow", ...], tuple["SoloPileRow", ...], bool, bool]


@dataclass(frozen=True)
class SoloCutRow:
    """The odds and points of one cut."""

    #: The cut; items count from 0 in my collection.
    cut: Cut
    #: Its piles as she sees them.
    appraised: AppraisedPiles
    #: Probabilities that she takes each pile, over the decision cards.
    odds: tuple[Fraction, Fraction]
    #: The smaller, over the two piles, of my best points with the reserve and the pile that stays, and of
    #: what effects pay me for the other one.
    kept: float
    #: My points over the decision cards, the better of her piles included where they are known.
    expected: Estimate
    #: My points in each sample, which are common to all cuts; empty where nothing is sampled.
    points: tuple[float, ...] = ()
    #: The items that are mine for sure.
    sure: frozenset[int] = frozenset()

    @property
    def value(self) -> Estimate:
        """The points by which cuts are ranked: those expected."""
        return self.expected


@dataclass(frozen=True)
class SoloPileRow:
    """One of her piles after her exchange, counted from 0, and my points with it, in each sample too."""

    pile: int
    value: Estimate
    points: tuple[float, ...] = ()


@dataclass(frozen=True)
class SoloAdvice:
    """The answer to "how do I cut?" or "which pile do I take?" against Pinzetta."""

    form: ClassVar[AnswerForm] = AnswerForm.SOLO
    solo: SoloPosition
    #: The rows, best first; one of the two is empty.
    cuts: tuple[SoloCutRow, ...]
    piles: tuple[SoloPileRow, ...]
    #: Whether the ``kept`` of every cut, or each value of a pile, is proved.
    proved: bool
    #: Whether the points are exact.
    certain: bool
    #: Seconds that the answer took; None for a deterministic one.
    seconds: float | None
    seed: int
    interrupted: bool

    @property
    def rows(self) -> tuple[SoloCutRow | SoloPileRow, ...]:
        """The rows of cuts or of piles, best first."""
        return self.cuts or self.piles

    @property
    def position(self) -> Position:
        """My side of the position, as one of Stamp Swap."""
        return self.solo.position


@stopped_by_ctrl_c
def advise(
    solo: SoloPosition,
    *,
    goal: Goal = Goal.NOW,
    unseen_tiles: UnseenTiles | None = None,
    limits: SearchLimits = SearchLimits(),
) -> SoloAdvice:
    """Find what every legal cut, or each of her piles, is worth, best first.

    Points are exact where nothing is hidden and time allows. Otherwise they are means over determinizations
    of what lies face down in her piles and, for the whole game, of the stamps to come, valued by fast
    placements. The determinizations are the same for all cuts and piles.

    In round 3 both goals are the same. Unseen faces are drawn from ``unseen_tiles``, by default by the
    printed numbers and a prior. Raises ``ValueError`` if the position is a Show Phase.
    """
    if solo.position.phase not in ("cut", "choose"):
        raise ValueError("Expected a cut or a choice.")
    for_game = goal is Goal.GAME and not solo.position.last
    return _SoloSearch(solo, for_game, unseen_tiles, limits).run()


class _SoloSearch:
    """The search for one answer, with all that is known so far."""

    def __init__(
        self, solo: SoloPosition, for_game: bool, unseen_tiles: UnseenTiles | None, limits: SearchLimits
    ) -> None:
        self._solo = solo
        self._for_game = for_game
        self._seed = limits.seed
        self._budget = SearchBudget(limits, self._progress)
        self._values = SoloValues(solo, self._budget)
        self._determinizations = SoloDeterminizations(solo, for_game, limits.seed, unseen_tiles)
        self._her_piles = range(len(solo.her.piles) or 1)
        self._searched: list[GoodsSplit] = []
        self._sampled = False

    def run(self) -> SoloAdvice:
        """The answer, with all cuts or both piles."""
        cutting = self._solo.position.phase == "cut"
        cuts, piles, proved, certain = self._cuts() if cutting else self._piles()
        budget = self._budget
        return SoloAdvice(
            self._solo, cuts, piles, proved, certain, budget.seconds, self._seed, budget.interrupted
        )

    def _progress(self) -> Progress | None:
        proved = sum(self._values.of(split).exact for split in self._searched)
        return Progress(proved=(proved, len(self._searched))) if self._searched else None

    def _cuts(self) -> Rows:
        solo = self._solo
        both = {cut: self._splits(cut) for cut in solo.cuts()}
        splits = list(dict.fromkeys(split for each in both.values() for split in each))
        self._searched = splits
        with self._budget.within(KEPT_TIME if solo.her.piles or self._determinizations.needed else 1.0):
            self._values.solve(splits)
        rows = [self._cut_row(cut, both[cut]) for cut in both]
        in_order = sorted(rows, key=lambda row: -row.expected.value)
        candidates = [
            [(each, pile) for each in both[row.cut] for pile in self._her_piles] for row in in_order
        ]
        points, certain = self._points(candidates)
        rows = [self._with_points(row, both[row.cut], points) for row in rows]
        rows.sort(key=lambda row: (row.expected.few, -row.expected.value, -row.kept))
        return tuple(rows), (), all(self._values.of(split).exact for split in splits), certain

    def _cut_row(self, cut: Cut, both: tuple[GoodsSplit, GoodsSplit]) -> SoloCutRow:
        """The row of a cut, in which what is expected is what I keep, without a pile of hers."""
        solo = self._solo
        appraised = solo.appraised(cut)
        odds = appraised.odds(solo.her.crossed)
        paid = self._paid(both)
        left = [self._values.of(split).best + gift for split, gift in zip(both, paid, strict=True)]
        kept = min(left)
        pairs = zip(reversed(kept_items(cut)), left, strict=True)
        sure = sure_items(cut, [items for items, points in pairs if points == kept], odds)
        rough = sum(float(chance) * each for chance, each in zip(odds, left, strict=True))
        expected = Estimate(rough, few=self._determinizations.needed)
        return SoloCutRow(cut, appraised, odds, kept, expected, (), sure)

    def _with_points(
        self, row: SoloCutRow, both: tuple[GoodsSplit, GoodsSplit], points: Points
    ) -> SoloCutRow:
        """A row with what is expected by the points, if its cut has some."""
        if (both[0], 0) not in points:
            return row
        paid = self._paid(both)
        mean_paid = float(row.odds[0]) * paid[0] + float(row.odds[1]) * paid[1]
        samples = [each + mean_paid for each in self._samples(both, row.odds, points)]
        return replace(row, expected=self._estimate(samples), points=self._of_samples(samples))

    def _paid(self, both: tuple[GoodsSplit, GoodsSplit]) -> list[float]:
        """My points by effects for the pile that she takes: if it is the first, and if it is the second."""
        in_play = [effect for _, effect in effects_in_force(self._solo.position)]
        return [gifts(in_play, *split) for split in both]

    def _piles(self) -> Rows:
        split = self._solo.position.me.got, self._solo.her.got
        points, certain = self._points([[(split, pile)] for pile in self._her_piles])
        rows = [
            SoloPileRow(
                pile, self._pile_value(pile, points[split, pile]), self._of_samples(points[split, pile])
            )
            for pile in self._her_piles
        ]
        rows.sort(key=lambda row: (row.value.few, -row.value.value))
        return (), tuple(rows), certain, certain

    def _splits(self, cut: Cut) -> tuple[GoodsSplit, GoodsSplit]:
        """My goods and hers if she takes the first pile, and if she takes the second."""
        got = self._solo.position.me.got
        first, second = (((*got, *stays), taken) for stays, taken in her_choices(self._solo.goods, cut))
        return first, second

    def _points(self, candidates: Sequence[Sequence[_Outcome]]) -> tuple[Points, bool]:
        """My points with the outcomes of candidates, the most promising first, and whether they are exact.

        Where there is no time to sample all of them, those without samples are left out. Where her piles are
        not known there is one, with nothing in it.
        """
        outcomes = list(dict.fromkeys(outcome for each in candidates for outcome in each))
        if not self._determinizations.needed:
            determinization = self._determinizations.draw()
            self._searched = [_with_pile(split, pile, determinization) for split, pile in outcomes]
            self._values.solve(self._searched)
            values = [self._values.of(split) for split in self._searched]
            points = {
                outcome: [float(self._values.estimate(split, outcome[0]))]
                for outcome, split in zip(outcomes, self._searched, strict=True)
            }
            return points, all(value.exact for value in values)
        found = self._sampled_points(candidates, len(outcomes))
        self._sampled = bool(found)
        return found or {each: [float(self._values.of(each[0]).best)] for each in outcomes}, False

    def _sampled_points(self, candidates: Sequence[Sequence[_Outcome]], outcomes: int) -> Points:
        """My points in each sample; of candidates that there was no time for, none."""
        deterministic = self._budget.limits.deterministic
        most = MOST
        if deterministic:
            most = max(FEWEST, min(DETERMINISTIC_MOST, DETERMINISTIC_VALUES // outcomes))
        known: list[dict[_Outcome, float]] = []

        def draw() -> tuple[int, SoloDeterminization]:
            known.append({})
            return len(known) - 1, self._determinizations.draw()

        def evaluate(sample: tuple[int, SoloDeterminization], some: Sequence[int]) -> list[float]:
            number, determinization = sample
            points = known[number]
            new = list(dict.fromkeys(each for one in some for each in candidates[one] if each not in points))
            complete = [_with_pile(split, pile, determinization) for split, pile in new]
            found = self._sample(complete, determinization, number if outcomes <= SEARCHED else None)
            points.update(zip(new, found, strict=True))
            return [fmean(points[each] for each in candidates[one]) for one in some]

        elimination = SequentialElimination(len(candidates), draw, evaluate)
        compared = range(COMPARED_FROM, most) if outcomes == 2 else ()
        # A deterministic answer takes all of its samples.
        rule = StopRule(most, compared, drop=False, fewest=most if deterministic else 1)
        if outcomes > SEARCHED and not deterministic:
            elimination.start(FEWEST, range(len(candidates)), BATCH, self._budget, START)
        elimination.run_to_answer(rule, self._budget)
        numbers = [number for number, _ in elimination.samples]
        sampled = [each for one in elimination.remaining for each in candidates[one]]
        return {each: [known[number][each] for number in numbers] for each in sampled} if numbers else {}

    def _sample(
        self, splits: Sequence[GoodsSplit], determinization: SoloDeterminization, number: int | None
    ) -> list[float]:
        """My points in each split for one determinization.

        Where they are searched, it has a number from 0; the first ones leave the time for as many as a value
        needs.

        Raises ``Stopped`` if the time is over.
        """
        if self._for_game:
            return [self._game_points(split, determinization) for split in splits]
        if number is not None:
            missing = 0 if self._budget.limits.deterministic else max(0, FEWEST - number)
            with self._budget.within(1 / (1 + missing)):
                self._values.solve(splits, SEARCH_TIME)
        found = [self._values.of(split).best for split in splits]
        self._budget.check()  # Values found after the time are too low to be compared.
        return found

    def _game_points(self, split: GoodsSplit, determinization: SoloDeterminization) -> int:
        self._budget.check()
        return game_points(self._solo.show(*split), determinization.hands)

    def _samples(
        self, both: tuple[GoodsSplit, GoodsSplit], odds: tuple[Fraction, Fraction], points: Points
    ) -> list[float]:
        """My points over her decision cards in each sample; I take her pile that is better on average."""
        first, second = (max((points[split, pile] for pile in self._her_piles), key=fmean) for split in both)
        pairs = zip(first, second, strict=True)
        return [float(odds[0]) * one + float(odds[1]) * other for one, other in pairs]

    def _of_samples(self, points: Sequence[float]) -> tuple[float, ...]:
        """These points where they are those of samples; nothing where they are exact."""
        return tuple(points) if self._sampled else ()

    def _pile_value(self, pile: int, samples: Sequence[float]) -> Estimate:
        """My points with a pile of hers, without an interval where nothing is hidden in it."""
        goods = self._solo.her.exchanged[pile]
        hidden = self._for_game or any(isinstance(good, UnseenGood) for good in goods)
        known = not hidden and (self._sampled or not self._determinizations.needed)
        return Estimate(max(samples)) if known else self._estimate(samples)

    def _estimate(self, samples: Sequence[float]) -> Estimate:
        if self._sampled:
            return mean(samples)
        return Estimate(samples[0], few=self._determinizations.needed)


def _with_pile(split: GoodsSplit, pile: int, determinization: SoloDeterminization) -> GoodsSplit:
    """The split with what my cards draw, after I take a pile of hers, and she keeps the other one."""
    mine = (*split[0], *determinization.drawn(split[0]))
    return (
        my_choice(mine, split[1], determinization.piles, pile) if determinization.piles else (mine, split[1])
    )
