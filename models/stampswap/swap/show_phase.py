"""The Show Phase that follows from given goods, and a position as another player sees it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from stockbook.models.stampswap.goods import (
    TOKEN,
    Good,
    UnseenGood,
    exhibitors_in,
    specialists_in,
    tiles_in,
)
from stockbook.models.stampswap.position import Player, Position


def show_phase(position: Position, goods: Iterable[Good]) -> Position:
    """The Show Phase of this round after I have got these goods, and no others.

    Stamps are still to be placed; exhibitors, specialists and the token lie with my other cards.

    Raises
    ------
    ValueError
        If a tile among them has not been seen.
    """
    goods = tuple(goods)
    unseen = [str(good) for good in goods if isinstance(good, UnseenGood)]
    if unseen:
        raise ValueError(f"Expected known faces, not {', '.join(unseen)}.")
    me = position.me
    mine = replace(
        me,
        exhibitors=(*me.exhibitors, *exhibitors_in(goods)),
        specialists=(*me.specialists, *specialists_in(goods)),
        first_player=me.first_player or TOKEN in goods,
        collection=(),
        piles=(),
        got=(),
        chosen=False,
    )
    return replace(
        position,
        phase="show",
        me=mine,
        place=tiles_in(goods),
        opponents=tuple(map(_without_goods, position.opponents)),
        first_player_holder=None,
        reserves=None,
        pool=(),
        turns_left=None,
    )


def seen_by(position: Position, player: int) -> Position | None:
    """The position from another player's side, clockwise from me, player 0; None if the album is unknown.

    The final forever stamps of the others are known to them only as far as albums show.
    """
    if player == 0:
        return position
    players: Sequence[Player] = (position.me, *position.opponents)
    if players[player].album is None:
        return None
    others = (*players[player + 1 :], *players[:player])
    return replace(position, me=players[player], opponents=others, forever_others=None, reserves=None)


def _without_goods(player: Player) -> Player:
    return replace(player, collection=(), piles=(), got=(), chosen=False)
