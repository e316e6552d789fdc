"""Views of a game of Stamp Swap as positions, which a player would type into a file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from stockbook.models.album.stamps import SIZES
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.effects.effect import NOTHING, STACKS
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.pieces import Pieces
from stockbook.models.stampswap.game.points import player_of
from stockbook.models.stampswap.game.state import StampSwapView
from stockbook.models.stampswap.goods import (
    TOKEN,
    ExhibitorGood,
    Good,
    Goods,
    StampGood,
    TokenGood,
    UnseenGood,
)
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.swap.cuts import Items


def position_of(
    deck: Deck, pieces: Pieces, view: StampSwapView, names: Sequence[str] | None = None
) -> Position:
    """The position of a view in one of the four phases.

    Parameters
    ----------
    deck, pieces
        The cards and tiles of the game.
    view
        The game as I see it.
    names
        Name of each player; None for their places clockwise from me.
    """
    table, players = view.table, len(view.table.seats)
    goods = partial(goods_of, deck, pieces, view)

    def player(number: int) -> Player:
        seat = table.seats[number]
        name = names[number] if names else str((number - view.player) % players)
        found = player_of(deck, pieces, table, number, name)
        if seat.points >= 0:
            found = replace(found, points=seat.points)
        if number != view.player and seat.declared is not None:
            found = replace(found, entering=table.contests[seat.declared])
        if table.phase == "choose":
            piles = tuple(map(goods, seat.piles))
            return replace(found, piles=piles, got=goods(seat.apart), chosen=seat.chosen)
        if table.phase == "show":
            return found
        got = tuple(good for good in goods(seat.apart) if not isinstance(good, TokenGood))
        first = deck.token in seat.apart
        return replace(found, collection=goods(seat.goods), got=got, first_player=first)

    me, *others = (player((view.player + i) % players) for i in range(players))
    collecting = table.phase == "collect"
    effect = rules.effect_of(deck, table.events)
    return Position(
        round=table.round,
        contests=table.contests,
        me=replace(me, name="me"),
        place=tuple(pieces.tiles[tile] for tile in table.seats[view.player].hand),
        finale=table.finale,
        opponents=tuple(others),
        phase=table.phase,
        pool=goods(table.pool) if collecting else (),
        turns_left=_turns_left(deck, view) if collecting else None,
        event=() if effect == NOTHING else (effect,),
    )


def good_of(deck: Deck, pieces: Pieces, view: StampSwapView, item: int) -> Good:
    """An item as a player would type it into a file."""
    if item < 0:
        # A view knows the stack, and not which way up the tile is.
        size = STACKS[view.stacks[-1 - item]]
        return UnseenGood(*next(sides for sides, name in SIZES.items() if name == size))
    if item == deck.token:
        return TOKEN
    if pieces.is_tile(item):
        return StampGood(pieces.tiles[item], down=item in view.table.down)
    number = item - deck.attendees.start
    if number < len(deck.exhibitors):
        return ExhibitorGood(deck.exhibitors[number])
    return deck.specialists[number - len(deck.exhibitors)]


def goods_of(deck: Deck, pieces: Pieces, view: StampSwapView, items: Items) -> Goods:
    """Items as a player would type them into a file."""
    return tuple(good_of(deck, pieces, view, item) for item in items)


def _turns_left(deck: Deck, view: StampSwapView) -> int:
    """The number of items that I will still select."""
    return rules.collected(deck, view.table) - len(view.table.seats[view.player].goods)
