"""Draws of what is hidden in a position against Pinzetta, and means over them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean, stdev

from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.position import Player
from stockbook.models.stamps import Tile
from stockbook.models.swap.goods import Good, Goods, StampGood, UnseenGood
from stockbook.models.swap.stock import stock_of

#: Stamps that one may expect to place in a round to come.
STAMPS = 5
#: Half a 95 % interval in standard errors.
SIGMAS = 1.96


@dataclass(frozen=True)
class Estimate:
    """A value; ``low`` and ``high`` are a 95 % interval where it is a mean over ``samples``."""

    value: float
    low: float
    high: float
    samples: int | None = None

    @classmethod
    def exact(cls, value: float) -> Estimate:
        """A value that is no mean."""
        return cls(value, value, value)

    @classmethod
    def of(cls, values: Sequence[float]) -> Estimate:
        """The mean of at least two values."""
        mean = fmean(values)
        margin = SIGMAS * stdev(values) / len(values) ** 0.5
        return cls(mean, mean - margin, mean + margin, len(values))


@dataclass(frozen=True)
class Draw:
    """What may be hidden.

    Parameters
    ----------
    piles
        Hers after her exchange, with every face; none where they are not known.
    deal
        The stamps of each round to come.
    """

    piles: tuple[Goods, ...]
    deal: tuple[Sequence[Tile], ...]


class Draws:
    """Draws for one position.

    Parameters
    ----------
    solo
        The position.
    ahead
        How many rounds to look ahead.
    seed
        Decides.

    Attributes
    ----------
    needed
        Whether anything is hidden; else there is one draw, which is certain.
    made
        Draws so far.
    """

    def __init__(self, solo: SoloPosition, ahead: int, seed: int) -> None:
        self._piles = solo.her.exchanged
        self._unseen = [good for pile in self._piles for good in pile if isinstance(good, UnseenGood)]
        self._ahead = ahead
        self._rng = Random(seed)
        hers = Player("Pinzetta", None, collection=(*solo.her.got, *(g for p in self._piles for g in p)))
        self._stock = stock_of(replace(solo.position, opponents=(hers,)))
        self.needed = bool(ahead or self._unseen)
        self.made = 0

    def until(self, enough: Callable[[int], bool]) -> Iterator[Draw]:
        """Draws, until ``enough`` of their number; at least one."""
        while True:
            yield self._draw()
            self.made += 1
            if not self.needed or enough(self.made):
                return

    def _draw(self) -> Draw:
        sizes = [(good.width, good.height) for good in self._unseen]
        tiles = self._stock.hand([*sizes, *[None] * (STAMPS * self._ahead)], self._rng)
        faces = iter(tiles[: len(sizes)])
        piles = tuple(tuple(_seen(good, faces) for good in pile) for pile in self._piles)
        later = tiles[len(sizes) :]
        return Draw(piles, tuple(later[n : n + STAMPS] for n in range(0, len(later), STAMPS)))


def _seen(good: Good, faces: Iterator[Tile]) -> Good:
    return StampGood(next(faces)) if isinstance(good, UnseenGood) else good
