"""A game of STAMPS in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.cli.playing import hints
from stockbook.cli.rendering.placement import points_text
from stockbook.cli.rendering.stamps_game import (
    place_text,
    points_change,
    show_grid,
    show_table,
    tracks_table,
    trapped_text,
)
from stockbook.models.stamps_game.facts import assumptions
from stockbook.models.stamps_game.game import StampsGame, StampsMove, StampsState
from stockbook.models.stamps_game.grid import places, trapped
from stockbook.models.stamps_game.position import StampsPosition
from stockbook.models.stamps_game.track import advance, points

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page


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
        if move.color not in view.hand:
            raise ValueError(f"no {move.color} stamp is in your hand: it has {' and '.join(view.hand)}")
        if move.at in view.grid:
            raise ValueError(f"a {view.grid[move.at]} stamp lies at {place_text(move.at)}")
        if move.at not in places(view.grid):
            raise ValueError(f"{place_text(move.at)} is not along an edge of a stamp on the table")
        return [move]

    def hint(self, view: StampsPosition) -> list[StampsMove]:
        """Print the advice on my move, and give it back."""
        answer: Any = hints.shown(hints.ask(view)).answer
        return [answer.advice[0].move]

    def say(self, view: StampsPosition, action: StampsMove) -> str:
        """A move of mine in one line."""
        return f"{action}  {self._effect(view, view.seat, action)}"

    def tell(self, before: StampsPosition, player: int, action: StampsMove, after: StampsPosition) -> str:
        """The stamp that a player laid, the stamps it trapped, and the stamp that I drew."""
        who = "you lay" if player == before.seat else f"player {player + 1} lays"
        total = points(after.tracks[player], self._game.deck.track)
        told = f"{who} {action.color} at {place_text(action.at)}: {self._effect(before, player, action)}"
        told += f", {points_text(total)} in all"
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
