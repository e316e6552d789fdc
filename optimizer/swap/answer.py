"""The answers about cuts and piles: ranked, a move against the best one, and what wishes about a cut cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING, ClassVar, Generic, Protocol, TypeVar

from stockbook.models.play.goal import AnswerForm
from stockbook.models.stampswap.goods import Goods
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.cuts import ME, Cut, CutWish, Items, KeepWish, cut_reason, sure_items
from stockbook.optimizer.placement.plan import Plan
from stockbook.optimizer.placement.what_if import Conflict, WishCost
from stockbook.optimizer.sampling.intervals import Candidate, Estimate, best_with_evidence, points_given_away
from stockbook.optimizer.stampswap.collect_phase import CollectAdvice, ItemRow
from stockbook.optimizer.swap.backward_induction import Endings

if TYPE_CHECKING:
    from stockbook.optimizer.pinzetta.advice import SoloAdvice, SoloCutRow, SoloPileRow


@dataclass(frozen=True)
class PileOdds:
    """The probabilities that my piles are taken: for each of the two, by players, clockwise from me, 0."""

    by: tuple[Mapping[int, float], Mapping[int, float]] = ({}, {})

    @classmethod
    def of(cls, endings: Endings) -> PileOdds:
        """The probabilities over endings of the Choose turns."""
        by: tuple[dict[int, float], dict[int, float]] = {}, {}
        for probability, end in endings:
            for player, share in enumerate(end.shares):
                if share.taken and share.taken[0] == ME:
                    pile = by[share.taken[1]]
                    pile[player] = pile.get(player, 0.0) + probability
        return cls(by)

    @classmethod
    def mean(cls, samples: Sequence[PileOdds]) -> PileOdds:
        """The mean over samples that are equally likely."""
        by: tuple[dict[int, float], dict[int, float]] = {}, {}
        for sample in samples:
            for pile, found in zip(by, sample.by, strict=True):
                for player, probability in found.items():
                    pile[player] = pile.get(player, 0.0) + probability / len(samples)
        return cls(by)

    @property
    def by_anyone(self) -> tuple[float, float]:
        """The probability of each pile that anyone takes it."""
        first, second = self.by
        return sum(first.values()), sum(second.values())


@dataclass(frozen=True)
class MoveOutcome:
    """The result of a cut, or of taking a pile, in one determinization or over all scenarios."""

    #: My points, in each scenario of what cards draw; where there are none, once.
    points: tuple[float, ...]
    #: Of a cut, the probabilities that my piles are taken.
    odds: PileOdds = PileOdds()
    #: Of taking a pile, the part of my points that effects pay me for what is taken from me.
    gifts: float = 0.0

    @property
    def mean(self) -> float:
        """My points on average."""
        return fmean(self.points)


@dataclass(frozen=True)
class CutRow:
    """One cut and what it is worth."""

    #: The cut; its items count from 0 in my collection.
    cut: Cut
    #: My points for sure: the smaller of my best points with the reserve and either pile, with what I am paid
    #: for the other one.
    kept: float
    #: My points when everyone chooses for themselves.
    expected: Estimate
    #: The probabilities that my piles are taken.
    odds: PileOdds
    #: Whether ``kept`` is proved.
    exact: bool
    #: My points in each sample, which are common to all cuts; empty where nothing is sampled.
    points: tuple[float, ...] = ()
    #: The points that effects pay me for each pile if it is taken; None where no effect may pay.
    gifts: tuple[float, ...] | None = None
    #: The items that I am left with in the worse case; two such sets where both piles leave the same points.
    stays: tuple[Items, ...] = ()

    @property
    def sure(self) -> frozenset[int]:
        """The items that are mine for sure."""
        return sure_items(self.cut, self.stays, self.odds.by_anyone)

    @property
    def value(self) -> Estimate:
        """The value that cuts are compared by."""
        return self.expected


@dataclass(frozen=True)
class ChoiceRow:
    """One pile that I may take and my points with it."""

    #: The player whose pile it is, clockwise from me, 0.
    owner: int
    #: Which of their two piles it is, from 0.
    pile: int
    #: My points when everyone after me chooses for themselves.
    value: Estimate
    #: My points in each sample, which are common to all piles; empty where nothing is sampled.
    points: tuple[float, ...] = ()
    #: The part of my points that effects pay me for what is taken from me; None where no effect may pay.
    gifts: float | None = None


@dataclass(frozen=True)
class SwapAdvice:
    """The common part of the answers to a cut and to a choice."""

    position: Position
    #: Whether every ``kept`` of a cut, or every value of a choice without samples, is exact.
    proved: bool
    #: Whether expected values are exact, or means of exact values, and not estimates.
    certain: bool
    #: Whether no other row can be better than the first.
    best_proved: bool
    #: Seconds that the answer took; None when the search is deterministic.
    seconds: float | None
    seed: int
    #: Number of searches that ran at the same time.
    workers: int
    interrupted: bool


@dataclass(frozen=True)
class CutAdvice(SwapAdvice):
    """The answer to "how do I cut?": every legal cut."""

    form: ClassVar[AnswerForm] = AnswerForm.CUTS
    #: The cuts: best ``expected`` first, then best ``kept``.
    rows: tuple[CutRow, ...]
    #: For the first few cuts the best Show Phase with the reserve and the pile that probably stays; empty
    #: where I have not seen all of my items.
    plans: tuple[Plan, ...]


@dataclass(frozen=True)
class ChoiceAdvice(SwapAdvice):
    """The answer to "whose pile do I take?": every pile that I may take, best first."""

    form: ClassVar[AnswerForm] = AnswerForm.PILES
    rows: tuple[ChoiceRow, ...]


def ranked_cuts(rows: Sequence[CutRow], *, sampled: bool) -> list[CutRow]:
    """The cuts, best first; by samples, one that keeps more and is not clearly worse comes before all."""
    ranked = sorted(
        rows,
        key=lambda row: (row.expected.few, sampled and not row.points, -row.expected.value, -row.kept),
    )
    if sampled:
        # Cuts that were dropped, or never sampled, are worse by as many samples as it took.
        compared = [row for row in ranked if len(row.points) == len(ranked[0].points)]
        points = [row.points for row in compared]
        advised = compared[best_with_evidence(points, 0, [row.kept for row in compared])]
        ranked = [advised, *(row for row in ranked if row is not advised)]
    return ranked


@dataclass(frozen=True)
class RowExplanation:
    """A row of an answer beside the best row."""

    form: ClassVar[AnswerForm] = AnswerForm.ROW_EXPLAINED
    #: The answer.
    advice: CutAdvice | ChoiceAdvice | CollectAdvice | SoloAdvice
    #: The row of the move.
    move: CutRow | ChoiceRow | ItemRow | SoloCutRow | SoloPileRow

    @property
    def best(self) -> CutRow | ChoiceRow | ItemRow | SoloCutRow | SoloPileRow:
        """The row that is advised."""
        return self.advice.rows[0]

    @property
    def difference(self) -> Estimate:
        """The points that the move gives away: by samples the mean of the differences in each of them."""
        return points_given_away(self.best, self.move)

    @property
    def certain(self) -> bool:
        """Whether values are exact, or means of exact values, and not estimates."""
        return self.advice.certain

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl-C ended the search."""
        return self.advice.interrupted


