"""The rest of a Collect Phase: clockwise everyone selects the item that brings most to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from statistics import fmean
from typing import TypeAlias

from stockbook.models.stampswap.effects.effect import COLLECTED
from stockbook.models.stampswap.goods import TokenGood
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.choose_turns import ME, ChooseTurns
from stockbook.optimizer.stampswap.goods_evaluation import DENIED, first_choice

#: Probability that what a player collected stays theirs: of six goods one is reserved, and one of two piles.
KEPT = 0.58
#: Points of each item, one row a player.
Points: TypeAlias = "Sequence[Sequence[float]]"


@dataclass(frozen=True)
class CollectPhase:
    """The rest of a Collect Phase, from my next selection on.

    Parameters
    ----------
    order
        The players in the order of their selections, each as often as they still select; I am 0.
    selected
        The points that each item of the pool brings whoever selects it, even if they lose it in the swap.
    token
        The place of the first-player token in the pool; None where it is not there.
    """

    order: tuple[int, ...]
    selected: tuple[float, ...]
    token: int | None

    @classmethod
    def of(cls, position: Position) -> CollectPhase:
        """The rest of the phase in a position, where it is my turn."""
        tokens = [isinstance(good, TokenGood) for good in position.pool]
        choice = first_choice(1 + len(position.opponents))
        return cls(
            _order(position),
            tuple(choice if token else 0.0 for token in tokens),
            tokens.index(True) if True in tokens else None,
        )

    def gains(self, values: Points, drawn: Points = ()) -> list[float]:
        """The points that selecting each item brings me, against selecting nothing now.

        Parameters
        ----------
        values
            The points that each item brings each player once owned: one row a player, clockwise from me.
        drawn
            The points that each item brings each player who selects it by what it draws; none if empty.
        """
        selected = [
            [points + more for points, more in zip(self.selected, row, strict=True)]
            for row in drawn or [[0.0] * len(self.selected)] * len(values)
        ]
        nothing = self._points_after(values, selected, None)
        return [self._points_after(values, selected, item) - nothing for item in range(len(self.selected))]

    def _points_after(self, values: Points, selected: Points, first: int | None) -> float:
        """My points when I select ``first`` now (None for nothing), less a part of those of the others."""
        rivals = max(1, len(values) - 1)
        left = set(range(len(self.selected)))
        got = [0.0] * len(values)
        for number, player in enumerate(self.order):
            item = first if number == 0 else self._choice(values, selected, left, number)
            if item is None:
                continue
            left.discard(item)
            got[player] += selected[player][item]
            for owner, worth in enumerate(values):
                got[owner] += worth[item] * (KEPT if owner == player else (1 - KEPT) / rivals)
        if self.token in left:
            # Nobody selected it: it goes to the last player to select, outside the swap.
            last = self.order[-1]
            got[last] += values[last][self.token] + selected[last][self.token]
        return got[ME] - DENIED * sum(got[ME + 1 :]) / rivals

    def _choice(self, values: Points, selected: Points, left: set[int], number: int) -> int | None:
        """The item that brings most to the player of a selection.

        The token goes to the last player to select if nobody selects it: who selects last leaves it, and the
        others take that into account in their own last selection; before that it can wait.
        """
        player, last = self.order[number], self.order[-1]
        rest = self.order[number + 1 :]
        worth = {item: KEPT * values[player][item] + selected[player][item] for item in sorted(left)}
        if self.token in worth and player not in rest:
            denied = values[last][self.token] + selected[last][self.token]
            worth[self.token] += DENIED * denied / max(1, len(values) - 1)
            if not rest:
                del worth[self.token]
        return max(worth, key=worth.__getitem__, default=None)


@cache
def pile_taken(players: int) -> float:
    """The probability that a pile of a player is taken in the Choose turns, if everyone picks at random."""
    if players < 2:
        return 0.0

    def taken(turns: ChooseTurns) -> float:
        if turns.turn is None:
            return sum(share.kept is not None for share in turns.shares)
        # Both piles of an owner lead to the same turns.
        return fmean(taken(turns.take((owner, pile))) for owner, pile in turns.piles() if not pile)

    return taken(ChooseTurns.begin(ME, (True,) * players)) / players


def _order(position: Position) -> tuple[int, ...]:
    """The players in the order of their selections; an opponent with more items than I have is before me."""
    turns = max(1, position.turns_left or 1)
    mine = len(position.me.collection)
    if position.turns_left is not None:
        mine = max(mine, COLLECTED - position.turns_left)
    players = 1 + len(position.opponents)
    counts = [len(opponent.collection) for opponent in position.opponents]
    # Who sits between the first player of the round and me has selected before me.
    first = next((player for player, count in enumerate(counts, 1) if count > mine), players)
    whole = tuple(range(players)) * (turns - 1)
    return (*whole, *range(first))
