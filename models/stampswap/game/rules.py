"""The rules of a round of Stamp Swap, phase by phase (rulebook, a round).

Each function for an action takes a state and gives the next one at which somebody decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.effects.drawing import FOREVER
from stockbook.models.stampswap.effects.effect import COLLECTED, NOTHING, STACKS, Effect
from stockbook.models.stampswap.effects.giving import GIFT_POINTS
from stockbook.models.stampswap.effects.reserves import Reserves
from stockbook.models.stampswap.game.pieces import Pieces
from stockbook.models.stampswap.game.state import Deal, StampSwapState, StampSwapTable
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.swap.choose_turns import ChooseTurns, next_from
from stockbook.models.stampswap.swap.cuts import Cut, Items, cuts_of

FOREVER_STACK = len(STACKS)


def changed(table: StampSwapTable, player: int, **values: Any) -> StampSwapTable:
    """The table with other values in one player's seat."""
    seats = list(table.seats)
    seats[player] = replace(seats[player], **values)
    return replace(table, seats=tuple(seats))


def begin_round(deck: Deck, state: StampSwapState) -> StampSwapState:
    """Begin a round: reveal the events and fill the pool; the token comes last.

    Where a stack has run out, a stamp of the largest stack takes its place.
    """
    table, deal = state.table, state.deal
    order = [event for event in deal.events[0] if event not in table.spent]
    events = tuple(order[: len(table.seats)])
    stacks, attendees = [list(stack) for stack in deal.stacks], list(deal.attendees)
    pool: list[int] = []
    down: set[int] = set()
    for event in (deck.events[number] for number in events):
        for fill, hidden in ((event.up, False), (event.down, True)):
            for size, number in fill.items():
                for _ in range(number):
                    pool += draw(stacks, STACKS.index(size))
                    if hidden:
                        down.update(pool[-1:])
        for _ in range(event.forever):
            pool += draw(stacks, FOREVER_STACK)
        for _ in range(event.attendees):
            pool += [attendees.pop(0)] if attendees else draw(stacks, FOREVER_STACK)
    if effect_of(deck, events).face_up:
        down.clear()
    table = replace(
        table,
        phase="collect",
        turn=table.first,
        events=events,
        pool=(*pool, deck.token),
        down=table.down | {item for item in down if item < len(deck.tiles)},
    )
    return StampSwapState(table, Deal(tuple(map(tuple, stacks)), tuple(attendees), deal.events[1:]))


def collect(deck: Deck, state: StampSwapState, item: int) -> StampSwapState:
    """Move an item of the pool to the player whose turn it is; the last one ends the phase."""
    table = state.table
    pool = (*table.pool[:item], *table.pool[item + 1 :])
    goods = (*table.seat.goods, table.pool[item])
    table = changed(replace(table, pool=pool), table.turn, goods=goods)
    if not pool or last_to_select(deck, table):
        return _end_collect(deck, StampSwapState(table, state.deal))
    return StampSwapState(replace(table, turn=(table.turn + 1) % len(table.seats)), state.deal)


def last_to_select(deck: Deck, table: StampSwapTable) -> bool:
    """Whether nobody selects after the player whose turn it is, who gets a token that is left in the pool."""
    after = table.seats[(table.turn + 1) % len(table.seats)]
    return len(after.goods) >= collected(deck, table)


def cut(state: StampSwapState, made: Cut) -> StampSwapState:
    """Make a cut; after the last player's, all piles are on offer."""
    table = state.table
    table = changed(table, table.turn, cut=made)
    after = (table.turn + 1) % len(table.seats)
    if after != table.first:
        return StampSwapState(replace(table, turn=after), state.deal)
    for player, seat in enumerate(table.seats):
        assert seat.cut is not None
        parts = [tuple(seat.goods[i] for i in part) for part in (seat.cut.reserve, *seat.cut.piles)]
        apart = (*seat.apart, *parts[0])
        table = changed(table, player, goods=(), apart=apart, cut=None, piles=tuple(parts[1:]))
    return StampSwapState(table, state.deal)


