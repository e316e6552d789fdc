"""Pinzetta's procedure in the Swap Phase: her tokens, the pile she takes, what she exchanges, in words too.

Items and the two piles count from 0; she appraises an item with a number of tokens. The only chance is in
the decision card that she draws (rulebook, Solo, Swap Phase). Here ``targets`` are names of the sizes that
her mat asks for; see ``size_of``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeVar

from stockbook.models.album.stamps import Tile
from stockbook.models.files.words import counted
from stockbook.models.stampswap.goods import Good, StampGood, UnseenGood
from stockbook.models.stampswap.swap.cuts import Cut

#: Tokens of an attendee, and of a forever stamp.
CARD_TOKENS = FOREVER_TOKENS = 1
#: Tokens of a rare stamp, face up.
RARE_TOKENS = 4
#: Tokens of another stamp, face up, that has one of these values.
VALUE_TOKENS, LIKED_VALUES = 1, (2, 3)
#: Additional tokens of a stamp in a size that her mat asks for.
TARGET_TOKENS = 2

#: Additional tokens of the large pile.
LARGE_TOKENS = 1
#: She exchanges items when one of her piles leads by so many tokens.
LEAD = 3
Pair = tuple[int, int]
#: Something that lies in a pile: its number in a game that was dealt, or what a position says of it.
Item = TypeVar("Item")
#: Items divided in two: piles, or what is mine and what is hers.
Divided = tuple[tuple[Item, ...], tuple[Item, ...]]
#: Items of the two piles.
Piles = tuple[Sequence[int], Sequence[int]]
#: The reason why another cut is not legal.
UNEVEN = "against Pinzetta one pile has exactly one item more, and both as many only if that is impossible"
#: An item in words, and her tokens for it.
Appraised = tuple[str, int]


def face_up(tile: Tile, targets: Collection[str]) -> int:
    """The tokens of a tile whose face she sees.

    A double is one stamp here, with the sum of its values (reading); one with a rare half is rare
    (reading).
    """
    if tile.width == 1:
        return FOREVER_TOKENS
    if is_rare(tile):
        return RARE_TOKENS
    liked = value_of(tile) in LIKED_VALUES
    return VALUE_TOKENS * liked + TARGET_TOKENS * (size_of(tile) in targets)


def face_down(back: str, targets: Collection[str]) -> int:
    """The tokens of a tile of which she sees only the back: the name of its size.

    A double cannot be told from a long rectangle by its back, and is taken for one (reading).
    """
    return TARGET_TOKENS * (back in targets)


def appraise_face(tile: Tile | None, down: bool, targets: Collection[str]) -> int:
    """The tokens of an item as it lies there; None is an attendee."""
    if tile is None:
        return CARD_TOKENS
    return face_down(tile.size, targets) if down else face_up(tile, targets)


def appraise(good: Good, targets: Collection[str]) -> int:
    """The tokens of a stamp or an attendee of a position; the solo game has no first-player token."""
    match good:
        case StampGood(tile, down):
            return appraise_face(tile, down, targets)
        case UnseenGood():
            return face_down(good.size, targets)
        case _:
            return CARD_TOKENS


def size_of(tile: Tile) -> str:
    """The size that a tile counts as for her: a double is a small square (printed example)."""
    return tile.stamps[0].size


def value_of(tile: Tile) -> int | None:
    """The value that a tile has for her; None if nothing on it has one."""
    values = [stamp.value for stamp in tile.stamps if stamp.value is not None]
    return sum(values) if values else None


def is_rare(tile: Tile) -> bool:
    """Whether there is a rare stamp on it."""
    return any(stamp.rare for stamp in tile.stamps)


@dataclass(frozen=True)
class AppraisedPiles:
    """Two piles as Pinzetta appraises them."""

    #: Tokens of each pile, with the additional one of the large pile.
    tokens: Pair
    #: Pile that she takes on equal tokens: the large one; of two equal halves, the left one.
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


def exchanged(piles: Sequence[tuple[Item, ...]], places: Pair | None) -> Divided[Item]:
    """Her two piles after the items at these places have changed places, or as they are if none do.

    A second exchange of the same places brings them back.
    """
    left, right = piles
    if places is None:
        return left, right
    a, b = places
    return (*left[:a], right[b], *left[a + 1 :]), (*right[:b], left[a], *right[b + 1 :])


def her_choices(goods: Sequence[Item], cut: Cut) -> tuple[Divided[Item], ...]:
    """The goods that stay with me and the pile that she takes, if it is the first, and if the second."""
    reserve, first, second = cut.parts_of(goods)
    return ((*reserve, *second), first), ((*reserve, *first), second)


def my_choice(
    mine: tuple[Item, ...], hers: tuple[Item, ...], piles: Sequence[tuple[Item, ...]], taken: int
) -> Divided[Item]:
    """My goods and hers after I have taken one of her piles, and she has kept the other."""
    return (*mine, *piles[taken]), (*hers, *piles[1 - taken])


def even_cuts(cuts: Iterable[Cut]) -> list[Cut]:
    """The legal cuts of some goods in which one pile has exactly one item more than the other.

    Where no number of reserved items leaves an odd rest, those in which both piles have as many (reading).
    """
    found = list(cuts)
    odd = [cut for cut in found if _difference(cut) == 1]
    return odd or [cut for cut in found if _difference(cut) == 0]


def _difference(cut: Cut) -> int:
    first, second = cut.piles
    return abs(len(first) - len(second))


def piles_text(piles: Sequence[Sequence[Appraised]], appraised: AppraisedPiles) -> Iterator[str]:
    """Her tokens for the items of each of my piles, a line for each pile."""
    for number, pile in enumerate(piles):
        seen = [f"{item} ({tokens})" for item, tokens in pile]
        if len(pile) > len(piles[1 - number]):
            seen.append(f"the large pile ({LARGE_TOKENS})")
        yield f"Pile {number + 1}, {counted(appraised.tokens[number], 'token')}: {', '.join(seen)}."


def crossed_text(appraised: AppraisedPiles, crossed: int) -> str:
    """The tokens left after a decision card with so many crossed-out icons."""
    left = appraised.tokens_left(crossed)
    return f"Her decision card crosses out {crossed}: {left[0]} and {left[1]} are left."


def taken_text(pile: int, items: str) -> str:
    """The pile that she takes, counted from 0, with its items in words."""
    return f"Pinzetta takes pile {pile + 1}: {items}."


def exchange_text(tokens: Pair, exchanged: tuple[str, str] | None) -> str:
    """The tokens of her own piles, and the items that she exchanges, in words; None for nothing."""
    what = "nothing" if exchanged is None else " and ".join(exchanged)
    return f"Her own piles have {tokens[0]} and {tokens[1]} tokens: she exchanges {what}."
