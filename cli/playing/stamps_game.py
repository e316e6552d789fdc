"""A game of STAMPS in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stockbook.cli.playing import hints
from stockbook.cli.rendering.stamps_game import (
    points_change,
    show_grid,
    show_table,
    tracks_table,
    trapped_text,
)
from stockbook.models.files.words import counted
from stockbook.models.stamps_game.game import StampsGame, StampsMove, StampsState, move_refusal
from stockbook.models.stamps_game.grid import advance, place_text, places, points, trapped
from stockbook.models.stamps_game.position import StampsPosition, assumptions

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page
    from stockbook.engine.advice import Advice


class StampsTable:
    """The table of a game of STAMPS.

    Parameters
    ----------
    game
        The game that is played.
    """

    def __init__(self, game: StampsGame) -> None:
        self._game = game

    def show(self, page: Page, view: StampsPosition) -> None:
        """Print the grid, everybody's pieces and my hand."""
        show_table(page, view)

    def question(self, view: StampsPosition) -> str:
        """The decision asked of me, with an example."""
        example = StampsMove(view.hand[0], places(view.grid)[0])
        return f"which stamp, and where (row, column), such as {example}"

    def listed(self, view: StampsPosition) -> bool:
        """No list is printed with the rest."""
        return False

    def read(self, view: StampsPosition, text: str) -> list[StampsMove]:
        """The move that I typed.

        Raises
        ------
        ValueError
            If it is none, or the reason why it is not legal.
        """
        move = self._game.read(text)
        if reason := move_refusal(view, move):
            raise ValueError(reason)
        return [move]

    def hint(self, view: StampsPosition) -> list[StampsMove]:
        """Print the advice on my move, and give it back."""
        answer: Any = hints.shown(hints.ask(view)).answer
        return [answer.advice[0].move]

    def why(self, view: StampsPosition, actions: Sequence[StampsMove]) -> Advice:
        """A move of mine against the best one."""
        return hints.explained(view, actions[0])

    def say(self, view: StampsPosition, action: StampsMove) -> str:
        """A move of mine in one line."""
        return f"{action}  {self._effect(view, view.seat, action)}"

    def tell(self, before: StampsPosition, player: int, action: StampsMove, after: StampsPosition) -> str:
        """The stamp that a player laid, the stamps it trapped, and the stamp that I drew."""
        who = "you lay" if player == before.seat else f"player {player + 1} lays"
        total = points(after.tracks[player], self._game.deck.track)
        told = f"{who} {action.color} at {place_text(action.at)}: {self._effect(before, player, action)}"
        told += f", {counted(total, 'point')} in all"
        if player == before.seat and before.pile:
            rest = list(before.hand)
            rest.remove(action.color)
            drawn = list(after.hand)
            for color in rest:
                drawn.remove(color)
            told += f"; you draw {drawn[0]}"
        return told

    def sheet(self, page: Page, state: StampsState, me: int = 0) -> None:
        """Print the grid and the pieces at the end, and the winners."""
        view = self._game.view(state, me)
        show_grid(page, state.grid, self._game.readings)
        page.print()
        page.print(tracks_table(page, view))
        winners = ["you" if player == me else f"player {player + 1}" for player in self._game.winners(state)]
        page.print(f"{' and '.join(winners)} {'share the win' if len(winners) > 1 else 'won'}")
        for line in assumptions(view):
            page.print(line)

    def _effect(self, view: StampsPosition, player: int, move: StampsMove) -> str:
        """The stamps that a move traps, and its points."""
        game = self._game
        caught = trapped(view.grid, move.at, move.color, game.readings)
        before = view.tracks[player]
        printed = game.deck.track
        after = advance(before, caught, len(printed), game.readings)
        return f"{trapped_text(caught)}, {points_change(points(after, printed) - points(before, printed))}"


TABLE = StampsTable
