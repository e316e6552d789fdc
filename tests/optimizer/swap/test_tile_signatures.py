"""Tiles with equal signatures may change places in a plan."""

from __future__ import annotations

from dataclasses import dataclass

from stockbook.models.album.filters import Filter
from stockbook.models.album.notation import parse_tile
from stockbook.models.album.stamps import Stamp
from stockbook.models.contests.counts import Count
from stockbook.optimizer.swap.tile_signatures import signature_of


@dataclass(frozen=True)
class Plain(Count):
    """A count that shows what it sees by a word that another measure may use for something else."""

    def visible_face(self, stamp: Stamp) -> str:
        return "yes" if self.filter.matches(stamp) else "no"


def test_each_measure_sees_for_itself() -> None:
    """A stamp that only the first of two measures counts is not one that only the second counts."""
    measures = [Plain(Filter.parse(text)) for text in ("color=blue", "theme=space")]
    blue, space = parse_tile("2x2 blue animals 1"), parse_tile("2x2 green space 1")
    assert signature_of(blue, measures) != signature_of(space, measures)
    assert signature_of(blue, measures[:1]) == signature_of(parse_tile("2x2 blue space 3"), measures[:1])
