"""The items of a position where its file has them, and which tiles are more than there can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from stockbook.models.album.stamps import PRINTED_TILES, SIZES, Tile
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.effects.drawing import FOREVER
from stockbook.models.stampswap.goods import Good, Goods, StampGood, UnseenGood
from stockbook.models.stampswap.position import Player, Position, forever_stamps

#: The place in the file, as faults have it, and an item or what seems to be wrong there.
KeyedGood = tuple[str, Good]
KeyedWarning = tuple[str, str]


def players_of(position: Position) -> Iterator[tuple[str, Player]]:
    """(key, player) of all players."""
    yield "me", position.me
    for n, player in enumerate(position.opponents, 1):
        yield f"opponents[{n}]", player


def goods_of(key: str, player: Player) -> Iterator[KeyedGood]:
    """(key, item) of all goods of a player."""
    piles = {f"piles[{n}]": pile for n, pile in enumerate(player.piles, 1)}
    for part, goods in {"collection": player.collection, "got": player.got, **piles}.items():
        yield from numbered(f"{key}.{part}", goods)


def numbered(key: str, goods: Goods) -> Iterator[KeyedGood]:
    """(key, item) of the goods in a list."""
    for n, good in enumerate(goods, 1):
        yield f"{key}[{n}]", good


def has_all_tiles(deck: Deck | None) -> bool:
    """Whether there is a deck with as many tiles of each size as the box, so that there are no others."""
    if deck is None:
        return False
    sizes = deck.sizes()
    return all(sizes[size] >= printed for size, printed in PRINTED_TILES.items())


def too_many(position: Position, hers: Iterable[KeyedGood] = ()) -> Iterator[KeyedWarning]:
    """(key, message) of tiles that the box, or the position's deck with all its tiles, does not have.

    Parameters
    ----------
    position
        The position.
    hers
        The goods of Pinzetta.
    """
    deck = position.deck if has_all_tiles(position.deck) else None
    left = Counter(deck.tiles if deck else ())
    there = deck.sizes() if deck else PRINTED_TILES
    seen, beyond = Counter[str](), dict[str, str]()
    for key, tile in _tiles(position, hers):
        size = (
            tile.size
            if isinstance(tile, Tile)
            else SIZES[min(tile.width, tile.height), max(tile.width, tile.height)]
        )
        seen[size] += 1
        if seen[size] > there[size]:
            beyond.setdefault(size, key)
        elif deck and isinstance(tile, Tile) and size != FOREVER:
            left[tile] -= 1
            if left[tile] == -1:
                has = deck.tiles.count(tile)
                number = f"has only {has} of" if has else "has no"
                yield key, f"your copy {number} {tile}: correct it here or in the deck"
    for size, key in beyond.items():
        what = f"{size} {'stamps' if size == FOREVER else 'tiles'}"
        fix = "one of them is written twice, or is another one"
        yield key, f"{seen[size]} {what} in all, and the box has {there[size]}: {fix}"
    mine = forever_stamps(position.album) + sum(tile.width == 1 for tile in position.place)
    if position.forever_others and FOREVER not in beyond:
        forever = mine + sum(position.forever_others)
        if forever > there[FOREVER]:
            message = f"{forever} forever stamps with mine, and the box has {there[FOREVER]}"
            yield "forever_others", message


def _tiles(position: Position, hers: Iterable[KeyedGood]) -> Iterator[tuple[str, Tile | UnseenGood]]:
    """(key, tile) of every tile that has left its stack, as far as the position shows it."""
    goods: list[KeyedGood] = []
    for key, player in players_of(position):
        for placed in player.album.tiles if player.album else ():
            yield f"{key}.album", placed.tile
        goods += goods_of(key, player)
    for n, tile in enumerate(position.place, 1):
        yield f"me.place[{n}]", tile
    for key, good in (*goods, *numbered("pool", position.pool), *hers):
        if isinstance(good, StampGood):
            yield key, good.tile
        elif isinstance(good, UnseenGood):
            yield key, good
