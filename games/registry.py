"""The table of the games: a new game is one line here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any

from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.files.words import nearest, quoted
from stockbook.models.play.protocol import FIRST

if TYPE_CHECKING:
    from stockbook.games.definition import GameDefinition
    from stockbook.games.words import Words
    from stockbook.models.play.protocol import AnyGame
    from stockbook.optimizer.arena.agent import Agent, AgentName

#: The ``game`` key of files -> the module with the game's object, ``GAME``.
MODULES = {
    "stampswap": "stockbook.games.stampswap.definition",
    "pinzetta": "stockbook.games.pinzetta.definition",
    "stamp-albums": "stockbook.games.stamp_albums.definition",
    "stamps": "stockbook.games.stamps.definition",
}


def definition_of(name: str) -> GameDefinition:
    """The definition of the game with this name, or of a variant; loaded when it is first asked for.

    Raises ValueError if there is none; the message helps.
    """
    if name in MODULES:
        found: GameDefinition = import_module(MODULES[name]).GAME
        return found
    known = dict(definitions())
    if name in known:
        return known[name]
    close = nearest(name, known)
    fix = f"did you mean {close!r}?" if close else f"use one of {', '.join(sorted(known))}"
    raise ValueError(f"unknown game {quoted(name)}: {fix}")


def definitions() -> Iterator[tuple[str, GameDefinition]]:
    """All games by their names, each before its variants."""
    for name in MODULES:
        found = definition_of(name)
        yield name, found
        yield from found.variants().items()


def game_of(position: Any) -> GameDefinition:
    """The definition of the game that a position is of."""
    return definition_of(position.game_name)


def recorded_tables() -> tuple[str, ...]:
    """The names of the games of which games at a real table are recorded."""
    return tuple(name for name in MODULES if definition_of(name).table_records is not None)


def make_game(
    name: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    file: str = "",
) -> AnyGame:
    """Make a game by its name, for the usual number of players where ``players`` is None.

    Options that are left out have their defaults; ``file`` is the name for faults.

    Raises PositionError with every fault: an unknown game, a wrong number of players, options that are not
    its own.
    """
    faults = Faults(file)
    with faults.at("game"):
        found = definition_of(name)
    faults.raise_any()
    return found.make(players, TomlTable(options or {}, "options", faults))


def with_first_drawn(game: AnyGame, seed: int) -> AnyGame:
    """The game where the seed has drawn who starts, unless its rules say it."""
    if FIRST not in game.options:
        return game
    first = Random(f"{seed}/{FIRST}").randrange(game.players) + 1
    return make_game(game.name, game.players, {**game.options, FIRST: first})


def make_agent(game: AnyGame, name: AgentName, *, outside: bool = False) -> Agent[Any, Any]:
    """Make an agent for a game by its name; raises a ValueError as ``Agents.factory`` does."""
    return definition_of(game.name).agents.make(game, name, outside=outside)


def words_of(game: AnyGame) -> Words[Any, Any, Any]:
    """The words of a game that is played."""
    return definition_of(game.name).words(game)
