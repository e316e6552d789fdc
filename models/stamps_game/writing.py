"""Writing a position of STAMPS as the tables of a file that reads back equal."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from stockbook.models.album.picture import EMPTY
from stockbook.models.stamps_game.deck import StampsDeck, demo_deck, with_track
from stockbook.models.stamps_game.game import NAME
from stockbook.models.stamps_game.grid import COLORS, StampGrid
from stockbook.models.stamps_game.position import StampsPosition
from stockbook.models.stamps_game.track import Track


def position_to_dict(position: StampsPosition) -> dict[str, Any]:
    """The tables of a position file; what has its default is left out, a copy of one's own is written out."""
    top: dict[str, Any] = {
        "game": NAME,
        "hand": list(position.hand),
        "pile": position.pile,
        **_picture(position.grid),
        **{key: True for key, holds in asdict(position.readings).items() if holds},
        **_copy(position.deck),
    }
    me = _moved(position.track)
    if me:
        top["me"] = me
    top["opponents"] = [
        {"name": other.name, "hand": other.hand, **_moved(other.track)} for other in position.opponents
    ]
    return top


def _picture(grid: StampGrid) -> dict[str, Any]:
    """The grid as rows of letters, and where it begins if stamps lie above row 1 or left of column 1."""
    rows, columns = zip(*grid, strict=True)
    top, left = min(1, *rows), min(1, *columns)
    picture = "".join(
        " ".join(
            grid[row, column][0] if (row, column) in grid else EMPTY
            for column in range(left, max(columns) + 1)
        )
        + "\n"
        for row in range(top, max(rows) + 1)
    )
    return {"grid": picture, **({"top_left": [top, left]} if (top, left) != (1, 1) else {})}


def _copy(deck: StampsDeck) -> dict[str, Any]:
    """The keys of the copy that is played with: none for the assumed one."""
    usual = demo_deck()
    if deck == usual:
        return {}
    if deck == with_track(usual, deck.track):
        return {"track": list(deck.track)}
    return {"deck": deck.tables()}


def _moved(track: Track) -> dict[str, int]:
    """The spaces that each piece has moved, without those at the start."""
    return {color: spaces for color, spaces in zip(COLORS, track, strict=True) if spaces}
