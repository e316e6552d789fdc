"""The best cut and the best pile against Pinzetta: exact odds, and points exact where nothing is hidden."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import fmean

from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.pinzetta.procedure import AppraisedPiles
from stockbook.models.stampswap.goods import UnseenGood
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles
from stockbook.optimizer.pinzetta.determinizations import SoloDeterminization, SoloDeterminizations
from stockbook.optimizer.pinzetta.goods_values import GoodsSplit, SoloValues, game_points
from stockbook.optimizer.sampling.intervals import Estimate, known_within, mean
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.limits import Progress as Known
from stockbook.optimizer.solver.limits import SearchLimits

#: Draws of what is hidden: at least, at most where time is left; where no clock runs, so many and no more
#: values than these.
FEWEST, MOST, UNTIMED, UNTIMED_VALUES = 2, 200, 40, 600
#: From so many draws on, two piles are compared.
CLEAR_FROM = 16
#: The share of the time for what I keep, where her piles are known too.
KEPT_TIME = 0.4
#: Where so few values are asked for each draw they are searched, for so many seconds each.
FEW, SEARCH_TIME = 2, 0.4

#: My points in a case with a pile of hers, one for each draw.
Points = Mapping[tuple[GoodsSplit, int], Sequence[float]]
#: Called now and then with the number of Show Phases that are proved, and of all.
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class SoloCutRow:
    """One cut.

    Parameters
    ----------
    cut
        Items count from 0 in my collection.
    appraised
        Its piles as she sees them.
    odds
        How likely she takes each pile, over the decision cards.
    kept
        The smaller, over the two piles, of my best points with the reserve and the pile that stays.
    expected
        My points over the decision cards, the better of her piles included where they are known.
    """

    cut: Cut
    appraised: AppraisedPiles
    odds: tuple[Fraction, Fraction]
    kept: float
    expected: Estimate


@dataclass(frozen=True)
class SoloPileRow:
    """One of her piles after her exchange, counted from 0, and my points with it."""

    pile: int
    value: Estimate


@dataclass(frozen=True)
class SoloAdvice:
    """The answer to a cut or a choice.

    Parameters
    ----------
    solo
        What was asked.
    cuts, piles
        Best first; one of them is empty.
    proved
        Whether the ``kept`` of every cut, or each value of a pile, is proved.
    certain
        Whether what to go by is exact.
    seconds
        None when it does not depend on the clock.
    seed
        Of all random choices.
    interrupted
        Whether it was stopped by hand.
    """

    solo: SoloPosition
    cuts: tuple[SoloCutRow, ...]
    piles: tuple[SoloPileRow, ...]
    proved: bool
    certain: bool
    seconds: float | None
    seed: int
    interrupted: bool


def advise(
    solo: SoloPosition,
    *,
    game: bool = False,
    time: float = 10.0,
    workers: int | None = None,
    seed: int = 0,
    deterministic: bool = False,
    on_progress: Progress | None = None,
    unseen_tiles: UnseenTiles | None = None,
) -> SoloAdvice:
    """Every legal cut, or both of her piles, best first.

    Points are exact where nothing is hidden and time allows. Otherwise they are means over draws of what
    lies face down in her piles and, for the whole game, of the stamps to come, valued by quick
    placements; the draws are the same for all cuts and piles.

    Parameters
    ----------
    solo
        A position of the phase cut or choose.
    game
        Whether to look ahead to the end of the game; in round 3 there is nothing ahead.
    time
        Seconds; a deterministic answer counts its own work instead.
    workers, seed, deterministic
        As for ``best_placement``.
    on_progress
        Called now and then.
    source
        Where tiles that are hidden come from; by default the printed numbers and a prior.

    Raises
    ------
    ValueError
        If the position is a Show Phase.
    """
    if solo.position.phase not in ("cut", "choose"):
        raise ValueError("Expected a cut or a choice.")
    draws = SoloDeterminizations(solo, game and not solo.position.last, seed, unseen_tiles)
    question = _Question(solo, draws, seed, on_progress)
    limits = SearchLimits(time, workers, seed, deterministic, lambda _: question.tell())
    effort = SearchBudget(limits, Known)
    return question.answer(effort)


class _Question:
    """What is asked, and what is known so far."""

    def __init__(
        self, solo: SoloPosition, draws: SoloDeterminizations, seed: int, on_progress: Progress | None
    ) -> None:
        self._solo = solo
        self._ahead = draws.ahead
        self._seed = seed
        self._on_progress = on_progress
        self._values = SoloValues(solo, seed)
        self._draws = draws
        self._offers = range(len(solo.her.piles) or 1)
        self._asked: list[GoodsSplit] = []

    def tell(self) -> None:
        """Report progress."""
        if self._on_progress and self._asked:
            self._on_progress(sum(self._values.of(case).exact for case in self._asked), len(self._asked))

    def answer(self, effort: SearchBudget) -> SoloAdvice:
        """All cuts or piles."""
        cutting = self._solo.position.phase == "cut"
        cuts, piles, proved, certain = self._cuts(effort) if cutting else self._piles(effort)
        solo, seed = self._solo, self._seed
        return SoloAdvice(solo, cuts, piles, proved, certain, effort.seconds, seed, effort.interrupted)

    def _cuts(
        self, effort: SearchBudget
    ) -> tuple[tuple[SoloCutRow, ...], tuple[SoloPileRow, ...], bool, bool]:
        solo = self._solo
        both = {cut: self._cases(cut) for cut in solo.cuts()}
        cases = list(dict.fromkeys(case for each in both.values() for case in each))
        self._asked = cases
        with effort.within(KEPT_TIME if solo.her.piles or self._draws.needed else 1.0):
            self._values.solve(cases, effort)
        points, certain = self._points(cases, effort)
        found = []
        for cut, (first, second) in both.items():
            appraised = solo.appraised(cut)
            odds = appraised.odds(solo.her.crossed)
            kept = min(self._values.of(case).best for case in (first, second))
            expected = self._expected((first, second), odds, points)
            found.append(SoloCutRow(cut, appraised, odds, kept, expected))
        found.sort(key=lambda each: (-each.expected.value, -each.kept))
        return tuple(found), (), all(self._values.of(case).exact for case in cases), certain

    def _piles(
        self, effort: SearchBudget
    ) -> tuple[tuple[SoloCutRow, ...], tuple[SoloPileRow, ...], bool, bool]:
        case = self._solo.position.me.got, self._solo.her.got
        points, certain = self._points([case], effort)
        found = [SoloPileRow(pile, self._pile_mean(pile, points[case, pile])) for pile in self._offers]
        found.sort(key=lambda each: -each.value.value)
        return (), tuple(found), certain, certain

    def _cases(self, cut: Cut) -> tuple[GoodsSplit, GoodsSplit]:
        """What is mine and hers if she takes the first pile, and if the second."""
        goods = self._solo.goods
        first, second = (tuple(goods[item] for item in pile) for pile in cut.piles)
        reserve = tuple(goods[item] for item in cut.reserve)
        return ((*reserve, *second), first), ((*reserve, *first), second)

    def _points(self, cases: Sequence[GoodsSplit], effort: SearchBudget) -> tuple[Points, bool]:
        """My points in each case with each pile of hers, and whether they are certain.

        Where her piles are not known there is one offer, with nothing in it.
        """
        places = [(case, pile) for case in cases for pile in self._offers]
        draw = self._draws.draw()
        if not self._draws.needed:
            self._asked = [_with_pile(case, pile, draw) for case, pile in places]
            self._values.solve(self._asked, effort)
            known = [self._values.of(case) for case in self._asked]
            exact = {place: [float(value.best)] for place, value in zip(places, known, strict=True)}
            return exact, all(value.exact for value in known)
        found: dict[tuple[GoodsSplit, int], list[float]] = {place: [] for place in places}
        made, longest = 0, 0.0
        while made < FEWEST or not self._enough(found, effort, longest):
            before = effort.used
            goods = [_with_pile(case, pile, draw) for case, pile in places]
            try:
                values = self._drawn(goods, draw, effort)
            except KeyboardInterrupt:
                effort.interrupted = True
                if made:
                    break
                raise
            for place, value in zip(places, values, strict=True):
                found[place].append(value)
            made += 1
            longest = max(longest, effort.used - before)
            draw = self._draws.draw()
        return found, False

    def _drawn(
        self, goods: Sequence[GoodsSplit], draw: SoloDeterminization, effort: SearchBudget
    ) -> list[float]:
        """My points in one draw."""
        if self._ahead:
            return [game_points(self._solo.show(*case), draw.hands) for case in goods]
        if len(goods) <= FEW:
            self._values.solve(goods, effort, SEARCH_TIME)
        return [self._values.of(case).best for case in goods]

    def _enough(self, found: Points, effort: SearchBudget, longest: float) -> bool:
        """Whether no more draws are needed: there is no time for one as long as the longest, or of two
        values the better one is clear."""
        values = list(found.values())
        made = len(values[0])
        if made >= CLEAR_FROM and len(values) == 2:
            gaps = [a - b for a, b in zip(*values, strict=True)]
            if known_within(gaps, abs(fmean(gaps))):
                return True
        if effort.limits.deterministic:
            return made >= min(UNTIMED, UNTIMED_VALUES // len(values))
        return made >= MOST or effort.left <= longest

    def _expected(
        self, both: tuple[GoodsSplit, GoodsSplit], odds: tuple[Fraction, Fraction], points: Points
    ) -> Estimate:
        """Over her decision cards; I take the pile that is better as far as I know."""
        first, second = (max((points[case, pile] for pile in self._offers), key=fmean) for case in both)
        pairs = zip(first, second, strict=True)
        return self._mean([float(odds[0]) * one + float(odds[1]) * other for one, other in pairs])

    def _pile_mean(self, pile: int, values: Sequence[float]) -> Estimate:
        """Without a sample where nothing is hidden in this pile."""
        faces = self._solo.her.exchanged[pile]
        known = not self._ahead and not any(isinstance(good, UnseenGood) for good in faces)
        return Estimate(max(values)) if known else self._mean(values)

    def _mean(self, values: Sequence[float]) -> Estimate:
        return mean(values) if self._draws.needed else Estimate(values[0])


def _with_pile(case: GoodsSplit, pile: int, draw: SoloDeterminization) -> GoodsSplit:
    """A case with a pile of hers for me, and the other for her."""
    if not draw.piles:
        return case
    return (*case[0], *draw.piles[pile]), (*case[1], *draw.piles[1 - pile])
