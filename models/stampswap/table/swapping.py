"""The lines of the Swap Phase in a table's record: cuts, piles taken, and what cards bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from stockbook.models.play.player_names import player_named
from stockbook.models.stampswap.effects.giving import GIFT_POINTS
from stockbook.models.stampswap.goods import Goods, StampGood, UnseenGood
from stockbook.models.stampswap.swap.choose_turns import ChooseTurns, next_from
from stockbook.models.stampswap.swap.divided_goods import gift_value
from stockbook.models.stampswap.table.cuts_typed import read_cut, read_told_cut
from stockbook.models.stampswap.table.game import TableGame, turned_up
from stockbook.models.stampswap.table.rounds import begin_show, hand_out, next_round, without_misfits
from stockbook.models.stampswap.typed_items import find_item, hides, parse_item, split_items


def cut_line(game: TableGame, number: int, text: str) -> TableGame:
    """A player's cut: the reserve and the two piles."""
    seat = game.seats[number]
    if game.phase != "cut":
        when = "all items are collected" if game.phase == "collect" else "the next round"
        raise ValueError(f"{seat.name} has nothing to cut now: cuts are made when {when}")
    if seat.cut is not None:
        raise ValueError(f"{seat.name} has cut already")
    if number == game.me or len(seat.player.collection) >= game.selected:
        found, goods = read_cut(game, number, text)
        reserve, left, right = (tuple(goods[item] for item in part) for part in found)
        cut = reserve, left, right
    else:
        cut = read_told_cut(game, number, text)
    # Cuts are made at the same time: nobody's goods show theirs before all have cut.
    game = game.with_seat(number, cut=cut)
    return _begin_choose(game) if all(each.cut is not None for each in game.seats) else game


def take_line(game: TableGame, number: int, text: str) -> TableGame:
    """A pile that a player takes of another: by its number, by an item in it, or by all that it has."""
    seat = game.seats[number]
    if game.phase == "cut" and game.mine.cut is not None:
        game = _begin_choose(game)
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
    if seat.player.chosen:
        raise ValueError(f"{seat.name} has chosen already")
    taken, kept = _pile(game, owner, rest.strip())
    game = paid(game, owner, taken, kept)
    got = (*game.seats[number].player.got, *taken)
    game = game.with_player(number, got=got, chosen=True)
    theirs = game.seats[owner].player
    game = game.with_player(owner, got=(*theirs.got, *kept), piles=())
    for each, found in enumerate(game.seats):
        if found.player.chosen:
            game = game.with_player(each, got=turned_up(found.player.got))
    return _next_choice(game, owner)


def draw_line(game: TableGame, number: int, text: str) -> TableGame:
    """The stamps that cards bring a player outside the swap, from a stack."""
    seat = game.seats[number]
    goods = tuple(game.told(parse_item(each)) for each in split_items(text))
    if not goods:
        raise ValueError("what? For example: draw 2x2 ?, where nobody has seen it")
    if game.phase in ("cut", "choose"):
        return game.with_player(number, got=(*seat.player.got, *goods))
    if game.phase == "show" and not (seat.done or seat.placed):
        tiles = [good for good in turned_up(goods) if isinstance(good, StampGood | UnseenGood)]
        return game.with_seat(number, hand=(*seat.hand, *tiles))
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
    if game.phase == "over" or (game.phase == "show" and (seat.hand or seat.placed or seat.done)):
        raise ValueError(f"what {seat.name} got in round {game.round} is told already")
    goods = tuple(game.told(parse_item(each)) for each in split_items(text))
    if not goods:
        raise ValueError("what? For example: got 2x3 blue animals 2; forever; first-player")
    if game.phase == "show":
        return hand_out(game.with_seat(number, untold=False), number, goods)
    player = replace(seat.player, collection=(), piles=(), got=goods, chosen=True)
    game = game.with_seat(number, player=player, cut=((), (), ()), untold=False)
    if number != game.me:
        return game
    for other, found in enumerate(game.seats):
        if found.cut != ((), (), ()):
            player = replace(found.player, collection=(), piles=(), got=())
            game = game.with_seat(other, player=player, cut=None, untold=True)
    return begin_show(game)


def pile_named(piles: Sequence[Goods], owner: str, text: str) -> int:
    """Which of two piles a text means, by its number or by an item in it, from 0.

    Parameters
    ----------
    piles
        The piles.
    owner
        The name of their owner, for messages.
    text
        The text.

    Raises
    ------
    ValueError
        If it is neither.
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


def paid(game: TableGame, owner: int, taken: Goods, kept: Goods) -> TableGame:
    """The game with the points that effects give the owner of a pile for what is taken.

    They are not known where a face is not: the owner's points are told later, or never.
    """
    player = game.seats[owner].player
    held = list(game.with_player(owner, piles=(), got=(*player.got, *kept)).effects(owner))
    if not any(effect.gift(GIFT_POINTS) for effect in held):
        return game
    if player.points is None or any(isinstance(good, UnseenGood) for good in taken):
        return game.with_player(owner, points=None)
    gain = sum(effect.gift(gift_value(good)) for effect in held for good in taken)
    return game.with_player(owner, points=player.points + gain)


def with_face(goods: Goods, face: StampGood) -> Goods | None:
    """Goods in which the first that may have a face has it; None if none may."""
    for place, good in enumerate(goods):
        if hides(good, face):
            return (*goods[:place], face, *goods[place + 1 :])
    return None


def _begin_choose(game: TableGame) -> TableGame:
    """Put the piles on offer; the holder of the token chooses first."""
    holder = game.token_holder()
    known = holder is not None
    for number, seat in enumerate(game.seats):
        if seat.cut is None:
            known = False
            player = replace(seat.player, collection=())
            game = game.with_seat(number, player=player, untold=True)
            continue
        reserve, *piles = seat.cut
        whole = all(piles)
        got = (*seat.player.got, *reserve)
        player = replace(seat.player, collection=(), got=got, piles=tuple(piles) if whole else ())
        game = game.with_seat(number, player=player, cut=None)
    return replace(game, phase="choose", turn=holder if known else None)


def _pile(game: TableGame, owner: int, text: str) -> tuple[Goods, Goods]:
    """The pile that a text means, and the other one, which its owner keeps."""
    seat = game.seats[owner]
    piles = seat.player.piles
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
    chosen = tuple(seat.player.chosen for seat in game.seats)
    if game.turn is None:
        mine = game.mine
        done = all(chosen) or (mine.player.chosen and not mine.player.piles and not mine.untold)
        return begin_show(game) if done else game
    open_ = tuple(bool(seat.player.piles) for seat in game.seats)
    turn = ChooseTurns(next_from(owner, chosen), open_, chosen, ()).settled().turn
    return begin_show(game) if turn is None else replace(game, turn=turn)


def _turned(game: TableGame, number: int, face: StampGood) -> TableGame:
    """The game in which the first tile of a player that may have this face has it."""
    seat, player = game.seats[number], game.seats[number].player
    seen, down = StampGood(face.tile), StampGood(face.tile, down=True)
    if (hand := with_face(seat.hand, seen)) is not None:
        return without_misfits(game.with_seat(number, hand=hand), number)
    if (got := with_face(player.got, seen if player.chosen else down)) is not None:
        return game.with_player(number, got=got)
    if (collection := with_face(player.collection, down)) is not None:
        cut = _with_face_in(seat.cut or (), down) or seat.cut
        return game.with_player(number, collection=collection).with_seat(number, cut=cut)
    if (piles := _with_face_in(player.piles, down)) is not None:
        return game.with_player(number, piles=piles)
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