def take(deck: Deck, state: StampSwapState, owner: int, pile: int) -> StampSwapState:
    """Take a pile; its owner keeps the other. Who has chosen by then turns up all that is theirs for sure.

    Piles that are still on offer stay as they are, those of players who have chosen too (reading).
    """
    table, me = state.table, state.table.turn
    seat = table.seats[owner]
    taken, kept = seat.piles[pile], seat.piles[1 - pile]
    points = seat.points + gifts(deck, table, (*seat.cards, *seat.apart, *kept), taken)
    table = changed(table, me, apart=(*table.seat.apart, *taken), chosen=True)
    table = changed(table, owner, apart=(*seat.apart, *kept), piles=(), points=points)
    state = StampSwapState(table, state.deal)
    for effect in effects(deck, (*seat.cards, *seat.apart, *kept)):
        state = gain(state, owner, effect.taken_draw)
    table = state.table
    turned = (item for each in table.seats if each.chosen for item in each.apart)
    return StampSwapState(replace(table, down=table.down.difference(turned)), state.deal)


def gifts(deck: Deck, table: StampSwapTable, acting: Items, taken: Items) -> int:
    """The points that a pile brings its owner, from whom it is taken: by the event, and the cards ``acting``.

    An unseen stamp, which has a negative number, counts as one without a value.
    """
    held = [*effects(deck, acting), effect_of(deck, table.events)]
    paying = [effect for effect in held if effect.gift(GIFT_POINTS)]
    return sum(effect.gift(_gift_value(deck, item)) for effect in paying for item in taken)


def _gift_value(deck: Deck, item: int) -> int:
    if item >= deck.attendees.start:
        return GIFT_POINTS
    return deck.tiles[item].points if 0 <= item < len(deck.tiles) else 0


def show(deck: Deck, pieces: Pieces, state: StampSwapState) -> StampSwapState:
    """Begin the Show Phase: turn everything up, and hand out tiles, cards and the token."""
    table = state.table
    holder = table.first
    for player, seat in enumerate(table.seats):
        got = (*seat.apart, *(item for pile in seat.piles for item in pile))
        hand = tuple(item for item in got if pieces.is_tile(item))
        cards = (*seat.cards, *(item for item in got if item in deck.attendees))
        token = deck.token in got
        holder = player if token else holder
        table = changed(
            table, player, apart=(), piles=(), chosen=False, hand=hand, cards=cards, token=token, looked=False
        )
        table = replace(table, down=table.down.difference(hand))
    table = replace(table, phase="show", first=holder, turn=holder)
    return StampSwapState(drop_misfits(pieces, table), state.deal)


def place(pieces: Pieces, state: StampSwapState, item: int, bit: int) -> StampSwapState:
    """Put a tile onto the album of the player whose turn it is."""
    seat = state.table.seat
    tile = seat.hand[item]
    table = changed(
        state.table,
        state.table.turn,
        hand=(*seat.hand[:item], *seat.hand[item + 1 :]),
        placed=(*seat.placed, (tile, bit)),
        covered=seat.covered | pieces.shapes[tile] << bit,
    )
    return StampSwapState(drop_misfits(pieces, table), state.deal)


def drop_misfits(pieces: Pieces, table: StampSwapTable) -> StampSwapTable:
    """Discard the tiles in hand for their values if none of them fits any more."""
    seat = table.seat
    grid = pieces.grid
    if seat.hand and not any(grid.anchors(seat.covered, *pieces.sizes[tile]) for tile in seat.hand):
        return changed(table, table.turn, hand=(), dropped=(*seat.dropped, *seat.hand))
    return table


def end_round(deck: Deck, state: StampSwapState) -> StampSwapState:
    """End a round after all Show Phases: the next round or the end of the game follows."""
    table = state.table
    rest = [item for item in table.pool if item != deck.token]
    for player, seat in enumerate(table.seats):
        rest += seat.dropped
        table = changed(table, player, dropped=())
    table = replace(
        table,
        pool=(),
        discarded=(*table.discarded, *rest),
        spent=(*table.spent, *table.events[:1]),
        events=(),
    )
    if table.round == LAST_ROUND:
        return StampSwapState(replace(table, phase="over"), state.deal)
    for player in range(len(table.seats)):
        table = changed(table, player, token=False)
    return begin_round(deck, StampSwapState(replace(table, round=table.round + 1), state.deal))


