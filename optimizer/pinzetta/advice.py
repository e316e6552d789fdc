"""The best cut and the best pile against Pinzetta: exact odds, and points exact where nothing is hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import fmean

from stockbook.models.games.goal import Goal
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.pinzetta.procedure import AppraisedPiles
from stockbook.models.stampswap.goods import UnseenGood
from stockbook.models.stampswap.in_force import effects_in_force
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.cut_wishes import sure_items
from stockbook.models.stampswap.swap.cuts import Cut, kept_items
from stockbook.models.stampswap.swap.divided_goods import gifts
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles
from stockbook.optimizer.pinzetta.determinizations import SoloDeterminization, SoloDeterminizations
from stockbook.optimizer.pinzetta.goods_values import GoodsSplit, SoloValues, game_points
from stockbook.optimizer.sampling.elimination import SequentialElimination, StopRule
from stockbook.optimizer.sampling.intervals import FEWEST, Estimate, mean
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.limits import Progress, SearchLimits

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

#: My points with a split of the goods and a pile of hers, one number for each determinization.
Points = Mapping[tuple[GoodsSplit, int], Sequence[float]]
#: Rows of cuts, rows of piles, whether all that is searched is proved, and whether the points are exact.
Rows = tuple[tuple["SoloCutRow", ...], tuple["SoloPileRow", ...], bool, bool]


@dataclass(frozen=True)
class SoloCutRow:
    """The odds and points of one cut.

    Parameters
    ----------
    cut
        The cut; items count from 0 in my collection.
    appraised
        Its piles as she sees them.
    odds
        Probabilities that she takes each pile, over the decision cards.
    kept
        The smaller, over the two piles, of my best points with the reserve and the pile that stays, and of
        what effects pay me for the other one.
    expected
        My points over the decision cards, the better of her piles included where they are known.
    points
        My points in each sample, which are common to all cuts; empty where nothing is sampled.
    sure
        The items that are mine for sure.
    """

    cut: Cut
    appraised: AppraisedPiles
    odds: tuple[Fraction, Fraction]
    kept: float
    expected: Estimate
    points: tuple[float, ...] = ()
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
    """The answer to "how do I cut?" or "which pile do I take?" against Pinzetta.

    Parameters
    ----------
    solo
        The position that was asked about.
    cuts, piles
        The rows, best first; one of the two is empty.
    proved
        Whether the ``kept`` of every cut, or each value of a pile, is proved.
    certain
        Whether the points are exact.
    seconds
        Seconds that the answer took; None for a deterministic one.
    seed
        Seed of the random choices.
    interrupted
        Whether Ctrl-C has ended it.
    """

    solo: SoloPosition
    cuts: tuple[SoloCutRow, ...]
    piles: tuple[SoloPileRow, ...]
    proved: bool
    certain: bool
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

    Parameters
    ----------
    solo
        A position of the phase cut or choose.
    goal
        The points to maximize: those of this Show Phase, or those expected by the end of the game. In round 3
        both are the same.
    unseen_tiles
        The unseen tiles, to draw faces from; by default the printed numbers and a prior.
    limits
        Limits of the search.

    Raises
    ------
    ValueError
        If the position is a Show Phase.
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
        points, certain = self._points(splits)
        rows = []
        in_play = [effect for _, effect in effects_in_force(solo.position)]
        for cut, (first, second) in both.items():
            appraised = solo.appraised(cut)
            odds = appraised.odds(solo.her.crossed)
            paid = [gifts(in_play, *split) for split in (first, second)]
            left = [self._values.of(first).best + paid[0], self._values.of(second).best + paid[1]]
            kept = min(left)
            pairs = zip(reversed(kept_items(cut)), left, strict=True)
            sure = sure_items(cut, [items for items, points in pairs if points == kept], odds)
            mean_paid = float(odds[0]) * paid[0] + float(odds[1]) * paid[1]
            samples = [each + mean_paid for each in self._samples((first, second), odds, points)]
            expected = self._estimate(samples)
            rows.append(SoloCutRow(cut, appraised, odds, kept, expected, self._of_samples(samples), sure))
        rows.sort(key=lambda row: (-row.expected.value, -row.kept))
        return tuple(rows), (), all(self._values.of(split).exact for split in splits), certain

    def _piles(self) -> Rows:
        split = self._solo.position.me.got, self._solo.her.got
        points, certain = self._points([split])
        rows = [
            SoloPileRow(
                pile, self._pile_value(pile, points[split, pile]), self._of_samples(points[split, pile])
            )
            for pile in self._her_piles
        ]
        rows.sort(key=lambda row: -row.value.value)
        return (), tuple(rows), certain, certain

    def _splits(self, cut: Cut) -> tuple[GoodsSplit, GoodsSplit]:
        """My goods and hers if she takes the first pile, and if she takes the second."""
        goods = self._solo.goods
        first, second = (tuple(goods[item] for item in pile) for pile in cut.piles)
        reserve = (*self._solo.position.me.got, *(goods[item] for item in cut.reserve))
        return ((*reserve, *second), first), ((*reserve, *first), second)

    def _points(self, splits: Sequence[GoodsSplit]) -> tuple[Points, bool]:
        """My points in each split with each pile of hers, and whether they are exact.

        Where her piles are not known there is one, with nothing in it.
        """
        keys = [(split, pile) for split in splits for pile in self._her_piles]
        if not self._determinizations.needed:
            determinization = self._determinizations.draw()
            self._searched = [_with_pile(split, pile, determinization) for split, pile in keys]
            self._values.solve(self._searched)
            values = [self._values.of(split) for split in self._searched]
            points = {
                key: [float(self._values.estimate(split, key[0]))]
                for key, split in zip(keys, self._searched, strict=True)
            }
            return points, all(value.exact for value in values)
        deterministic = self._budget.limits.deterministic
        most = MOST
        if deterministic:
            most = max(FEWEST, min(DETERMINISTIC_MOST, DETERMINISTIC_VALUES // len(keys)))

        def evaluate(determinization: SoloDeterminization, _: Sequence[int]) -> list[float]:
            complete = [_with_pile(split, pile, determinization) for split, pile in keys]
            return self._sample(complete, determinization)

        elimination = SequentialElimination(len(keys), self._determinizations.draw, evaluate)
        compared = range(COMPARED_FROM, most) if len(keys) == 2 else ()
        # A deterministic answer takes all of its samples.
        rule = StopRule(most, compared, drop=False, fewest=most if deterministic else 1)
        if elimination.run_until_interrupted(rule, self._budget):
            self._budget.interrupted = True
        self._sampled = bool(elimination.samples)
        if not self._sampled:
            return {key: [float(self._values.of(key[0]).best)] for key in keys}, False
        return dict(zip(keys, elimination.values, strict=True)), False

    def _sample(self, splits: Sequence[GoodsSplit], determinization: SoloDeterminization) -> list[float]:
        """My points in each split for one determinization."""
        if self._for_game:
            return [self._game_points(split, determinization) for split in splits]
        if len(splits) <= SEARCHED:
            self._values.solve(splits, SEARCH_TIME)
        return [self._values.of(split).best for split in splits]

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
        """My points with a pile of hers, exact where nothing is hidden in it."""
        goods = self._solo.her.exchanged[pile]
        known = not self._for_game and not any(isinstance(good, UnseenGood) for good in goods)
        return Estimate(max(samples)) if known else self._estimate(samples)

    def _estimate(self, samples: Sequence[float]) -> Estimate:
        if self._sampled:
            return mean(samples)
        return Estimate(samples[0], few=self._determinizations.needed)


def _with_pile(split: GoodsSplit, pile: int, determinization: SoloDeterminization) -> GoodsSplit:
    """The split with what my cards draw, after I take a pile of hers, and she keeps the other one."""
    piles = determinization.piles
    mine = (*split[0], *determinization.drawn(split[0]))
    return ((*mine, *piles[pile]), (*split[1], *piles[1 - pile])) if piles else (mine, split[1])
