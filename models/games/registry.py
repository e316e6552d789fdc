"""The games by name: where each is made, imported when it is asked for.

A new game is one line here. Its module has two functions: ``make_game(players, options)`` and the way
back, ``game_options(game)``, which names every option, so that a record does not depend on defaults.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol, TypeAlias, cast

from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.files.words import nearest, quoted
from stockbook.models.games.protocol import Game

AnyGame: TypeAlias = Game[Any, Any, Any]
#: The value of an option as a record holds it; the file of one's own copy is one text of many lines.
Option: TypeAlias = bool | int | str | list[Any]

#: The modules that make the games, by the ``game`` key of their files.
GAMES: dict[str, str] = {
    "pinzetta": "stockbook.models.pinzetta.setup",
    "stamp-albums": "stockbook.models.stamp_albums.setup",
    "stamps": "stockbook.models.stamps_game.setup",
    "stampswap": "stockbook.models.stampswap.game.setup",
    "stampswap-season": "stockbook.models.stampswap.game.season",
}


class GameModule(Protocol):
    """What a game's module has for the record, the arena and the terminal."""

    def make_game(self, players: int | None, options: TomlTable) -> AnyGame:
        """The game for so many players; None for as many as it usually has.

        It asks ``options`` for what it knows, adds what is wrong to ``options.faults`` (with the key
        ``players`` where the number is), and ends with ``options.close({})`` and
        ``options.faults.raise_any()``. The option ``deck`` is the text of the file of one's own copy.

        Raises
        ------
        PositionError
            With every fault.
        """

    def game_options(self, game: AnyGame) -> Mapping[str, Option]:
        """All options of a game: ``make_game`` makes an equal one from them."""


def game_module(name: str) -> GameModule:
    """The module of a game.

    Raises
    ------
    ValueError
        If there is no such game; the message helps.
    """
    if name not in GAMES:
        close = nearest(name, GAMES)
        fix = f"did you mean {close!r}?" if close else f"use one of {', '.join(sorted(GAMES))}"
        raise ValueError(f"unknown game {quoted(name)}: {fix}")
    return cast(GameModule, import_module(GAMES[name]))


def make_game(
    name: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    file: str = "",
) -> AnyGame:
    """A game by its name.

    Parameters
    ----------
    name
        As in ``GAMES``.
    players
        How many play; None for as many as usual.
    options
        The game's own; what is left out has its default.
    file
        The name for faults.

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