def next_chooser(table: StampSwapTable, owner: int) -> int | None:
    """The player who chooses after a pile of ``owner`` was taken; None when nobody has a choice left."""
    open_ = tuple(bool(seat.piles) for seat in table.seats)
    chosen = tuple(seat.chosen for seat in table.seats)
    return ChooseTurns(next_from(owner, chosen), open_, chosen, ()).settled().turn


def offers(table: StampSwapTable, player: int) -> list[int]:
    """The other players whose piles a player may take."""
    return [other for other, seat in enumerate(table.seats) if seat.piles and other != player]


def collected(deck: Deck, table: StampSwapTable) -> int:
    """The number of items that each player selects in this round."""
    return effect_of(deck, table.events).selected or COLLECTED


def reserves(deck: Deck, table: StampSwapTable, player: int) -> Reserves:
    """The items that a player may reserve in this round."""
    seat = table.seats[player]
    mine = [*effects(deck, (*seat.cards, *seat.apart, *seat.goods)), effect_of(deck, table.events)]
    return sum((effect.reserves for effect in mine), Reserves(1))


def effects(deck: Deck, items: Iterable[int]) -> Iterator[Effect]:
    """The effects of the specialists among these items."""
    first = deck.attendees.start + len(deck.exhibitors)
    for item in items:
        if first <= item < deck.attendees.stop:
            yield deck.specialists[item - first].effect or NOTHING


def effect_of(deck: Deck, events: Items) -> Effect:
    """The effect of the top event."""
    return deck.events[events[0]].effect if events else NOTHING


def cuts(deck: Deck, pieces: Pieces, table: StampSwapTable, player: int) -> Iterator[Cut]:
    """Every legal cut of a player's goods."""
    goods = table.seats[player].goods
    rare = [place for place, item in enumerate(goods) if item in pieces.rare]
    cards = [place for place, item in enumerate(goods) if not pieces.is_tile(item)]
    return cuts_of(len(goods), reserves(deck, table, player), rare, cards)


def contests_to_enter(table: StampSwapTable, player: int) -> list[int | None]:
    """The numbers of the contests of which a player enters one now; just None where none is open."""
    entered = table.seats[player].entered
    return [number for number in range(len(table.contests)) if number not in entered] or [None]


def gain(state: StampSwapState, player: int, stack_name: str) -> StampSwapState:
    """Give a player the last stamp of a stack, unseen by the others, if there is one left.

    An empty name is that of no stack.
    """
    if not stack_name:
        return state
    which = stack_number(stack_name)
    stack = state.deal.stacks[which]
    if not stack:
        return state
    stacks = (*state.deal.stacks[:which], stack[:-1], *state.deal.stacks[which + 1 :])
    table = changed(state.table, player, apart=(*state.table.seats[player].apart, stack[-1]))
    if which != FOREVER_STACK:
        table = replace(table, down=table.down | {stack[-1]})
    return StampSwapState(table, replace(state.deal, stacks=stacks))


def stack_number(name: str) -> int:
    """The number of a stack by its name: a size, or ``forever``."""
    return FOREVER_STACK if name == FOREVER else STACKS.index(name)


def draw(stacks: list[list[int]], which: int) -> list[int]:
    """Take the front tile of a stack, or of the largest one if it has run out; nothing if all have."""
    stack = stacks[which] or max(stacks, key=len)
    return [stack.pop(0)] if stack else []


def _end_collect(deck: Deck, state: StampSwapState) -> StampSwapState:
    """End the Collect Phase: the token if nobody selected it, then specialists, then the event."""
    table = state.table
    if deck.token in table.pool:
        pool = tuple(item for item in table.pool if item != deck.token)
        table = changed(replace(table, pool=pool), table.turn, apart=(*table.seat.apart, deck.token))
    players = len(table.seats)
    order = [(table.first + i) % players for i in range(players)]
    state = StampSwapState(table, state.deal)
    for player in order:
        seat = table.seats[player]
        for effect in effects(deck, (*seat.cards, *seat.goods)):
            state = gain(state, player, effect.collected_draw)
    event = effect_of(deck, table.events)
    for player in order:
        state = gain(state, player, event.collected_draw)
    return StampSwapState(replace(state.table, phase="cut", turn=table.first), state.deal)
