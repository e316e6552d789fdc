"""Moments of recorded games: a player's position, and the score sheet, at a line of the record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.games.record import GameHistory, Record, parse_record, replay
from stockbook.models.games.registry import game_module
from stockbook.models.games.score_sheet import ScoreSheet

#: The name of the person whose record it is, in ``names``.
ME = "me"


def moment_tables(text: str, file: str, at: int | None = None) -> dict[str, Any]:
    """The tables of the position file of the moment at line ``at`` of a record; None for its end.

    Raises
    ------
    PositionError
        If the record has a fault up to that line, or there is no decision.
    """
    return position_tables(_record(text, file, at), at)


def moment_sheet(text: str, file: str, at: int | None = None) -> tuple[str, ScoreSheet]:
    """The name of the game, and everybody's points if it ended at line ``at`` of a record.

    Raises
    ------
    PositionError
        If the record has a fault up to that line.
    """
    record = _record(text, file, at)
    return record.game, score_sheet(record, at)


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


def names_for(names: Sequence[str], player: int | None) -> tuple[str, ...]:
    """A name for each player as a position file of one of them has it: no two alike, and one is ``me``."""
    found = []
    for number, name in enumerate(names):
        if number == player:
            found.append(ME)
            continue
        taken = not name.strip() or names.count(name) > 1 or (name == ME and player is not None)
        found.append(f"player {number + 1}" if taken else name)
    return tuple(found)


def _record(text: str, file: str, at: int | None) -> Record:
    """The record in a text that has a line ``at``."""
    lines = len(text.splitlines())
    if at is not None and at > lines:
        raise PositionError([Fault(file, "--at", f"there is no line {at}: the record has {lines}")])
    return parse_record(text, file)


def _last_line(history: GameHistory[Any, Any, Any], record: Record) -> int:
    """The line of the last action that was played."""
    played = record.actions[: len(history.actions)]
    return played[-1].line if played else 1
