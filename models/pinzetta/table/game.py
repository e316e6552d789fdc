"""The state of a game against Pinzetta at a real table, as far as I know it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from stockbook.models.pinzetta.cards import Mat, PinzettaCards
from stockbook.models.pinzetta.position import PinzettaSide, forever_in
from stockbook.models.stampswap.goods import Goods, StampGood, UnseenGood
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.swap.goods_table import FOREVER_STAMP
from stockbook.models.stampswap.table.game import TableGame, TableSeat


@dataclass(frozen=True)
class HerChoice:
    """Her choice between my piles in this round.

    Parameters
    ----------
    piles
        My piles as I cut them.
    taken
        The pile that she took, from 0.
    crossed
        The crossed-out icons of her decision card; None where it is not told.
    """

    piles: tuple[Goods, ...]
    taken: int
    crossed: int | None = None


@dataclass(frozen=True)
class SoloTableGame:
    """A game against Pinzetta at a real table, as far as I know it; a line of its record makes the next one.

    Parameters
    ----------
    swap
        My side, as a table of Stamp Swap at which I sit alone; its phase is that of the game. In the Choose
        turns my piles are on offer until she has taken one.
    told
        Her side as it was told, without what follows from her items.
    cards
        Her cards, of one's own copy; None where they are not told.
    items
        Her items on her mat, from the earlier rounds.
    untold
        The rounds in which nobody has told what she got.
    forever
        Number of her forever stamps where it is told in a line of its own.
    drawing
        The stacks from which my cards draw stamps now that are not told yet.
    choice
        Her choice in this round; None before it and after mine.
    """

    swap: TableGame
    told: PinzettaSide
    cards: PinzettaCards | None = None
    items: Goods = (FOREVER_STAMP,)
    untold: tuple[int, ...] = ()
    forever: int | None = None
    drawing: tuple[str, ...] = ()
    choice: HerChoice | None = None

    @property
    def mine(self) -> TableSeat:
        """My seat."""
        return self.swap.mine

    @property
    def phase(self) -> str:
        """As in ``TableGame``."""
        return self.swap.phase

    @property
    def scored(self) -> int:
        """The number of rounds that have been scored."""
        return LAST_ROUND if self.phase == "over" else self.swap.round - 1

    @property
    def offered(self) -> tuple[Goods, ...]:
        """My piles while she has not taken one; else none."""
        return self.mine.piles if self.phase == "choose" else ()

    @property
    def mat(self) -> Mat | None:
        """Her mat; None where her cards are not told."""
        swap = self.swap
        played = (*swap.contests, *([swap.finale] if swap.finale else []))
        return self.cards.mats[self.cards.mat_for(played)] if self.cards else None

    @property
    def items_known(self) -> bool:
        """Whether all items on her mat are known, with their faces."""
        return not self.untold and not any(isinstance(good, UnseenGood) for good in self.items)

    @cached_property
    def her(self) -> PinzettaSide:
        """Her side with all that follows from her items."""
        boxes = self.told.boxes
        if not boxes and self.mat and self.items_known:
            faces = (good.tile if isinstance(good, StampGood) else None for good in self.items)
            boxes = self.mat.counts(faces)
        tiles = [good.tile for good in self.items if isinstance(good, StampGood)]
        return replace(
            self.told,
            forever=forever_in(self.items) if self.forever is None else self.forever,
            boxes=boxes,
            decision=self.told.decision if boxes else (),
            rare=tuple(tile.rare_points for tile in tiles if any(stamp.rare for stamp in tile.stamps)),
        )
