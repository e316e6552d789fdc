"""The rounds of a game of Stamp Swap that is dealt: the rules, and what chance brings by the hidden orders.

Each function for an action takes a state and gives the next one at which somebody decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from random import Random

from stockbook.models.album.bitboard import bits_of
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.puzzles.dealing import choose, shuffled
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.effects import FOREVER, STACKS
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.actions import Enter, Place
from stockbook.models.stampswap.game.state import Deal, Pieces, StampSwapState, StampSwapTable, changed
from stockbook.models.stampswap.swap.cuts import Cut, Items, cuts_of

FOREVER_STACK = len(STACKS)
#: The name of the attendees among what events deal.
ATTENDEE = "attendee"


def contests_drawn(deck: Deck, rng: Random) -> tuple[tuple[Contest, ...], Contest]:
    """Draw one contest of each type: those that take tickets, and the Finale.

    A deck that does not say which type has the Finale's space on the board has that drawn too.
    """
    drawn = {name: choose(rng, cards) for name, cards in deck.contests.items()}
    order = shuffled(rng, list(drawn))
    finale = deck.finale or order[0]
    return tuple(drawn[name] for name in order if name != finale), drawn[finale]


def begin_round(pieces: Pieces, state: StampSwapState) -> StampSwapState:
    """Begin a round: reveal the events and fill the pool; the token comes last."""
    table, deal, deck = state.table, state.deal, pieces.deck
    order = [event for event in deal.events[0] if event not in table.spent]
    events = tuple(order[: len(table.seats)])
    draws: list[tuple[str, bool]] = []
    for event in (deck.events[number] for number in events):
        for fill, hidden in ((event.up, False), (event.down, True)):
            draws += [(size, hidden) for size, number in fill.items() for _ in range(number)]
        draws += [(FOREVER, False)] * event.forever + [(ATTENDEE, False)] * event.attendees
    deal, pool, down = deal_items(pieces, replace(deal, events=deal.events[1:]), draws)
    if any(effect.face_up for effect in pieces.event_effects(events)):
        down = frozenset()
    table = replace(
        table,
        phase="collect",
        turn=table.first,
        events=events,
        pool=(*pool, pieces.token),
        down=table.down | down,
    )
    return StampSwapState(table, deal)


def collect(pieces: Pieces, state: StampSwapState, item: int) -> StampSwapState:
    """Move an item of the pool to the player whose turn it is; the last one ends the phase."""
    player = state.table.turn
    table = rules.select(state.table, player, (item,))
    if table.pool and not rules.last_to_select(pieces, table, player):
        return StampSwapState(replace(table, turn=rules.clockwise(table, player)), state.deal)
    table = rules.end_collect(pieces, table, player)
    return gained(StampSwapState(table, state.deal), rules.collected_draws(pieces, table))


def cut(pieces: Pieces, state: StampSwapState, made: Cut) -> StampSwapState:
    """Make a cut; after the last player's, all piles are on offer."""
    table = state.table
    after = rules.clockwise(table, table.turn)
    table = changed(table, table.turn, cut=made.parts_of(table.seat.goods))
    if after != table.first:
        return StampSwapState(replace(table, turn=after), state.deal)
    return StampSwapState(rules.begin_choose(pieces, table), state.deal)


def take(pieces: Pieces, state: StampSwapState, owner: int, pile: int) -> StampSwapState:
    """Take a pile; its owner keeps the other, and cards of theirs draw."""
    table = state.table
    piles = table.seats[owner].piles
    table = rules.take(pieces, table, table.turn, owner, piles[pile], piles[1 - pile])
    draws = [(owner, stack) for stack in rules.taken_draws(pieces, table, owner)]
    state = gained(StampSwapState(table, state.deal), draws)
    return StampSwapState(rules.chosen_turned_up(state.table), state.deal)


def choose_pile(pieces: Pieces, state: StampSwapState, owner: int, pile: int) -> StampSwapState:
    """Take a pile; after the last Choose turn the Show Phase begins."""
    state = take(pieces, state, owner, pile)
    chooser = rules.next_chooser(state.table, owner)
    if chooser is None:
        return show(pieces, state)
    return StampSwapState(replace(state.table, turn=chooser), state.deal)


def show(pieces: Pieces, state: StampSwapState) -> StampSwapState:
    """Begin the Show Phase with the player who has the token."""
    table = rules.begin_show(pieces, state.table)
    return StampSwapState(rules.drop_misfits(pieces, table, table.turn), state.deal)


