"""The table of a game: how it looks in the terminal while it is played."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from stockbook.models.play.protocol import Game

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page
    from stockbook.engine.advice import Advice

State = TypeVar("State", contravariant=True)
Action = TypeVar("Action")
View = TypeVar("View", contravariant=True)


class GameTable(Protocol[State, Action, View]):
    """One game in the terminal; ``TABLE`` of the game's module in this package makes it.

    Views are those of the player at the terminal. A whole number alone always means an entry of the list
    of actions, and ``?``, ``q`` and ``list`` are taken: a game's own moves are written otherwise.
    """

    def show(self, page: Page, view: View) -> None:
        """Print my view of the game before my decision."""

    def question(self, view: View) -> str:
        """The decision asked of me and how to write it, in one line: ``your move, such as red 1,5``."""

    def listed(self, view: View) -> bool:
        """Whether ``show`` prints my actions with their numbers, so that no list is needed."""

    def read(self, view: View, text: str) -> Sequence[Action]:
        """The action that I typed, or several in order, of which all but the first are sure to be legal.

        Raises
        ------
        ValueError
            If it is none, or not legal now and the reason is known; the message helps.
        """

    def hint(self, view: View) -> Sequence[Action]:
        """Print the advice on my decision; the actions that it means, in order.

        Empty, with nothing printed, where the best agent of the game is asked instead.

        Raises
        ------
        ValueError
            If there is no advice; the message says why.
        """

    def why(self, view: View, actions: Sequence[Action]) -> Advice:
        """My actions in a view, all of one decision, against the best ones.

        Raises
        ------
        ValueError
            If they are compared with nothing; the message says why.
        """

    def say(self, view: View, action: Action) -> str:
        """A legal action of mine in one line, as lists and hints name it."""

    def tell(self, before: View, player: int, action: Action, after: View) -> str:
        """An action and all that followed by itself, as far as I see it, in one line or several.

        Parameters
        ----------
        before
            My view before it.
        player
            The player who acted, from 0; it may be me.
        action
            The action; only what I may know of it is told.
        after
            My view after it.
        """

    def sheet(self, page: Page, state: State, me: int = 0) -> None:
        """Print the score sheet of a game that has ended; ``me`` is the player at the terminal, from 0."""


#: Name of a game -> the name of its modules here.
FOLDERS = {
    "stampswap": "stampswap",
    "stampswap-season": "stampswap",
    "pinzetta": "pinzetta",
    "stamp-albums": "stamp_albums",
    "stamps": "stamps_game",
}


def table_for(game: Game[Any, Any, Any]) -> GameTable[Any, Any, Any]:
    """The table of a game.

    Raises
    ------
    ValueError
        If it is not played in the terminal.
    """
    module = f"stockbook.cli.playing.{FOLDERS[game.name]}"
    if find_spec(module) is None:
        raise ValueError(f"{game.name} is not played in the terminal")
    table: GameTable[Any, Any, Any] = import_module(module).TABLE(game)
    return table
