"""Samples of what the items of a pool bring, with the faces of unseen tiles and of those that cards draw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from stockbook.models.puzzles.invented_tiles import choose
from stockbook.models.stampswap.effects.effect import FOREVER
from stockbook.models.stampswap.goods import Goods, Specialist, StampGood, UnseenGood
from stockbook.models.stampswap.swap.goods_table import FOREVER_STAMP
from stockbook.models.stampswap.swap.unseen_tiles import FOOTPRINTS, UnseenTiles
from stockbook.optimizer.stampswap.collect_phase import pile_taken
from stockbook.optimizer.stampswap.position_goods import PositionGoodsEvaluator


@dataclass(frozen=True)
class PoolSample:
    """The points that each item of the pool brings in one determinization; one row a player, I am the first.

    Parameters
    ----------
    owned
        The points once owned, with a stamp that the item draws when a pile of its owner is taken, by how
        often that is.
    drawn
        The points to who selects it by the stamp that it draws when the Collect Phase ends.
    """

    owned: list[list[float]]
    drawn: list[list[float]]


class PoolSampler:
    """Draws the faces that are not seen, and what each item then brings each player.

    Parameters
    ----------
    pool
        The items of the pool.
    evaluators
        The evaluation of goods for each player.
    unseen_tiles
        The unseen tiles, to draw faces from.
    """

    def __init__(
        self, pool: Goods, evaluators: Sequence[PositionGoodsEvaluator], unseen_tiles: UnseenTiles
    ) -> None:
        self._pool = pool
        self._evaluators = evaluators
        self._unseen_tiles = unseen_tiles
        self._pile_taken = pile_taken(len(evaluators))
        self._sizes = [(good.width, good.height) for good in pool if isinstance(good, UnseenGood)]
        effects = [(i, good.effect) for i, good in enumerate(pool) if isinstance(good, Specialist)]
        self._taken = [(i, each.taken_draw) for i, each in effects if each and each.taken_draw]
        self._collected = [(i, each.collected_draw) for i, each in effects if each and each.collected_draw]
        draws = [*self._taken, *self._collected]
        self._stacks = [stack for _, stack in draws if stack != FOREVER]

    @property
    def sources(self) -> int:
        """Number of faces that are not seen."""
        return len(self._sizes) + len(self._stacks)

    @property
    def random(self) -> bool:
        """Whether any face is not seen."""
        return self.sources > 0

    def sample(self, rng: Random) -> PoolSample:
        """Draw all faces."""
        either_way_up = [choose(rng, FOOTPRINTS[stack]) for stack in self._stacks]
        tiles = map(StampGood, self._unseen_tiles.draw([*self._sizes, *either_way_up], rng))
        pool = [next(tiles) if isinstance(good, UnseenGood) else good for good in self._pool]
        taken, collected = (
            {item: FOREVER_STAMP if stack == FOREVER else next(tiles) for item, stack in draws}
            for draws in (self._taken, self._collected)
        )
        owned, drawn = [], []
        for each in self._evaluators:
            worth = [each.of(good) for good in pool]
            for item, stamp in taken.items():
                worth[item] += self._pile_taken * each.of(stamp)
            owned.append(worth)
            drawn.append([each.of(collected[i]) if i in collected else 0.0 for i in range(len(pool))])
        return PoolSample(owned, drawn)
