"""Playing a whole game in the terminal, whatever the game is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from stockbook.models.game import Game

if TYPE_CHECKING:
    from stockbook.cli.render import Page

State = TypeVar("State", contravariant=True)
Action = TypeVar("Action")
View = TypeVar("View", contravariant=True)


class Table(Protocol[State, Action, View]):
    """How one game looks at the terminal; its module in ``cli/games`` makes it: ``table(game)``.

    Views are those of the player at the terminal. A whole number alone always means an entry of the list
    of actions, and ``?``, ``q`` and ``list`` are taken: a game's own moves are written otherwise.
    """

    def show(self, page: Page, view: View) -> None:
        """Print what I see when I have to decide."""

    def question(self, view: View) -> str:
        """What I decide now and how to write it, in one line: ``your move, such as red 1,5``."""

    def read(self, view: View, text: str) -> Action:
        """The action that I typed.

        Raises
        ------
        ValueError
            If it is none, or not legal now and the reason is known; the message helps.
        """

    def say(self, view: View, action: Action) -> str:
        """A legal action of mine in one line, as lists and hints name it."""

    def tell(self, before: View, player: int, action: Action, after: View) -> str:
        """What I see of an action, in one line or several, and of what followed by itself.

        Parameters
        ----------
        before
            My view before it.
        player
            Who acted, from 0; it may be myself.
        action
            What was done: tell only what I may know of it.
        after
            My view after it.
        """

    def sheet(self, page: Page, state: State) -> None:
        """Print the score sheet of a game that has ended."""


def table_for(game: Game[Any, Any, Any]) -> Table[Any, Any, Any]:
    """The table of a game.

    Raises
    ------
    ValueError
        If it is not played in the terminal.
    """
    from importlib import import_module

    from stockbook.cli.games import GAMES

    module = GAMES.get(game.name)
    found = getattr(import_module(f"stockbook.cli.games.{module}"), "table", None) if module else None
    if found is None:
        raise ValueError(f"{game.name} is not played in the terminal")
    table: Table[Any, Any, Any] = found(game)
    return table
