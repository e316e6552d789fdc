"""What every game here can do: start, say whose turn it is and what they may do, go on, and score.

A game is a value: its number of players, its options, its cards. States, actions and views are frozen
dataclasses of the game's own; a state is never changed, the next one is made from it. Who plays, in
the terminal or in the arena, knows a game by this protocol alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar

State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")


class Game(Protocol[State, Action, View]):
    """The rules of one game for a number of players, who count from 0 clockwise."""

    @property
    def name(self) -> str:
        """As in the ``game`` key of its files."""

    @property
    def players(self) -> int:
        """How many play."""

    def start(self, rng: Random) -> State:
        """A first state: all that is shuffled is shuffled here, in orders that the state keeps hidden."""

    def turn(self, state: State) -> int | None:
        """Whose decision comes next; None at the end. Decisions made at once come one after the other, and
        ``view`` hides those that the others have made."""

    def actions(self, state: State) -> Sequence[Action]:
        """Every legal action of the player whose turn it is, each once; never empty before the end."""

    def apply(self, state: State, action: Action, rng: Random) -> State:
        """The state after a legal action, and after what follows by itself.

        Parameters
        ----------
        state
            Before the action.
        action
            One of ``actions``.
        rng
            For what chance decides in the middle of a game, such as a reshuffle.
        """

    def score(self, state: State) -> tuple[int, ...]:
        """The points of each player if the game ended now."""

    def winners(self, state: State) -> tuple[int, ...]:
        """Who wins if the game ended now, ties broken as the rules break them."""

    def view(self, state: State, player: int) -> View:
        """All that a player may see, and nothing else; what a position file of the game says."""

    def sample(self, view: View, rng: Random) -> State:
        """A state that looks like this view, its hidden part drawn as likely as the player can know."""

    def write(self, action: Action) -> str:
        """An action as one line of a game's record, such as ``red 1,5``."""

    def read(self, text: str) -> Action:
        """The action that ``write`` wrote, or a player typed.

        Raises
        ------
        ValueError
            If it is no action of this game; the message helps.
        """
