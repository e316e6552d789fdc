"""Moments of recorded games: a player's position, and the score sheet, at a line of the record."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from stockbook.games.records import parse_record, table_record
from stockbook.games.registry import definition_of
from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.files.toml_file import lines_of
from stockbook.models.play.player_names import ME, names_for
from stockbook.models.play.real_tables import NothingToDecide
from stockbook.models.play.record import GameHistory, Record, replay
from stockbook.models.play.score_sheet import ScoreSheet


def moment_tables(text: str, file: str, at: int | None = None, folder: Path | None = None) -> dict[str, Any]:
    """The tables of the position file of the moment at line ``at`` of a record; None for its end.

    ``folder`` is that of the file, in which it may name a deck.

    Raises PositionError if the record has a fault up to that line, or there is no decision.
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

    Raises PositionError if the record has a fault up to that line.
    """
    _check_line(text, file, at)
    if table := table_record(text, file, at, folder):
        return table.game, table.records.sheet(table.states()[-1])
    record = parse_record(text, file)
    return record.game, score_sheet(record, at)


def moment_sight(text: str, file: str, at: int | None = None, folder: Path | None = None) -> Any:
    """All that I see of a game at a real table at line ``at``; None for a dealt game and once it is over.

    Raises PositionError if the record has a fault up to that line.
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

    Raises PositionError if it cannot be played so far.
    """
    if at is None:
        return replay(record)
    return replay(replace(record, actions=tuple(each for each in record.actions if each.line <= at)))


def position_tables(record: Record, at: int | None = None) -> dict[str, Any]:
    """The tables of the position file of the moment at line ``at``, from the side of who decides there.

    Where one of the players is ``me``, it is always from that side.

    Raises PositionError if the record cannot be played so far, or there is no decision.
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
        return definition_of(record.game).position_tables(history, player, names)
    except ValueError as error:
        raise PositionError([Fault(record.file, where, str(error))]) from None


def score_sheet(record: Record, at: int | None = None) -> ScoreSheet:
    """Everybody's points if the game ended at line ``at``.

    Raises PositionError if the record cannot be played so far.
    """
    history = history_at(record, at)
    game, state = history.game, history.state
    names = names_for(record.names, None)
    return definition_of(record.game).score_sheet(game, state, names)


def _check_line(text: str, file: str, at: int | None) -> None:
    """Refuse a line that there is not."""
    lines = len(lines_of(text.rstrip("\r\n")))
    if at is not None and at > lines:
        raise PositionError([Fault(file, "--at", f"there is no line {at}: the record has {lines}")])


def _last_line(history: GameHistory[Any, Any, Any], record: Record) -> int:
    """The line of the last action that was played."""
    played = record.actions[: len(history.actions)]
    return played[-1].line if played else 1
