"""Stamps with their cells as they are typed, wherever a move is: ``6@g3``, ``6 at g3``, ``2x2 br an g3``."""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.notation import parse_cell, split_place
from stockbook.models.album.stamps import Tile
from stockbook.models.files.words import quoted
from stockbook.models.stampswap.goods import StampGood
from stockbook.models.stampswap.typed_items import begun, item_named, whole_item

#: Words for the stamps that may be named.
_WHERE = "among the stamps to place"


def split_places(text: str) -> list[tuple[str, str]]:
    """Each stamp and its cell in a text with a ``;`` between them.

    Raises
    ------
    ValueError
        If there is none, or one lacks the stamp or the cell.
    """
    pieces = [piece for piece in text.split(";") if piece.strip()]
    if not pieces:
        raise ValueError("which stamp, and where? For example 1@c4, or 2x3 bl c4; 1 a1")
    return [stamp_and_cell(piece) for piece in pieces]


def stamp_and_cell(text: str) -> tuple[str, str]:
    """A stamp, and the cell of its top left space.

    Raises
    ------
    ValueError
        If one of them is missing.
    """
    what, cell = split_place(text)
    if not (what and cell):
        fix = "write a stamp, its number or how it begins, and the cell of its top left space"
        raise ValueError(f"{quoted(text.strip())} has no place: {fix}, such as 1@c4, 1 at c4 or 2x3 bl c4")
    return what, cell


def stamp_named(text: str, hand: Sequence[Tile]) -> int:
    """The place in a hand, from 0, of the stamp of a number from 1, of a beginning, or of both.

    Raises
    ------
    ValueError
        If it is none of them.
    """
    return item_named(text, [StampGood(tile) for tile in hand], _WHERE)


def read_placed(text: str, hand: Sequence[Tile], album: Album) -> PlacedTile:
    """The stamp of a hand that a text means, where it says.

    A whole stamp that is not in the hand is read as well: whether it may lie there, the rules say.

    Raises
    ------
    ValueError
        If it cannot be read; the message says how to fix it.
    """
    what, cell = stamp_and_cell(text)
    goods = [StampGood(tile) for tile in hand]
    at = parse_cell(cell, album.width, album.height)
    place = begun(what, goods, _WHERE)
    if place is not None:
        return PlacedTile.at(hand[place], at)
    whole = whole_item(what, goods, _WHERE)
    if not isinstance(whole, StampGood):
        raise ValueError(f"{whole} cannot be placed: write a stamp with its face")
    return PlacedTile.at(whole.tile, at)
