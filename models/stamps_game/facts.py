"""A position of STAMPS in words: what its copy assumes."""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.models.stamps_game.grid import COLORS
from stockbook.models.stamps_game.position import StampsPosition
from stockbook.models.stamps_game.track import Track, piece_points
from stockbook.models.stampswap.scoring import ScoreLine

#: Mark of printed values that nobody has looked up.
ASSUMED = "ASSUMED"


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
    places = [f"column {column}" if column else "not moved" for column in track]
    return [
        ScoreLine(f"{color}, {place}", points)
        for color, place, points in zip(COLORS, places, piece_points(track, printed), strict=True)
    ]
