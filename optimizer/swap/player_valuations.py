"""The worth of goods to each player of a table, whose albums may not all be known."""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.goods import Good, StampGood
from stockbook.models.stampswap.position import Position, seen_by
from stockbook.models.stampswap.swap.choose_turns import ME
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.swap.game_valuation import GameValuation
from stockbook.optimizer.swap.goods_keys import fixed_points
from stockbook.optimizer.swap.valuation import TILE_ORDERS, Valuation

#: Where an album is not known: points that a stamp, or an exhibitor, is taken to bring beside its value.
ROUGH_STAMP, ROUGH_EXHIBITOR = 3, 4


class PlayerValuations:
    """The valuation of goods by each player.

    Parameters
    ----------
    position
        The position from my side.
    seed
        Seed of the searches.
    goal
        The points that goods are valued by. In the last round both goals are the same.
    searched
        Whether exact values are searched afterwards, so that first estimates may be rougher.

    Attributes
    ----------
    goal
        The goal; always ``now`` in the last round.
    by_player
        The valuation by each player; None where their album is not known.
    """

    def __init__(
        self, position: Position, seed: int = 0, *, goal: Goal = Goal.NOW, searched: bool = False
    ) -> None:
        self.goal = Goal.NOW if position.last else goal
        views = [seen_by(position, player) for player in range(len(position.opponents) + 1)]
        # Many more values are asked of the others' albums, and rough ones do until they are searched.
        self.by_player: list[Valuation | None] = [
            None
            if view is None
            else GameValuation(view)
            if self.goal is Goal.GAME
            else Valuation(view, seed, TILE_ORDERS if player == ME else 0, searched=searched)
            for player, view in enumerate(views)
        ]
        self._gains: dict[tuple[int, Good], float] = {}

    def stop_with(self, budget: SearchBudget) -> None:
        """Make no more placements when the time is over: ``value`` then raises ``Stopped`` for new goods."""
        for valuation in self.by_player:
            if valuation:
                valuation.check = budget.check

    def value(self, player: int, goods: Sequence[Good]) -> float:
        """Return what goods, with all faces known, are worth to a player, as far as it is known.

        Players count clockwise from me, 0.
        """
        valuation = self.by_player[player]
        return rough_value(goods) if valuation is None else valuation.known(goods).best

    def gap(self, player: int, goods: Sequence[Good]) -> float:
        """Return how much more than ``value`` says goods may be worth."""
        valuation = self.by_player[player]
        return 0.0 if valuation is None else valuation.known(goods).gap

    def gain(self, player: int, good: Good) -> float:
        """Return what a good by itself brings to a player."""
        key = player, good
        if key not in self._gains:
            self._gains[key] = self.value(player, (good,)) - self.value(player, ())
        return self._gains[key]


def rough_value(goods: Sequence[Good]) -> float:
    """Estimate what goods bring to a player whose album is not known (docs/swap.md)."""
    found = fixed_points(goods)
    for good in goods:
        if isinstance(good, StampGood):
            found += ROUGH_STAMP * len(good.tile.stamps)
        elif not fixed_points((good,)):
            found += ROUGH_EXHIBITOR
    return found
