"""The actions of Stamp Albums and their text: which cards buy which card, and why others do not."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from stockbook.models.stamp_albums.cards import (
    ACE_COST,
    CARDS,
    COST,
    EXCUSE,
    IS_ACE,
    PAYS,
    STAMPS,
    SUIT_BITS,
    parse_card,
)
from stockbook.models.stamp_albums.state import Cards

END_TURN = "end"
_BUY = re.compile(r"(?:buy\s+)?(.+?)\s+(?:with|for)\s+(.+)", re.IGNORECASE)


def stamp_reason(card: int) -> str:
    """The reason why a stamp is in no hand and no payment."""
    return f"{_the(card)} is a stamp: stamps in hand go to the shop and never pay"


def _the(card: int) -> str:
    return f"the {CARDS[card].name} ({CARDS[card].described})"


def refusal(card: int, pay: Sequence[int], *, surplus: bool = True) -> str | None:
    """The reason why these cards do not buy that card, wherever it lies; None if they do.

    With ``surplus``, cards that are not needed may be spent (``AlbumsReadings.surplus``).
    """
    if card == EXCUSE:
        return "the Excuse is never for sale"
    for spent in pay:
        if spent in STAMPS:
            return stamp_reason(spent)
        if spent == EXCUSE:
            return "the Excuse never pays: it is discarded when it turns up"
        if pay.count(spent) > 1:
            return f"the {CARDS[spent].name} cannot pay twice"
    lent = suits_of_payment(card, pay)
    for spent in pay:
        if not IS_ACE[spent] and not SUIT_BITS[spent] & lent:
            lacking = f"{_the(spent)} shares no suit with {_the(card)}"
            return f"{lacking}, and no Ace in the payment lends it one"
    paid = sum(PAYS[spent] for spent in pay)
    if paid < COST[card]:
        price = f"{COST[card]}" if COST[card] > ACE_COST else f"{ACE_COST}, and an Ace pays nothing"
        return f"the payment comes to {paid}: the {CARDS[card].name} costs {price}"
    if not surplus:
        idle = unneeded_card(card, pay)
        if idle is not None:
            return f"the {CARDS[idle].name} is not needed in the payment for the {CARDS[card].name}"
    return None


def suits_of_payment(card: int, pay: Collection[int]) -> int:
    """The suits, as bits, that a payment for a card may match: its own and those of the Aces spent."""
    bits = SUIT_BITS[card]
    for spent in pay:
        if IS_ACE[spent]:
            bits |= SUIT_BITS[spent]
    return bits


def unneeded_card(card: int, pay: Sequence[int]) -> int | None:
    """The first card that a payment does not need; None if it needs all."""
    for spent in pay:
        rest = [other for other in pay if other != spent]
        bits = suits_of_payment(card, rest)
        if sum(PAYS[other] for other in rest) >= COST[card] and all(
            IS_ACE[other] or SUIT_BITS[other] & bits for other in rest
        ):
            return spent
    return None


def affordable(card: int, hand: Collection[int]) -> bool:
    """Whether some cards of a hand buy that card."""
    bits = suits_of_payment(card, hand)
    return sum(PAYS[spent] for spent in hand if SUIT_BITS[spent] & bits) >= COST[card]


def affordable_from(card: int, cards: Collection[int], most: int) -> bool:
    """Whether a hand of ``most`` of these cards, or fewer, buys that card."""
    for lending in _subsets([spent for spent in cards if IS_ACE[spent]]):
        bits = suits_of_payment(card, lending)
        paying = sorted((PAYS[spent] for spent in cards if SUIT_BITS[spent] & bits), reverse=True)
        if len(lending) <= most and sum(paying[: most - len(lending)]) >= COST[card]:
            return True
    return False


def payments(card: int, hand: Collection[int], *, surplus: bool = True) -> Iterator[Cards]:
    """Every payment for a card out of a hand, each once."""
    aces = [spent for spent in sorted(hand) if IS_ACE[spent]]
    others = [spent for spent in sorted(hand) if not IS_ACE[spent]]
    for lending in _subsets(aces):
        bits = suits_of_payment(card, lending)
        for spent in _subsets([other for other in others if SUIT_BITS[other] & bits]):
            if sum(PAYS[other] for other in spent) >= COST[card]:
                pay = tuple(sorted(lending + spent))
                if surplus or unneeded_card(card, pay) is None:
                    yield pay


def _subsets(cards: Sequence[int]) -> Iterator[Cards]:
    for size in range(len(cards) + 1):
        yield from combinations(cards, size)


@dataclass(frozen=True)
class Buy:
    """Buying a card with cards of the hand, in rising order, wherever the card is for sale."""

    card: int
    pay: Cards

    def __str__(self) -> str:
        return f"buy {CARDS[self.card].name} with {', '.join(CARDS[spent].name for spent in self.pay)}"


@dataclass(frozen=True)
class EndTurn:
    """Ending the turn; a hand with which nothing could be bought is shown and exchanged first."""

    def __str__(self) -> str:
        return END_TURN


Action = Buy | EndTurn


def parse_action(text: str) -> Action:
    """The action that ``str`` wrote, or a player typed: ``buy Huntress with Journey, Castle, Ace of Suns``.

    Raises
    ------
    ValueError
        If it is none, names an unknown card, or spends a stamp, which no hand holds.
    """
    words = text.strip()
    if words.lower() == END_TURN:
        return EndTurn()
    found = _BUY.fullmatch(words)
    if not found:
        raise ValueError(f"write buy CARD with CARD, CARD or {END_TURN}")
    pay = sorted(parse_card(name) for name in found[2].split(","))
    for spent in pay:
        if spent in STAMPS:
            raise ValueError(stamp_reason(spent))
    return Buy(parse_card(found[1]), tuple(pay))
