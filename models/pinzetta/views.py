"""Views of a game against Pinzetta as positions, which a player would type into a file."""

from __future__ import annotations

from dataclasses import replace

from stockbook.models.pinzetta.components import SoloComponents
from stockbook.models.pinzetta.position import PinzettaSide, SoloPosition
from stockbook.models.pinzetta.state import HER, SoloView
from stockbook.models.stampswap.game.views import goods_of, position_of
from stockbook.models.stampswap.goods import Goods


def solo_position_of(components: SoloComponents, view: SoloView) -> SoloPosition:
    """The position of a view in one of its three phases."""
    pieces, table = components.pieces, view.swap.table
    mine = replace(view.swap, table=replace(table, seats=table.seats[:HER]))
    position = position_of(pieces, mine)
    seat = table.seats[HER]
    got, *piles = (goods_of(pieces, view.swap, items) for items in (seat.apart, *seat.piles))
    if view.her.exchanged and piles:
        # Files have her piles as dealt; exchanging twice brings them back.
        (a, b), (left, right) = view.her.exchanged, piles
        piles = [(*left[:a], right[b], *left[a + 1 :]), (*right[:b], left[a], *right[b + 1 :])]
    me = replace(position.me, chosen=False)
    return SoloPosition(replace(position, me=me), _her_side(components, view, tuple(piles), got))


def _her_side(
    components: SoloComponents, view: SoloView, piles: tuple[Goods, ...], got: Goods
) -> PinzettaSide:
    """Her mat, cards and stamps in a view."""
    table, her, cards = view.swap.table, view.her, components.cards
    items = table.seats[HER].cards
    mat = components.mat(her)
    tiles = list(filter(None, map(components.tile, items)))
    return PinzettaSide(
        level=components.level,
        targets=mat.targets,
        crossed=cards.crossed,
        piles=piles,
        forever=components.forever(items),
        got=got,
        intro=components.intro,
        shows=tuple(components.listed_points(table, card) for card in her.shows),
        boxes=mat.counts(map(components.tile, items)),
        rare=tuple(tile.rare_points for tile in tiles if any(stamp.rare for stamp in tile.stamps)),
    )
