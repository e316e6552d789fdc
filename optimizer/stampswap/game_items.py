"""Evaluation of the items of a game for one player."""

from __future__ import annotations

from collections.abc import Iterable

from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.effects.effect import NOTHING, Effect
from stockbook.models.stampswap.game.dealt_rounds import FOREVER_STACK, stack_number
from stockbook.models.stampswap.game.pieces import Pieces
from stockbook.models.stampswap.game.state import Seat, StampSwapView
from stockbook.models.stampswap.position import LAST_ROUND, TOKEN_POINTS
from stockbook.optimizer.stampswap.collect_phase import pile_taken
from stockbook.optimizer.stampswap.goods_evaluation import GoodsEvaluator, first_choice
from stockbook.optimizer.stampswap.prospects import board_of, prospects_at_table

#: Number of tiles of a stack whose mean value an unseen tile of it gets.
TILES_AVERAGED = 12
#: Points of one more reserved item in each round to come.
RESERVED = 2.0


class GameItemEvaluator:
    """Evaluates the items of a game, by their numbers, for one player.

    Parameters
    ----------
    deck, pieces
        The items.
    view
        The game as one player sees it.
    player
        The player for whom items are evaluated.
    """

    def __init__(self, deck: Deck, pieces: Pieces, view: StampSwapView, player: int) -> None:
        table = view.table
        seat = table.seats[player]
        forever = [_forever_stamps(deck, each) for each in table.seats]
        rivals = (*forever[:player], *forever[player + 1 :])
        self._deck = deck
        self._pieces = pieces
        self._stacks = view.stacks
        self._players = len(table.seats)
        self._rounds_left = LAST_ROUND - table.round
        self._evaluator = GoodsEvaluator(
            prospects_at_table(deck, pieces, table, seat), board_of(pieces, seat), rivals=rivals
        )
        self._known: dict[int, float] = {}
        self._sets: dict[frozenset[int], float] = {}

    def of(self, item: int) -> float:
        """The value of an item by itself; a negative number stands for an unseen tile."""
        if item not in self._known:
            self._known[item] = self._value(item)
        return self._known[item]

    def together(self, items: Iterable[int]) -> float:
        """The value of items together, which for stamps that make sets is more than one by one."""
        chosen = frozenset(items)
        if chosen not in self._sets:
            tiles = [item for item in chosen if item >= 0 and self._pieces.is_tile(item)]
            rest = sum(self.of(item) for item in sorted(chosen.difference(tiles)))
            tiles_value = (
                self._evaluator.tiles([self._pieces.tiles[item] for item in sorted(tiles)]) if tiles else 0.0
            )
            self._sets[chosen] = tiles_value + rest
        return self._sets[chosen]

    def selected(self, item: int) -> float:
        """The points that an item brings whoever selects it, even if they lose it in the swap."""
        if item == self._deck.token:
            return first_choice(self._players)
        return self._gained(self._effect(item).collected_draw)

    def _effect(self, item: int) -> Effect:
        return next(self._pieces.effects((item,)), NOTHING)

    def _gained(self, stack: str) -> float:
        """The value of a stamp that an ability brings from a stack; of an empty name nothing."""
        return self._mean(stack_number(stack)) if stack else 0.0

    def _mean(self, stack: int) -> float:
        items = self._deck.stacks[stack]
        sample = items[:: max(1, len(items) // TILES_AVERAGED)]
        return sum(map(self.of, sample)) / max(1, len(sample))

    def _value(self, item: int) -> float:
        deck, evaluator = self._deck, self._evaluator
        if item < 0:
            return self._mean(self._stacks[-1 - item])
        if self._pieces.is_tile(item):
            return evaluator.tile(self._pieces.tiles[item])
        if item == deck.token:
            return TOKEN_POINTS
        number = item - deck.attendees.start
        if number < len(deck.exhibitors):
            return evaluator.exhibitor(deck.exhibitors[number])
        effect = self._effect(item)
        value = evaluator.specialist(effect)
        taken = pile_taken(self._players) * self._gained(effect.taken_draw)
        gained = self._gained(effect.collected_draw) + taken
        return value + self._rounds_left * (gained + RESERVED * effect.reserves.most)


def _forever_stamps(deck: Deck, seat: Seat) -> int:
    return sum(tile in deck.stacks[FOREVER_STACK] for tile, _ in seat.placed)
