"""Tiles that nobody has seen."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.notation import parse_tile
from stockbook.models.album.stamps import PRINTED_TILES
from stockbook.models.contests import Contest
from stockbook.models.stampswap.goods import StampGood, UnseenGood
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.swap.unseen_tiles import UnseenDeckTiles, UnseenPrintedTiles, unseen_tiles_of
from tests.models.stampswap.game.games import demo

BLUES = [parse_tile("2x2 blue animals 1")] * 6


def test_backs_keep_their_size() -> None:
    """A tile drawn for a back has its width and height."""
    sizes = [(2, 2), (3, 3), (2, 3), (3, 2), (2, 4), (4, 2)] * 20
    for tile, size in zip(UnseenPrintedTiles().draw(sizes, Random(1)), sizes, strict=True):
        assert (tile.width, tile.height) == size


def test_sizes_come_by_the_verified_counts() -> None:
    """Where nothing is known, short rectangles are twice as likely as others, and no forever stamp comes."""
    rng = Random(2)
    found = Counter(UnseenPrintedTiles().draw([None], rng)[0].size for _ in range(3000))
    numbers = {size: number for size, number in PRINTED_TILES.items() if size != "forever"}
    for size, number in numbers.items():
        expected = 3000 * number / sum(numbers.values())
        assert abs(found[size] - expected) < 5 * expected**0.5
    assert set(found) == set(numbers)


def test_no_more_tiles_of_a_size_than_there_are() -> None:
    """All tiles of the printed game can be drawn, each size as often as it is there."""
    tiles = UnseenPrintedTiles().draw([None] * 150, Random(3))
    assert Counter(tile.size for tile in tiles) == {s: n for s, n in PRINTED_TILES.items() if s != "forever"}


def test_what_was_seen_comes_less_often() -> None:
    """After six blue small squares, blue ones are rarer among the small squares, and as before elsewhere."""
    rng = Random(4)
    seen = Counter(UnseenPrintedTiles(BLUES).draw([(2, 2)], rng)[0].stamps[0].color for _ in range(2000))
    other = Counter(UnseenPrintedTiles(BLUES).draw([(3, 3)], rng)[0].stamps[0].color for _ in range(2000))
    assert seen["blue"] < 100 < 300 < other["blue"]


def test_a_position_takes_all_that_is_seen_out() -> None:
    """Albums and goods of everyone, and backs too, are no longer in the stacks."""
    squares = [parse_tile("3x3 blue animals 1")] * 16
    album = Album(tuple(PlacedTile.at(tile, (3 * (i % 4), 3 * (i // 4))) for i, tile in enumerate(squares)))
    goods = tuple(map(StampGood, squares[:10]))
    me = Player(album=album, collection=goods)
    left = Player("left", album=None, collection=(UnseenGood(3, 3),) * 3)
    position = Position(1, (Contest.parse("edges 1"),), me, opponents=(left,), phase="cut")
    drawn = unseen_tiles_of(position).draw([None] * 121, Random(5))
    assert Counter(tile.size for tile in drawn)["large-square"] == 1


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
