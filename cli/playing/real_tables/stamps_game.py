"""STAMPS at a real table: the setup of a new game, and the line that advice means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.cli.playing.real_tables.asking import asked, read_names
from stockbook.models.files.words import integer
from stockbook.models.games.player_names import ME, player_named
from stockbook.models.stamps_game.deck import MOST_COLUMNS, MOST_POINTS, MOST_STAMPS
from stockbook.models.stamps_game.game import MAX_PLAYERS, MIN_PLAYERS, NAME
from stockbook.models.stamps_game.table.game import StampsTableGame
from stockbook.models.stamps_game.table.record import WORDS

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page
    from stockbook.engine.advice import Advice


def asked_head(page: Page) -> dict[str, Any]:
    """Ask who plays, and for what is printed on one's own copy."""

    def names_of(text: str) -> list[str]:
        return read_names(text, ME, MAX_PLAYERS - 1, WORDS)

    names = asked(page, "the other players, clockwise from me, such as ann ben", names_of)
    first = asked(page, "who starts; Enter if it is me", lambda text: names[player_named(text or ME, names)])
    track = asked(page, "the points under the columns, such as 1 2 3 4 5 6 7 8; Enter assumes these", _track)
    # How many stamps have a sun is not known; without them two players draw fewer.
    question = "the stamps left to draw after dealing; Enter if you have not counted them"
    pile = asked(page, question, _pile) if len(names) == MIN_PLAYERS else {}
    return {"game": NAME, "players": names, "first": first, **track, **pile}


def advised_lines(table: StampsTableGame, advice: Advice) -> list[str]:
    """The line that plays the best move."""
    answer: Any = advice.answer
    return [f"{ME} {answer.advice[0].move}"]


def _track(text: str) -> dict[str, list[int]]:
    words = text.replace(",", " ").split()
    if len(words) > MOST_COLUMNS:
        raise ValueError(f"{len(words)} columns: at most {MOST_COLUMNS} are possible")
    printed = [integer(word, "number", -MOST_POINTS, MOST_POINTS) for word in words]
    return {"track": printed} if printed else {}


def _pile(text: str) -> dict[str, int]:
    return {"pile": integer(text, "number", 0, MOST_STAMPS)} if text else {}
