"""The rules of a game against Pinzetta: each step makes the next state (rulebook, Solo).

Every function takes a state and returns the next one, after all steps of her procedure.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from stockbook.models.pinzetta.cards import EventItem
from stockbook.models.pinzetta.components import SoloComponents
from stockbook.models.pinzetta.state import HER, ME, SoloState
from stockbook.models.stampswap.effects.effect import STACKS
from stockbook.models.stampswap.game import dealt_rounds as dealt
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.state import StampSwapState, changed
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.swap.cuts import Cut, Items


def begin_round(components: SoloComponents, state: SoloState) -> SoloState:
    """Deal her piles from one event and my Daily Collection from another; then apply effects of cards."""
    hers, mine, *rest = state.orders.events
    swap = state.swap
    swap, first = _deal(components, swap, components.cards.events[hers].piles[0])
    swap, second = _deal(components, swap, components.cards.events[hers].piles[1])
    swap, goods = _deal(components, swap, components.cards.events[mine].collection)
    effect = components.deck.events[mine].effect
    table = replace(swap.table, phase="cut", turn=ME, events=(mine,))
    if effect.face_up:
        table = replace(table, down=frozenset())
    table = changed(table, HER, piles=(first, second))
    table = changed(table, ME, goods=goods)
    draws = [each for each in rules.collected_draws(components.pieces, table) if each[0] == ME]
    swap = dealt.gained(StampSwapState(table, swap.deal), draws)
    her = replace(state.her, events=(*state.her.events, hers, mine), taken=None, exchanged=None)
    return SoloState(swap, her, replace(state.orders, events=tuple(rest)))


def cut(components: SoloComponents, state: SoloState, made: Cut) -> SoloState:
    """Cut my goods: she takes a pile by a decision card, and then exchanges items between her own piles."""
    number, *decisions = state.orders.decisions
    table = state.swap.table
    taken = components.appraised(state.her, table, made).pile_taken(
        components.cards.decisions[number].crossed
    )
    seat = table.seats[ME]
    reserve, *piles_cut = rules.parts_of(seat, made)
    table = changed(table, ME, goods=(), apart=(*seat.apart, *reserve), piles=tuple(piles_cut))
    swap = dealt.take(components.pieces, StampSwapState(replace(table, turn=HER), state.swap.deal), ME, taken)
    table = replace(swap.table, phase="choose", turn=ME)
    piles, places = components.exchanged(state.her, table)
    table = changed(table, HER, piles=piles)
    her = replace(state.her, decisions=(*state.her.decisions, number), taken=taken, exchanged=places)
    orders = replace(state.orders, decisions=tuple(decisions))
    return SoloState(StampSwapState(table, swap.deal), her, orders)


def take(components: SoloComponents, state: SoloState, pile: int) -> SoloState:
    """Take one of her piles; she keeps the other, everything is turned up, and my Show Phase begins."""
    table = state.swap.table
    mine, seat = table.seats[ME], table.seats[HER]
    hers = (*seat.apart, *seat.piles[1 - pile])
    table = changed(table, ME, apart=(*mine.apart, *seat.piles[pile]))
    table = changed(table, HER, apart=(), piles=())
    table = replace(table, down=table.down.difference((*hers, *seat.piles[pile])))
    if components.intro:
        table = replace(table, discarded=(*table.discarded, *hers))
    else:
        table = changed(table, HER, cards=(*seat.cards, *hers))
    return replace(state, swap=dealt.show(components.pieces, StampSwapState(table, state.swap.deal)))


def enter(components: SoloComponents, state: SoloState, contest: int | None) -> SoloState:
    """Enter a contest and score; she scores by a card; then the next round begins, or the game ends."""
    swap = state.swap
    table = rules.enter(components.pieces, swap.table, ME, contest)
    dropped = table.seats[ME].dropped
    table = changed(table, ME, dropped=())
    table = replace(table, discarded=(*table.discarded, *dropped), events=())
    her, orders = state.her, state.orders
    if not components.intro:
        card, *shows = orders.shows
        points = components.show_points(table, card)
        her = replace(her, points=her.points + points, shows=(*her.shows, card))
        orders = replace(orders, shows=tuple(shows))
    if table.round < LAST_ROUND:
        table = replace(table, round=table.round + 1)
        return begin_round(components, SoloState(StampSwapState(table, swap.deal), her, orders))
    if not components.intro:
        number, *rest = orders.decisions
        her = replace(her, decisions=(*her.decisions, number))
        orders = replace(orders, decisions=tuple(rest))
    return SoloState(StampSwapState(replace(table, phase="over"), swap.deal), her, orders)


def _deal(
    components: SoloComponents, swap: StampSwapState, draws: Iterable[EventItem]
) -> tuple[StampSwapState, Items]:
    """Draw the items of an event; where none is left of a kind, another kind takes its place."""
    stacks, attendees = [list(stack) for stack in swap.deal.stacks], list(swap.deal.attendees)
    items: list[int] = []
    down = set(swap.table.down)
    for draw in draws:
        if draw.stack == "attendee" and attendees:
            items.append(attendees.pop(0))
            continue
        sized = draw.stack in STACKS
        items += dealt.draw(stacks, STACKS.index(draw.stack) if sized else dealt.FOREVER_STACK)
        if draw.down and items[-1] < len(components.deck.tiles):
            down.add(items[-1])
    deal = replace(swap.deal, stacks=tuple(map(tuple, stacks)), attendees=tuple(attendees))
    return StampSwapState(replace(swap.table, down=frozenset(down)), deal), tuple(items)
