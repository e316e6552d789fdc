"""Wishes for a placement, as rows: what a plan has to look like besides being legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from stockbook.models.album.album import Album, Cell, PlacedTile
from stockbook.models.album.stamps import Tile

if TYPE_CHECKING:
    from stockbook.models.contests.measure import Measure
    from stockbook.models.placement.model import PlacementModel


@dataclass(frozen=True)
class Wishes:
    """Conditions on a plan; no wishes are true of every plan.

    Parameters
    ----------
    put
        (item, tile where it has to lie); items count from 0.
    leave
        (item, tile) of those that have to be discarded.
    empty
        Spaces that have to stay empty.
    reach
        (measure, units) that the final album has to have at least.
    """

    put: tuple[tuple[int, PlacedTile], ...] = ()
    leave: tuple[tuple[int, Tile], ...] = ()
    empty: frozenset[Cell] = frozenset()
    reach: tuple[tuple[Measure, int], ...] = ()

    def __bool__(self) -> bool:
        """Whether anything is wished for."""
        return self != Wishes()

    @property
    def fixed(self) -> list[PlacedTile]:
        """The tiles whose places are decided."""
        return [placed for _, placed in self.put]

    @property
    def measures(self) -> list[Measure]:
        """The measures whose units matter."""
        return [measure for measure, _ in self.reach]

    def encode(self, placement: PlacementModel) -> None:
        """Add rows that only plans with all wishes satisfy, but those for ``put``.

        The model has full scores, and is of the tiles that are not ``put`` on the album with those that are.
        """
        model = placement.model
        for cell in sorted(self.empty):
            model.clause([placement.empty[cell]] if cell in placement.empty else [])
        for tile, many in Counter(tile for _, tile in self.leave).items():
            # Of equal tiles any may be discarded: the items are told apart afterwards.
            literals = [literal for literals in placement.absent_of(tile) for literal in literals]
            model.linear([(literal, 1) for literal in literals], many, max(many, len(literals)))
        for measure, units in self.reach:
            variable = placement.units(measure)
            model.linear([(variable, 1)], units, max(units, model.bounds[variable][1]))

    def hold(self, album: Album, placed: Collection[PlacedTile], discarded: Sequence[Tile]) -> bool:
        """Whether a plan has all wishes, whichever of equal tiles is called which item."""
        return (
            all(each in placed for each in self.fixed)
            and not Counter(tile for _, tile in self.leave) - Counter(discarded)
            and self.empty <= album.empty
            and all(measure.count(album) >= units for measure, units in self.reach)
        )


NO_WISHES = Wishes()
