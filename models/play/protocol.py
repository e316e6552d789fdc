"""The protocol that every game implements: start, turns, legal actions, their effect, views and score sheets.

A game is a value: its number of players, its options, its cards. States, actions and views are frozen
dataclasses of the game's own; a state is never changed, the next one is made from it. The terminal
and the arena know games by this protocol alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from stockbook.models.files.toml_table import TomlTable

if TYPE_CHECKING:
    from stockbook.models.stampswap.scoring import ScoreLine


State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")

#: The value of an option in a record; the deck file of one's own copy is one text of many lines.
Option: TypeAlias = bool | int | str | list[Any]
#: The option with the number of the player who starts.
FIRST = "first"


class Game(Protocol[State, Action, View]):
    """The rules of one game for a number of players, who count from 0 clockwise."""

    @property
    def name(self) -> str:
        """Name of the game, as in the ``game`` key of its files."""

    @property
    def players(self) -> int:
        """Number of players."""

    @property
    def options(self) -> Mapping[str, Option]:
        """All options of the game, from which an equal one is made: a record does not depend on defaults."""

    def start(self, rng: Random) -> State:
        """The first state. Everything is shuffled here, in orders that the state keeps hidden."""

    def turn(self, state: State) -> int | None:
        """The player who decides next; None at the end. Simultaneous decisions come one after the other,
        and ``view`` hides those that the others have made."""

    def actions(self, state: State) -> Sequence[Action]:
        """Every legal action of the player whose turn it is, each once; never empty before the end."""

    def apply(self, state: State, action: Action, rng: Random) -> State:
        """The state after a legal action and everything that follows from it without a decision.

        ``rng`` is for chance in the middle of a game, such as a reshuffle.
        """

    def score(self, state: State) -> tuple[int, ...]:
        """The points of each player if the game ended now."""

    def winners(self, state: State) -> tuple[int, ...]:
        """The players who would win if the game ended now, with ties broken as the rules say."""

    def view(self, state: State, player: int) -> View:
        """Everything that a player may see, and nothing else: the content of a position file of the game."""

    def sample(self, view: View, rng: Random) -> State:
        """A determinization: a state with this view, the hidden part drawn by what the player can know."""

    def write(self, action: Action) -> str:
        """An action as one line of a game's record, such as ``red 1,5``."""

    def read(self, text: str) -> Action:
        """Read an action that ``write`` wrote or a player typed.

        Raises ValueError if it is no action of this game; the message helps.
        """


AnyGame: TypeAlias = Game[Any, Any, Any]


@dataclass(frozen=True)
class Seen:
    """The view of one player as the position of a game that has no other positions."""

    game: AnyGame
    view: Any

    @property
    def game_name(self) -> str:
        """Name of the game."""
        return self.game.name

    @property
    def player(self) -> int | None:
        """The player who sees it, from 0; None where nobody in a game with this view sees the same."""
        state = self.game.sample(self.view, Random(0))
        players = range(self.game.players)
        return next((each for each in players if self.game.view(state, each) == self.view), None)


def read_first(options: TomlTable, players: int) -> int:
    """The player who starts, from 0, by the option of a game; the first one where it is left out."""
    return (options.number(FIRST, 1, players) or 1) - 1


@dataclass(frozen=True)
class ScoreSheet:
    """Everybody's points if the game ended now, line by line.

    ``ties`` has each player's number of what breaks a tie, the higher one wins, and ``tie_break`` the words
    for it: empty where ties are shared, or it is not known yet. ``missing`` has a text for all that is not
    counted because nobody has told it, or that is taken for granted. ``final`` is whether the game has ended
    and everybody's points are known, so that somebody has won.
    """

    players: Mapping[str, Sequence[ScoreLine]]
    tie_break: str = ""
    ties: Mapping[str, int] = field(default_factory=dict)
    missing: tuple[str, ...] = ()
    final: bool = True

    def total(self, name: str) -> int:
        """A player's points."""
        return sum(line.points for line in self.players[name])

    def place(self, name: str) -> int:
        """A player's place, from 1; those with equal points whom no tie-break parts share one."""
        mine = self._rank(name)
        return 1 + sum(self._rank(other) > mine for other in self.players)

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of those in the first place; none where nobody has won yet."""
        return tuple(name for name in self.players if self.final and self.place(name) == 1)

    def _rank(self, name: str) -> tuple[int, int]:
        return self.total(name), self.ties.get(name, 0)
