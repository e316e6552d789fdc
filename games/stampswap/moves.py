"""Moves of Stamp Swap, against Pinzetta too, as people write them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from stockbook.games.definition import MoveError
from stockbook.models.album.album import PlacedTile
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.stampswap.goods import Goods
from stockbook.models.stampswap.in_force import reserves_allowed
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import placing_faults
from stockbook.models.stampswap.swap.cuts import Cut, cut_faults, parse_cut
from stockbook.models.stampswap.table.swapping import items_of_cut
from stockbook.models.stampswap.typed_items import item_named, read_placed

_PILE_OF = re.compile(r"(?:pile )?(\d) of (.+)")


def read_placement(position: Position, text: str) -> tuple[PlacedTile, ...]:
    """The tiles of a move, or of the beginning of one.

    Raises MoveError if it cannot be read, is empty, or is not legal.
    """
    faults, placed = list[str](), list[PlacedTile]()
    for piece in filter(str.strip, text.split(";")):
        try:
            placed.append(read_placed(piece, position.place, position.album))
        except ValueError as error:
            faults.append(str(error))
    if not (placed or faults):
        faults.append("no tile in it: write one such as forever@c5, or 1@c5")
    if faults:
        raise MoveError(faults)
    reasons = placing_faults(position, placed)
    if reasons:
        raise MoveError(reasons, legal=False)
    return tuple(placed)


def read_cut(position: Position, text: str) -> Cut:
    """The legal cut that a text means: ``reserve 1 | 2 3 | 4 5 6``, or with how the items begin.

    Raises MoveError if it cannot be read, or is not legal.
    """
    try:
        cut = _cut(text, position.me.collection)
    except ValueError as error:
        raise MoveError([str(error)]) from None
    reasons = cut_faults(position.me.collection, reserves_allowed(position), cut)
    if reasons:
        raise MoveError(reasons, legal=False)
    return cut


def _cut(text: str, goods: Goods) -> Cut:
    """The cut of numbers, or of how items begin, whether it is legal or not."""
    try:
        return parse_cut(text)
    except ValueError:
        word, _, rest = text.strip().partition(" ")
        parts = rest if word.lower() in ("reserve", "cut") else text
        if parts.count("|") < 2:
            raise
        return Cut.of(*items_of_cut(parts, goods)[0])


def read_choice(position: Position, text: str) -> tuple[int, int] | int:
    """The pile that a text means, ``take left 2``; in a Collect Phase the item that it names.

    Raises MoveError if it cannot be read, or is not in the pool.
    """
    if position.phase == "choose":
        piles = {
            f"take {each.name.lower()} {number + 1}": (owner, number)
            for owner, each in enumerate(position.opponents, 1)
            for number in range(2)
            if each.piles
        }
        return _pile(text, piles)
    words = " ".join(text.lower().split())
    try:
        return item_named(words.removeprefix("collect "), position.pool, "in the pool")
    except ValueError as error:
        raise MoveError([str(error)]) from None


def _pile(text: str, piles: Mapping[str, tuple[int, int]]) -> tuple[int, int]:
    """The pile that a text means: ``left 2``, ``take left 2``, or ``take pile 2 of left`` as answers say."""
    words = " ".join(text.lower().split()).removeprefix("take ")
    said = _PILE_OF.fullmatch(words)
    words = f"{said[2]} {said[1]}" if said else words.replace("pile ", "")
    if (move := f"take {words}") in piles:
        return piles[move]
    raise MoveError([f"write one of {', '.join(map(repr, piles))}"])


def read_solo_move(solo: SoloPosition, text: str) -> Any:
    """The move against Pinzetta that a text means: a placement, a cut, or ``take 1``.

    Raises MoveError if it cannot be read, or is not legal.
    """
    phase = solo.position.phase
    if phase != "choose":
        return read_move(solo.show_phase() if phase == "show" else solo.position, text)
    return _pile(text, {f"take {number}": (1, number - 1) for number in (1, 2)})


def read_move(position: Position, text: str) -> Any:
    """The move that a text means in the phase of a position.

    Raises MoveError if it cannot be read, or is not legal.
    """
    if position.phase == "show":
        return read_placement(position, text)
    return read_cut(position, text) if position.phase == "cut" else read_choice(position, text)
