"""Warnings about a position against Pinzetta, and which tiles of both sides are more than there can be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.stampswap.facts import FOREVER_OTHERS
from stockbook.models.stampswap.warnings import KeyedGood, KeyedWarning, numbered, position_warnings, too_many

_SIDE = "pinzetta"


def solo_warnings(solo: SoloPosition) -> list[KeyedWarning]:
    """(key, message) of what contradicts itself in a position, or seems to be forgotten."""
    return list(_in_file(position_warnings(solo.show_phase(), _her_goods(solo))))


def too_many_of_both(solo: SoloPosition) -> list[KeyedWarning]:
    """(key, message) of tiles of both sides that the box, or one's own copy, does not have."""
    return list(_in_file(too_many(solo.show_phase(), _her_goods(solo))))


def _her_goods(solo: SoloPosition) -> Iterator[KeyedGood]:
    """(key, item) of all goods of Pinzetta."""
    for n, pile in enumerate(solo.her.piles, 1):
        yield from numbered(f"{_SIDE}.piles[{n}]", pile)
    yield from numbered(f"{_SIDE}.got", solo.her.got)


def _in_file(found: Iterable[KeyedWarning]) -> Iterator[KeyedWarning]:
    """The same with the key that her forever stamps have."""
    for key, message in found:
        yield f"{_SIDE}.forever" if key == FOREVER_OTHERS else key, message
