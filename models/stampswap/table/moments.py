"""Moments of records of games at a real table, as files and commands ask for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.games.score_sheet import ScoreSheet
from stockbook.models.stampswap.table.game import TableGame
from stockbook.models.stampswap.table.positions import position_of_table, sheet_of_table
from stockbook.models.stampswap.table.record import played, table_game_from
from stockbook.models.stampswap.writing import position_to_dict


def position_tables(head: TomlFile, lines: Sequence[tuple[int, str]]) -> dict[str, Any]:
    """The tables of the position file of the moment after these lines.

    Raises
    ------
    PositionError
        With the first line that is not possible, or the last one if I have nothing to decide after it.
    """
    game = table_game(head, lines)
    try:
        return position_to_dict(position_of_table(game))
    except ValueError as error:
        where = f"line {lines[-1][0]}" if lines else ""
        raise PositionError([Fault(head.name, where, str(error))]) from None


def score_sheet(head: TomlFile, lines: Sequence[tuple[int, str]]) -> ScoreSheet:
    """Everybody's points if the game ended after these lines.

    Raises
    ------
    PositionError
        With the first line that is not possible.
    """
    return sheet_of_table(table_game(head, lines))


def table_game(head: TomlFile, lines: Sequence[tuple[int, str]]) -> TableGame:
    """The game after these lines, each with its number in the file.

    Raises
    ------
    PositionError
        With the first line that is not possible.
    """
    return table_states(head, lines)[-1]


def table_states(head: TomlFile, lines: Sequence[tuple[int, str]]) -> list[TableGame]:
    """The game before the first of these lines, and after each of them.

    Raises
    ------
    PositionError
        With the first line that is not possible.
    """
    states = [table_game_from(head)]
    for number, line in lines:
        try:
            states.append(played(states[-1], line))
        except ValueError as error:
            raise PositionError([Fault(head.name, f"line {number}", str(error))]) from None
    return states
