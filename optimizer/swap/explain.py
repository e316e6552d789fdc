"""A cut, a pile or an item against the best one, and what wishes about a cut cost together and each alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Generic, Protocol, TypeVar

from stockbook.models.play.goal import AnswerForm
from stockbook.models.stampswap.goods import Goods
from stockbook.models.stampswap.swap.cuts import Cut, CutWish, KeepWish, cut_reason
from stockbook.optimizer.placement.conflict import Conflict
from stockbook.optimizer.placement.what_if import WishCost
from stockbook.optimizer.sampling.intervals import Candidate, Estimate, points_given_away
from stockbook.optimizer.stampswap.collect_phase import CollectAdvice, ItemRow
from stockbook.optimizer.swap.answer import ChoiceAdvice, ChoiceRow, CutAdvice, CutRow

if TYPE_CHECKING:
    from stockbook.optimizer.pinzetta.advice import SoloAdvice, SoloCutRow, SoloPileRow


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
        return isinstance(self.advice, CollectAdvice) or self.advice.certain

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl-C ended the search."""
        return not isinstance(self.advice, CollectAdvice) and self.advice.interrupted


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
