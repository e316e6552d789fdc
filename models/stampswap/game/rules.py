"""The rules of a round of Stamp Swap, phase by phase (rulebook, a round).

They hold for a game that was dealt and for one at a real table alike. A function that ends an action takes a
table and returns the next one. What chance brings is not theirs: a deal has it, or the lines of a record.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from stockbook.models.stampswap.effects import (
    GIFT_POINTS,
    Effect,
    Reserves,
    gift_points,
    items_reserved,
    items_selected,
)
from stockbook.models.stampswap.game.positions import show_points_of
from stockbook.models.stampswap.game.state import Box, Item, SwapTable, Table, changed
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.swap.cuts import ChooseTurns, next_from


def clockwise(table: SwapTable[Any], player: int) -> int:
    """The next player clockwise."""
    return (player + 1) % len(table.seats)


def collected(box: Box[Item], table: SwapTable[Item]) -> int:
    """The number of items that each player selects in this round."""
    return items_selected(box.event_effects(table.events))


def effects_of(box: Box[Item], table: SwapTable[Item], player: int) -> list[Effect]:
    """The effects in force for a player: of the specialists in play and among the goods, and of the event."""
    seat = table.seats[player]
    piles = (item for pile in seat.piles for item in pile)
    held = box.effects((*seat.cards, *seat.goods, *seat.apart, *piles))
    return [*held, *box.event_effects(table.events)]


def select(table: Table, player: int, places: Sequence[int]) -> Table:
    """Move the items at these places of the pool to a player's goods."""
    pool: tuple[Any, ...] = table.pool or ()
    goods = (*table.seats[player].goods, *(pool[place] for place in places))
    left = tuple(item for place, item in enumerate(pool) if place not in places)
    return changed(replace(table, pool=left), player, goods=goods)


def last_to_select(box: Box[Item], table: SwapTable[Item], player: int) -> bool:
    """Whether nobody selects after a player, who gets a token that is left in the pool."""
    after = table.seats[clockwise(table, player)]
    return len(after.goods) >= collected(box, table)


def end_collect(box: Box[Any], table: Table, last: int) -> Table:
    """End the Collect Phase, in which a player was the last to select: the cuts follow.

    Cards then draw, as ``collected_draws`` says.
    """
    if box.token in (table.pool or ()):
        pool = tuple(item for item in table.pool or () if item != box.token)
        apart = (*table.seats[last].apart, box.token)
        table = changed(replace(table, pool=pool), last, apart=apart)
    return replace(table, phase="cut", turn=table.first)


def collected_draws(box: Box[Item], table: SwapTable[Item]) -> Iterator[tuple[int, str]]:
    """(player, stack) of the stamps that are drawn when the Collect Phase ends, in this order.

    Specialists draw clockwise from the first player; then the event draws for everyone.
    """
    players = len(table.seats)
    order = [((table.first or 0) + number) % players for number in range(players)]
    for player in order:
        seat = table.seats[player]
        for effect in box.effects((*seat.cards, *seat.goods, *seat.apart)):
            if effect.collected_draw:
                yield player, effect.collected_draw
    for effect in box.event_effects(table.events):
        if effect.collected_draw:
            yield from ((player, effect.collected_draw) for player in order)


def reserves(box: Box[Item], table: SwapTable[Item], player: int) -> Reserves:
    """The items that a player may reserve in this round."""
    return items_reserved(effects_of(box, table, player))


def begin_choose(box: Box[Any], table: Table) -> Table:
    """Begin the Choose turns, after all cuts: the holder of the token is the first to choose.

    Whose cut is not known has no piles on offer.
    """
    holder = token_holder(box, table)
    for player, seat in enumerate(table.seats):
        reserve, *piles = seat.cut or ((), (), ())
        on_offer = tuple(piles) if all(piles) else ()
        table = changed(table, player, goods=(), apart=(*seat.apart, *reserve), cut=None, piles=on_offer)
    return replace(table, phase="choose", turn=holder)


def token_holder(box: Box[Item], table: SwapTable[Item]) -> int | None:
    """The player who has the first-player token, or has it among this round's goods; None if not known."""
    for player, seat in enumerate(table.seats):
        parts = (seat.goods, seat.apart, *seat.piles, *(seat.cut or ()))
        if seat.token or any(box.token in part for part in parts):
            return player
    return None


def take(
    box: Box[Any], table: Table, player: int, owner: int, taken: Sequence[Any], kept: Sequence[Any]
) -> Table:
    """Take a pile of another player, who keeps the other one.

    Cards of its owner may draw then; what is the players' for sure is turned up after that.
    """
    table = paid(box, table, owner, taken, kept)
    table = changed(table, player, apart=(*table.seats[player].apart, *taken), chosen=True)
    return changed(table, owner, apart=(*table.seats[owner].apart, *kept), piles=())


def chosen_turned_up(table: Table) -> Table:
    """The table after a pile was taken: who has chosen by then turns up all that is theirs for sure.

    Piles that are still on offer stay as they are, those of players who have chosen too (reading).
    """
    return table.turned_up([player for player, seat in enumerate(table.seats) if seat.chosen])


