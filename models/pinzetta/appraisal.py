"""Pinzetta's appraisal: the number of tokens that she gives to an item (rulebook, Solo, Appraise).

Everywhere here ``targets`` are the names of the sizes that her mat asks for; see ``size_of``.
"""

from __future__ import annotations

from collections.abc import Collection

from stockbook.models.album.stamps import SIZES, Tile
from stockbook.models.stampswap.goods import Good, StampGood, UnseenGood

#: Tokens of an attendee, and of a forever stamp.
CARD_TOKENS = FOREVER_TOKENS = 1
#: Tokens of a rare stamp, face up.
RARE_TOKENS = 4
#: Tokens of another stamp, face up, that has one of these values.
VALUE_TOKENS, LIKED_VALUES = 1, (2, 3)
#: Additional tokens of a stamp in a size that her mat asks for.
TARGET_TOKENS = 2


def face_up(tile: Tile, targets: Collection[str]) -> int:
    """The tokens of a tile whose face she sees.

    A double is one stamp here, with the sum of its values (reading); one with a rare half is rare
    (reading).
    """
    if tile.width == 1:
        return FOREVER_TOKENS
    if is_rare(tile):
        return RARE_TOKENS
    liked = value_of(tile) in LIKED_VALUES
    return VALUE_TOKENS * liked + TARGET_TOKENS * (size_of(tile) in targets)


def face_down(back: str, targets: Collection[str]) -> int:
    """The tokens of a tile of which she sees only the back: the name of its size.

    A double cannot be told from a long rectangle by its back, and is taken for one (reading).
    """
    return TARGET_TOKENS * (back in targets)


def appraise(good: Good, targets: Collection[str]) -> int:
    """The tokens of a stamp or an attendee of a position; the solo game has no first-player token."""
    match good:
        case StampGood(tile, down):
            return face_down(tile.size, targets) if down else face_up(tile, targets)
        case UnseenGood(width, height):
            return face_down(SIZES[min(width, height), max(width, height)], targets)
        case _:
            return CARD_TOKENS


def size_of(tile: Tile) -> str:
    """The size that a tile counts as for her: a double is a small square (printed example)."""
    return tile.stamps[0].size


def value_of(tile: Tile) -> int | None:
    """The value that a tile has for her; None if nothing on it has one."""
    values = [stamp.value for stamp in tile.stamps if stamp.value is not None]
    return sum(values) if values else None


def is_rare(tile: Tile) -> bool:
    """Whether there is a rare stamp on it."""
    return any(stamp.rare for stamp in tile.stamps)
