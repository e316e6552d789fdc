"""What goods bring to one player, by their contests, cards and album: quick, each good by itself."""

from __future__ import annotations

from stockbook.models.bitboard import Bitboard, piece_of
from stockbook.models.contests import Contest
from stockbook.models.position import LAST_ROUND, SPECIALIST_POINTS
from stockbook.models.stamps import Tile
from stockbook.optimizer.stampswap.gauges import aim_of
from stockbook.optimizer.stampswap.prospects import Prospects
from stockbook.optimizer.stampswap.worth import ABILITY, FOREVER

#: How likely a contest is entered, for each round to come and each contest that is open.
ENTERED = 0.8
#: What one more stamp brings to a contest of places, in units.
PLACED = 0.3


class Taste:
    """Values of goods for one player, in points.

    Parameters
    ----------
    prospects
        What scores for them.
    board
        Their album.
    whole
        Whether to look at the whole game, or at this round and what is certain once owned.
    """

    def __init__(self, prospects: Prospects, board: Bitboard, *, whole: bool = True) -> None:
        self._board = board
        last = prospects.round == LAST_ROUND
        self._rounds = LAST_ROUND + 1 - prospects.round if whole else 1
        aims = [(aim, 1.0) for aim in prospects.now]
        aims += [(aim, self._rounds - 1.0) for aim in prospects.each]
        share = min(1.0, ENTERED * self._rounds / max(1, len(prospects.open)))
        aims += [(prospects.contests[i], share) for i in prospects.open]
        if whole or last:
            aims += [(aim, 1.0) for aim in prospects.last if not last]
            aims += [(prospects.finale, 1.0)] if prospects.finale else []
        self._aims = [(aim, weight, aim.hope(board)) for aim, weight in aims if weight]

    def tile(self, tile: Tile) -> float:
        """A stamp tile: its values, and what it adds to contests and cards."""
        if tile.width == 1:
            return FOREVER
        board = self._board
        put = board.put(piece_of(tile, board.grid).at(board.grid.bit((0, 0))))
        # Its place is open yet: the stamps count, the spaces do not.
        added = Bitboard(board.grid, board.empty, put.fixed._replace(corners=board.fixed.corners))
        value = float(tile.points)
        for aim, weight, before in self._aims:
            if aim.spatial:
                value += weight * PLACED * aim.contest.payoff.at(1)
            else:
                value += weight * (aim.hope(added) - before)
        return value

    def exhibitor(self, contest: Contest) -> float:
        """An exhibitor card: what it pays as the album is, and a unit more, in every round to come."""
        return self._rounds * self.shown(contest)

    def shown(self, contest: Contest) -> float:
        """A contest scored once."""
        return aim_of(contest, self._board.grid).hope(self._board) + contest.payoff.at(1)

    def specialist(self) -> float:
        """A specialist card: its points at the end, and a guess for its ability in rounds to come."""
        return SPECIALIST_POINTS + ABILITY * (self._rounds - 1)
