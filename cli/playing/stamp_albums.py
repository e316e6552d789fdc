"""A game of Stamp Albums in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stockbook.cli.playing import hints
from stockbook.cli.rendering.page import numbers_table, plain
from stockbook.cli.rendering.stamp_albums import view_table
from stockbook.games.stamp_albums.words import YOUR_PLACES, action_lines, purchase
from stockbook.models.stamp_albums.actions import Action, Buy, EndTurn
from stockbook.models.stamp_albums.cards import PAYS
from stockbook.models.stamp_albums.facts import faces
from stockbook.models.stamp_albums.game import StampAlbums
from stockbook.models.stamp_albums.reading import AlbumsPosition
from stockbook.models.stamp_albums.state import AlbumsState, AlbumsView

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page
    from stockbook.engine.advice import Advice


class AlbumsTable:
    """The table of a game of Stamp Albums.

    Parameters
    ----------
    game
        The game that is played.
    """

    def __init__(self, game: StampAlbums) -> None:
        self._game = game

    def show(self, page: Page, view: AlbumsView) -> None:
        """Print everything that I see."""
        page.print(view_table(view))

    def question(self, view: AlbumsView) -> str:
        """The decision asked of me, with an example."""
        what = "your next purchase, or end" if view.turn.bought else "your first purchase"
        return f"{what}, such as buy Huntress with Journey, Castle, Ace of Suns"

    def listed(self, view: AlbumsView) -> bool:
        """No list is printed with the rest."""
        return False

    def read(self, view: AlbumsView, text: str) -> list[Action]:
        """The action that I typed.

        Raises
        ------
        ValueError
            If it is none, or the reason why it is not legal.
        """
        action = self._game.read(text)
        reason = self._game.refusal_in(view, action)
        if reason:
            raise ValueError(reason)
        return [action]

    def hint(self, view: AlbumsView) -> list[Action]:
        """Print the advice on my turn; its first purchase, or its end."""
        answer: Any = hints.shown(hints.ask(AlbumsPosition(view, self._game))).answer
        return list(answer.advice[0].plan[:1]) or [EndTurn()]

    def why(self, view: AlbumsView, actions: Sequence[Action]) -> Advice:
        """A purchase of mine, or the end of my turn, against the best."""
        return hints.explained(AlbumsPosition(view, self._game), actions[0])

    def say(self, view: AlbumsView, action: Action) -> str:
        """An action of mine in one line."""
        if isinstance(action, Buy):
            return f"buy {purchase(action, YOUR_PLACES[view.places[action.card]])}"
        return f"{action}  ({'the turn is over' if view.turn.bought else 'nothing can be bought'})"

    def tell(self, before: AlbumsView, player: int, action: Action, after: AlbumsView) -> str:
        """The lines that tell me of an action."""
        return "\n".join(action_lines(before, player, action, after))

    def sheet(self, page: Page, state: AlbumsState, me: int = 0) -> None:
        """Print why the game ended, both albums with their totals, and the points in hand for a tie."""
        page.print(f"The game ended: {state.turn.ended}.")
        table = numbers_table(("player", "stamps", "points", "in hand"))
        for player, (side, points) in enumerate(zip(state.sides, self._game.score(state), strict=True)):
            won = "wins" if player in self._game.winners(state) else ""
            label = f"player {player + 1} {won}".strip()
            in_hand = sum(PAYS[card] for card in side.hand)
            table.add_row(label, str(len(side.album)), str(points), str(in_hand))
        page.print(table)
        page.print()
        for player, side in enumerate(state.sides):
            page.print(plain(f"player {player + 1}: {faces(side.album).replace('*', '')}"))


TABLE = AlbumsTable
