"""The view that one player has of a game of STAMPS, in words too; a position file holds the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from stockbook.models.stamps_game.deck import HAND, StampsDeck
from stockbook.models.stamps_game.grid import (
    COLORS,
    OUR_READINGS,
    START,
    StampGrid,
    StampsReadings,
    Track,
    piece_points,
)

if TYPE_CHECKING:
    from stockbook.models.stampswap.scoring import ScoreLine

#: Mark of printed values that nobody has looked up.
ASSUMED = "ASSUMED"


@dataclass(frozen=True)
class Opponent:
    """Another player as I see them: their name, their pieces, and the number of stamps that they hold."""

    name: str
    track: Track = START
    hand: int = HAND


@dataclass(frozen=True)
class StampsPosition:
    """A game as one player sees it.

    My hand has the order of ``COLORS``, the opponents are clockwise from the one after me, and the pile is a
    number. ``seat`` is my number in the game, from 0, and ``turn`` that of whose turn it is; None at the end.
    """

    game_name: ClassVar[str] = "stamps"

    grid: StampGrid
    hand: tuple[str, ...]
    pile: int
    opponents: tuple[Opponent, ...]
    deck: StampsDeck
    track: Track = START
    readings: StampsReadings = OUR_READINGS
    seat: int = 0
    turn: int | None = 0

    @property
    def players(self) -> int:
        """The number of players."""
        return 1 + len(self.opponents)

    @property
    def hidden(self) -> int:
        """The number of stamps that I do not see: those of the pile and of the other hands."""
        return self.pile + sum(opponent.hand for opponent in self.opponents)

    @property
    def tracks(self) -> tuple[Track, ...]:
        """Everybody's pieces, by their number in the game."""
        others = [opponent.track for opponent in self.opponents]
        after = self.players - self.seat - 1
        return (*others[after:], self.track, *others[:after])

    def unseen(self) -> tuple[int, ...]:
        """The number of stamps of each color that I do not see, in the order of ``COLORS``.

        Where the copy is assumed, these may be more than the hidden ones. If they would be fewer, some of
        each color are added until there are enough: a wrong assumption must not forbid a real position.
        """
        seen = Counter(self.grid.values()) + Counter(self.hand)
        left = [
            max(0, number - seen[color])
            for color, number in zip(COLORS, self.deck.in_play(self.players), strict=True)
        ]
        missing = self.hidden - sum(left)
        more = -(-missing // len(COLORS)) if missing > 0 else 0
        return tuple(number + more for number in left)


def assumptions(position: StampsPosition) -> list[str]:
    """A line for each printed value that a position assumes, because nobody has looked it up."""
    lines = []
    if position.deck.colors_assumed:
        counts = position.deck.in_play(position.players)
        stamps = ", ".join(f"{number} {color}" for color, number in zip(COLORS, counts, strict=True))
        lines.append(f"{ASSUMED}, not looked up: {stamps} in play; your own copy: deck = FILE")
    return [*lines, *points_assumed(position)]


def points_assumed(position: StampsPosition) -> list[str]:
    """A line for the points under the columns, where nobody has looked them up."""
    if "track" not in position.deck.assumed:
        return []
    printed = ", ".join(map(str, position.deck.track))
    return [f"{ASSUMED}, not looked up: {printed} points under the columns; your own: track = [...]"]


def players_points(position: StampsPosition) -> dict[str, list[ScoreLine]]:
    """The points of each player if the game ended now, piece by piece, clockwise from me."""
    tracks = {"me": position.track, **{each.name: each.track for each in position.opponents}}
    return {name: track_lines(track, position.deck.track) for name, track in tracks.items()}


def track_lines(track: Track, printed: Sequence[int]) -> list[ScoreLine]:
    """The points of a player's pieces, one by one."""
    from stockbook.models.stampswap.scoring import ScoreLine

    places = [f"column {column}" if column else "not moved" for column in track]
    return [
        ScoreLine(f"{color}, {place}", points)
        for color, place, points in zip(COLORS, places, piece_points(track, printed), strict=True)
    ]
