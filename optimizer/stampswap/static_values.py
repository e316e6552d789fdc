"""A first guess of what an item brings, without a look at any album: how a simple player values goods."""

from __future__ import annotations

from stockbook.models.stampswap.game.deck import Deck
from stockbook.models.stampswap.game.effects import STACKS
from stockbook.models.stampswap.game.pieces import Pieces
from stockbook.models.stampswap.game.rules import FOREVER_STACK
from stockbook.models.stampswap.game.state import GameTable
from stockbook.models.stampswap.position import SPECIALIST_POINTS, TOKEN_POINTS

#: What a stamp brings besides its value, by what contests pay for a stamp on average; a forever stamp;
#: an exhibitor in each Show Phase; what a specialist's ability is good for.
STAMP, FOREVER, EXHIBITOR, ABILITY = 2.0, 2.5, 2.0, 1.0


class StaticItemValues:
    """Guesses for the items of a deck.

    Parameters
    ----------
    deck, pieces
        The items.
    """

    def __init__(self, deck: Deck, pieces: Pieces) -> None:
        self._deck = deck
        self._known = [tile.points + STAMP * len(tile.stamps) for tile in pieces.tiles]
        for item in deck.stacks[FOREVER_STACK]:
            self._known[item] = FOREVER
        stacks = deck.stacks[: len(STACKS)]
        self._unseen = [sum(self._known[i] for i in stack) / max(1, len(stack)) for stack in stacks]

    def of(self, item: int, table: GameTable, stacks: tuple[int, ...]) -> float:
        """What an item brings; a negative one is a tile unseen, of which the stack is known."""
        deck = self._deck
        if item < 0:
            return self._unseen[stacks[-1 - item]]
        if item < len(self._known):
            return self._known[item]
        if item == deck.token:
            return TOKEN_POINTS
        rounds = 4 - table.round
        if item - deck.attendees.start < len(deck.exhibitors):
            return EXHIBITOR * rounds
        return SPECIALIST_POINTS + ABILITY * (rounds - 1)
