"""The sums of a reviewed game, for each player and phase."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from stockbook.optimizer.review.classes import DecisionClass
from stockbook.optimizer.review.game_review import GameReview


@dataclass(frozen=True)
class PlayerTotals:
    """The sums of one player's decisions in a game.

    Parameters
    ----------
    player
        The player, from 0.
    decisions
        Number of decisions.
    lost
        The points that they gave away together.
    by_phase
        The same for each phase.
    classes
        Number of decisions of each class.
    """

    player: int
    decisions: int
    lost: float
    by_phase: Mapping[str, float]
    classes: Mapping[DecisionClass, int]

    @property
    def per_decision(self) -> float:
        """The points given away in a decision, on average; 0 without any."""
        return self.lost / self.decisions if self.decisions else 0.0


def totals(review: GameReview) -> list[PlayerTotals]:
    """The sums of each player whose decisions are reviewed."""
    found = []
    for player in review.players:
        mine = review.of(player)
        by_phase: dict[str, float] = {}
        classes = dict.fromkeys(DecisionClass, 0)
        for each in mine:
            by_phase[each.phase] = by_phase.get(each.phase, 0.0) + each.comparison.lost.value
            classes[each.kind] += 1
        found.append(PlayerTotals(player, len(mine), sum(by_phase.values()), by_phase, classes))
    return found
