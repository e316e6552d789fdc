"""A position against Pinzetta: my side as in Stamp Swap, and hers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from stockbook.models.pinzetta.appraisal import appraise
from stockbook.models.pinzetta.procedure import AppraisedPiles, Pair, appraise_piles, exchange
from stockbook.models.stampswap.goods import Goods, StampGood
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.swap.cuts import Cut, cuts
from stockbook.models.stampswap.swap.show_phase import show_phase

PHASES = ("cut", "choose", "show")


@dataclass(frozen=True)
class PinzettaSide:
    """What lies before Pinzetta.

    Parameters
    ----------
    level
        1 to 3.
    targets
        Names of the sizes that her mat asks for.
    crossed
        The crossed-out icons of each decision card.
    piles
        Hers as dealt, before her exchange; empty when they are not known.
    forever
        Her forever stamps, on her mat.
    got
        The pile of mine that she has taken in this round.
    intro
        Whether she only swaps: her items are discarded then.
    """

    level: int = 1
    targets: tuple[str, ...] = ()
    crossed: tuple[int, ...] = ()
    piles: tuple[Goods, ...] = ()
    forever: int = 1
    got: Goods = ()
    intro: bool = False

    @cached_property
    def tokens(self) -> tuple[list[int], ...]:
        """What she sees in the items of her piles as dealt."""
        return tuple([appraise(good, self.targets) for good in pile] for pile in self.piles)

    @cached_property
    def appraised(self) -> AppraisedPiles:
        """Her piles as dealt."""
        left, right = self.tokens
        return appraise_piles([*left, *right], (range(len(left)), range(len(left), len(left) + len(right))))

    @cached_property
    def places(self) -> Pair | None:
        """The items that she exchanges, one of each pile; None if none."""
        left, right = self.tokens
        return exchange((left, right))

    @cached_property
    def exchanged(self) -> tuple[Goods, ...]:
        """Her piles after her exchange."""
        if not self.piles or self.places is None:
            return self.piles
        (a, b), (left, right) = self.places, self.piles
        return (*left[:a], right[b], *left[a + 1 :]), (*right[:b], left[a], *right[b + 1 :])

    def forever_with(self, goods: Goods) -> int:
        """Her forever stamps against which mine count, when these goods are hers too; none in intro mode."""
        return 0 if self.intro else self.forever + forever_in(goods)


@dataclass(frozen=True)
class SoloPosition:
    """A moment of a solo game, from my side of the table.

    Parameters
    ----------
    position
        Contests, my album and my goods; nothing of hers.
    her
        Her side.
    """

    position: Position
    her: PinzettaSide

    @property
    def goods(self) -> Goods:
        """What I have to cut."""
        return self.position.me.collection

    @cached_property
    def tokens(self) -> list[int]:
        """What she sees in each of my items."""
        return [appraise(good, self.her.targets) for good in self.goods]

    @property
    def in_sight(self) -> Position:
        """My side with her items as an opponent's: all that is no longer in the box."""
        items = (*self.her.got, *(good for pile in self.her.piles for good in pile))
        return replace(self.position, opponents=(Player("Pinzetta", None, collection=items),))

    def cuts(self) -> list[Cut]:
        """Every legal cut: one pile has exactly one item more, or both are equal halves (reading)."""
        every = cuts(self.goods, self.position.reserves)
        return [cut for cut in every if abs(len(cut.piles[0]) - len(cut.piles[1])) <= 1]

    def appraised(self, cut: Cut) -> AppraisedPiles:
        """The piles of a cut as she sees them."""
        return appraise_piles(self.tokens, cut.piles)

    def show(self, mine: Goods, hers: Goods) -> Position:
        """My Show Phase when these goods have come to me, and those to her."""
        forever = self.her.forever_with(hers)
        return replace(show_phase(self.position, mine), forever_others=(forever,))

    def show_phase(self) -> Position:
        """A Show Phase as it stands, with her forever stamps."""
        return replace(self.position, forever_others=(self.her.forever_with(self.her.got),))


def forever_in(goods: Goods) -> int:
    """How many of these goods are forever stamps."""
    return sum(isinstance(good, StampGood) and good.tile.width == 1 for good in goods)
