"""The placement or the cut that a ``--move TEXT`` means."""

from __future__ import annotations

from dataclasses import replace

from stockbook.cli.questions.failure import IMPOSSIBLE, WRONG_INPUT, Refused
from stockbook.models.album.album import PlacedTile
from stockbook.models.album.notation import parse_move
from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.stampswap.legality import placing_faults
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.cuts import Cut, cut_faults, parse_cut

OPTION = "--move"


def read_placement(position: Position, text: str, file: str) -> tuple[PlacedTile, ...]:
    """The tiles of a move, or of the beginning of one.

    Raises
    ------
    Refused
        If it cannot be read, is empty, or is not legal.
    """
    try:
        placed = parse_move(text)
    except PositionError as error:
        raise Refused(
            WRONG_INPUT, [replace(fault, file=file, key=OPTION) for fault in error.faults]
        ) from None
    if not placed:
        raise Refused(WRONG_INPUT, [Fault(file, OPTION, "no tile in it: write one such as forever@c5")])
    reasons = placing_faults(position, placed)
    if reasons:
        raise Refused(IMPOSSIBLE, [Fault(file, OPTION, reason) for reason in reasons])
    return placed


def read_cut(position: Position, text: str, file: str) -> Cut:
    """The legal cut that a text means.

    Raises
    ------
    Refused
        If it cannot be read, or is not legal.
    """
    try:
        cut = parse_cut(text)
    except ValueError as error:
        raise Refused(WRONG_INPUT, [Fault(file, OPTION, str(error))]) from None
    reasons = cut_faults(position.me.collection, position.reserves, cut)
    if reasons:
        raise Refused(IMPOSSIBLE, [Fault(file, OPTION, reason) for reason in reasons])
    return cut
