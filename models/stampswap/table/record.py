"""Records of games at a real table: a head, then a line for each thing that happened, read one at a time."""

from __future__ import annotations

from collections.abc import Callable

from stockbook.models.contests import Contest
from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.files.words import pick
from stockbook.models.games.player_names import ME, player_named, read_first, read_players
from stockbook.models.stampswap.deck_file import read_named_deck
from stockbook.models.stampswap.game.deck_faults import MOST_PLAYERS, TYPES
from stockbook.models.stampswap.table import collecting, showing, swapping
from stockbook.models.stampswap.table.game import TableGame
from stockbook.models.stampswap.table.rounds import fresh
from stockbook.models.stampswap.tickets import TicketContests

GAME = "stampswap"
UNKNOWN = "?"
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


def table_game_from(file: TomlFile) -> TableGame:
    """The game before its first line, from the head of a record.

    Raises
    ------
    PositionError
        With every fault.
    """
    faults = Faults(file.name)
    top = TomlTable(file.tables, "", faults)
    top.require("game", f'game = "{GAME}"')
    top.require("players", 'players = ["me", "ann", "ben"], clockwise')
    top.require("contests", 'contests = ["edges 10", "sets theme 9"]')
    top.word("game", (GAME,))
    names = read_players(top, 2, MOST_PLAYERS, WORDS)
    deck = read_named_deck(top, file)
    contests, finale = read_contests(top), read_contest(top, "finale")
    mats = _mats(top, len(names))
    starts = read_first(top, names)
    top.close({})
    faults.raise_any()
    seats = tuple(fresh(name, mats[number] if mats else None) for number, name in enumerate(names))
    return TableGame(contests, finale, seats, names.index(ME), deck, first=starts)


def read_contests(top: TomlTable) -> tuple[Contest, ...]:
    """The contests that take tickets, as the head of a record has them."""
    tickets = TicketContests()
    for place, text in top.texts("contests", TYPES - 1, least=1):
        with top.faults.at(place):
            tickets.add(text)
    return tickets.contests


def read_contest(top: TomlTable, key: str) -> Contest | None:
    """The contest of a key of the head; None where it is missing."""
    text = top.text(key)
    with top.faults.at(key):
        return None if text is None else Contest.parse(text)
    return None


def _mats(top: TomlTable, players: int) -> list[Contest | None]:
    """The exhibitor on each player's mat; none if they are not told."""
    mats: list[Contest | None] = []
    for place, text in top.texts("mats", MOST_PLAYERS):
        mats.append(None)
        with top.faults.at(place):
            mats[-1] = None if text.strip() == UNKNOWN else Contest.parse(text)
    if mats and len(mats) != players:
        top.faults.add(
            "mats", f'{len(mats)} for {players} players: write one for each, "?" if it is not known'
        )
        return []
    return mats
