"""A cut, a pile or an item against the best one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from stockbook.models.play.goal import AnswerForm
from stockbook.optimizer.sampling.intervals import Estimate
from stockbook.optimizer.sampling.pairs import points_given_away
from stockbook.optimizer.stampswap.best_item import CollectAdvice, ItemRow
from stockbook.optimizer.swap.answer import ChoiceAdvice, ChoiceRow, CutAdvice, CutRow

if TYPE_CHECKING:
    from stockbook.optimizer.pinzetta.advice import SoloAdvice, SoloCutRow, SoloPileRow


@dataclass(frozen=True)
class RowExplanation:
    """A row of an answer beside the best row.

    Parameters
    ----------
    advice
        The answer.
    move
        The row of the move.
    """

    form: ClassVar[AnswerForm] = AnswerForm.ROW_EXPLAINED
    advice: CutAdvice | ChoiceAdvice | CollectAdvice | SoloAdvice
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
