"""Reading a card as people type it: a name or its beginning, or rank and suits."""

from __future__ import annotations

import re

from stockbook.models.files.words import nearest, pick, quoted
from stockbook.models.stamp_albums.cards import CARDS, SUITS

#: A number and letters may stand together; letters need a blank between rank and suits.
_RANKED = re.compile(rf"(?:([2-9])\s*|(a|ace|p|pawn|court|crown)\s+)([{''.join(SUITS)}]+)", re.IGNORECASE)
_FULL_RANKS = {"a": "ace", "p": "pawn"}
_ARTICLE = "the "
_NAMES = {card.name.lower().removeprefix(_ARTICLE): number for number, card in enumerate(CARDS)}


def parse_card(text: str) -> int:
    """The number of the card that a text names.

    It is a name (``Light Keeper``), its beginning if no other card begins so (``Lig``), or rank and suits
    in any order (``9 MS``, ``Ace S``, ``Pawn KSW``), suits that no other such card has being enough.

    Raises
    ------
    ValueError
        If it names no card, or several; the message suggests.
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
