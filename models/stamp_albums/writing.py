"""Writing a position of Stamp Albums as the tables of a file that reads back equal."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from stockbook.models.stamp_albums.cards import CARDS
from stockbook.models.stamp_albums.game import NAME
from stockbook.models.stamp_albums.reading import AlbumsPosition
from stockbook.models.stamp_albums.state import AlbumsReadings, Cards


def position_to_dict(position: AlbumsPosition) -> dict[str, Any]:
    """The tables of a position file; what is empty, and readings that have their default, are left out."""
    view = position.view
    me, other = view.me, view.other
    piles = {"shop": me.shop, "album": me.album, "discard": view.discard, "bought": position.bought}
    usual = asdict(AlbumsReadings())
    readings = {key: value for key, value in asdict(position.game.readings).items() if value != usual[key]}
    return {
        "game": NAME,
        "hand": _names(me.hand),
        "market": _names(view.market),
        **_filled(piles),
        "draw": view.draw,
        **({"excuse_seen": True} if view.excuse_seen else {}),
        "opponent": {
            **_filled({"shop": other.shop, "album": other.album, "known": other.known}),
            "hand": view.other_hand,
        },
        **({"readings": readings} if readings else {}),
    }


def _filled(piles: dict[str, Cards]) -> dict[str, list[str]]:
    """The names of the cards of each pile that has any."""
    return {key: _names(cards) for key, cards in piles.items() if cards}


def _names(cards: Cards) -> list[str]:
    return [CARDS[card].name for card in cards]