def paid(box: Box[Any], table: Table, owner: int, taken: Sequence[Any], kept: Sequence[Any]) -> Table:
    """The table with the points that effects give the owner of a pile for what is taken.

    They are not known where a face is not.
    """
    seat = table.seats[owner]
    acting = (*seat.cards, *seat.apart, *kept)
    held = (*box.effects(acting), *box.event_effects(table.events))
    if not any(effect.gift(GIFT_POINTS) for effect in held):
        return table
    if seat.points is None or not all(map(box.seen, taken)):
        return changed(table, owner, points=None)
    return changed(table, owner, points=seat.points + gifts(box, table, acting, taken))


def gifts(box: Box[Item], table: SwapTable[Item], acting: Sequence[Item], taken: Sequence[Item]) -> int:
    """The points that a pile brings its owner, from whom it is taken: by the event, and the cards ``acting``.

    An unseen stamp counts as one without a value.
    """
    held = (*box.effects(acting), *box.event_effects(table.events))
    paying = [effect for effect in held if effect.gift(GIFT_POINTS)]
    return gift_points(paying, [box.gift_value(item) for item in taken]) if paying else 0


def taken_draws(box: Box[Item], table: SwapTable[Item], owner: int) -> list[str]:
    """The stacks from which a player draws whose pile was just taken; no event draws then."""
    seat = table.seats[owner]
    return [each.taken_draw for each in box.effects((*seat.cards, *seat.apart)) if each.taken_draw]


def next_chooser(table: SwapTable[Any], owner: int) -> int | None:
    """The player who chooses after a pile of ``owner`` was taken; None when nobody has a choice left."""
    open_ = tuple(bool(seat.piles) for seat in table.seats)
    chosen = tuple(seat.chosen for seat in table.seats)
    return ChooseTurns(next_from(owner, chosen), open_, chosen, ()).settled().turn


def offers(table: SwapTable[Any], player: int) -> list[int]:
    """The other players whose piles a player may take."""
    return [other for other, seat in enumerate(table.seats) if seat.piles and other != player]


def begin_show(box: Box[Any], table: Table) -> Table:
    """Begin the Show Phase: hand out all goods; who has the token is the next round's first player."""
    for player in range(len(table.seats)):
        table = hand_out(box, table, player)
    holder = next((player for player, seat in enumerate(table.seats) if seat.token), table.first)
    return replace(table, phase="show", first=holder, turn=holder)


def hand_out(box: Box[Any], table: Table, player: int) -> Table:
    """Turn up a player's goods of the round: tiles come into the hand, cards into play."""
    seat = table.seats[player]
    got = (*seat.apart, *(item for pile in seat.piles for item in pile))
    table = changed(
        table,
        player,
        goods=(),
        apart=(),
        cut=None,
        piles=(),
        chosen=False,
        hand=tuple(item for item in got if box.is_tile(item)),
        cards=(*seat.cards, *(item for item in got if box.is_attendee(item))),
        token=box.token in got,
        looked=False,
    )
    return table.turned_up((player,))


def place(box: Box[Any], table: Table, player: int, tile: Any, bit: int) -> Table:
    """Put a tile of a player's hand onto the album."""
    seat = table.seats[player]
    hand = list(seat.hand)
    if tile in hand:
        hand.remove(tile)
    table = changed(
        table,
        player,
        hand=tuple(hand),
        placed=(*(seat.placed or ()), (tile, bit)),
        covered=seat.covered | box.shape(tile) << bit,
    )
    return drop_misfits(box, table, player)


def drop_misfits(box: Box[Any], table: Table, player: int) -> Table:
    """Discard the tiles of a player's hand for their values if none of them fits any more."""
    seat = table.seats[player]
    if seat.hand and not any(box.fits(seat.covered, tile) for tile in seat.hand):
        return changed(table, player, hand=(), dropped=(*seat.dropped, *seat.hand))
    return table


def contests_to_enter(table: SwapTable[Any], player: int) -> list[int | None]:
    """The numbers of the contests of which a player enters one now; just None where none is open."""
    entered = table.seats[player].entered
    return [number for number in range(len(table.contests)) if number not in entered] or [None]


def enter(box: Box[Any], table: Table, player: int, contest: int | None) -> Table:
    """Score a player's Show Phase, with a ticket on this contest; points that were not known stay so."""
    seat = table.seats[player]
    points = None
    if seat.points is not None:
        points = seat.points + show_points_of(box, table, player, contest)
    tickets = seat.entered if contest is None else (*seat.entered, contest)
    return changed(table, player, points=points, entered=tickets, declared=None)


def end_round(box: Box[Any], table: Table) -> Table:
    """End a round after all Show Phases: the next round or the end of the game follows."""
    over = table.round == LAST_ROUND
    rest = [item for item in table.pool or () if item != box.token]
    for player, seat in enumerate(table.seats):
        rest += seat.dropped
        table = changed(table, player, dropped=(), token=seat.token and over)
    table = replace(
        table,
        pool=(),
        discarded=(*table.discarded, *rest),
        spent=(*table.spent, *table.events[:1]),
        events=(),
    )
    if over:
        return replace(table, phase="over")
    return replace(table, round=table.round + 1, phase="collect", turn=table.first)
