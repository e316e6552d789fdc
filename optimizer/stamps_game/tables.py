"""What searches in STAMPS look up again and again."""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.models.stamps_game.position import StampsPosition
from stockbook.models.stamps_game.track import Track, points
from stockbook.optimizer.stamps_game.traps import Lines, Pieces, Worth

#: Lines and tracks that are kept in mind; some 30 MB.
MOST_KNOWN = 20_000


class Tables:
    """Lines, pieces and points of one copy and one way to read the rules; they fill up while they are used.

    Parameters
    ----------
    position
        Any of the game.
    """

    def __init__(self, position: StampsPosition) -> None:
        self.readings = position.readings
        self.printed = position.deck.track
        self.lines = Lines(self.readings)
        self.pieces = Pieces(len(self.printed), self.readings)
        self._worths: list[Worth] = []

    def fit(self, position: StampsPosition) -> bool:
        """Whether they are right for such positions, and not too large yet."""
        right = (self.readings, self.printed) == (position.readings, position.deck.track)
        return right and len(self.lines) + len(self.pieces) < MOST_KNOWN

    def worth(self, turns: int) -> Worth:
        """What tracks are worth to a player with so many turns to go."""
        while len(self._worths) <= turns:
            self._worths.append(Worth(self.printed, len(self._worths)))
        return self._worths[turns]

    def scores(self, tracks: Sequence[Track]) -> list[int]:
        """What each player has."""
        return [points(track, self.printed) for track in tracks]


def lead(scores: Sequence[int], player: int) -> int:
    """How far a player is ahead of the best of the others."""
    return scores[player] - max(score for other, score in enumerate(scores) if other != player)
