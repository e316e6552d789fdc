"""The table of the games: a new game is one line here.

On the floors above, its agents, its commands and its table in the terminal are found by its folder.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.files.words import nearest, quoted
from stockbook.models.games.protocol import AnyGame
from stockbook.models.games.score_sheet import ScoreSheet

if TYPE_CHECKING:
    from stockbook.models.games.record import GameHistory

#: The ``game`` key of a game's files -> its module in ``stockbook.models``, imported when it is asked for.
#: The first part is the name of its folder, the same on every floor.
GAMES: dict[str, str] = {
    "stampswap": "stampswap.game.setup",
    "pinzetta": "pinzetta.setup",
    "stamp-albums": "stamp_albums.setup",
    "stamps": "stamps_game.setup",
    "stampswap-season": "stampswap.game.season",
}
#: Ending of the key of a game for one player that isolates a part of another game; it has no position files.
SEASON = "-season"


class GameModule(Protocol):
    """The functions of a game's module that records, the arena and the terminal call."""

    def make_game(self, players: int | None, options: TomlTable) -> AnyGame:
        """Make the game for a number of players; None for the usual number.

        It asks ``options`` for the keys it knows, adds what is wrong to ``options.faults`` (with the key
        ``players`` for a wrong number), and ends with ``options.close({})`` and
        ``options.faults.raise_any()``. The option ``deck`` is the text of the deck file of one's own copy.

        Raises
        ------
        PositionError
            With every fault.
        """

    def position_tables(
        self, history: GameHistory[Any, Any, Any], player: int, names: Sequence[str]
    ) -> dict[str, Any]:
        """The tables of the position file of a player's view; ``names`` are those of all players.

        Raises
        ------
        ValueError
            If files cannot say it.
        """

    def score_sheet(self, game: AnyGame, state: Any, names: Sequence[str]) -> ScoreSheet:
        """Everybody's points if the game ended in a state; ``names`` are those of all players."""


def game_module(name: str) -> GameModule:
    """Import the module of a game.

    Raises
    ------
    ValueError
        If there is no such game; the message helps.
    """
    if name not in GAMES:
        close = nearest(name, GAMES)
        fix = f"did you mean {close!r}?" if close else f"use one of {', '.join(sorted(GAMES))}"
        raise ValueError(f"unknown game {quoted(name)}: {fix}")
    return cast(GameModule, import_module(f"stockbook.models.{GAMES[name]}"))


def game_folder(name: str) -> str:
    """The name of the folder or module that each floor has for a game."""
    return GAMES[name].partition(".")[0]


def make_game(
    name: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    file: str = "",
) -> AnyGame:
    """Make a game by its name, for the usual number of players where ``players`` is None.

    Options that are left out have their defaults; ``file`` is the name for faults.

    Raises
    ------
    PositionError
        With every fault: an unknown game, a wrong number of players, options that are not its own.
    """
    faults = Faults(file)
    with faults.at("game"):
        module = game_module(name)
    faults.raise_any()
    return module.make_game(players, TomlTable(options or {}, "options", faults))
