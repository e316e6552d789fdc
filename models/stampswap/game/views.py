"""Views of a game of Stamp Swap, and determinizations: random states that agree with a view."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from stockbook.models.puzzles.invented_tiles import choose, shuffled
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.game.pieces import Pieces
from stockbook.models.stampswap.game.rules import changed, contests_to_enter, cuts
from stockbook.models.stampswap.game.state import Deal, Seat, StampSwapState, StampSwapTable, StampSwapView
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.swap.cuts import Items


def view_of(deck: Deck, table: StampSwapTable, player: int, *, in_turn: bool = False) -> StampSwapView:
    """A player's view: the table with a negative number for each tile whose face they have never seen.

    The numbers follow the order in which the tiles lie, so that they say nothing about the faces. Cuts are
    hidden until all are made, and so are contests, unless they are declared in turn.
    """
    unseen: dict[int, int] = {}
    for owner, items in _lying(table):
        for item in items:
            if item in table.down and owner != player and (player, item) not in table.peeked:
                unseen[item] = -1 - len(unseen)
    stacks = tuple(_stack(deck, item) for item in unseen)
    masked = _renumbered(table, lambda item: unseen.get(item, item))
    for other in range(len(table.seats)):
        if other != player:
            contest = table.seats[other].declared if in_turn else None
            masked = changed(masked, other, cut=None, declared=contest)
    return StampSwapView(player, masked, stacks)


def sample(
    deck: Deck, pieces: Pieces, view: StampSwapView, rng: Random, *, in_turn: bool = False
) -> StampSwapState:
    """Draw a state with this view: every unseen tile of a size is equally likely to lie in each place.

    So are the cuts and, unless they are declared in turn, the contests that the others have decided on.
    """
    table = view.table
    seen = {item for _, items in _lying(table) for item in items if item >= 0}
    seen.update(item for seat in table.seats for item in (*seat.hand, *seat.dropped, *seat.cards))
    seen.update(tile for seat in table.seats for tile, _ in seat.placed)
    *stacks, forever = ([item for item in stack if item not in seen] for stack in deck.stacks)
    shuffles = [shuffled(rng, stack) for stack in stacks]
    faces = {-1 - slot: shuffles[stack].pop() for slot, stack in enumerate(view.stacks)}
    attendees = shuffled(rng, [item for item in deck.attendees if item not in seen])
    events = [tuple(shuffled(rng, range(len(deck.events)))) for _ in range(LAST_ROUND - table.round)]
    deal = Deal((*map(tuple, shuffles), tuple(forever)), tuple(attendees), tuple(events))
    table = _renumbered(table, lambda item: faces.get(item, item))
    if table.phase == "cut":
        for other in _decided(table, view.player):
            table = changed(table, other, cut=choose(rng, list(cuts(deck, pieces, table, other))))
    if table.phase == "show" and not in_turn:
        for other in _decided(table, view.player):
            table = changed(table, other, declared=choose(rng, contests_to_enter(table, other)))
    return StampSwapState(table, deal)


def _decided(table: StampSwapTable, player: int) -> Iterator[int]:
    """The other players who have decided already, from the first player to the one whose turn it is."""
    number = table.first
    while number != table.turn:
        if number != player:
            yield number
        number = (number + 1) % len(table.seats)


def _lying(table: StampSwapTable) -> Iterator[tuple[int | None, Items]]:
    """(owner, items) of all places where tiles may lie face down, in the order of the table."""
    yield None, table.pool
    for owner, seat in enumerate(table.seats):
        yield owner, seat.goods
        yield owner, seat.apart
        for pile in seat.piles:
            yield owner, pile
    yield None, table.discarded


def _renumbered(table: StampSwapTable, number: Callable[[int], int]) -> StampSwapTable:
    """The table with new numbers for the tiles that may lie face down."""

    def items(found: Items) -> Items:
        return tuple(map(number, found))

    def seat(found: Seat) -> Seat:
        piles = tuple(map(items, found.piles))
        return replace(found, goods=items(found.goods), apart=items(found.apart), piles=piles)

    return replace(
        table,
        pool=items(table.pool),
        discarded=items(table.discarded),
        seats=tuple(map(seat, table.seats)),
        down=frozenset(map(number, table.down)),
        peeked=frozenset((player, number(item)) for player, item in table.peeked),
    )


def _stack(deck: Deck, item: int) -> int:
    return next(which for which, stack in enumerate(deck.stacks) if item in stack)
