"""Tiles of a deck that were not seen."""

from __future__ import annotations

from dataclasses import replace
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


def test_an_unfinished_deck_is_filled_up() -> None:
    """Missing tiles are drawn in the printed number of their size, even when a deck has none at all."""
    empty = replace(demo(), tiles=())
    hand = UnseenDeckTiles(empty, ()).draw([(2, 3), None, (4, 2), (3, 3), (2, 2)], Random(1))
    assert [{tile.width, tile.height} for tile in hand[2:]] == [{2, 4}, {3}, {2}]
    every = UnseenDeckTiles(empty, ()).draw([None] * 150, Random(2))
    sizes = {size: sum(tile.size == size for tile in every) for size in ("small-square", "short-rectangle")}
    assert sizes == {"small-square": 30, "short-rectangle": 60}


def test_typed_tiles_and_seen_ones_are_not_missing() -> None:
    """Half a deck comes as it is, each tile once, and the other half is invented."""
    deck = demo()
    half = replace(deck, tiles=deck.tiles[::2])
    seen = [tile for tile in deck.tiles if tile not in half.tiles][:3]
    unseen = UnseenDeckTiles(half, seen)
    assert sum(unseen.missing.values()) == 150 - 75 - 3
    drawn = unseen.draw([None] * (150 - 3), Random(3))
    left = list(drawn)
    for tile in half.tiles:
        left.remove(tile)
    numbers = ", ".join(f"{number} {size}" for size, number in unseen.missing.items())
    assert unseen.assumed == (f"the deck is unfinished: {numbers} are invented, as without it",)
    assert UnseenDeckTiles(deck, ()).assumed == ()
    assert UnseenDeckTiles(deck, ()).missing == dict.fromkeys(unseen.missing, 0)
