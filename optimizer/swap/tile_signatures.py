"""What the scoring sees of a tile: tiles of one kind may change places in any goods."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stockbook.models.album.stamps import Stamp, Tile
from stockbook.models.contests import Measure
from stockbook.models.contests.abundance import Abundance
from stockbook.models.contests.corners import PerfectCorners
from stockbook.models.contests.counts import Count
from stockbook.models.contests.edges import Edges
from stockbook.models.contests.groups import Group
from stockbook.models.contests.holes import Holes
from stockbook.models.contests.regions import Regions
from stockbook.models.contests.sets import Sets
from stockbook.models.contests.surrounded import Surrounded

#: Width, height, and what is seen of each stamp.
TileSignature = tuple[int, int, tuple[tuple[str, ...], ...]]
#: Measures that see nothing but the size of a stamp.
BLIND = (PerfectCorners, Edges, Surrounded, Holes, Regions)


def signature_of(tile: Tile, measures: Sequence[Measure]) -> TileSignature:
    """What these measures see of a tile."""
    return tile.width, tile.height, tuple(_seen(stamp, measures) for stamp in tile.stamps)


def _seen(stamp: Stamp, measures: Iterable[Measure]) -> tuple[str, ...]:
    """What these measures see of a stamp besides its size."""
    found = set()
    for measure in measures:
        if isinstance(measure, BLIND):
            continue
        if isinstance(measure, Count):
            found.add(f"{measure.filter}: {measure.filter.matches(stamp)}")
        elif isinstance(measure, Abundance | Sets):
            found.add(f"{measure.attribute}: {getattr(stamp, measure.attribute)}")
        elif isinstance(measure, Group) and measure.filter:
            found.add(f"{measure.filter}: {measure.filter.matches(stamp)}")
        elif isinstance(measure, Group):
            found.add(f"{measure.attribute}: {getattr(stamp, measure.attribute)}")
        else:
            found.add(stamp.face)
    return tuple(sorted(found))
