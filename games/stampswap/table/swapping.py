"""The lines of the Swap Phase in a table's record: cuts, piles taken, and what cards bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from stockbook.games.stampswap.table.collecting import pick_items, pick_places
from stockbook.games.stampswap.table.game import BOX, TableGame, begin_choose, begin_show, next_round
from stockbook.models.files.words import counted
from stockbook.models.play.player_names import player_named
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.state import changed
from stockbook.models.stampswap.goods import Good, Goods, StampGood, may_reserve, turned_up
from stockbook.models.stampswap.swap.cuts import Cut, Items, cut_faults
from stockbook.models.stampswap.typed_items import find_item, hides, parse_item, split_items, split_piles

_CUT = "cut 1 | 2 3 | 4 5 6, the reserve and two piles"
#: The cut of a player of whom is told what they got, and not how.
_NO_CUT: tuple[Goods, Goods, Goods] = ((), (), ())


def cut_line(game: TableGame, number: int, text: str) -> TableGame:
    """A player's cut: the reserve and the two piles."""
    seat = game.seats[number]
    if game.phase != "cut":
        when = "all items are collected" if game.phase == "collect" else "the next round"
        raise ValueError(f"{seat.name} has nothing to cut now: cuts are made when {when}")
    if seat.cut is not None:
        raise ValueError(f"{seat.name} has cut already")
    if number == game.me or len(seat.goods) >= game.selected:
        found, goods = read_cut(game, number, text)
        reserve, left, right = (tuple(goods[item] for item in part) for part in found)
        cut = reserve, left, right
    else:
        cut = read_cut_seen(game, number, text)
    # Cuts are made at the same time: nobody's goods show theirs before all have cut.
    game = changed(game, number, cut=cut)
    return begin_choose(game) if all(each.cut is not None for each in game.seats) else game


def take_line(game: TableGame, number: int, text: str) -> TableGame:
    """A pile that a player takes of another: by its number, by an item in it, or by all that it has."""
    seat = game.seats[number]
    if game.phase == "cut" and game.mine.cut is not None:
        game = begin_choose(game)
    if game.phase == "show":
        raise ValueError(
            "the Choose turns are over: others go on in them only if it is told who has the token"
        )
    if game.phase != "choose":
        raise ValueError("no piles are on offer now: they are once the players have cut")
    name, _, rest = text.strip().partition(" ")
    owner = player_named(name, [each.name for each in game.seats])
    if owner == number:
        raise ValueError(f"{seat.name} takes a pile of another player, not an own one")
    if game.turn not in (None, number):
        assert game.turn is not None
        raise ValueError(f"it is the turn of {game.seats[game.turn].name} to choose, not of {seat.name}")
    if seat.chosen:
        raise ValueError(f"{seat.name} has chosen already")
    taken, kept = _pile(game, owner, rest.strip())
    game = rules.chosen_turned_up(rules.take(BOX, game, number, owner, taken, kept))
    return _next_choice(game, owner)


def draw_line(game: TableGame, number: int, text: str) -> TableGame:
    """The stamps that cards bring a player outside the swap, from a stack."""
    seat = game.seats[number]
    goods = tuple(game.told(parse_item(each)) for each in split_items(text))
    if not goods:
        raise ValueError("what? For example: draw 2x2 ?, where nobody has seen it")
    if game.phase in ("cut", "choose"):
        return changed(game, number, apart=(*seat.apart, *goods))
    if game.phase == "show" and not (seat.done or seat.begun):
        tiles = filter(BOX.is_tile, turned_up(goods))
        return changed(game, number, hand=(*seat.hand, *tiles))
    raise ValueError(
        "nothing is drawn now: cards bring stamps after the Collect Phase, and when piles are taken"
    )


def turn_line(game: TableGame, number: int, text: str) -> TableGame:
    """The faces of stamps that a player has, and that were not seen before."""
    for each in split_items(text):
        face = game.told(parse_item(each))
        if not isinstance(face, StampGood):
            raise ValueError(f"{face} has no face to turn up: write a stamp")
        game = _turned(game, number, face)
    return game


def got_line(game: TableGame, number: int, text: str) -> TableGame:
    """Everything that a player got in this round, where nobody has told the swap."""
    if number == game.me or game.seats[number].done:
        game = next_round(game)
    seat = game.seats[number]
    if game.phase == "over" or (game.phase == "show" and (seat.hand or seat.begun or seat.done)):
        raise ValueError(f"what {seat.name} got in round {game.round} is told already")
    goods = tuple(game.told(parse_item(each)) for each in split_items(text))
    if not goods:
        raise ValueError("what? For example: got 2x3 blue animals 2; forever; first-player")
    if game.phase == "show":
        game = changed(game, number, untold=False, apart=goods, piles=())
        return rules.drop_misfits(BOX, rules.hand_out(BOX, game, number), number)
    game = changed(game, number, goods=(), piles=(), apart=goods, chosen=True, cut=_NO_CUT, untold=False)
    if number != game.me:
        return game
    for other, found in enumerate(game.seats):
        if found.cut != _NO_CUT:
            game = changed(game, other, goods=(), piles=(), apart=(), cut=None, untold=True)
    return begin_show(game)


