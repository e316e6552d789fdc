"""Views of a game against Pinzetta as positions, which a player would type into a file."""

from __future__ import annotations

from dataclasses import replace

from stockbook.models.pinzetta.components import SoloComponents
from stockbook.models.pinzetta.position import PinzettaSide, SoloPosition
from stockbook.models.pinzetta.procedure import exchanged
from stockbook.models.pinzetta.state import HER, SoloView
from stockbook.models.stampswap.game.positions import goods_of, position_of
from stockbook.models.stampswap.goods import Goods


def solo_position_of(components: SoloComponents, view: SoloView) -> SoloPosition:
    """The position of a view in one of its three phases."""
    deck, pieces, table = components.deck, components.pieces, view.swap.table
    mine = replace(view.swap, table=replace(table, seats=table.seats[:HER]))
    position = position_of(deck, pieces, mine)
    seat = table.seats[HER]
    got, *piles = (goods_of(deck, pieces, view.swap, items) for items in (seat.apart, *seat.piles))
    # Files have her piles as dealt; exchanging twice brings them back.
    dealt = exchanged(piles, view.her.exchanged) if piles else ()
    me = replace(position.me, chosen=False)
    return SoloPosition(replace(position, me=me), _her_side(components, view, dealt, got))


def _her_side(
    components: SoloComponents, view: SoloView, piles: tuple[Goods, ...], got: Goods
) -> PinzettaSide:
    """Her mat, cards and stamps in a view."""
    table, her, cards = view.swap.table, view.her, components.cards
    items = table.seats[HER].cards
    mat = components.mat(her)
    side = PinzettaSide(
        level=components.level,
        targets=mat.targets,
        crossed=cards.crossed,
        piles=piles,
        got=got,
        intro=components.intro,
        shows=tuple(components.listed_points(table, card) for card in her.shows),
    )
    return side.with_items([components.tile(item) for item in items], mat)
