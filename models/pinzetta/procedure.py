"""Pinzetta's procedure in the Swap Phase: which pile she takes, and which items she exchanges.

Items and the two piles count from 0; she appraises an item with a number of tokens (``appraisal``).
The only chance is in the decision card that she draws (rulebook, Solo, Swap Phase).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

#: Additional tokens of the large pile.
LARGE_TOKENS = 1
#: She exchanges items when one of her piles leads by so many tokens.
LEAD = 3

Pair = tuple[int, int]
#: Items of the two piles.
Piles = tuple[Sequence[int], Sequence[int]]


@dataclass(frozen=True)
class AppraisedPiles:
    """Two piles as Pinzetta appraises them.

    Parameters
    ----------
    tokens
        Tokens of each pile, with the additional one of the large pile.
    first
        Pile that she takes on equal tokens: the large one; of two equal halves, the left one.
    """

    tokens: Pair
    first: int

    def tokens_left(self, crossed: int) -> Pair:
        """The tokens of each pile after a decision card with ``crossed`` crossed-out icons.

        The pile with most tokens loses as many, but never more than it has.
        """
        heavy = self._heavier(self.tokens)
        left = [*self.tokens]
        left[heavy] = max(0, left[heavy] - crossed)
        return left[0], left[1]

    def pile_taken(self, crossed: int) -> int:
        """The pile she takes after such a card: the one with most tokens left."""
        return self._heavier(self.tokens_left(crossed))

    def odds(self, cards: Sequence[int]) -> tuple[Fraction, Fraction]:
        """The probability that she takes each pile, when one of these decision cards is drawn.

        Each of the cards, at least one, is given by its number of crossed-out icons.
        """
        second = Fraction(sum(self.pile_taken(crossed) for crossed in cards), len(cards))
        return 1 - second, second

    def _heavier(self, tokens: Pair) -> int:
        return self.first if tokens[0] == tokens[1] else int(tokens[1] > tokens[0])


def appraise_piles(tokens: Sequence[int], piles: Piles) -> AppraisedPiles:
    """Appraise two piles, given her tokens for each item of the row they come from, from left to right.

    The pile with more items is large, and gets a token for that. Of two equal halves neither is, and the
    left one is that with the leftmost item (reading).
    """
    sums = [sum(tokens[item] for item in pile) for pile in piles]
    sizes = [len(pile) for pile in piles]
    if sizes[0] == sizes[1]:
        return AppraisedPiles((sums[0], sums[1]), int(min(piles[1], default=0) < min(piles[0], default=0)))
    large = int(sizes[1] > sizes[0])
    sums[large] += LARGE_TOKENS
    return AppraisedPiles((sums[0], sums[1]), large)


def appraise_row(left: Sequence[int], right: Sequence[int]) -> AppraisedPiles:
    """Appraise two piles that lie beside each other, given her tokens for the items of each."""
    many = len(left)
    return appraise_piles([*left, *right], (range(many), range(many, many + len(right))))


def exchange(tokens: tuple[Sequence[int], Sequence[int]]) -> Pair | None:
    """The places of the items that she exchanges between her own piles, one of each pile.

    When one pile leads by three or more, its item with most tokens goes against the other's item with
    fewest, the leftmost of equal ones. None when neither leads so far, or a pile is empty. ``tokens`` are
    those of the items of each pile, as they lie.
    """
    first, second = appraise_row(*tokens).tokens
    if abs(first - second) < LEAD or not all(tokens):
        return None
    high = int(second > first)
    found = [0, 0]
    found[high] = tokens[high].index(max(tokens[high]))
    found[1 - high] = tokens[1 - high].index(min(tokens[1 - high]))
    return found[0], found[1]
