"""Determinizations of positions against Pinzetta: all that is hidden in them, drawn at random."""

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
    """One state that a position against Pinzetta may really be in.

    Parameters
    ----------
    piles
        Her piles after her exchange, with every face; none where they are not known.
    hands
        The stamps of each round to come.
    """

    piles: tuple[Goods, ...]
    hands: Sequence[Sequence[Piece]]


class SoloDeterminizations:
    """Draws determinizations of one position against Pinzetta.

    Parameters
    ----------
    solo
        The position.
    for_game
        Whether the stamps of the rounds to come are drawn too.
    seed
        Seed of the random choices.
    unseen_tiles
        The unseen tiles; by default the printed numbers and a prior.

    Attributes
    ----------
    needed
        Whether anything is hidden; else all determinizations are the same.
    """

    def __init__(
        self, solo: SoloPosition, for_game: bool, seed: int, unseen_tiles: UnseenTiles | None = None
    ) -> None:
        self._piles = solo.her.exchanged
        unseen = [good for pile in self._piles for good in pile if isinstance(good, UnseenGood)]
        self._sizes = [(good.width, good.height) for good in unseen]
        self._rng = Random(seed)
        self._unseen_tiles = unseen_tiles or unseen_tiles_of(solo.in_sight)
        self._hands = hand_sampler(solo.position, self._unseen_tiles, self._rng) if for_game else list
        self.needed = for_game or bool(unseen)

    def draw(self) -> SoloDeterminization:
        """Draw one of the states that are possible."""
        faces = iter(self._unseen_tiles.draw(self._sizes, self._rng))
        piles = tuple(tuple(_turned_up(good, faces) for good in pile) for pile in self._piles)
        return SoloDeterminization(piles, self._hands())


def _turned_up(good: Good, faces: Iterator[Tile]) -> Good:
    return StampGood(next(faces)) if isinstance(good, UnseenGood) else good
