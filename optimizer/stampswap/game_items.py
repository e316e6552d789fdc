"""What the items of a game bring to one player."""

from __future__ import annotations

from collections.abc import Iterable

from stockbook.models.stampswap.game.deck import Deck
from stockbook.models.stampswap.game.effects import STACKS, Effect
from stockbook.models.stampswap.game.pieces import Pieces
from stockbook.models.stampswap.game.rules import FOREVER_STACK, effects
from stockbook.models.stampswap.game.state import Seat, StampSwapView
from stockbook.models.stampswap.position import LAST_ROUND, TOKEN_POINTS
from stockbook.optimizer.stampswap.goods_evaluation import GoodsEvaluator
from stockbook.optimizer.stampswap.prospects import board_of, prospects_at_table

#: An unseen tile counts as the mean of so many of its stack.
MEAN_OF = 12
#: What one more reserved item is worth in each round to come.
RESERVED = 2.0


class GameItemEvaluator:
    """Values of items, by number, for one player.

    Parameters
    ----------
    deck, pieces
        The items.
    view
        What is seen of the game.
    player
        Whose taste it is.
    """

    def __init__(self, deck: Deck, pieces: Pieces, view: StampSwapView, player: int) -> None:
        table = view.table
        seat = table.seats[player]
        forever = [_forever(deck, each) for each in table.seats]
        rivals = (*forever[:player], *forever[player + 1 :])
        self._deck = deck
        self._pieces = pieces
        self._stacks = view.stacks
        self._after = LAST_ROUND - table.round
        self._taste = GoodsEvaluator(
            prospects_at_table(deck, pieces, table, seat), board_of(pieces, seat), rivals=rivals
        )
        self._known: dict[int, float] = {}
        self._sets: dict[frozenset[int], float] = {}

    def of(self, item: int) -> float:
        """What an item by itself is worth in points; a negative one is an unseen tile."""
        if item not in self._known:
            self._known[item] = self._value(item)
        return self._known[item]

    def together(self, items: Iterable[int]) -> float:
        """What items are worth together: of stamps that make sets that is more than one by one."""
        asked = frozenset(items)
        if asked not in self._sets:
            tiles = [item for item in asked if item >= 0 and self._pieces.is_tile(item)]
            rest = sum(self.of(item) for item in sorted(asked.difference(tiles)))
            found = self._taste.tiles([self._pieces.tiles[item] for item in sorted(tiles)]) if tiles else 0.0
            self._sets[asked] = found + rest
        return self._sets[asked]

    def selected(self, item: int) -> float:
        """What an item brings whoever selects it, even if they lose it in the swap."""
        effect = self._effect(item)
        return self._gained(effect) if effect.kind == "collected" else 0.0

    def _effect(self, item: int) -> Effect:
        return next(effects(self._deck, (item,)), Effect())

    def _gained(self, effect: Effect) -> float:
        """What a stamp gained by an ability is worth."""
        return self._mean(FOREVER_STACK if effect.stack == "forever" else STACKS.index(effect.stack))

    def _mean(self, stack: int) -> float:
        items = self._deck.stacks[stack]
        few = items[:: max(1, len(items) // MEAN_OF)]
        return sum(map(self.of, few)) / max(1, len(few))

    def _value(self, item: int) -> float:
        deck, taste = self._deck, self._taste
        if item < 0:
            return self._mean(self._stacks[-1 - item])
        if self._pieces.is_tile(item):
            return taste.tile(self._pieces.tiles[item])
        if item == deck.token:
            return TOKEN_POINTS
        number = item - deck.attendees.start
        if number < len(deck.exhibitors):
            return taste.exhibitor(deck.exhibitors[number])
        effect, value = self._effect(item), taste.specialist()
        if effect.contest:
            return value + (taste.exhibitor if effect.kind == "show" else taste.shown)(effect.contest)
        if effect.stack:
            return value + self._after * self._gained(effect)
        return value + self._after * RESERVED * (effect.number if effect.kind == "reserve" else 0)


def _forever(deck: Deck, seat: Seat) -> int:
    return sum(tile in deck.stacks[FOREVER_STACK] for tile, _ in seat.placed)
