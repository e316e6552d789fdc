"""Draws of what is hidden in a position against Pinzetta."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from stockbook.models.album.bitboard import Piece
from stockbook.models.album.stamps import Tile
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.stampswap.goods import Good, Goods, StampGood, UnseenGood
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles, unseen_tiles_of
from stockbook.optimizer.stampswap.game_placement import hand_sampler


@dataclass(frozen=True)
class SoloDeterminization:
    """What may be hidden.

    Parameters
    ----------
    piles
        Hers after her exchange, with every face; none where they are not known.
    hands
        The stamps of each round to come.
    """

    piles: tuple[Goods, ...]
    hands: Sequence[Sequence[Piece]]


class SoloDeterminizations:
    """Draws for one position.

    Parameters
    ----------
    solo
        The position.
    ahead
        Whether the rounds to come are drawn too.
    seed
        Decides.
    source
        Where tiles come from; by default the printed numbers and a prior.

    Attributes
    ----------
    ahead
        As above.
    needed
        Whether anything is hidden; else all draws are the same.
    """

    def __init__(
        self, solo: SoloPosition, ahead: bool, seed: int, unseen_tiles: UnseenTiles | None = None
    ) -> None:
        self.ahead = ahead
        self._piles = solo.her.exchanged
        unseen = [good for pile in self._piles for good in pile if isinstance(good, UnseenGood)]
        self._sizes = [(good.width, good.height) for good in unseen]
        self._rng = Random(seed)
        self._unseen_tiles = unseen_tiles or unseen_tiles_of(solo.in_sight)
        self._deal = hand_sampler(solo.position, self._unseen_tiles, self._rng) if ahead else list
        self.needed = ahead or bool(unseen)

    def draw(self) -> SoloDeterminization:
        """One way it may be."""
        faces = iter(self._unseen_tiles.draw(self._sizes, self._rng))
        piles = tuple(tuple(_seen(good, faces) for good in pile) for pile in self._piles)
        return SoloDeterminization(piles, self._deal())


def _seen(good: Good, faces: Iterator[Tile]) -> Good:
    return StampGood(next(faces)) if isinstance(good, UnseenGood) else good
