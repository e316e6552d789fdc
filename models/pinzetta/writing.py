"""Writing a position against Pinzetta as the tables of a file that reads back equal."""

from __future__ import annotations

from typing import Any

from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.pinzetta.reading import GAME
from stockbook.models.stampswap.writing import position_to_dict


def solo_position_to_dict(solo: SoloPosition) -> dict[str, Any]:
    """The tables of a position file; of her side, what has its default is left out, except her level.

    Raises
    ------
    ValueError
        If my album is not 12x12: files have no other size.
    """
    her = solo.her
    side: dict[str, Any] = {"level": her.level}
    if her.targets:
        side["targets"] = list(her.targets)
    if her.crossed:
        side["crossed"] = list(her.crossed)
    if her.piles:
        side["piles"] = [list(map(str, pile)) for pile in her.piles]
    if her.got:
        side["got"] = list(map(str, her.got))
    side["forever"] = her.forever
    if her.intro:
        side["intro"] = True
    for key in ("shows", "boxes", "decision", "rare"):
        if numbers := getattr(her, key):
            side[key] = list(numbers)
    return {**position_to_dict(solo.position), "game": GAME, GAME: side}
