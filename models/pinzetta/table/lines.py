"""The lines of my side in the record of a game against Pinzetta: what I have, cut, take, place and enter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from stockbook.models.pinzetta.even_cuts import UNEVEN
from stockbook.models.pinzetta.reading import NO_TOKEN
from stockbook.models.pinzetta.scoring import HER, ME
from stockbook.models.pinzetta.table.game import SoloTableGame
from stockbook.models.pinzetta.table.positions import sight_of_solo
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.state import changed
from stockbook.models.stampswap.goods import TOKEN, Goods, UnseenGood, turned_up
from stockbook.models.stampswap.reading import MAX_GOODS
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.models.stampswap.table import collecting, showing, swapping
from stockbook.models.stampswap.table.game import BOX, TableGame, begin_show
from stockbook.models.stampswap.typed_items import parse_item, split_items

#: The fewest items that are cut: a reserve and two piles.
FEWEST = 3


def read_goods(game: SoloTableGame, text: str, least: int, most: int = MAX_GOODS) -> Goods:
    """The items of a text.

    Raises
    ------
    ValueError
        If it cannot be read, or there are too few or too many.
    """
    goods = tuple(game.swap.told(parse_item(each)) for each in split_items(text))
    if TOKEN in goods:
        raise ValueError(NO_TOKEN)
    if not least <= len(goods) <= most:
        what = "items with ; between them, such as 2x3 blue animals 2; forever"
        raise ValueError(f"{len(goods)} items: write {least} to {most} {what}")
    return goods


def round_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """The number of the round, which may stand before its lines."""
    return replace(game, swap=collecting.round_line(game.swap, text))


def event_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """The instruction of my event card, or the name of the card where her cards are told."""
    cards = game.cards.events if game.cards else ()
    effect = collecting.told_effect(text, [(card.name, card.effect) for card in cards])
    if effect.selected:
        raise ValueError("a Daily Collection is not selected: no effect says how many items it has")
    return replace(game, swap=collecting.with_event(game.swap, effect))


def collect_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """My Daily Collection, whose faces I may look at."""
    swap = game.swap
    if swap.phase != "collect":
        raise ValueError(f"my items of round {swap.round} are told already: the next ones follow its end")
    goods = read_goods(game, text, FEWEST)
    unseen = next((good for good in goods if isinstance(good, UnseenGood)), None)
    if unseen:
        raise ValueError(f"{unseen}: I may look at my items, so write its face, and (down) behind it")
    swap = replace(changed(swap, swap.me, goods=goods), phase="cut")
    drawing = tuple(stack for _, stack in rules.collected_draws(BOX, swap))
    return replace(game, swap=swap, drawing=drawing)


def draw_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """Stamps that my cards bring me outside the swap."""
    goods = read_goods(game, text, 1)
    return replace(game, swap=_mine(swapping.draw_line, game, text), drawing=game.drawing[len(goods) :])


def cut_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """My cut: the reserve and two piles, one of which has exactly one item more."""
    swap = game.swap
    halved = False
    if swap.phase == "cut":
        reserve, left, right = swapping.read_cut(swap, swap.me, text)[0]
        if Cut.of(reserve, left, right) not in sight_of_solo(game).cuts():
            raise ValueError(UNEVEN)
        halved = len(left) == len(right) and right < left
    swap = _mine(swapping.cut_line, game, text)
    # Of two halves the one with my leftmost item counts as the left one, which she takes on equal tokens.
    if halved:
        swap = changed(swap, swap.me, piles=swap.mine.piles[::-1])
    return replace(game, swap=swap, drawing=())


def take_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """One of her piles after her exchange, which I take; she keeps the other, and all is turned up."""
    swap = game.swap
    if game.phase != "choose":
        raise ValueError("no piles are on offer now: they are once I have cut and she has chosen")
    if game.offered:
        raise ValueError(f"she chooses first: write her decision card, such as {HER} decision 2")
    if not game.her.piles:
        raise ValueError(f"her piles are not told: write {ME} got and all that I have from the swap")
    piles = game.her.exchanged
    number = swapping.pile_named(piles, HER, text.strip())
    swap = changed(swap, swap.me, apart=(*swap.mine.apart, *piles[number]))
    told = replace(game.told, piles=(), got=())
    hers = () if told.intro else turned_up((*game.told.got, *piles[1 - number]))
    items = (*game.items, *hers)
    return replace(game, swap=begin_show(swap), told=told, items=items, drawing=(), choice=None)


def got_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """Everything that I got in this round, where the swap is not told."""
    read_goods(game, text, 1)
    swap = _mine(swapping.got_line, game, text)
    told = replace(game.told, piles=(), got=())
    untold = game.untold if told.intro else (*game.untold, swap.round)
    return replace(game, swap=swap, told=told, untold=untold, drawing=(), choice=None)


def _mine(line: Callable[[TableGame, int, str], TableGame], game: SoloTableGame, text: str) -> TableGame:
    """My side after a line as in Stamp Swap."""
    return line(game.swap, game.swap.me, text)


def _as_there(
    line: Callable[[TableGame, int, str], TableGame],
) -> Callable[[SoloTableGame, str], SoloTableGame]:
    """A line that is the same in Stamp Swap."""
    return lambda game, text: replace(game, swap=_mine(line, game, text))


MY_LINES: dict[str, Callable[[SoloTableGame, str], SoloTableGame]] = {
    "collect": collect_line,
    "draw": draw_line,
    "cut": cut_line,
    "reserve": cut_line,
    "take": take_line,
    "turn": _as_there(swapping.turn_line),
    "got": got_line,
    "place": _as_there(showing.place_line),
    "enter": _as_there(showing.enter_line),
    "points": _as_there(showing.points_line),
}
TABLE_LINES: dict[str, Callable[[SoloTableGame, str], SoloTableGame]] = {
    "event": event_line,
    "round": round_line,
}
