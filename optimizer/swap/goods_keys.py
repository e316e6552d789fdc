"""The keys of goods: with equal keys goods are worth the same to a player, up to what only adds up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stockbook.models.album.stamps import Tile
from stockbook.models.contests.measure import Measure
from stockbook.models.stampswap.goods import ExhibitorGood, Good, Specialist, StampGood, TokenGood, tiles_in
from stockbook.models.stampswap.in_force import effects_in_force
from stockbook.models.stampswap.position import SPECIALIST_POINTS, TOKEN_POINTS, Position, show_phase
from stockbook.models.stampswap.scoring import awards, owned_points
from stockbook.optimizer.swap.tile_signatures import TileSignature, signature_of

#: A key of goods: the signatures of their tiles in order, and the texts of the cards that score.
Key = tuple[tuple[TileSignature, ...], tuple[str, ...]]


class GoodsKeys:
    """The keys of goods for one player, and the points that they have wherever they lie.

    Parameters
    ----------
    position
        The Show Phase of that player without any goods.

    Attributes
    ----------
    measures
        The measures that count without any goods.
    """

    def __init__(self, position: Position) -> None:
        self._position = position
        self._effects = any(True for _ in effects_in_force(position))
        self._owned = owned_points(position)
        contests = {award.measure for award in awards(position, None)}
        counted = contests | {contest.measure for contest in position.open_contests}
        # In an order that does not depend on hashes: tiles are sorted by what each measure sees.
        self.measures = sorted(counted, key=str)
        self._signatures: dict[tuple[Tile, tuple[Measure, ...]], TileSignature] = {}
        self._known: dict[tuple[int, ...], tuple[tuple[Good, ...], Key, list[Tile], int]] = {}

    def __contains__(self, goods: Sequence[Good]) -> bool:
        """Whether these goods were asked for before."""
        return tuple(map(id, goods)) in self._known

    def signatures(self, position: Position) -> tuple[TileSignature, ...]:
        """Return the features of the tiles to place in a Show Phase with goods."""
        extra = self._extra_measures(position)
        return tuple(self._signature(tile, extra) for tile in position.place)

    def of(self, goods: Sequence[Good]) -> tuple[Key, list[Tile]]:
        """Return the key, and the tiles in its order."""
        # Asked thousands of times for the same few hundred goods, which are found by the ids of their parts.
        ids = tuple(map(id, goods))
        if ids not in self._known:
            self._known[ids] = tuple(goods), *self._made_key(goods)
        return self._known[ids][1:3]

    def fixed_points(self, goods: Sequence[Good]) -> int:
        """Return the points of goods wherever they lie, with what effects change of them."""
        self.of(goods)
        return self._known[tuple(map(id, goods))][3]

    def _made_key(self, goods: Sequence[Good]) -> tuple[Key, list[Tile], int]:
        tiles = tiles_in(goods)
        effects = any(isinstance(good, Specialist) and good.effect for good in goods)
        exhibitors = [good.contest.measure for good in goods if isinstance(good, ExhibitorGood)]
        if effects or self._effects:
            position = show_phase(self._position, goods)
            extra = self._extra_measures(position)
            fixed = owned_points(position) - self._owned
        else:
            extra = self._not_counted(exhibitors)
            fixed = fixed_points(goods)
        rows = sorted((*self._signature(tile, extra), tile.points, i) for i, tile in enumerate(tiles))
        signatures = tuple(row[:3] for row in rows)
        return (signatures, _scoring_cards(goods)), [tiles[row[-1]] for row in rows], fixed

    def _extra_measures(self, position: Position) -> tuple[Measure, ...]:
        """The measures that cards among the goods of a Show Phase count beside the player's."""
        return self._not_counted(award.measure for award in awards(position, None))

    def _not_counted(self, measures: Iterable[Measure]) -> tuple[Measure, ...]:
        """The measures that do not count without any goods, in the order of their texts."""
        return tuple(sorted(set(measures).difference(self.measures), key=str))

    def _signature(self, tile: Tile, extra: tuple[Measure, ...]) -> TileSignature:
        """The features of a tile that count with these measures in addition."""
        key = tile, extra
        if key not in self._signatures:
            self._signatures[key] = signature_of(tile, [*self.measures, *extra])
        return self._signatures[key]


def _scoring_cards(goods: Iterable[Good]) -> tuple[str, ...]:
    """The texts of the exhibitors among goods, and of the effects that score contests, in order."""
    found = [str(good.contest) for good in goods if isinstance(good, ExhibitorGood)]
    effects = [good.effect for good in goods if isinstance(good, Specialist) and good.effect]
    found += [str(each) for each in effects if each.every_show or each.last_show or each.bonus]
    return tuple(sorted(found))


def fixed_points(goods: Iterable[Good]) -> int:
    """Return the points of goods wherever they lie: values of stamps, specialists, the token."""
    points = 0
    for good in goods:
        if isinstance(good, StampGood):
            points += good.tile.points
        elif isinstance(good, Specialist):
            points += SPECIALIST_POINTS
        elif isinstance(good, TokenGood):
            points += TOKEN_POINTS
    return points
