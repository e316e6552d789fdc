"""The game of the tests at the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stockbook.engine.advice import Advice
from tests.games.heap import Heap, State, Take, View

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page


class HeapTable:
    """Plain lines of text."""

    def __init__(self, game: Heap) -> None:
        self._game = game

    def show(self, page: Page, view: View) -> None:
        """The heap and my card."""
        page.print(f"heap: {' '.join(map(str, view.heap))}; my card: {view.card}")

    def question(self, view: View) -> str:
        """Return the prompt for a move."""
        return "your move, such as take 2"

    def listed(self, view: View) -> bool:
        """No list is printed with the rest."""
        return False

    def read(self, view: View, text: str) -> list[Take]:
        """A move."""
        return [self._game.read(text)]

    def hint(self, view: View) -> list[Take]:
        """The planner is asked."""
        return []

    def why(self, view: View, actions: object) -> Advice:
        """Nothing is compared in this game."""
        raise ValueError("moves of heap are compared with nothing")

    def say(self, view: View, action: Take) -> str:
        """A move in words."""
        return f"take {action.count} for {sum(view.heap[: action.count]) - 4}"

    def tell(self, before: View, player: int, action: Take, after: View) -> str:
        """Who took what."""
        return f"player {player + 1} takes {action.count}"

    def sheet(self, page: Page, state: State, me: int = 0) -> None:
        """All scores."""
        page.print(f"the end: {' '.join(map(str, self._game.score(state)))}")


TABLE = HeapTable
