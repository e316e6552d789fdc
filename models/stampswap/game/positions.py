"""A moment of a game as a player's position, and the points of its Show Phases and of its end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.effects import NOTHING, items_selected
from stockbook.models.stampswap.game.state import Box, Item, SwapSeat, SwapTable
from stockbook.models.stampswap.goods import TOKEN, Goods
from stockbook.models.stampswap.in_force import specialists_in_force
from stockbook.models.stampswap.position import LAST_ROUND, Player, Position, forever_stamps
from stockbook.models.stampswap.scoring import (
    VALUES,
    ScoreLine,
    rare_values,
    score,
    track_score,
    worth_change,
)


def player_of(box: Box[Item], table: SwapTable[Item], number: int, name: str) -> Player:
    """A player of the game as a player of a position, without the goods of the round."""
    seat = table.seats[number]
    mat = () if seat.exhibitor is None else (seat.exhibitor,)
    return Player(
        name=name,
        album=None if seat.placed is None else box.album(seat.placed),
        entered=tuple(table.contests[contest] for contest in seat.entered),
        exhibitors=(*mat, *box.exhibitors(seat.cards)),
        specialists=box.specialists(seat.cards),
        first_player=seat.token,
    )


def position_at(
    box: Box[Item],
    table: SwapTable[Item],
    me: int,
    names: Sequence[str],
    goods_of: Callable[[Iterable[Item]], Goods],
    **known: Any,
) -> Position:
    """The position of player ``me`` at a moment in one of the four phases; at the end that of the last one.

    ``goods_of`` returns items as the player would type them; ``known`` has further fields of the position.
    """
    if table.phase == "over":
        # The event of the last round holds to the end.
        table = replace(table, phase="show", events=table.spent[-1:])
    everybody = (*range(me, len(table.seats)), *range(me))
    mine, *others = (_at_moment(box, table, number, names[number], goods_of) for number in everybody)
    collecting = table.phase == "collect"
    effects = box.event_effects(table.events)
    return Position(
        round=table.round,
        contests=table.contests,
        me=replace(mine, name="me", entering=None),
        place=box.tiles_of(table.seats[me].hand),
        finale=table.finale,
        opponents=tuple(others),
        phase=table.phase,
        pool=goods_of(table.pool or ()) if collecting else (),
        turns_left=items_selected(effects) - len(table.seats[me].goods) if collecting else None,
        event=tuple(effect for effect in effects if effect != NOTHING),
        **known,
    )


def _at_moment(
    box: Box[Item],
    table: SwapTable[Item],
    number: int,
    name: str,
    goods_of: Callable[[Iterable[Item]], Goods],
) -> Player:
    """A player with the goods that a position has in the phase of the moment."""
    seat = table.seats[number]
    found = player_of(box, table, number, name)
    if seat.points is not None and seat.points >= 0:
        found = replace(found, points=seat.points)
    if seat.declared is not None:
        found = replace(found, entering=table.contests[seat.declared])
    if table.phase == "choose":
        piles = tuple(goods_of(pile) for pile in seat.piles)
        return replace(found, piles=piles, got=goods_of(seat.apart), chosen=seat.chosen)
    if table.phase == "show":
        return found
    # Before the swap the token lies in front of its player.
    got = tuple(good for good in goods_of(seat.apart) if good != TOKEN)
    return replace(found, collection=goods_of(seat.goods), got=got, first_player=box.token in seat.apart)


def show_points_of(box: Box[Item], table: SwapTable[Item], player: int, contest: int | None) -> int:
    """A player's points in this Show Phase, as ``show_points`` has them."""
    me = player_of(box, table, player, "me")
    now = Position(table.round, table.contests, me, event=box.event_effects(table.events))
    chosen = None if contest is None else table.contests[contest]
    return show_points(now, chosen, box.tiles_of(table.seats[player].dropped))


def show_points(now: Position, contest: Contest | None, dropped: Sequence[Tile]) -> int:
    """My points in this Show Phase, without the values of the album's stamps.

    Those values, the specialists, the Finale and the forever stamps score once, at the Final Show.
    """
    marked = track_score(0, score(now, now.album, contest, dropped), dropped)
    assert marked
    # What is discarded, and the token, have the points that specialists give them in this round only.
    passing = Player(album=None, first_player=now.me.first_player)
    return marked.marked + sum(
        worth_change(effect, passing, dropped) for _, effect in specialists_in_force(now.me)
    )


def points_lines(
    box: Box[Item], table: SwapTable[Item], player: int, others: tuple[int, ...] | None
) -> list[ScoreLine]:
    """The lines of a player's points if the game ended now.

    ``others`` are the forever stamps of the others; None where they are not known.
    """
    shows = ScoreLine("Show Phases", table.seats[player].points or 0)
    return [shows, *final_show_lines(end_position(box, table, player, others))]


def end_position(
    box: Box[Item], table: SwapTable[Item], player: int, others: tuple[int, ...] | None
) -> Position:
    """The Final Show from the side of a player, if the game ended now; ``others`` as in ``points_lines``."""
    me = player_of(box, table, player, "me")
    # The event of the last round holds at the Final Show, when it is spent already.
    event = box.event_effects(table.events or table.spent[-1:]) if table.round == LAST_ROUND else ()
    return Position(LAST_ROUND, table.contests, me, (), table.finale, others, event=event)


def final_show_lines(end: Position) -> list[ScoreLine]:
    """The lines of my Final Show, of a position of the last round."""
    end = replace(end, me=replace(end.me, first_player=False))
    lines = score(end, end.album, None)
    # The lines before that of the values are those of the last Show Phase.
    return lines[[line.label for line in lines].index(VALUES) :]


def forever_of(box: Box[Item], seat: SwapSeat[Item]) -> int | None:
    """The number of forever stamps in a player's album; None where it is not known."""
    return None if seat.placed is None else forever_stamps(box.album(seat.placed))


def rare_of(box: Box[Item], seat: SwapSeat[Item]) -> int:
    """The values of the rare stamps in a player's album."""
    return rare_values(box.tiles_of(tile for tile, _ in seat.placed or ()))
