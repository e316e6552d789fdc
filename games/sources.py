"""The position that a question is about, of any game: a file of it, or a moment of a recorded game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from stockbook.games.records import is_record, moment_tables, refuse_begun
from stockbook.games.registry import MODULES, definition_of
from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.files.toml_file import STDIN, TomlFile, read_text
from stockbook.models.files.toml_table import POSITION, refuse_other
from stockbook.models.files.words import nearest, quoted

OPTION = "--at"
#: The game of a file that does not say it.
STAMP_SWAP = "stampswap"


def read_source(file: str, at: int | None = None) -> TomlFile:
    """Read a position file, or the position of the moment at line ``at`` of a record; None for its end.

    Raises PositionError if the file cannot be read, nobody decides at that moment, or a line of a position is
    asked for.
    """
    text, name = read_text(file)
    if is_record(text):
        return TomlFile(moment_tables(text, name, at, folder_of(file, name)), name)
    refuse_line(name, at)
    return position_source(text, name, file)


def position_source(text: str, name: str, file: str) -> TomlFile:
    """The tables in the text of a position file, with its folder, in which it may name others.

    Raises PositionError if it is no position, or that of a game whose setup is not complete.
    """
    refuse_begun(text, name)
    return replace(TomlFile.parse(text, name), folder=folder_of(file, name))


def folder_of(file: str, name: str) -> Path | None:
    """The folder of a file; None for standard input."""
    return None if name == STDIN else Path(file).parent


def refuse_line(name: str, at: int | None) -> None:
    """Refuse a line of what is no record.

    Raises PositionError if there is one.
    """
    if at is not None:
        message = "this is a position, which has one moment only: leave it out"
        raise PositionError([Fault(name, OPTION, message)])


def game_in(source: TomlFile) -> str:
    """The game of a position file; Stamp Swap where it is missing or nearly Stamp Swap.

    Raises PositionError if there is no such game, or it is a file of another kind.
    """
    refuse_other(source.tables, source.name, POSITION)
    game = source.game if isinstance(source.game, str) else STAMP_SWAP
    if game in MODULES:
        return game
    close = nearest(game, MODULES)
    if close == STAMP_SWAP:
        # Its reading tells this fault with all the others.
        return STAMP_SWAP
    fix = f"did you mean {close!r}?" if close else f"use one of {', '.join(map(repr, MODULES))}"
    raise PositionError([Fault(source.name, "game", f"unknown game {quoted(game)}: {fix}")])


def position_in(source: TomlFile) -> Any:
    """The position in the tables of a file, of the type that its game has.

    Raises PositionError with every fault.
    """
    return definition_of(game_in(source)).read(source)
