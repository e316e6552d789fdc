"""Tiles of a deck that were not seen."""

from __future__ import annotations

from random import Random

from stockbook.models.stampswap.game.unseen_deck_tiles import UnseenDeckTiles
from tests.models.stampswap.game.games import demo


def test_a_deck_deals_what_was_not_seen() -> None:
    """No tile comes more often than the deck has it, of the right size, less those seen."""
    deck = demo()
    seen = deck.tiles[:150]
    unseen_tiles = UnseenDeckTiles(deck, seen[10:])
    left = sorted(map(str, deck.tiles[:10])) if len(deck.tiles) == 150 else []
    assert sorted(str(tile) for tile in unseen_tiles.draw([None] * 10, Random(1))) == left
    sizes = [(2, 3), None, (4, 2)]
    hand = UnseenDeckTiles(deck, ()).draw(sizes, Random(2))
    assert {hand[0].width, hand[0].height} == {2, 3}
    assert {hand[2].width, hand[2].height} == {2, 4}
