"""The actions of Stamp Albums, and their text in a record."""

from __future__ import annotations

import re
from dataclasses import dataclass

from stockbook.models.stamp_albums.cards import CARDS, STAMPS
from stockbook.models.stamp_albums.names import parse_card
from stockbook.models.stamp_albums.payments import stamp_reason
from stockbook.models.stamp_albums.state import Cards

END_TURN = "end"
_BUY = re.compile(r"(?:buy\s+)?(.+?)\s+(?:with|for)\s+(.+)", re.IGNORECASE)


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
