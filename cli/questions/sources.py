"""The position that a command is asked about: a file of it, or a moment of a recorded game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from stockbook.cli.questions.failure import WRONG_INPUT, Refused
from stockbook.models.files.faults import Fault
from stockbook.models.files.toml_file import STDIN, TomlFile, read_text
from stockbook.models.games.record import BEGUN, is_record

OPTION = "--at"


def read_source(file: str, at: int | None = None) -> TomlFile:
    """Read a position file, or the position of the moment at line ``at`` of a record; None for its end.

    Raises
    ------
    PositionError
        If the file cannot be read, or nobody decides at that moment.
    Refused
        If a line of a position is asked for.
    """
    text, name = read_text(file)
    if is_record(text):
        from stockbook.models.games.moments import moment_tables

        return TomlFile(moment_tables(text, name, at, folder_of(file, name)), name)
    refuse_line(name, at)
    return position_source(text, name, file)


def position_source(text: str, name: str, file: str) -> TomlFile:
    """The tables in the text of a position file, with its folder, in which it may name others.

    Raises
    ------
    PositionError
        If the file cannot be read.
    Refused
        If its game has not begun.
    """
    if text.startswith(BEGUN):
        message = f"its game has not begun: stockbook table {name} goes on with the answers about it"
        raise Refused(WRONG_INPUT, [Fault(name, "", message)])
    return replace(TomlFile.parse(text, name), folder=folder_of(file, name))


def folder_of(file: str, name: str) -> Path | None:
    """The folder of a file; None for standard input."""
    return None if name == STDIN else Path(file).parent


def refuse_line(name: str, at: int | None) -> None:
    """Refuse a line of what is no record.

    Raises
    ------
    Refused
        If there is one.
    """
    if at is not None:
        message = "this is a position, which has one moment only: leave it out"
        raise Refused(WRONG_INPUT, [Fault(name, OPTION, message)])
