"""Lookup tables of searches in STAMPS: lines, tracks and their evaluation, worked out once."""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.models.stamps_game.position import StampsPosition
from stockbook.models.stamps_game.track import Track, points
from stockbook.optimizer.stamps_game.traps import LineTraps, TrackEvaluation, TrackMoves

#: Most lines and tracks that are kept, some 30 MB.
MOST_ENTRIES = 20_000


class LookupTables:
    """Lines, tracks and evaluations for one copy and one way to read the rules; they fill up while used."""

    def __init__(self, position: StampsPosition) -> None:
        self.readings = position.readings
        self.printed = position.deck.track
        self.lines = LineTraps(self.readings)
        self.tracks = TrackMoves(len(self.printed), self.readings)
        self._evaluations: list[TrackEvaluation] = []

    def fit(self, position: StampsPosition) -> bool:
        """Whether the tables are right for a position, and not too large yet."""
        right = (self.readings, self.printed) == (position.readings, position.deck.track)
        return right and len(self.lines) + len(self.tracks) < MOST_ENTRIES

    def evaluation(self, turns: int) -> TrackEvaluation:
        """The evaluation of tracks for a player with so many turns to go."""
        while len(self._evaluations) <= turns:
            self._evaluations.append(TrackEvaluation(self.printed, len(self._evaluations)))
        return self._evaluations[turns]

    def scores(self, tracks: Sequence[Track]) -> list[int]:
        """The points of each player."""
        return [points(track, self.printed) for track in tracks]


def lead(scores: Sequence[int], player: int) -> int:
    """The points by which a player is ahead of the best of the others."""
    return scores[player] - max(score for other, score in enumerate(scores) if other != player)
