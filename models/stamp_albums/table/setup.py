"""The questions about a new game of Stamp Albums at a real table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from stockbook.models.play.player_names import ME
from stockbook.models.play.table_setup import SetupQuestion, first_question, names_question
from stockbook.models.stamp_albums.setup import PLAYERS
from stockbook.models.stamp_albums.table import lines

#: Words that a player's name must not be, so that a line says whose it is.
WORDS = (lines.MARKET_LINE, *lines.PLAYER_WORDS)


def setup(told: Mapping[str, Any]) -> Iterator[SetupQuestion]:
    """Who plays, and who starts; the questions that what was told leaves."""
    if "players" not in told:
        yield names_question("the other player, such as ann", PLAYERS - 1, WORDS)
    elif "first" not in told:
        yield first_question("who starts; Enter if it is me", told["players"], ME)