def show_actions(pieces: Pieces, table: StampSwapTable) -> Sequence[Place | Enter]:
    """Every place of every tile in hand, equal tiles once; with an empty hand, the contests to enter."""
    seat = table.seat
    if not seat.hand:
        return list(map(Enter, rules.contests_to_enter(table, table.turn)))
    first: dict[Tile, int] = {}
    for item, number in enumerate(seat.hand):
        first.setdefault(pieces.tiles[number], item)
    return [
        Place(item, pieces.grid.cell(bit))
        for tile, item in first.items()
        for bit in bits_of(pieces.grid.anchors(seat.covered, tile.width, tile.height))
    ]


def place(pieces: Pieces, state: StampSwapState, made: Place) -> StampSwapState:
    """Put a tile onto the album of the player whose turn it is."""
    table = state.table
    bit = pieces.grid.bit(made.cell)
    table = rules.place(pieces, table, table.turn, table.seat.hand[made.item], bit)
    return StampSwapState(table, state.deal)


def declare(pieces: Pieces, state: StampSwapState, contest: int | None) -> StampSwapState:
    """Declare the contest of the player whose turn it is; after the last player's, all Show Phases score."""
    table = changed(state.table, state.table.turn, declared=contest)
    after = rules.clockwise(table, table.turn)
    if after != table.first:
        table = rules.drop_misfits(pieces, replace(table, turn=after), after)
        return StampSwapState(table, state.deal)
    for player, seat in enumerate(table.seats):
        table = rules.enter(pieces, table, player, seat.declared)
    table = rules.end_round(pieces, table)
    state = StampSwapState(table, state.deal)
    return state if table.phase == "over" else begin_round(pieces, state)


def cuts(pieces: Pieces, table: StampSwapTable, player: int) -> Iterator[Cut]:
    """Every legal cut of a player's goods."""
    goods = table.seats[player].goods
    rare = [place for place, item in enumerate(goods) if item in pieces.rare]
    cards = [place for place, item in enumerate(goods) if not pieces.is_tile(item)]
    return cuts_of(len(goods), rules.reserves(pieces, table, player), rare, cards)


def gained(state: StampSwapState, draws: Iterable[tuple[int, str]]) -> StampSwapState:
    """Give players the last stamp of a stack each, unseen by the others, if there is one left.

    ``draws`` has (player, name of the stack) of each stamp, in order.
    """
    table, stacks = state.table, list(state.deal.stacks)
    for player, name in draws:
        which = stack_number(name)
        if not stacks[which]:
            continue
        item = stacks[which][-1]
        stacks[which] = stacks[which][:-1]
        table = changed(table, player, apart=(*table.seats[player].apart, item))
        if which != FOREVER_STACK:
            table = replace(table, down=table.down | {item})
    return StampSwapState(table, replace(state.deal, stacks=tuple(stacks)))


def stack_number(name: str) -> int:
    """The number of a stack by its name: a size, or ``forever``."""
    return FOREVER_STACK if name == FOREVER else STACKS.index(name)


def deal_items(
    pieces: Pieces, deal: Deal, draws: Iterable[tuple[str, bool]]
) -> tuple[Deal, Items, frozenset[int]]:
    """The orders after items are dealt for events; the items; and those of them that lie face down.

    ``draws`` has the stack of each item, or ``ATTENDEE``, and whether it lies face down. Where a stack has
    run out, a stamp of the largest stack takes its place, and where no attendee is left, a forever stamp.
    """
    stacks, attendees = [list(stack) for stack in deal.stacks], list(deal.attendees)
    items: list[int] = []
    down: set[int] = set()
    for name, hidden in draws:
        if name == ATTENDEE and attendees:
            items.append(attendees.pop(0))
            continue
        drawn = draw(stacks, FOREVER_STACK if name == ATTENDEE else stack_number(name))
        items += drawn
        if hidden:
            down.update(item for item in drawn if item < len(pieces.deck.tiles))
    deal = replace(deal, stacks=tuple(map(tuple, stacks)), attendees=tuple(attendees))
    return deal, tuple(items), frozenset(down)


def draw(stacks: list[list[int]], which: int) -> list[int]:
    """Take the front tile of a stack, or of the largest one if it has run out; nothing if all have."""
    stack = stacks[which] or max(stacks, key=len)
    return [stack.pop(0)] if stack else []
