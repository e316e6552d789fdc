"""The steps of a table's game that follow from its lines: a Show Phase begins, a round ends."""

from __future__ import annotations

from dataclasses import replace

from stockbook.models.contests import Contest
from stockbook.models.stampswap.game.positions import show_points
from stockbook.models.stampswap.goods import TOKEN, ExhibitorGood, Goods, StampGood, UnseenGood
from stockbook.models.stampswap.position import LAST_ROUND, Player, Position
from stockbook.models.stampswap.specialist import Specialist
from stockbook.models.stampswap.table.game import TableGame, TableSeat, turned_up


def begin_show(game: TableGame) -> TableGame:
    """Begin the Show Phase: everybody's goods become tiles in hand and cards in play.

    Where the order of the Choose turns is not known, nor is what came to others whose piles are left.
    """
    holder = game.token_holder()
    in_order = game.turn is not None
    for number, seat in enumerate(game.seats):
        player = seat.player
        if number != game.me and not in_order and (player.piles or not player.chosen):
            game = game.with_seat(number, untold=True)
            player = replace(player, got=(), piles=())
        left = (good for pile in player.piles for good in pile)
        game = hand_out(game, number, (*player.got, *left))
    return replace(game, phase="show", first=holder, turn=None)


def hand_out(game: TableGame, number: int, goods: Goods) -> TableGame:
    """Give a player the goods of a round, which are turned up."""
    player = game.seats[number].player
    goods = turned_up(goods)
    hand = tuple(good for good in goods if isinstance(good, StampGood | UnseenGood))
    exhibitors = (good.contest for good in goods if isinstance(good, ExhibitorGood))
    player = replace(
        player,
        exhibitors=(*player.exhibitors, *exhibitors),
        specialists=(*player.specialists, *(good for good in goods if isinstance(good, Specialist))),
        first_player=TOKEN in goods,
        collection=(),
        piles=(),
        got=(),
        chosen=False,
    )
    return without_misfits(game.with_seat(number, player=player, cut=None, hand=hand), number)


def without_misfits(game: TableGame, number: int) -> TableGame:
    """The game after a player's tiles are discarded, if their faces are known and none fits any more."""
    seat = game.seats[number]
    tiles = [good.tile for good in seat.hand if isinstance(good, StampGood)]
    if len(tiles) < len(seat.hand) or any(any(seat.album.fits(t.width, t.height)) for t in tiles):
        return game
    return game.with_seat(number, hand=(), dropped=(*seat.dropped, *tiles))


def next_round(game: TableGame) -> TableGame:
    """The next round, where I have ended my Show Phase; else the game as it is."""
    if game.phase == "show" and game.mine.done and game.round < LAST_ROUND:
        return end_round(game)
    return game


def end_round(game: TableGame) -> TableGame:
    """Score the Show Phases, and begin the next round, or end the game."""
    seats = tuple(after_show(game, seat) for seat in game.seats)
    if game.round == LAST_ROUND:
        return replace(game, seats=seats, phase="over")
    return replace(game, seats=seats, round=game.round + 1, phase="collect", event=(), pool=None, turn=None)


def after_show(game: TableGame, seat: TableSeat) -> TableSeat:
    """A seat after the Show Phase; an album of which nobody has told what came onto it is not known."""
    player = seat.player
    known = seat.done and player.album is not None and not (seat.untold and not seat.placed) and not seat.hand
    entered = (*player.entered, *([player.entering] if player.entering else []))
    points = None
    if known and player.points is not None:
        now = Position(game.round, game.contests, replace(player, entered=()), event=game.event)
        points = player.points + show_points(now, player.entering, seat.dropped)
    player = replace(
        player,
        album=player.album if known else None,
        entered=entered,
        entering=None,
        first_player=False,
        points=points,
    )
    return TableSeat(player, forever=seat.forever)


def fresh(name: str, mat: Contest | None) -> TableSeat:
    """The seat of a player before the first round; whose mat is not known, of them no points are known."""
    return TableSeat(Player(name, exhibitors=(mat,) if mat else (), points=0 if mat else None))
