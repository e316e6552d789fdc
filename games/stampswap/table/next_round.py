"""The position after a Show Phase on the album page: the next round's first."""

from __future__ import annotations

from dataclasses import replace

from stockbook.games.stampswap.table.game import BOX, TableGame, TableSeat, cards_of, sight_of_table
from stockbook.games.stampswap.table.showing import enter_line, place_line
from stockbook.models.stampswap.effects import GIFT_POINTS
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.goods import StampGood
from stockbook.models.stampswap.position import Player, Position


def next_round(position: Position, move: str, contest: str) -> Position:
    """The position after a Show Phase in which I place stamps and enter a contest: the next round's first.

    ``move`` has the stamps with their spaces, and may be empty. The others' Show Phases count as over; what
    is not told of them stays so. A ``ValueError`` says why the round cannot end so, as where a stamp still
    fits, or that it was the last one.
    """
    game = _showing(position)
    game = place_line(game, game.me, move) if move else rules.drop_misfits(BOX, game, game.me)
    game = enter_line(game, game.me, contest)
    if game.phase == "over":
        raise ValueError("the game is over")
    return replace(sight_of_table(game), forever_others=position.forever_others, deck=position.deck)


def _showing(position: Position) -> TableGame:
    """The game in my Show Phase, those of the others are over."""
    contests = list(position.contests)
    mine = _seat(position, position.me)
    seats = [replace(mine, hand=tuple(map(StampGood, position.place)), begun=True)]
    for player in position.opponents:
        entering = None if player.entering is None else contests.index(player.entering)
        points = None if entering is None else player.points
        seat = _seat(position, player)
        seats.append(replace(seat, begun=True, done=True, declared=entering, points=points))
    first = next((number for number, seat in enumerate(seats) if seat.token), None)
    return TableGame(
        position.round,
        "show",
        None,
        first,
        position.contests,
        position.finale,
        tuple(seats),
        events=(position.event,),
        deck=position.deck,
    )


def _seat(position: Position, player: Player) -> TableSeat:
    """All that lies before a player, beside the stamps to place."""
    points = player.points
    held = [card.effect for card in player.specialists if card.effect] + list(position.event)
    if position.round == 1 and points is None and not any(effect.gift(GIFT_POINTS) for effect in held):
        points = 0
    tiles = player.album.tiles if player.album else ()
    placed = tuple((StampGood(each.tile), BOX.grid.bit(each.cell)) for each in tiles)
    covered = 0
    for good, bit in placed:
        covered |= BOX.shape(good) << bit
    return TableSeat(
        None,
        placed=placed if player.album else None,
        covered=covered,
        cards=tuple(cards_of(player)),
        token=player.first_player,
        entered=_tickets(position, player),
        points=points,
        name=player.name,
    )


def _tickets(position: Position, player: Player) -> tuple[int, ...]:
    """The numbers of the contests with a player's ticket."""
    left = list(enumerate(position.contests))
    found = []
    for contest in player.entered:
        number = next(each for each in left if each[1] == contest)
        left.remove(number)
        found.append(number[0])
    return tuple(found)
