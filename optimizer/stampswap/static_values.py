"""Static values of items, the same for every album, by which a simple agent values goods."""

from __future__ import annotations

from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.effects.effect import STACKS
from stockbook.models.stampswap.game.dealt_rounds import FOREVER_STACK
from stockbook.models.stampswap.game.pieces import Pieces
from stockbook.models.stampswap.game.state import StampSwapTable
from stockbook.models.stampswap.position import SPECIALIST_POINTS, TOKEN_POINTS

#: Points that contests pay for a stamp on average, of a forever stamp, of an exhibitor in each Show Phase,
#: and of a specialist's ability in each round.
STAMP, FOREVER, EXHIBITOR, ABILITY = 2.0, 2.5, 2.0, 1.0


class StaticItemValues:
    """Values of the items of a deck that depend on the round, and on no album.

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

    def of(self, item: int, table: StampSwapTable, stacks: tuple[int, ...]) -> float:
        """The value of an item; a negative number stands for an unseen tile, of which the stack is known."""
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
