"""Determinizations of positions against Pinzetta: all that is hidden in them, drawn at random."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from stockbook.models.album.bitboard import Piece
from stockbook.models.album.stamps import Tile
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.puzzles.invented_tiles import choose
from stockbook.models.stampswap.effects.effect import FOREVER
from stockbook.models.stampswap.goods import Good, Goods, Specialist, StampGood, UnseenGood
from stockbook.models.stampswap.in_force import collected_draws
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.goods_table import FOREVER_STAMP
from stockbook.models.stampswap.swap.unseen_tiles import FOOTPRINTS, UnseenTiles, unseen_tiles_of
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
    draws
        The stamps that cards of mine draw in this Swap Phase, each with the card that must still be mine when
        she has taken a pile; None for a stamp that is mine for sure.
    """

    piles: tuple[Goods, ...]
    hands: Sequence[Sequence[Piece]]
    draws: tuple[tuple[Good | None, Good], ...] = ()

    def drawn(self, mine: Goods) -> Goods:
        """The stamps that cards draw for me, when these goods have stayed with me."""
        return tuple(stamp for card, stamp in self.draws if card is None or card in mine)


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
        self._draws = _draws(solo.position) if solo.position.phase == "cut" else []
        stacks = [stack for _, stack in self._draws if stack != FOREVER]
        self._rng = Random(seed)
        self._unseen_tiles = unseen_tiles or unseen_tiles_of(solo.in_sight)
        self._hands = hand_sampler(solo.position, self._unseen_tiles, self._rng) if for_game else list
        self.needed = for_game or bool(unseen or stacks)

    def draw(self) -> SoloDeterminization:
        """Draw one of the states that are possible."""
        stacks = [stack for _, stack in self._draws if stack != FOREVER]
        drawn = [choose(self._rng, FOOTPRINTS[stack]) for stack in stacks]
        faces = iter(self._unseen_tiles.draw([*self._sizes, *drawn], self._rng))
        piles = tuple(tuple(_turned_up(good, faces) for good in pile) for pile in self._piles)
        draws = tuple(
            (card, FOREVER_STAMP if stack == FOREVER else StampGood(next(faces)))
            for card, stack in self._draws
        )
        return SoloDeterminization(piles, self._hands(), draws)


def _draws(position: Position) -> list[tuple[Good | None, str]]:
    """The stacks that cards draw from in a cut, each with the card that must stay mine; None if it does."""
    me = position.me
    found: list[tuple[Good | None, str]] = []
    if not me.got:
        found += [(None, stack) for stack in collected_draws(position)]
    found += [(None, card.effect.taken_draw) for card in me.specialists if card.effect]
    found += [
        (good, good.effect.taken_draw)
        for good in me.collection
        if isinstance(good, Specialist) and good.effect
    ]
    return [(card, stack) for card, stack in found if stack]


def _turned_up(good: Good, faces: Iterator[Tile]) -> Good:
    return StampGood(next(faces)) if isinstance(good, UnseenGood) else good
