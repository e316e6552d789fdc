"""Positions in the terminal: a picture where a game has one, else its lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stockbook.cli.rendering.page import Page, plain
from stockbook.games.registry import game_of
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.stamp_albums.reading import AlbumsPosition
from stockbook.models.stamps_game.game import StampsPosition
from stockbook.models.stampswap.position import Position


def show_position(position: Any) -> None:
    """Print a position of any game."""
    _PICTURES.get(type(position), _lines)(position)


def _album(position: Position) -> None:
    from stockbook.cli.rendering.placement import show_position

    show_position(position)


def _solo(position: SoloPosition) -> None:
    from stockbook.cli.rendering.pinzetta import show_solo

    show_solo(position)


def _stamps(position: StampsPosition) -> None:
    from stockbook.cli.rendering.stamps_game import show_position

    show_position(position)


def _stamp_albums(position: AlbumsPosition) -> None:
    from stockbook.cli.rendering.stamp_albums import view_table

    Page().print(view_table(position.view))


def _lines(position: Any) -> None:
    page = Page()
    for line in game_of(position).lines(position):
        page.print(plain(line))


#: Type of a position -> what prints its picture.
_PICTURES: dict[type, Callable[[Any], None]] = {
    Position: _album,
    SoloPosition: _solo,
    StampsPosition: _stamps,
    AlbumsPosition: _stamp_albums,
}
