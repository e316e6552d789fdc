"""Records of games: text files with the setup and every action, from which a game is played again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from random import Random
from typing import Any, Generic, TypeVar

from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import RULE as RULE
from stockbook.models.files.toml_table import toml_value
from stockbook.models.files.words import quoted
from stockbook.models.play.protocol import AnyGame, Game, Option

State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")


@dataclass(frozen=True)
class RecordedAction:
    """One action in a record of a game: the player, from 0, and the action as the game writes it.

    ``line`` is its line in the file; 0 if it is in none.
    """

    player: int
    text: str
    line: int = field(default=0, compare=False)

    def __str__(self) -> str:
        """The line of a file."""
        return f"{self.player + 1} {self.text}"


@dataclass(frozen=True)
class Record:
    """Everything needed to play a game again: the game with its options, the seed, the names and the actions.

    The seed is that of the random generator that ``start`` and every ``apply`` share. ``file`` is the name of
    the file that it was read from, for faults, and ``text`` what stands there, with the remarks in it.
    """

    rules: AnyGame
    seed: int
    names: tuple[str, ...]
    actions: tuple[RecordedAction, ...] = ()
    file: str = field(default="", compare=False)
    text: str = field(default="", compare=False, repr=False)

    @property
    def game(self) -> str:
        """Name of the game."""
        return self.rules.name

    def __str__(self) -> str:
        """The text of the file."""
        options = self.rules.options
        lines = [
            f"# A game of {self.game}; to go on: stockbook play --resume FILE",
            f"game = {toml_value(self.game)}",
            f"players = {self.rules.players}",
            f"seed = {self.seed}",
            f"names = {toml_value(list(self.names))}",
        ]
        if options:
            lines += ["", "[options]", *(f"{key} = {_value(value)}" for key, value in options.items())]
        lines += ["", RULE, *map(str, self.actions)]
        return "\n".join(lines) + "\n"


class GameHistory(Generic[State, Action, View]):
    """A game in progress with all its states and actions so far; the seed is that of all random choices.

    Each of the actions led from the state at its place to the next.
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

    def record(self, names: Sequence[str]) -> Record:
        """The record of the game so far, with a name for each player."""
        return Record(self.game, self.seed, tuple(names), tuple(self.actions))


def replay(record: Record) -> GameHistory[Any, Any, Any]:
    """Play a recorded game again, up to its last action.

    Raises PositionError if it cannot be played so; the fault names the line of the file.
    """
    history = GameHistory(record.rules, record.seed)
    for number, recorded in enumerate(record.actions, 1):
        place = f"line {recorded.line}" if recorded.line else f"action {number}"
        faults = Faults(record.file)
        with faults.at(place):
            history.play(_legal(history, recorded))
        faults.raise_any()
    return history


def _legal(history: GameHistory[Any, Any, Any], recorded: RecordedAction) -> Any:
    """The legal action that a line of a record means.

    Raises ValueError if it is not possible now; the message says what is.
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


def _value(value: Option) -> str:
    """The value of an option as TOML; a text of several lines stays readable."""
    if isinstance(value, str) and "\n" in value and "'''" not in value:
        return f"'''\n{value}'''"
    if isinstance(value, str) and value.endswith("\n"):
        return f'{toml_value(value[:-1])[:-1]}\\n"'
    return toml_value(value)


def continued(begun: Record | None, now: Record) -> str:
    """The text of a file for a game that goes on from a record, or whose last actions are taken back.

    ``begun`` is the record as it was read, None for a new game, and ``now`` that of the game as it stands.
    """
    if begun is None or not begun.text:
        return str(now)
    lines = begun.text.split("\n")
    rule = max(number for number, line in enumerate(lines) if line.rstrip() == RULE)
    head, body = lines[:rule], list(enumerate(lines[rule + 1 :], rule + 2))
    if begun.names != now.names:
        made = str(replace(now, actions=())).rstrip("\n").split("\n")[:-1]
        remarks = takewhile(lambda line: line.startswith("#"), head)
        head = [*(line for line in remarks if line not in made), *made]
    pairs = zip(begun.actions, now.actions, strict=False)
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    gone = {action.line for action in begun.actions[same:]}
    kept = (line for number, line in body if number not in gone)
    more = (str(action) for action in now.actions[same:])
    return "\n".join([*head, RULE, *kept, *more]) + "\n"
