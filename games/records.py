"""Records of games, dealt here or at a real table, read from texts, and the moments at their lines."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from stockbook.games.registry import definition_of, make_game, recorded_tables
from stockbook.models.files.faults import Fault, Faults, PositionError
from stockbook.models.files.toml_file import RULE, TomlFile, lines_of, read_text, toml_tables
from stockbook.models.files.toml_table import RECORD, TomlTable, refuse_other
from stockbook.models.files.words import BLANKS, quoted
from stockbook.models.play.player_names import ME, names_for
from stockbook.models.play.protocol import ScoreSheet
from stockbook.models.play.real_tables import NothingToDecide, TableRecord
from stockbook.models.play.record import GameHistory, Record, RecordedAction, replay

#: The first line of a file with answers about a new game at a real table that are not complete.
BEGUN = "# The answers about a new game at a real table; to go on: stockbook table FILE"
MOST_PLAYERS = 9
MAX_SEED = 2**63 - 1
_ACTION = re.compile(r"([1-9]) +(\S.*)")


def read_record(path: str | Path) -> Record:
    """Read the record in a file, or on standard input when ``path`` is ``-``; ``replay`` checks its actions.

    Raises PositionError with every fault of the file and its line.
    """
    return parse_record(*read_text(path))


def is_record(text: str) -> bool:
    """Whether a text is a record: no other file has the line between setup and actions."""
    return any(line.rstrip() == RULE for line in lines_of(text))


def is_table_head(tables: Mapping[str, Any]) -> bool:
    """Whether the head of a record is that of a game at a real table, which names its players."""
    return "seed" not in tables and isinstance(tables.get("players"), list)


def parse_record(text: str, file: str = "") -> Record:
    """Read the text of a record; ``file`` is the name for its faults.

    Raises PositionError with every fault and its line.
    """
    lines = lines_of(text.rstrip("\r\n"))
    # The file of one's own copy, which is one of the options, may have such a line too.
    rules = [number for number, line in enumerate(lines, 1) if line.rstrip() == RULE]
    if not rules:
        refuse_begun(text, file)
        _refuse_other(text, file)
        message = f"no actions: add a line {RULE} and, below it, one a line"
        raise PositionError([Fault(file, f"line {len(lines)}", message)])
    head = lines[: rules[-1] - 1]
    faults = Faults(file)
    tables = toml_tables("\n".join(head), file)
    if is_table_head(tables):
        message = "this is a game at a real table, which has no seed: stockbook table FILE goes on with it"
        raise PositionError([Fault(file, "players", message)])
    game, players, seed, names, options = _setup(tables, faults)
    actions = []
    for number, line in enumerate(lines[rules[-1] :], rules[-1] + 1):
        found = _ACTION.fullmatch(line.translate(BLANKS).strip())
        if found:
            actions.append(RecordedAction(int(found[1]) - 1, found[2], number))
        elif line.strip() and not line.startswith("#"):
            fix = "write the player's number, a blank, and the action"
            faults.add(f"line {number}", f"{quoted(line)} is no action: {fix}")
    try:
        faults.raise_any()
        made = make_game(game, players, options, file=file)
    except PositionError as error:
        raise PositionError([_with_line(fault, head) for fault in error.faults], error.more) from None
    return Record(made, seed, names, tuple(actions), file, "\n".join(lines))


def table_record(text: str, file: str, at: int | None, folder: Path | None) -> TableRecord | None:
    """Read the record of a game at a real table; None for a game dealt here.

    ``at`` is the last line that counts, None for all; ``folder`` is that of the file, whose name faults have.
    Raises PositionError if the head cannot be read, or games of its kind are not recorded.
    """
    lines = lines_of(text)
    rules = [number for number, line in enumerate(lines) if line.rstrip() == RULE]
    if not rules:
        return None
    rule = rules[-1]
    head = TomlFile(_head("\n".join(lines[:rule]), file, rule), file, folder)
    if not is_table_head(head.tables):
        return None
    known = recorded_tables()
    if head.game not in known:
        fix = f"games of a real table are recorded for {', '.join(known)}; a dealt one has a seed"
        raise PositionError([Fault(file, "game", f"{quoted(str(head.game))}: {fix}")])
    below = [(n, line) for n, line in enumerate(lines[rule + 1 :], rule + 2) if at is None or n <= at]
    told = tuple((n, line) for n, line in below if line.strip() and not line.startswith("#"))
    records = definition_of(head.game).table_records
    assert records is not None
    return TableRecord(head, told, records)


def refuse_begun(text: str, file: str) -> None:
    """Refuse a file with answers about a new game at a real table that are not complete.

    Raises PositionError if it is one; ``file`` is its name.
    """
    if text.startswith(BEGUN):
        message = f"its game has not begun: stockbook table {file} goes on with the answers about it"
        raise PositionError([Fault(file, "", message)])


def _head(text: str, file: str, end: int) -> dict[str, Any]:
    """The tables above the rule; a fault without a place is at their end."""
    try:
        return toml_tables(text, file)
    except PositionError as error:
        faults = [each if each.key else replace(each, key=f"line {end}") for each in error.faults]
        raise PositionError(faults, error.more) from None


def _refuse_other(text: str, file: str) -> None:
    """Refuse a position or a deck, and say what it is; the head of a record names players or a seed."""
    try:
        tables = toml_tables(text, file)
    except PositionError:
        return
    if not tables.keys() & {"players", "seed"}:
        refuse_other(tables, file, RECORD)


def _setup(
    tables: Mapping[str, Any], faults: Faults
) -> tuple[str, int, int, tuple[str, ...], Mapping[str, Any]]:
    """The game, the number of players, the seed, their names and the options in the tables above the rule."""
    table = TomlTable(tables, "", faults)
    for example in ('game = "stamps"', "players = 2", "seed = 1", 'names = ["me", "planner"]'):
        table.require(example.partition(" ")[0], example)
    game = table.text("game") or ""
    players = table.number("players", 1, MOST_PLAYERS) or 0
    seed = table.number("seed", 0, MAX_SEED) or 0
    names = tuple(text for _, text in table.texts("names", MOST_PLAYERS))
    if players and names and len(names) != players:
        faults.add("names", f"{len(names)} for {players} players: write one for each")
    table.table("options")
    table.close({})
    options = tables.get("options")
    return game, players, seed, names, options if isinstance(options, dict) else {}


def _with_line(fault: Fault, head: Sequence[str]) -> Fault:
    """A fault of the setup with the line where its key stands."""
    key = re.split(r"[.\[]", fault.key.removeprefix("options."))[0]
    start = re.compile(rf"\s*{re.escape(key)}\s*=")
    line = next((number for number, text in enumerate(head, 1) if key and start.match(text)), None)
    return fault if line is None else replace(fault, key=f"line {line}, {fault.key}")


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
    if not any(table.records.questions(state)):
        return None
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