class RatedCut(Candidate, Protocol):
    """A cut with its values, against other players or against Pinzetta."""

    @property
    def cut(self) -> Cut:
        """The cut."""

    @property
    def sure(self) -> frozenset[int]:
        """The items that are mine for sure."""


Row = TypeVar("Row", bound=RatedCut)


@dataclass(frozen=True)
class CutCosts(Generic[Row]):
    """The cuts as wished, and what the wishes cost against the best cut."""

    #: The best cut without wishes.
    best: Row
    #: The cuts with all wishes, best first.
    rows: tuple[Row, ...]
    #: Whether there are any; None where that is not known.
    possible: bool | None
    #: Points expected that all wishes cost together; None without a cut.
    cost: Estimate | None
    #: Each wish alone.
    wishes: tuple[WishCost, ...]
    #: The wishes that cannot hold together; None where a cut has all of them, or that is not known.
    conflict: Conflict | None


def cut_costs(
    rows: Sequence[Row],
    wishes: Sequence[CutWish],
    goods: Goods,
    *,
    proved: bool,
    ranked: Callable[[Sequence[Row]], Sequence[Row]] = tuple,
) -> CutCosts[Row]:
    """Compare the best cut with the best that have some wishes.

    ``proved``: whether the points that each cut keeps are exact, and with them what is mine for sure.
    ``ranked`` ranks some of the cuts anew; by default they stay in order.
    """
    wishes = tuple(dict.fromkeys(wishes))

    def having(some: Sequence[CutWish]) -> Sequence[Row]:
        found = [row for row in rows if all(wish.holds(row.cut, row.sure) for wish in some)]
        return ranked(found) if found else found

    def known(some: Sequence[CutWish]) -> bool:
        return proved or not any(isinstance(wish, KeepWish) for wish in some)

    found = having(wishes)
    if not found and known(wishes):
        needed = list(wishes)
        for wish in wishes:
            others = [each for each in needed if each != wish]
            if not having(others):
                needed = others
        conflict = Conflict(tuple(needed), cut_reason(needed, goods))
        return CutCosts(rows[0], (), False, None, (), conflict)
    alone = []
    for wish in wishes:
        best = next(iter(having([wish])), None)
        possible = True if best else False if known([wish]) else None
        alone.append(WishCost(wish, possible, points_given_away(rows[0], best) if best else None))
    cost = points_given_away(rows[0], found[0]) if found else None
    return CutCosts(rows[0], tuple(found), True if found else None, cost, tuple(alone), None)
