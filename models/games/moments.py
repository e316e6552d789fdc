"""Moments of recorded games: a player's position, and the score sheet, at a line of the record."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.files.text_lines import lines_of
from stockbook.models.files.toml_file import TomlFile, toml_tables
from stockbook.models.files.words import quoted
from stockbook.models.games.player_names import ME, names_for
from stockbook.models.games.real_tables import TABLES, NothingToDecide, TableRecord
from stockbook.models.games.record import RULE, GameHistory, Record, is_table_head, parse_record, replay
from stockbook.models.games.registry import game_module
from stockbook.models.games.score_sheet import ScoreSheet


def moment_tables(text: str, file: str, at: int | None = None, folder: Path | None = None) -> dict[str, Any]:
    """The tables of the position file of the moment at line ``at`` of a record; None for its end.

    ``folder`` is that of the file, in which it may name a deck.

    Raises
    ------
    PositionError
        If the record has a fault up to that line, or there is no decision.
    """
    _check_line(text, file, at)
    if table := table_record(text, file, at, folder):
        records = table.records
        try:
            return records.tables(records.position(table.states()[-1]))
        except PositionError:
            raise
        except ValueError as error:
            where = f"line {table.lines[-1][0]}" if table.lines else ""
            fix = ": --at N is an earlier line" if isinstance(error, NothingToDecide) else ""
            raise PositionError([Fault(file, where, f"{error}{fix}")]) from None
    return position_tables(parse_record(text, file), at)


def moment_sheet(
    text: str, file: str, at: int | None = None, folder: Path | None = None
) -> tuple[str, ScoreSheet]:
    """The name of the game, and everybody's points if it ended at line ``at`` of a record.

    Raises
    ------
    PositionError
        If the record has a fault up to that line.
    """
    _check_line(text, file, at)
    if table := table_record(text, file, at, folder):
        return table.game, table.records.sheet(table.states()[-1])
    record = parse_record(text, file)
    return record.game, score_sheet(record, at)


def moment_sight(text: str, file: str, at: int | None = None, folder: Path | None = None) -> Any:
    """All that I see of a game at a real table at line ``at``; None for a dealt game and once it is over.

    Raises
    ------
    PositionError
        If the record has a fault up to that line.
    """
    table = table_record(text, file, at, folder)
    if table is None:
        return None
    state = table.states()[-1]
    try:
        return table.records.sight(state)
    except ValueError:
        return None


def history_at(record: Record, at: int | None = None) -> GameHistory[Any, Any, Any]:
    """The game as if its record ended with line ``at``; None for the whole record.

    Raises
    ------
    PositionError
        If it cannot be played so far.
    """
    if at is None:
        return replay(record)
    return replay(replace(record, actions=tuple(each for each in record.actions if each.line <= at)))


def position_tables(record: Record, at: int | None = None) -> dict[str, Any]:
    """The tables of the position file of the moment at line ``at``, from the side of who decides there.

    Where one of the players is ``me``, it is always from that side.

    Raises
    ------
    PositionError
        If the record cannot be played so far, or there is no decision.
    """
    history = history_at(record, at)
    player = history.turn
    where = f"line {_last_line(history, record)}"
    if player is None:
        message = "the game has ended, and there is nothing to decide: --at N is an earlier line"
        raise PositionError([Fault(record.file, where, message)])
    if record.names.count(ME) == 1 and player != record.names.index(ME):
        message = f"it is the turn of player {player + 1}, {record.names[player]}: --at N is another line"
        raise PositionError([Fault(record.file, where, message)])
    names = names_for(record.names, player)
    try:
        return game_module(record.game).position_tables(history, player, names)
    except ValueError as error:
        raise PositionError([Fault(record.file, where, str(error))]) from None


def score_sheet(record: Record, at: int | None = None) -> ScoreSheet:
    """Everybody's points if the game ended at line ``at``.

    Raises
    ------
    PositionError
        If the record cannot be played so far.
    """
    history = history_at(record, at)
    game, state = history.game, history.state
    names = names_for(record.names, None)
    return game_module(record.game).score_sheet(game, state, names)


def _check_line(text: str, file: str, at: int | None) -> None:
    """Refuse a line that there is not."""
    lines = len(lines_of(text.rstrip("\r\n")))
    if at is not None and at > lines:
        raise PositionError([Fault(file, "--at", f"there is no line {at}: the record has {lines}")])


def table_record(text: str, file: str, at: int | None, folder: Path | None) -> TableRecord | None:
    """Read the record of a game at a real table; None for a game dealt here.

    Parameters
    ----------
    text
        The text of the record.
    file
        Name of the file for faults.
    at
        The last line that counts; None for all.
    folder
        The folder of the file.

    Raises
    ------
    PositionError
        If the head cannot be read, or games of its kind are not recorded.
    """
    lines = lines_of(text)
    rules = [number for number, line in enumerate(lines) if line.rstrip() == RULE]
    if not rules:
        return None
    rule = rules[-1]
    head = TomlFile(_head("\n".join(lines[:rule]), file, rule), file, folder)
    if not is_table_head(head.tables):
        return None
    if head.game not in TABLES:
        fix = f"games of a real table are recorded for {', '.join(TABLES)}; a dealt one has a seed"
        raise PositionError([Fault(file, "game", f"{quoted(str(head.game))}: {fix}")])
    below = [(n, line) for n, line in enumerate(lines[rule + 1 :], rule + 2) if at is None or n <= at]
    told = tuple((n, line) for n, line in below if line.strip() and not line.startswith("#"))
    return TableRecord(head, told)


def _head(text: str, file: str, end: int) -> dict[str, Any]:
    """The tables above the rule; a fault without a place is at their end."""
    try:
        return toml_tables(text, file)
    except PositionError as error:
        faults = [each if each.key else replace(each, key=f"line {end}") for each in error.faults]
        raise PositionError(faults, error.more) from None


def _last_line(history: GameHistory[Any, Any, Any], record: Record) -> int:
    """The line of the last action that was played."""
    played = record.actions[: len(history.actions)]
    return played[-1].line if played else 1
