"""Tests of legal placements and discards, and of the reason of each refusal."""

from __future__ import annotations

import pytest

from stockbook.models.album.album import Album
from stockbook.models.album.notation import parse_placed_tiles, parse_tile
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.scoring import discard_faults, placing_faults

POSITION = Position(
    round=2,
    contests=(),
    me=Player(album=Album(parse_placed_tiles("3x3 green space 1@a1; 2x2 rare 5@d1"))),
    place=tuple(map(parse_tile, ("2x3 blue animals 2", "forever", "forever", "3x2 blue animals 2"))),
)


@pytest.mark.parametrize(
    "move",
    [
        "",
        "2x3 blue animals 2@f1",
        "2x3 blue animals 2@k10; forever@l1; forever@a12; 3x2 blue animals 2@a4",
    ],
    ids=["nothing", "one, beside a stamp", "all, in three corners and below a stamp"],
)
def test_a_legal_move_has_no_faults(move: str) -> None:
    """My own tiles may go on any empty spaces of the album."""
    assert placing_faults(POSITION, parse_placed_tiles(move)) == []


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("2x3 blue animals 2@c3", "c3 is covered by a stamp of the album"),
        ("2x3 blue animals 2@e1", "e1 is covered by a stamp of the album"),
        ("2x3 blue animals 3@h1", "it is not among the stamps that I have to place"),
        ("2x2 blue animals 2@h1", "it is not among the stamps that I have to place"),
        ("3x2 blue animals 2@h1; 3x2 blue animals 2@h4", "I have it only once to place"),
        ("forever@h1; forever@h2; forever@h3", "I have it only 2 times to place"),
    ],
    ids=[
        "on a stamp's last space",
        "on a stamp's side",
        "another value",
        "another size",
        "twice",
        "three of two",
    ],
)
def test_an_illegal_move_is_refused_with_its_reason(move: str, reason: str) -> None:
    """A tile on another, or one that is not mine, is the only fault named."""
    faults = placing_faults(POSITION, parse_placed_tiles(move))
    assert len(faults) == 1
    assert faults[0].endswith(f": {reason}")


def test_new_tiles_may_not_overlap_each_other() -> None:
    """The second of two tiles on one space is refused, by the name of the first."""
    moves = [*parse_placed_tiles("forever@f6"), *parse_placed_tiles("2x3 blue animals 2@e5")]
    faults = placing_faults(POSITION, moves)
    assert faults == ["2x3 blue animals 2@e5: f6 is covered by forever@f6"]


def test_a_tile_may_not_leave_the_album() -> None:
    """A tile across the right or the bottom edge is refused."""
    large = Album((), 14, 14)
    for text in ("2x3 blue animals 2@l1", "2x3 blue animals 2@a11", "forever@m1"):
        placed = parse_placed_tiles(text, side=large.width)
        assert [fault.split(": ")[1] for fault in placing_faults(POSITION, placed)] == ["it leaves the album"]


def test_every_fault_is_named() -> None:
    """A move with several faults names them all."""
    move = [*parse_placed_tiles("2x2 rare 6@a1"), *parse_placed_tiles("forever@d2; forever@h2")]
    faults = placing_faults(POSITION, move)
    assert [fault.split(": ")[0] for fault in faults] == ["2x2 rare 6@a1", "2x2 rare 6@a1", "forever@d2"]


WALLS = "2x4 blue space 1@a1; 2x4 rare 4@c1; 2x2 brown space 1@e2"


@pytest.mark.parametrize(
    ("album", "discarded", "cells"),
    [
        ("4x2 blue space 1@a1; 4x2 rare 4@a3", "forever", []),
        (WALLS + "; 4x2 green space 1@a5", "2x2 blue space 1", ["e4"]),
        (WALLS, "4x2 blue space 1", ["a5"]),
        (WALLS, "2x4 blue space 1", []),
        (WALLS, "2x4 blue space 1; 3x3 rare 4; 3x2 rare 4; forever", ["a5", "e1"]),
        (WALLS, "double 4x2 (blue space 1 | rare 4)", ["a5"]),
    ],
    ids=["full", "fits at the side", "fits below", "fits only turned", "two of four fit", "a double whole"],
)
def test_what_still_fits_may_not_be_discarded(album: str, discarded: str, cells: list[str]) -> None:
    """Only a tile that fits nowhere upright in the final album may be discarded, a double as a whole."""
    side = 4 if "4x2 rare 4@a3" in album else 6
    final = Album(parse_placed_tiles(album, side=side), side, side)
    faults = discard_faults(final, [parse_tile(text) for text in discarded.split("; ")])
    assert [fault.rpartition(" ")[2] for fault in faults] == cells
