"""The questions about a new game of STAMPS at a real table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from stockbook.models.files.words import integer
from stockbook.models.play.player_names import ME
from stockbook.models.play.table_setup import SetupQuestion, first_question, names_question
from stockbook.models.stamps_game.deck import MOST_COLUMNS, MOST_POINTS, MOST_STAMPS
from stockbook.models.stamps_game.game import MAX_PLAYERS, MIN_PLAYERS
from stockbook.models.stamps_game.grid import COLORS
from stockbook.models.stamps_game.table import game as lines

#: Words that a player's name must not be, so that a line says whose it is.
WORDS = (lines.SQUARE, *lines.PLAYER_WORDS, *COLORS)


def setup(told: Mapping[str, Any]) -> Iterator[SetupQuestion]:
    """Who plays, and what is printed on one's own copy; the questions that what was told leaves."""
    names: list[str] = told.get("players", [])
    if not names:
        yield names_question("the other players, clockwise from me, such as ann ben", MAX_PLAYERS - 1, WORDS)
        return
    if "first" not in told:
        yield first_question("who starts; Enter if it is me", names, ME)
    if "track" not in told:
        words = "the points under the columns, such as 1 2 3 4 5 6 7 8; Enter assumes these"
        yield SetupQuestion("track", words, _track, "")
    if "pile" not in told and len(names) == MIN_PLAYERS:
        # How many stamps have a sun is not known; without them two players draw fewer.
        words = "the stamps left to draw after dealing; Enter if you have not counted them"
        yield SetupQuestion("pile", words, _pile, "")


def _track(text: str) -> list[int] | None:
    words = text.replace(",", " ").split()
    if len(words) > MOST_COLUMNS:
        raise ValueError(f"{len(words)} columns: at most {MOST_COLUMNS} are possible")
    return [integer(word, "number", -MOST_POINTS, MOST_POINTS) for word in words] or None


def _pile(text: str) -> int | None:
    return integer(text, "number", 0, MOST_STAMPS) if text else None
