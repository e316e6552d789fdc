"""The lines of a game of Stamp Swap at a real table, each of which says what happened next."""

from __future__ import annotations

from collections.abc import Callable

from stockbook.models.files.words import pick
from stockbook.models.play.player_names import player_named
from stockbook.models.stampswap.box import has_all_tiles, too_many
from stockbook.models.stampswap.table import collecting, showing, swapping
from stockbook.models.stampswap.table.game import TableGame
from stockbook.models.stampswap.table.positions import sight_of_table

PLAYER_LINES: dict[str, Callable[[TableGame, int, str], TableGame]] = {
    **collecting.PLAYER_LINES,
    **swapping.PLAYER_LINES,
    **showing.PLAYER_LINES,
}
TABLE_LINES = collecting.TABLE_LINES
#: Words that a player's name must not be, so that a line says whose it is.
WORDS = (*TABLE_LINES, *PLAYER_LINES)


def played(game: TableGame, line: str) -> TableGame:
    """The game after one line of its record; the given one stays as it is.

    Raises
    ------
    ValueError
        If it cannot be read, or the rules do not allow it at this moment; the message says how to fix it.
    """
    after = _played(game, line)
    if has_all_tiles(after.deck) and after.phase != "over":
        for _, message in too_many(sight_of_table(after)):
            raise ValueError(message)
    return after


def _played(game: TableGame, line: str) -> TableGame:
    """The game after one line, which may name a tile that one's own copy does not have."""
    words = line.split(maxsplit=2)
    if not words or line.startswith("#"):
        return game
    if words[0].lower() in TABLE_LINES:
        return TABLE_LINES[words[0].lower()](game, line.strip()[len(words[0]) :])
    number = player_named(words[0], [seat.name for seat in game.seats])
    if len(words) < 2:
        raise ValueError(
            f"what did {game.seats[number].name} do? For example: {words[0]} collect 2x3 bl an 2"
        )
    verb = pick(words[1], PLAYER_LINES, "action")
    return PLAYER_LINES[verb](game, number, words[2] if len(words) > 2 else "")
