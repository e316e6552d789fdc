"""What the items of a game bring to one player."""

from __future__ import annotations

from stockbook.models.position import TOKEN_POINTS
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.pieces import Pieces
from stockbook.models.stampswap.state import View
from stockbook.optimizer.stampswap.prospects import board_of, prospects
from stockbook.optimizer.stampswap.taste import Taste

#: An unseen tile counts as the mean of so many of its stack.
MEAN_OF = 12


class ItemTaste:
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

    def __init__(self, deck: Deck, pieces: Pieces, view: View, player: int) -> None:
        seat = view.table.seats[player]
        self._deck = deck
        self._pieces = pieces
        self._stacks = view.stacks
        self._taste = Taste(prospects(deck, pieces, view.table, seat), board_of(pieces, seat))
        self._known: dict[int, float] = {}

    def of(self, item: int) -> float:
        """What an item is worth in points; a negative one is an unseen tile."""
        if item not in self._known:
            self._known[item] = self._value(item)
        return self._known[item]

    def _value(self, item: int) -> float:
        deck, taste = self._deck, self._taste
        if item < 0:
            stack = deck.stacks[self._stacks[-1 - item]]
            few = stack[:: max(1, len(stack) // MEAN_OF)]
            return sum(map(self.of, few)) / max(1, len(few))
        if self._pieces.is_tile(item):
            return taste.tile(self._pieces.tiles[item])
        if item == deck.token:
            return TOKEN_POINTS
        number = item - deck.attendees.start
        if number < len(deck.exhibitors):
            return taste.exhibitor(deck.exhibitors[number])
        effect = deck.specialists[number - len(deck.exhibitors)].effect
        value = taste.specialist()
        if effect.contest:
            worth = taste.exhibitor if effect.kind == "show" else taste.shown
            value += worth(effect.contest)
        return value
