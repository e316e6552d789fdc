"""What an item brings to one player, by their contests, cards and album: quick, each item by itself."""

from __future__ import annotations

from stockbook.models.position import LAST_ROUND, SPECIALIST_POINTS, TOKEN_POINTS
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.pieces import Pieces
from stockbook.models.stampswap.state import View
from stockbook.optimizer.stampswap.board import Board, piece_of
from stockbook.optimizer.stampswap.gauges import Aim
from stockbook.optimizer.stampswap.prospects import aim_of, board_of, prospects
from stockbook.optimizer.stampswap.worth import ABILITY, FOREVER

#: How likely a contest is entered, for each round to come and each contest that is open.
ENTERED = 0.8
#: What one more stamp brings to a contest of places, in units.
PLACED = 0.3
#: An unseen tile counts as the mean of so many of its stack.
MEAN_OF = 12


class Taste:
    """Values of items for one player.

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
        self._deck = deck
        self._pieces = pieces
        self._stacks = view.stacks
        seat = view.table.seats[player]
        self._rounds = LAST_ROUND + 1 - view.table.round
        self._board = board_of(pieces, seat)
        found = prospects(deck, view.table, seat)
        share = min(1.0, ENTERED * self._rounds / max(1, len(found.open)))
        self._aims: list[tuple[Aim, float]] = [(aim, 1.0) for aim in (*found.now, *found.last)]
        self._aims += [(aim, self._rounds - 1.0) for aim in found.each]
        self._aims += [(found.contests[i], share) for i in found.open]
        if found.finale:
            self._aims.append((found.finale, 1.0))
        self._hopes = [aim.hope(self._board) for aim, _ in self._aims]
        self._known: dict[int, float] = {}

    def of(self, item: int) -> float:
        """What an item is worth in points; a negative one is an unseen tile."""
        if item not in self._known:
            self._known[item] = self._value(item)
        return self._known[item]

    def _value(self, item: int) -> float:
        deck = self._deck
        if item < 0:
            stack = deck.stacks[self._stacks[-1 - item]]
            few = stack[:: max(1, len(stack) // MEAN_OF)]
            return sum(map(self.of, few)) / max(1, len(few))
        if item < len(deck.tiles):
            return self._tile(item)
        if self._pieces.is_tile(item):
            return FOREVER
        if item == deck.token:
            return TOKEN_POINTS
        number = item - deck.attendees.start
        if number < len(deck.exhibitors):
            return self._rounds * self._shown(aim_of(deck.exhibitors[number]))
        effect = deck.specialists[number - len(deck.exhibitors)].effect
        value = SPECIALIST_POINTS + ABILITY * (self._rounds - 1)
        if effect.contest:
            value += self._shown(aim_of(effect.contest)) * (self._rounds if effect.kind == "show" else 1)
        return value

    def _shown(self, aim: Aim) -> float:
        """What a contest pays in a Show Phase: as now, and a unit more."""
        return aim.hope(self._board) + aim.contest.payoff.at(1)

    def _tile(self, item: int) -> float:
        tile = self._pieces.tiles[item]
        put = self._board.put(piece_of(tile, self._pieces.grid), self._pieces.grid.bit((0, 0)))
        # Its place is open yet: the stamps count, the spaces do not.
        added = Board(put.grid, self._board.empty, put.spots, self._board.corners)
        value = float(tile.points)
        for (aim, weight), before in zip(self._aims, self._hopes, strict=True):
            if aim.gauge.spatial:
                value += weight * PLACED * aim.contest.payoff.at(1)
            else:
                value += weight * (aim.hope(added) - before)
        return value
