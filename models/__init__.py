"""The games: stamps, albums, contests, positions, rules and scores.

>>> from stockbook.models import read_position, score

A module is imported when the first of its names is asked for, so ``stockbook.models.files`` loads no game.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stockbook.models.album.album import Album, PlacedTile
    from stockbook.models.album.notation import parse_cell, parse_placed_tiles, parse_tile
    from stockbook.models.album.stamps import Filter, Stamp, Tile
    from stockbook.models.contests import Contest
    from stockbook.models.contests.payoff import Payoff
    from stockbook.models.drawing.album_svg import album_svg
    from stockbook.models.drawing.album_text import album_text
    from stockbook.models.files.faults import Fault, PositionError
    from stockbook.models.stampswap.position import Player, Position
    from stockbook.models.stampswap.reading import (
        parse_position,
        position_to_dict,
        position_to_toml,
        read_position,
    )
    from stockbook.models.stampswap.scoring import ScoreLine, score, total

__all__ = [
    "Album",
    "Contest",
    "Fault",
    "Filter",
    "Payoff",
    "PlacedTile",
    "Player",
    "Position",
    "PositionError",
    "ScoreLine",
    "Stamp",
    "Tile",
    "album_svg",
    "album_text",
    "parse_cell",
    "parse_placed_tiles",
    "parse_position",
    "parse_tile",
    "position_to_dict",
    "position_to_toml",
    "read_position",
    "score",
    "total",
]

#: The modules of the public names.
_MODULES = {
    "album.album": ("Album", "PlacedTile"),
    "album.notation": ("parse_cell", "parse_placed_tiles", "parse_tile"),
    "album.stamps": ("Filter", "Stamp", "Tile"),
    "contests": ("Contest",),
    "contests.payoff": ("Payoff",),
    "drawing.album_svg": ("album_svg",),
    "drawing.album_text": ("album_text",),
    "files.faults": ("Fault", "PositionError"),
    "stampswap.position": ("Player", "Position"),
    "stampswap.reading": ("parse_position", "position_to_dict", "position_to_toml", "read_position"),
    "stampswap.scoring": ("ScoreLine", "score", "total"),
}


if not TYPE_CHECKING:  # Type checkers would take any name for a public one.

    def __getattr__(name: str) -> object:
        """A public name, from its module; albums and positions learn to draw themselves on the way."""
        for module, names in _MODULES.items():
            if name in names:
                import_module(f"{__name__}.drawing.album_svg")
                globals()[name] = getattr(import_module(f"{__name__}.{module}"), name)
                return globals()[name]
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
