"""The points of each player, in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stockbook.cli.rendering.page import Page, lines_table, plain
from stockbook.cli.rendering.placement import points_text
from stockbook.models.stampswap.scoring import ScoreLine, total


def show_players(players: Mapping[str, Sequence[ScoreLine]]) -> None:
    """Print each player's points, line by line."""
    page = Page()
    for place, (name, lines) in enumerate(players.items()):
        if place:
            page.print()
        page.heading(f"{plain(name)}: {points_text(total(lines))}")
        page.print(lines_table(lines))
