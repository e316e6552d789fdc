"""Stamp Albums in words: cards, purchases, and the turns of both players."""

from __future__ import annotations

from stockbook.models.stamp_albums.actions import Buy
from stockbook.models.stamp_albums.facts import face, faces, names
from stockbook.models.stamp_albums.state import AlbumsView, Cards

#: Where cards for sale lie, as files and answers name it, in words.
PLACES = {"market": "the market", "shop": "my shop", "opponent": "the opponent's shop"}
YOUR_PLACES = {**PLACES, "shop": "your shop"}
THEIR_PLACES = {"market": "the market", "shop": "your shop", "opponent": "their shop"}


def purchase(buy: Buy, place: str) -> str:
    """A purchase: the card, where it lies, and the cards that pay for it."""
    return f"{face(buy.card)} from {place} with {names(buy.pay)}"


def action_lines(before: AlbumsView, player: int, action: object, after: AlbumsView) -> list[str]:
    """A line for each thing that a player sees of an action, and of what followed by itself."""
    mine = player == before.player
    who = "you" if mine else "the opponent"
    lines = []
    if isinstance(action, Buy):
        places = YOUR_PLACES if mine else THEIR_PLACES
        verb = "buy" if mine else "buys"
        lines.append(f"{who} {verb} {purchase(action, places[before.places[action.card]])}")
    elif before.turn.bought:
        lines.append(f"{who} {'end your' if mine else 'ends their'} turn")
    elif after.turn.player == player and not after.turn.over:
        shown = before.me.hand if mine else _new(before.discard, after.discard)
        lines.append(
            f"{who} can buy nothing: {names(shown)} {'are' if len(shown) > 1 else 'is'} shown and discarded"
        )
    else:
        lines.append(f"{who} can buy nothing{'' if after.turn.over else ', and the turn is over'}")
    lines += [
        f"{label}: {faces(cards)}"
        for label, cards in (
            ("new in the market", _new(before.market, after.market)),
            ("new in your shop", _new(before.me.shop, after.me.shop)),
            ("new in the opponent's shop", _new(before.other.shop, after.other.shop)),
            ("you draw", _drawn(before, action if mine else None, after)),
        )
        if cards
    ]
    if after.excuse_seen and not before.excuse_seen:
        lines.append("the Excuse turns up: no stamps are left in the draw pile")
    if after.draw > before.draw:
        lines.append("the discards are shuffled into a new draw pile")
    if after.turn.over:
        lines.append(f"the game ends: {after.turn.ended}")
    return lines


def _new(before: Cards, after: Cards) -> Cards:
    return tuple(card for card in after if card not in before)


def _drawn(before: AlbumsView, action: object, after: AlbumsView) -> Cards:
    """Cards that came into my hand from the draw pile."""
    gained = _new(before.me.hand, after.me.hand)
    if isinstance(action, Buy):
        return tuple(card for card in gained if card != action.card)
    return tuple(card for card in gained if card not in after.me.known)
