"""The extended Decktet: 45 cards, of which the fourteen personalities are the stamps of Stamp Albums.

Everywhere else a card is its number in ``CARDS``; tuples by that number hold what is often needed. A card is
read as people type it: a name or its beginning, or rank and suits.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from stockbook.models.files.words import nearest, pick, quoted

#: The suits by their letters.
SUITS = {"M": "moons", "S": "suns", "W": "waves", "L": "leaves", "Y": "wyrms", "K": "knots"}
#: Ranks that are worth 10, whether bought or paid with.
HIGH = ("Pawn", "Court", "Crown")
HIGH_VALUE = 10
ACE = "Ace"
ACE_COST = 1
#: The rank of the Excuse, which has no suit, is never bought and never pays.
NO_RANK = "-"

#: Rank, then its cards: name and suits; a star marks the personalities.
_TABLE = """
-     The Excuse
2     Author MK*, Desert SY, Origin WL
3     Journey MW, Painter SK*, Savage LY*
4     Mountain MS, Sailor WL*, Battle YK
5     Forest ML, Discovery SW, Soldier YK*
6     Lunatic MW*, Penitent SY*, Market LK
7     Chance Meeting ML, Castle SK, Cave WY
8     Diplomat MS*, Mill WL, Betrayal YK
9     Pact MS, Darkness WY, Merchant LK*
Pawn  Harvest MSL, Watchman MYK*, Light Keeper SWK*, Borderland WLY
Court Consul MWK*, Rite MLY, Island SWY, Window SLK
Crown Huntress M*, Bard S*, Sea W, End L, Calamity Y, Windfall K
Ace   Ace of Moons M, Ace of Suns S, Ace of Waves W, Ace of Leaves L, Ace of Wyrms Y, Ace of Knots K
"""


@dataclass(frozen=True)
class DecktetCard:
    """A card of the Decktet.

    The rank is ``2`` to ``9``, ``Ace``, ``Pawn``, ``Court`` or ``Crown``, and ``-`` for the Excuse, which has
    no suits; these are letters of ``SUITS``. A ``stamp`` is a personality: bought into an album, never paid
    with.
    """

    name: str
    rank: str
    suits: str
    stamp: bool

    def __str__(self) -> str:
        return self.name

    @property
    def cost(self) -> int:
        """Its price; for a stamp, also its points."""
        return ACE_COST if self.rank == ACE else self.pays

    @property
    def pays(self) -> int:
        """Its value in a payment; an Ace adds only its suit."""
        if self.rank in HIGH:
            return HIGH_VALUE
        return int(self.rank) if self.rank.isdigit() else 0

    @property
    def described(self) -> str:
        """Rank and suits in words, such as ``5 of wyrms and knots``."""
        suits = [SUITS[letter] for letter in self.suits]
        words = ", ".join(suits[:-1]) + " and " + suits[-1] if len(suits) > 1 else "".join(suits)
        return f"{self.rank} of {words}"


def _cards() -> Iterator[DecktetCard]:
    for line in _TABLE.strip().splitlines():
        rank, _, row = line.partition(" ")
        for entry in row.split(","):
            name, _, suits = entry.strip().rpartition(" ")
            if rank == NO_RANK:
                yield DecktetCard(entry.strip(), rank, "", False)
            else:
                yield DecktetCard(name, rank, suits.rstrip("*"), suits.endswith("*"))


#: The deck; the Excuse is number 0, and the Aces come last, so that a sorted payment names them last.
CARDS: tuple[DecktetCard, ...] = tuple(_cards())
EXCUSE = 0

#: The cost of each card, and its value in a payment, by number.
COST = tuple(card.cost for card in CARDS)
PAYS = tuple(card.pays for card in CARDS)
#: The suits of each card as bits, by number.
SUIT_BITS = tuple(sum(1 << i for i, letter in enumerate(SUITS) if letter in card.suits) for card in CARDS)
#: The points of each stamp, 0 for all other cards, by number.
POINTS = tuple(card.cost if card.stamp else 0 for card in CARDS)
IS_ACE = tuple(card.rank == ACE for card in CARDS)
STAMPS = frozenset(i for i, card in enumerate(CARDS) if card.stamp)
#: The cards that hands are made of: all but the stamps and the Excuse.
PLAIN = frozenset(range(len(CARDS))) - STAMPS - {EXCUSE}


#: A number and letters may stand together; letters need a blank between rank and suits.
_RANKED = re.compile(rf"(?:([2-9])\s*|(a|ace|p|pawn|court|crown)\s+)([{''.join(SUITS)}]+)", re.IGNORECASE)
_FULL_RANKS = {"a": "ace", "p": "pawn"}
_ARTICLE = "the "
_NAMES = {card.name.lower().removeprefix(_ARTICLE): number for number, card in enumerate(CARDS)}


def parse_card(text: str) -> int:
    """The number of the card that a text names.

    It is a name (``Light Keeper``), its beginning if no other card begins so (``Lig``), or rank and suits
    in any order (``9 MS``, ``Ace S``, ``Pawn KSW``), suits that no other such card has being enough.

    Raises ValueError if it names no card, or several; the message suggests.
    """
    word = " ".join(text.split())
    if word.lower().startswith(_ARTICLE):
        word = word[len(_ARTICLE) :]
    ranked = _RANKED.fullmatch(word)
    if ranked:
        rank = ranked[1] or _FULL_RANKS.get(ranked[2].lower(), ranked[2].lower())
        return _of_rank(rank, set(ranked[3].upper()), text)
    if not any(name.startswith(word.lower()) for name in _NAMES) and not nearest(word, _NAMES):
        raise ValueError(f"unknown card {quoted(text)}: write its name, or rank and suits such as 9 MS")
    return _NAMES[pick(word, _NAMES, "card")]


def _of_rank(rank: str, suits: set[str], text: str) -> int:
    """The card of a rank with these suits; one with exactly these goes before those with more."""
    having = [i for i, card in enumerate(CARDS) if card.rank.lower() == rank and suits <= set(card.suits)]
    exactly = [i for i in having if set(CARDS[i].suits) == suits]
    found = exactly or having
    if len(found) == 1:
        return found[0]
    if found:
        names = " or ".join(CARDS[i].name for i in found)
        raise ValueError(f"card {quoted(text)} may be {names}: write more of it")
    others = ", ".join(f"{c.rank} {c.suits} ({c.name})" for c in CARDS if c.rank.lower() == rank)
    raise ValueError(f"no card is {quoted(text)}: there are {others}")
