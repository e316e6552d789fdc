"""Records of games: text files with the setup and every action, from which a game is played again."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeVar

from stockbook.models.files.faults import Fault, Faults, PositionError
from stockbook.models.files.kinds import RECORD, refuse_other
from stockbook.models.files.text_lines import lines_of
from stockbook.models.files.toml_file import RULE as RULE
from stockbook.models.files.toml_file import read_text, toml_tables
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.files.toml_text import toml_value
from stockbook.models.files.words import BLANKS, quoted
from stockbook.models.games.protocol import Game
from stockbook.models.games.registry import AnyGame, Option, game_module, make_game

State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")

#: The first line of a file with answers about a new game at a real table that are not complete.
BEGUN = "# The answers about a new game at a real table; to go on: stockbook table FILE"
MOST_PLAYERS = 9
MAX_SEED = 2**63 - 1
_ACTION = re.compile(r"([1-9]) +(\S.*)")


@dataclass(frozen=True)
class RecordedAction:
    """One action in a record of a game.

    Parameters
    ----------
    player
        Number of the player who acted, from 0.
    text
        The action as the game writes it.
    line
        Its line in the file; 0 if it is in none.
    """

    player: int
    text: str
    line: int = field(default=0, compare=False)

    def __str__(self) -> str:
        """The line of a file."""
        return f"{self.player + 1} {self.text}"


@dataclass(frozen=True)
class Record:
    """Everything needed to play a game again: its setup, the seed of all chance, and the actions.

    Parameters
    ----------
    game
        Name of the game.
    players
        Number of players.
    seed
        Seed of the random generator that ``start`` and every ``apply`` share.
    names
        Name of each player.
    options
        Value of every option of the game.
    actions
        The actions so far.
    file
        Name of the file it was read from, for faults.
    text
        The text of this file, with the remarks in it.
    """

    game: str
    players: int
    seed: int
    names: tuple[str, ...]
    options: Mapping[str, Option]
    actions: tuple[RecordedAction, ...] = ()
    file: str = field(default="", compare=False)
    text: str = field(default="", compare=False, repr=False)

    def __str__(self) -> str:
        """The text of the file."""
        lines = [
            f"# A game of {self.game}; to go on: stockbook play --resume FILE",
            f"game = {toml_value(self.game)}",
            f"players = {self.players}",
            f"seed = {self.seed}",
            f"names = {toml_value(list(self.names))}",
        ]
        if self.options:
            lines += ["", "[options]", *(f"{key} = {_value(value)}" for key, value in self.options.items())]
        lines += ["", RULE, *map(str, self.actions)]
        return "\n".join(lines) + "\n"


class GameHistory(Generic[State, Action, View]):
    """A game in progress with all its states and actions so far; the seed is that of all random choices.

    Attributes
    ----------
    states
        The states from the first to the present one.
    actions
        The actions that led from each state to the next.
    """

    def __init__(self, game: Game[State, Action, View], seed: int) -> None:
        self.game = game
        self.seed = seed
        self._rng = Random(seed)
        self.states = [game.start(self._rng)]
        self.actions: list[RecordedAction] = []

    @property
    def state(self) -> State:
        """The present state."""
        return self.states[-1]

    @property
    def turn(self) -> int | None:
        """The player who decides next; None at the end."""
        return self.game.turn(self.state)

    def play(self, action: Action) -> None:
        """Apply a legal action of the player whose turn it is."""
        player = self.turn
        if player is None:
            raise ValueError("the game has ended")
        self.actions.append(RecordedAction(player, self.game.write(action)))
        self.states.append(self.game.apply(self.state, action, self._rng))

    @cached_property
    def options(self) -> Mapping[str, Option]:
        """All options of the game, which stay as they are."""
        return game_module(self.game.name).game_options(self.game)

    def record(self, names: Sequence[str]) -> Record:
        """The record of the game so far, with a name for each player."""
        game = self.game
        return Record(game.name, game.players, self.seed, tuple(names), self.options, tuple(self.actions))


def game_of(record: Record) -> AnyGame:
    """Make the game that a record is about.

    Raises
    ------
    PositionError
        If there is no such game.
    """
    return make_game(record.game, record.players, record.options, file=record.file)


def replay(record: Record) -> GameHistory[Any, Any, Any]:
    """Play a recorded game again, up to its last action.

    Raises
    ------
    PositionError
        If it cannot be played so; the fault names the line of the file.
    """
    history = GameHistory(game_of(record), record.seed)
    for number, recorded in enumerate(record.actions, 1):
        place = f"line {recorded.line}" if recorded.line else f"action {number}"
        faults = Faults(record.file)
        with faults.at(place):
            history.play(_legal(history, recorded))
        faults.raise_any()
    return history


def _legal(history: GameHistory[Any, Any, Any], recorded: RecordedAction) -> Any:
    """The legal action that a line of a record means.

    Raises
    ------
    ValueError
        If it is not possible now; the message says what is.
    """
    turn = history.turn
    if turn is None:
        raise ValueError("the game has ended before this action: take it out")
    if recorded.player != turn:
        raise ValueError(f"it is player {turn + 1}'s turn, not player {recorded.player + 1}'s")
    action = history.game.read(recorded.text)
    actions = history.game.actions(history.state)
    if action not in actions:
        example = history.game.write(actions[0])
        raise ValueError(
            f"{quoted(recorded.text)} is not possible here: {quoted(example)} would be, for example"
        )
    return action


def read_record(path: str | Path) -> Record:
    """Read the record in a file, or on standard input when ``path`` is ``-``; ``replay`` checks its actions.

    Raises
    ------
    PositionError
        With every fault of the file and its line.
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

    Raises
    ------
    PositionError
        With every fault and its line.
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
    record = _setup(tables, faults)
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
        game_of(record)
    except PositionError as error:
        raise PositionError([_with_line(fault, head) for fault in error.faults], error.more) from None
    return replace(record, actions=tuple(actions), text="\n".join(lines))


def refuse_begun(text: str, file: str) -> None:
    """Refuse a file with answers about a new game at a real table that are not complete.

    Raises
    ------
    PositionError
        If it is one; ``file`` is its name.
    """
    if text.startswith(BEGUN):
        message = f"its game has not begun: stockbook table {file} goes on with the answers about it"
        raise PositionError([Fault(file, "", message)])


def _refuse_other(text: str, file: str) -> None:
    """Refuse a position or a deck, and say what it is; the head of a record names players or a seed."""
    try:
        tables = toml_tables(text, file)
    except PositionError:
        return
    if not tables.keys() & {"players", "seed"}:
        refuse_other(tables, file, RECORD)


def _setup(tables: Mapping[str, Any], faults: Faults) -> Record:
    """The record without its actions, from the tables above the rule."""
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
    return Record(game, players, seed, names, options if isinstance(options, dict) else {}, file=faults.file)


def _with_line(fault: Fault, head: Sequence[str]) -> Fault:
    """A fault of the setup with the line where its key stands."""
    key = re.split(r"[.\[]", fault.key.removeprefix("options."))[0]
    start = re.compile(rf"\s*{re.escape(key)}\s*=")
    line = next((number for number, text in enumerate(head, 1) if key and start.match(text)), None)
    return fault if line is None else replace(fault, key=f"line {line}, {fault.key}")


def _value(value: Option) -> str:
    """The value of an option as TOML; a text of several lines stays readable."""
    if isinstance(value, str) and "\n" in value and "'''" not in value:
        return f"'''\n{value}'''"
    if isinstance(value, str) and value.endswith("\n"):
        return f'{toml_value(value[:-1])[:-1]}\\n"'
    return toml_value(value)