def items_of_cut(text: str, goods: Goods) -> tuple[tuple[Items, Items, Items], Goods]:
    """The reserve and the two piles that a text means of goods, in its order, whether it is legal or not.

    The goods are returned with the faces that it tells. A ``ValueError`` if it cannot be read.
    """
    told = list(goods)
    texts = [split_items(part) for part in _parts(text)]
    picked = pick_places([each for part in texts for each in part], goods, "among the goods")
    for place, good in picked:
        told[place] = good
    places = [place for place, _ in picked]
    first, second = len(texts[0]), len(texts[0]) + len(texts[1])
    ends = (places[:first], places[first:second], places[second:])
    reserve, left, right = (tuple(sorted(part)) for part in ends)
    return (reserve, left, right), tuple(told)


def read_cut(game: TableGame, number: int, text: str) -> tuple[tuple[Items, Items, Items], Goods]:
    """The cut of a player's goods by ``items_of_cut``, which are all known; illegal cuts are refused."""
    (reserve, left, right), goods = items_of_cut(text, game.seats[number].goods)
    faults = cut_faults(goods, rules.reserves(BOX, game, number), Cut.of(reserve, left, right))
    if faults:
        raise ValueError("; ".join(faults))
    return (reserve, left, right), goods


def read_cut_seen(game: TableGame, number: int, text: str) -> tuple[Goods, Goods, Goods]:
    """The parts of another player's cut as they lie there; a reserve of ``?`` was not seen."""
    parts = _parts(text)
    left: Goods = game.seats[number].goods
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


def pile_named(piles: Sequence[Goods], owner: str, text: str) -> int:
    """Which of two piles of an owner a text means, by its number or by an item in it, from 0.

    A ``ValueError`` if it is neither.
    """
    if text in ("1", "2"):
        return int(text) - 1
    if not text:
        raise ValueError(f"which pile? For example: take {owner} 1, or an item that lies in it")
    if text.isdigit():
        raise ValueError(f"there is no pile {text}: there are 1 and 2")
    both = [good for pile in piles for good in pile]
    within, good = find_item(text, both, f"in the piles of {owner}")
    if any(good in pile for pile in piles) and all(good in pile for pile in piles):
        raise ValueError(f"{good} lies in both piles: write 1 or 2")
    return int(within >= len(piles[0]))


def with_face(goods: Goods, face: StampGood) -> Goods | None:
    """Goods in which the first that may have a face has it; None if none may."""
    for place, good in enumerate(goods):
        if hides(good, face):
            return (*goods[:place], face, *goods[place + 1 :])
    return None


def _parts(text: str) -> list[str]:
    """The reserve and the two piles of a cut."""
    parts = split_piles(text)
    if len(parts) != 3:
        raise ValueError(f"{counted(len(parts), 'part')}: a cut is written {_CUT}")
    return parts


def _pile(game: TableGame, owner: int, text: str) -> tuple[Goods, Goods]:
    """The pile that a text means, and the other one, which its owner keeps."""
    seat = game.seats[owner]
    piles = seat.piles
    if not piles:
        if not seat.untold:
            raise ValueError(f"{seat.name} has no piles on offer any more")
        goods = tuple(game.told(parse_item(each)) for each in split_items(text))
        if not goods or text.isdigit():
            raise ValueError(f"what lies in it? For example: take {seat.name} 2x3 blue animals 2; 2x2 ?")
        return goods, ()
    number = pile_named(piles, seat.name, text)
    return piles[number], piles[1 - number]


def _next_choice(game: TableGame, owner: int) -> TableGame:
    """The game before the next Choose turn, or the Show Phase where nobody has one left."""
    if game.turn is None:
        mine = game.mine
        done = mine.chosen and not mine.piles and not mine.untold
        return begin_show(game) if done or all(seat.chosen for seat in game.seats) else game
    turn = rules.next_chooser(game, owner)
    return begin_show(game) if turn is None else replace(game, turn=turn)


def _turned(game: TableGame, number: int, face: StampGood) -> TableGame:
    """The game in which the first tile of a player that may have this face has it."""
    seat = game.seats[number]
    seen, down = StampGood(face.tile), StampGood(face.tile, down=True)
    if (hand := with_face(seat.hand, seen)) is not None:
        return rules.drop_misfits(BOX, changed(game, number, hand=hand), number)
    if (apart := with_face(seat.apart, seen if seat.chosen else down)) is not None:
        return changed(game, number, apart=apart)
    if (goods := with_face(seat.goods, down)) is not None:
        cut = _with_face_in(seat.cut or (), down) or seat.cut
        return changed(game, number, goods=goods, cut=cut)
    if (piles := _with_face_in(seat.piles, down)) is not None:
        return changed(game, number, piles=piles)
    raise ValueError(f"{seat.name} has no face-down stamp of this size: {face.tile}")


def _with_face_in(parts: Sequence[Goods], face: StampGood) -> tuple[Goods, ...] | None:
    """Parts of goods of which the first that may have a face in it has it; None if none may."""
    for place, part in enumerate(parts):
        goods = with_face(part, face)
        if goods is not None:
            return (*parts[:place], goods, *parts[place + 1 :])
    return None


PLAYER_LINES: dict[str, Callable[[TableGame, int, str], TableGame]] = {
    "cut": cut_line,
    "reserve": cut_line,
    "take": take_line,
    "draw": draw_line,
    "turn": turn_line,
    "got": got_line,
}
