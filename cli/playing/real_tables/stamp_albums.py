"""Stamp Albums at a real table: the setup of a new game, and the line that advice means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.cli.playing.real_tables.asking import asked, read_names
from stockbook.models.games.player_names import ME, player_named
from stockbook.models.stamp_albums.actions import EndTurn
from stockbook.models.stamp_albums.game import NAME
from stockbook.models.stamp_albums.setup import PLAYERS
from stockbook.models.stamp_albums.table.game import AlbumsTableGame
from stockbook.models.stamp_albums.table.record import WORDS

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page
    from stockbook.engine.advice import Advice


def asked_head(page: Page) -> dict[str, Any]:
    """Ask who plays, and who starts."""

    def names_of(text: str) -> list[str]:
        return read_names(text, ME, PLAYERS - 1, WORDS)

    names = asked(page, "the other player, such as ann", names_of)
    first = asked(page, "who starts; Enter if it is me", lambda text: names[player_named(text or ME, names)])
    return {"game": NAME, "players": names, "first": first}


def advised_lines(table: AlbumsTableGame, advice: Advice) -> list[str]:
    """The line of the first purchase of the best plan, or of the end of the turn."""
    answer: Any = advice.answer
    return [f"{ME} {(*answer.advice[0].plan, EndTurn())[0]}"]
