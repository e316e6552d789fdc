"""The decisions of a reviewed game of Stamp Albums as HTML: the open cards, with what is done with them."""

from __future__ import annotations

import re

from stockbook.games.boards import Boards, Decision
from stockbook.models.drawing.svg import clean, tag
from stockbook.models.stamp_albums.cards import ACE, CARDS
from stockbook.models.stamp_albums.state import UNSEEN


class CardBoards(Boards):
    """The decisions of a game of Stamp Albums in its cards; those that are bought are framed."""

    def board(self, decision: Decision, move: str) -> str:
        view = self.position_before(decision).view
        done: dict[str, list[str]] = {}
        for bought, paid in re.findall(r"buy (.+?) with ([^;]+)", move):
            done.setdefault(bought, []).append("buy")
            for card in paid.split(", "):
                done.setdefault(card, []).append("pay")
        rows = (
            ("Market", view.market),
            ("Their shop", view.other.shop),
            ("My shop", view.me.shop),
            ("My hand", view.me.hand),
        )
        parts = (
            tag("div", tag("b", name), " ", *(_card(card, done) for card in cards), class_="part")
            for name, cards in rows
            if cards
        )
        return "".join(parts) + super().board(decision, move)


def _card(number: int, done: dict[str, list[str]]) -> str:
    """A card with its rank, and what is done with it."""
    if number == UNSEEN:
        return tag("span", "?", class_="good card")
    card = CARDS[number]
    words = ", ".join(done.get(card.name, ()))
    told = tag("b", clean(f" {words}")) if words else ""
    face = card.name if card.rank == ACE else f"{card.rank} {card.name}"
    return tag("span", clean(face), told, class_="good card taken" if "buy" in words else "good card")
