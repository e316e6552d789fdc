"""Games as they look in the terminal while they are played: what I see before a decision, and the end."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from stockbook.cli.rendering.page import numbers_table, plain
from stockbook.cli.rendering.players import show_sheet
from stockbook.games.registry import definition_of

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page
    from stockbook.engine.play import Match

#: Games with pictures of their own -> the module of this package, or this one, and the class.
_PICTURES = {
    "stampswap": ("stampswap", "StampSwapPictures"),
    "pinzetta": ("pinzetta", "PinzettaPictures"),
    "stamps": ("pictures", "StampsPictures"),
    "stamp-albums": ("pictures", "AlbumsPictures"),
}


class Pictures:
    """One game in the terminal; this one prints what every game has.

    Parameters
    ----------
    words
        The words of the game that is played.
    """

    def __init__(self, words: Any) -> None:
        self._words = words

    def show(self, page: Page, view: Any) -> None:
        """Print my view of the game before my decision."""
        page.print(plain(str(view)))

    def listed(self, view: Any) -> bool:
        """Whether ``show`` prints my actions with their numbers, so that no list is needed."""
        return False

    def sheet(self, page: Page, match: Match) -> None:
        """Print the score sheet of a game that has ended."""
        show_sheet(match.sheet, page)


def pictures_of(match: Match) -> Pictures:
    """The pictures of a game that is played."""
    game = definition_of(match.history.game.name).name
    module, name = _PICTURES.get(game, ("pictures", "Pictures"))
    found: type[Pictures] = getattr(import_module(f"stockbook.cli.playing.{module}"), name)
    return found(match.words)


class StampsPictures(Pictures):
    """STAMPS in the terminal."""

    def show(self, page: Page, view: Any) -> None:
        """Print the grid, everybody's pieces and my hand."""
        from stockbook.cli.rendering.stamps_game import show_table

        show_table(page, view)

    def sheet(self, page: Page, match: Match) -> None:
        """Print the grid and the pieces at the end, and the winners."""
        from stockbook.cli.rendering.stamps_game import show_grid, tracks_table
        from stockbook.models.stamps_game.game import assumptions

        game, state = match.history.game, match.history.state
        show_grid(page, state.grid, self._words.game.readings)
        page.print()
        page.print(tracks_table(page, match.view))
        won = ["you" if player == match.me else f"player {player + 1}" for player in game.winners(state)]
        page.print(f"{' and '.join(won)} {'share the win' if len(won) > 1 else 'won'}")
        for line in assumptions(match.view):
            page.print(line)


class AlbumsPictures(Pictures):
    """Stamp Albums in the terminal."""

    def show(self, page: Page, view: Any) -> None:
        """Print everything that I see."""
        from stockbook.cli.rendering.stamp_albums import view_table

        page.print(view_table(view))

    def sheet(self, page: Page, match: Match) -> None:
        """Print why the game ended, both albums with their totals, and the points in hand for a tie."""
        from stockbook.models.stamp_albums.cards import PAYS
        from stockbook.models.stamp_albums.shown import faces

        game, state = match.history.game, match.history.state
        page.print(f"The game ended: {state.turn.ended}.")
        table = numbers_table(("player", "stamps", "points", "in hand"))
        for player, (side, points) in enumerate(zip(state.sides, game.score(state), strict=True)):
            won = "wins" if player in game.winners(state) else ""
            label = f"player {player + 1} {won}".strip()
            in_hand = sum(PAYS[card] for card in side.hand)
            table.add_row(label, str(len(side.album)), str(points), str(in_hand))
        page.print(table)
        page.print()
        for player, side in enumerate(state.sides):
            page.print(plain(f"player {player + 1}: {faces(side.album).replace('*', '')}"))
