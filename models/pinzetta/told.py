"""Pinzetta's procedure told in words: how she appraises piles, which one she takes, what she exchanges."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stockbook.models.files.words import counted
from stockbook.models.pinzetta.procedure import LARGE_TOKENS, AppraisedPiles, Pair

#: An item in words, and her tokens for it.
Appraised = tuple[str, int]


def piles_told(piles: Sequence[Sequence[Appraised]], appraised: AppraisedPiles) -> Iterator[str]:
    """Her tokens for the items of each of my piles, a line for each pile."""
    for number, pile in enumerate(piles):
        seen = [f"{item} ({tokens})" for item, tokens in pile]
        if len(pile) > len(piles[1 - number]):
            seen.append(f"the large pile ({LARGE_TOKENS})")
        yield f"Pile {number + 1}, {counted(appraised.tokens[number], 'token')}: {', '.join(seen)}."


def crossed_told(appraised: AppraisedPiles, crossed: int) -> str:
    """The tokens left after a decision card with so many crossed-out icons."""
    left = appraised.tokens_left(crossed)
    return f"Her decision card crosses out {crossed}: {left[0]} and {left[1]} are left."


def taken_told(pile: int, items: str) -> str:
    """The pile that she takes, counted from 0, with its items in words."""
    return f"Pinzetta takes pile {pile + 1}: {items}."


def exchange_told(tokens: Pair, exchanged: tuple[str, str] | None) -> str:
    """The tokens of her own piles, and the items that she exchanges, in words; None for nothing."""
    what = "nothing" if exchanged is None else " and ".join(exchanged)
    return f"Her own piles have {tokens[0]} and {tokens[1]} tokens: she exchanges {what}."
