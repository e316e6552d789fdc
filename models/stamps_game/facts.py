"""A position of STAMPS in words: what its copy assumes."""

from __future__ import annotations

from stockbook.models.stamps_game.grid import COLORS
from stockbook.models.stamps_game.position import StampsPosition

#: Mark of printed values that nobody has looked up.
ASSUMED = "ASSUMED"


def assumptions(position: StampsPosition) -> list[str]:
    """A line for each printed value that a position assumes, because nobody has looked it up."""
    lines = []
    if colors_assumed(position):
        counts = position.deck.in_play(position.players)
        stamps = ", ".join(f"{number} {color}" for color, number in zip(COLORS, counts, strict=True))
        lines.append(f"{ASSUMED}, not looked up: {stamps} in play; your own copy: deck = FILE")
    if "track" in position.deck.assumed:
        printed = ", ".join(map(str, position.deck.track))
        lines.append(f"{ASSUMED}, not looked up: {printed} points under the columns; your own: track = [...]")
    return lines


def colors_assumed(position: StampsPosition) -> bool:
    """Whether the colors of the stamps are assumed."""
    return bool({"stamps", "suns"} & {*position.deck.assumed})
