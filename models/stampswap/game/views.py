"""Views of a game that was dealt, also as positions, and random states that agree with a view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random

from stockbook.models.album.stamps import SIZES
from stockbook.models.puzzles.dealing import choose, shuffled
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.effects import STACKS
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.dealt_rounds import cuts
from stockbook.models.stampswap.game.positions import forever_of, points_lines, position_at
from stockbook.models.stampswap.game.state import (
    Deal,
    Pieces,
    Seat,
    StampSwapState,
    StampSwapTable,
    StampSwapView,
    changed,
)
from stockbook.models.stampswap.goods import TOKEN, ExhibitorGood, Good, Goods, StampGood, UnseenGood
from stockbook.models.stampswap.position import LAST_ROUND, Position
from stockbook.models.stampswap.scoring import ScoreLine, total
from stockbook.models.stampswap.swap.cuts import Items


def view_of(pieces: Pieces, table: StampSwapTable, player: int, *, in_turn: bool = False) -> StampSwapView:
    """A player's view: the table with a negative number for each tile whose face they have never seen.

    The numbers follow the order in which the tiles lie, so that they say nothing about the faces. Cuts are
    hidden until all are made, and so are contests, unless they are declared in turn.
    """
    unseen: dict[int, int] = {}
    for owner, items in _lying(table):
        for item in items:
            if item in table.down and owner != player and (player, item) not in table.peeked:
                unseen[item] = -1 - len(unseen)
    stacks = tuple(_stack(pieces.deck, item) for item in unseen)
    masked = _renumbered(table, lambda item: unseen.get(item, item))
    for other in range(len(table.seats)):
        if other != player:
            contest = table.seats[other].declared if in_turn else None
            masked = changed(masked, other, cut=None, declared=contest)
    return StampSwapView(player, masked, stacks)


def sample(pieces: Pieces, view: StampSwapView, rng: Random, *, in_turn: bool = False) -> StampSwapState:
    """Draw a state with this view: every unseen tile of a size is equally likely to lie in each place.

    So are the cuts and, unless they are declared in turn, the contests that the others have decided on.
    """
    table, deck = view.table, pieces.deck
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
            made = choose(rng, list(cuts(pieces, table, other)))
            table = changed(table, other, cut=made.parts_of(table.seats[other].goods))
    if table.phase == "show" and not in_turn:
        for other in _decided(table, view.player):
            table = changed(table, other, declared=choose(rng, rules.contests_to_enter(table, other)))
    return StampSwapState(table, deal)


def position_of(pieces: Pieces, view: StampSwapView, names: Sequence[str] | None = None) -> Position:
    """The position of a view in one of the four phases, as its player would type it into a file.

    Without names, players are called by their places clockwise from me.
    """
    players = range(len(view.table.seats))
    known = names or [str((number - view.player) % len(players)) for number in players]
    return position_at(pieces, view.table, view.player, known, partial(goods_of, pieces, view))


def good_of(pieces: Pieces, view: StampSwapView, item: int) -> Good:
    """An item as a player would type it into a file."""
    if item < 0:
        # A view knows the stack, and not which way up the tile is.
        size = STACKS[view.stacks[-1 - item]]
        return UnseenGood(*next(sides for sides, name in SIZES.items() if name == size))
    if item == pieces.token:
        return TOKEN
    if pieces.is_tile(item):
        return StampGood(pieces.tiles[item], down=item in view.table.down)
    exhibitors = pieces.exhibitors((item,))
    return ExhibitorGood(*exhibitors) if exhibitors else pieces.specialists((item,))[0]


def goods_of(pieces: Pieces, view: StampSwapView, items: Iterable[int]) -> Goods:
    """Items as a player would type them into a file."""
    return tuple(good_of(pieces, view, item) for item in items)


def final(pieces: Pieces, table: StampSwapTable) -> tuple[int, ...]:
    """Each player's points if the game ended now: those scored so far, and the Final Show."""
    return tuple(map(total, final_lines(pieces, table)))


def final_lines(pieces: Pieces, table: StampSwapTable) -> list[list[ScoreLine]]:
    """The lines of each player's points if the game ended now."""
    forever = [forever_of(pieces, seat) or 0 for seat in table.seats]
    found = []
    for player in range(len(table.seats)):
        # Alone, one competes with the imaginary player, who joins a silent opponent.
        others = (*forever[:player], *forever[player + 1 :]) or (0,)
        found.append(points_lines(pieces, table, player, others))
    return found


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
