"""Cuts as they are typed in a table's record: of goods that are all known, or as they lie there."""

from __future__ import annotations

from stockbook.models.files.words import counted
from stockbook.models.stampswap.effects.reserves import Reserves
from stockbook.models.stampswap.goods import Good, Goods, may_reserve
from stockbook.models.stampswap.swap.cuts import Cut, Items, cut_faults
from stockbook.models.stampswap.table.collecting import pick_items, pick_places
from stockbook.models.stampswap.table.game import TableGame
from stockbook.models.stampswap.table.items import parse_item, split_items, split_piles

_CUT = "cut 1 | 2 3 | 4 5 6, the reserve and two piles"


def read_cut(game: TableGame, number: int, text: str) -> tuple[tuple[Items, Items, Items], Goods]:
    """The reserve and the two piles that a text means of a player's goods that are all known, in its order.

    The goods are returned with the faces that it tells.

    Raises
    ------
    ValueError
        If it cannot be read, or is not legal.
    """
    goods = list(game.seats[number].player.collection)
    texts = [split_items(part) for part in _parts(text)]
    picked = pick_places([each for part in texts for each in part], goods, "among the goods")
    for place, good in picked:
        goods[place] = good
    places = [place for place, _ in picked]
    first, second = len(texts[0]), len(texts[0]) + len(texts[1])
    ends = (places[:first], places[first:second], places[second:])
    reserve, left, right = (tuple(sorted(part)) for part in ends)
    reserves = sum((effect.reserves for effect in game.effects(number)), Reserves(1))
    faults = cut_faults(goods, reserves, Cut.of(reserve, left, right))
    if faults:
        raise ValueError("; ".join(faults))
    return (reserve, left, right), tuple(goods)


def read_told_cut(game: TableGame, number: int, text: str) -> tuple[Goods, Goods, Goods]:
    """The parts of another player's cut as they lie there; a reserve of ``?`` was not seen.

    Raises
    ------
    ValueError
        If it cannot be read, or cannot be.
    """
    parts = _parts(text)
    left: Goods = game.seats[number].player.collection
    found: list[Goods] = []
    for place, part in enumerate(parts):
        goods: list[Good] = []
        for item in [] if place == 0 and part.strip() == "?" else split_items(part):
            if left:
                try:
                    (good,), left = pick_items([item], left, "among the goods")
                except ValueError:
                    good = game.told(parse_item(item))
            else:
                good = game.told(parse_item(item))
            goods.append(good)
        found.append(tuple(goods))
    reserve, first, second = found
    if not (first and second):
        raise ValueError("a pile is empty: each has at least one item, 2x3 ? for a face that is not seen")
    if any(not may_reserve(good) for good in reserve):
        raise ValueError("a rare stamp is reserved, which is never allowed")
    if len(reserve) + len(first) + len(second) > game.selected:
        raise ValueError(f"more than {game.selected} items: take out what is too much")
    if left and parts[0].strip() != "?":
        raise ValueError(f"{left[0]} is missing: each item is reserved or in a pile")
    return reserve, first, second


def _parts(text: str) -> list[str]:
    """The reserve and the two piles of a cut."""
    parts = split_piles(text)
    if len(parts) != 3:
        raise ValueError(f"{counted(len(parts), 'part')}: a cut is written {_CUT}")
    return parts
