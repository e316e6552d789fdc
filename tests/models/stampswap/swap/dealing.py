"""Random goods, and positions of the phases that have them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from hypothesis import strategies as st

from stockbook.models.stampswap.goods import (
    TOKEN,
    ExhibitorGood,
    Good,
    StampGood,
    UnseenGood,
)
from stockbook.models.stampswap.position import Player, Position
from tests.strategies import FOREVER, contests, positions, specialist_cards, tiles

_BACKS = [(2, 2), (3, 3), (2, 3), (3, 2), (2, 4), (4, 2)]


@cache
def goods(*, token: bool = True) -> st.SearchStrategy[Good]:
    """Items of every kind; the token only where several may be there."""
    stamps = tiles().map(StampGood)
    down = tiles().filter(lambda tile: tile != FOREVER).map(lambda tile: StampGood(tile, down=True))
    backs = st.sampled_from(_BACKS).map(lambda size: UnseenGood(*size))
    cards = specialist_cards() | contests().map(ExhibitorGood)
    return stamps | down | backs | cards | st.just(TOKEN) if token else stamps | down | backs | cards


@st.composite
def swap_positions(draw: st.DrawFn) -> Position:
    """Positions of the phases collect, cut and choose, with one token at most."""
    phase = draw(st.sampled_from(["cut", "choose", "collect"]))
    start = replace(draw(positions(most=4)), phase=phase, place=())
    lists = st.lists(goods(token=False), max_size=4).map(tuple)
    piles = st.just(()) | st.lists(
        st.lists(goods(token=False), min_size=1, max_size=3).map(tuple), min_size=2, max_size=2
    ).map(tuple)

    def with_goods(player: Player, mine: bool) -> Player:
        if phase == "choose":
            chosen = not mine and draw(st.booleans())
            return replace(player, got=draw(lists), piles=draw(piles), chosen=chosen)
        found = draw(lists)
        more = draw(st.lists(goods(token=False), min_size=2, max_size=2).map(tuple)) if mine else ()
        got = draw(lists) if phase == "cut" else ()
        return replace(player, collection=(*found, *more), got=got)

    names_here = ["me", *(player.name for player in start.opponents)]
    position = replace(
        start,
        me=with_goods(start.me, True),
        opponents=tuple(with_goods(player, False) for player in start.opponents),
        first_player_holder=draw(st.none() | st.sampled_from(names_here)),
        reserves=draw(st.integers(1, 3)),
    )
    if phase == "collect":
        token = () if any(p.first_player for p in (position.me, *position.opponents)) else (TOKEN,)
        pool = (*draw(lists), *token)
        return replace(position, pool=pool, turns_left=draw(st.none() | st.integers(0, 6)))
    return position
