"""The answer to ``score``, in the terminal."""

from __future__ import annotations

from stockbook.engine.answers import Scored, ScoredGame
from stockbook.games.scores import AlbumScore, PlayersScore, SoloScore


def show_points(found: Scored | ScoredGame) -> None:
    """Print the points of a position, or of a recorded game, line by line."""
    from stockbook.cli.rendering.players import show_players, show_sheet

    if isinstance(found, ScoredGame):
        show_sheet(found.sheet)
    elif isinstance(found.score, PlayersScore):
        show_players(found.score.players)
    elif isinstance(found.score, SoloScore):
        from stockbook.cli.rendering.pinzetta_score import show_solo_score

        mine = found.score.mine
        show_solo_score(found.score.solo, mine.lines, mine.entered, found.document["winners"])
    else:
        _show_album(found.score)


def _show_album(score: AlbumScore) -> None:
    """Print my points, and everybody's where there are others."""
    from stockbook.cli.rendering.placement import show_score

    position = score.position
    show_score(position, score.lines, score.entered)
    if position.opponents:
        from stockbook.cli.rendering.page import Page
        from stockbook.cli.rendering.players import show_table
        from stockbook.models.stampswap.scoring import forever_places, table_score

        page = Page()
        page.print()
        show_table(page, table_score(position, score.entered), forever_places(position))
