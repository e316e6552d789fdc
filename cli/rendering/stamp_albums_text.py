"""Stamp Albums in words: cards, purchases, and the turns of both players."""

from __future__ import annotations

from collections.abc import Iterable

from stockbook.models.stamp_albums.actions import Buy
from stockbook.models.stamp_albums.cards import ACE, CARDS, POINTS
from stockbook.models.stamp_albums.state import AlbumsView, Cards

NOTHING = "none"
#: Where cards for sale lie, as files and answers name it, in words.
PLACES = {"market": "the market", "shop": "my shop", "opponent": "the opponent's shop"}
YOUR_PLACES = {**PLACES, "shop": "your shop"}
THEIR_PLACES = {"market": "the market", "shop": "your shop", "opponent": "their shop"}


def names(cards: Iterable[int]) -> str:
    """Cards by name."""
    return ", ".join(CARDS[card].name for card in cards) or NOTHING


def face(card: int) -> str:
    """A card's name with its rank and suits, which an Ace has in its name."""
    shown = CARDS[card]
    return shown.name if shown.rank == ACE else f"{shown.name} ({shown.rank} {shown.suits})"


def faces(cards: Iterable[int]) -> str:
    """Cards with rank and suits; a star marks stamps, where other cards lie as well."""
    return ", ".join(face(card) + "*" * bool(POINTS[card]) for card in cards) or NOTHING


def purchase(buy: Buy, place: str) -> str:
    """A purchase: the card, where it lies, and the cards that pay for it."""
    return f"{face(buy.card)} from {place} with {names(buy.pay)}"


def side_rows(view: AlbumsView) -> list[tuple[str, str]]:
    """Everything that a player sees, as labels and words."""
    other = view.other
    return [
        ("hand", faces(view.me.hand)),
        ("market", faces(view.market)),
        ("shop", faces(view.me.shop)),
        ("opponent's shop", faces(other.shop)),
        ("album", _album(view.me.album)),
        ("opponent's album", _album(other.album)),
        ("opponent's hand", _hidden(view)),
        ("draw pile", f"{view.draw} cards, {'no stamps' if view.excuse_seen else 'the Excuse among them'}"),
        ("discards", names(view.discard)),
    ]


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
        lines.append(f"{who} can buy nothing, and the turn is over")
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
    return lines


def _new(before: Cards, after: Cards) -> Cards:
    return tuple(card for card in after if card not in before)


def _drawn(before: AlbumsView, action: object, after: AlbumsView) -> Cards:
    """Cards that came into my hand from the draw pile."""
    gained = _new(before.me.hand, after.me.hand)
    if isinstance(action, Buy):
        return tuple(card for card in gained if card != action.card)
    return tuple(card for card in gained if card not in after.me.known)


def _album(album: Cards) -> str:
    points = sum(POINTS[card] for card in album)
    return f"{points}: {faces(album).replace('*', '')}" if album else "0"


def _hidden(view: AlbumsView) -> str:
    known = f", among them {faces(view.other.known)}" if view.other.known else ""
    return f"{view.other_hand} cards{known}"
