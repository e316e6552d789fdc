"""The best cut and the best pile against Pinzetta: exact odds, and points exact where nothing is hidden."""

from __future__ import annotations

import time as clock
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from statistics import fmean

from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.pinzetta.procedure import Weighed
from stockbook.models.position import LAST_ROUND
from stockbook.models.stampswap.state import Cut
from stockbook.models.swap.goods import Goods
from stockbook.optimizer.pinzetta.draws import Draw, Draws, Estimate
from stockbook.optimizer.pinzetta.values import Values, looked_ahead

#: Draws of what is hidden: at least, and at most where time is left.
FEWEST, MOST = 2, 60

#: What is mine for sure, and what is hers.
Case = tuple[Goods, Goods]
#: The points of each case with each pile of hers, one for each draw.
Points = Mapping[tuple[Case, int], Sequence[float]]


@dataclass(frozen=True)
class CutAdvice:
    """One cut.

    Parameters
    ----------
    cut
        Items count from 0 in my collection.
    weighed
        Its piles as she sees them.
    odds
        How likely she takes each pile, over the decision cards.
    kept
        The smaller, over the two piles, of my best points with the reserve and the pile that stays.
    expected
        My points over the decision cards, the better of her piles included where they are known.
    """

    cut: Cut
    weighed: Weighed
    odds: tuple[Fraction, Fraction]
    kept: int
    expected: Estimate


@dataclass(frozen=True)
class PileAdvice:
    """One of her piles after her exchange, counted from 0, and my points with it."""

    pile: int
    value: Estimate


@dataclass(frozen=True)
class Advice:
    """The answer to a cut or a choice.

    Parameters
    ----------
    solo
        What was asked.
    cuts, piles
        Best first; one of them is empty.
    proved
        Whether the ``kept`` of every cut, or each value of a pile, is proved.
    seconds
        None when it does not depend on the clock.
    seed
        Of all random choices.
    interrupted
        Whether it was stopped by hand.
    """

    solo: SoloPosition
    cuts: tuple[CutAdvice, ...]
    piles: tuple[PileAdvice, ...]
    proved: bool
    seconds: float | None
    seed: int
    interrupted: bool = False


def advise(
    solo: SoloPosition,
    *,
    game: bool = False,
    time: float = 10.0,
    workers: int | None = None,
    seed: int = 0,
    deterministic: bool = False,
) -> Advice:
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
        Seconds.
    workers, seed, deterministic
        As for ``best_placement``.

    Raises
    ------
    ValueError
        If the position is a Show Phase.
    """
    if solo.position.phase not in ("cut", "choose"):
        raise ValueError("Expected a cut or a choice.")
    started = clock.monotonic()
    values = Values(solo, time, workers, seed, deterministic)
    ahead = LAST_ROUND - solo.position.round if game else 0
    question = _Question(solo, values, Draws(solo, ahead, seed), None if deterministic else started + time)
    cuts, piles, proved = question.cuts() if solo.position.phase == "cut" else question.piles()
    seconds = None if deterministic else clock.monotonic() - started
    return Advice(solo, tuple(cuts), tuple(piles), proved, seconds, seed, values.interrupted)


@dataclass(frozen=True)
class _Question:
    """What is asked, with what answers it; ``until`` is when draws end, None for as few as possible."""

    solo: SoloPosition
    values: Values
    draws: Draws
    until: float | None

    def cuts(self) -> tuple[list[CutAdvice], list[PileAdvice], bool]:
        """All cuts, no piles, and whether every kept value is proved."""
        solo = self.solo
        cuts = solo.cuts()
        both = {cut: self._cases(cut) for cut in cuts}
        cases = list(dict.fromkeys(case for each in both.values() for case in each))
        more = 0 if self.draws.needed else len(cases) * len(solo.her.piles)
        sure = {
            case: self.values.exact(*case, len(cases) - number + more) for number, case in enumerate(cases)
        }
        points = self._points(cases)
        found = []
        for cut in cuts:
            odds = solo.weighed(cut).odds(solo.her.crossed)
            least = min(sure[case].points for case in both[cut])
            expected = self._expected(both[cut], odds, points)
            found.append(CutAdvice(cut, solo.weighed(cut), odds, least, expected))
        found.sort(key=lambda each: (-each.expected.value, -each.kept))
        return found, [], all(value.proved for value in sure.values())

    def piles(self) -> tuple[list[CutAdvice], list[PileAdvice], bool]:
        """No cuts, both piles, and whether their values are proved."""
        case = self.solo.position.me.got, self.solo.her.got
        points = self._points([case])
        found = [PileAdvice(pile, self._estimate(points[case, pile])) for pile in (0, 1)]
        found.sort(key=lambda each: -each.value.value)
        return [], found, not self.draws.needed and self.values.proved

    def _cases(self, cut: Cut) -> tuple[Case, Case]:
        """What is mine and hers if she takes the first pile, and if the second."""
        goods = self.solo.goods
        first, second = (tuple(goods[item] for item in pile) for pile in cut.piles)
        reserve = tuple(goods[item] for item in cut.reserve)
        return ((*reserve, *second), first), ((*reserve, *first), second)

    def _points(self, cases: Sequence[Case]) -> Points:
        """My points in each case with each pile of hers; with no pile, 0, where hers are not known."""
        offers = range(len(self.solo.her.piles) or 1)
        places = [(case, pile) for case in cases for pile in offers]
        found: dict[tuple[Case, int], list[float]] = {place: [] for place in places}
        for draw in self.draws.until(self._enough):
            for number, (case, pile) in enumerate(places):
                goods = self._with_pile(case, pile, draw)
                if self.draws.needed:
                    value = float(looked_ahead(self.solo.show(*goods), draw.deal, Random(number)))
                else:
                    value = self.values.exact(*goods, len(places) - number).points
                found[case, pile].append(value)
        return found

    def _enough(self, draws: int) -> bool:
        if self.until is None or draws < FEWEST:
            return draws >= FEWEST
        return draws >= MOST or self.values.interrupted or clock.monotonic() > self.until

    def _with_pile(self, case: Case, pile: int, draw: Draw) -> Case:
        if not draw.piles:
            return case
        return (*case[0], *draw.piles[pile]), (*case[1], *draw.piles[1 - pile])

    def _expected(self, both: tuple[Case, Case], odds: tuple[Fraction, Fraction], points: Points) -> Estimate:
        """Over her decision cards; I take the pile that is better as far as I know."""
        offers = range(len(self.solo.her.piles) or 1)
        total = [0.0] * self.draws.made
        for case, chance in zip(both, odds, strict=True):
            best = max((points[case, pile] for pile in offers), key=fmean)
            total = [old + float(chance) * new for old, new in zip(total, best, strict=True)]
        return self._estimate(total)

    def _estimate(self, values: Sequence[float]) -> Estimate:
        return Estimate.of(values) if self.draws.needed else Estimate.exact(values[0])
