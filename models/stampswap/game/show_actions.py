"""The actions of a player's Show Phase, the same in a whole game and in a season."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from stockbook.models.album.bitboard import bits_of
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.puzzles.invented_tiles import choose, shuffled
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.actions import Enter, Place
from stockbook.models.stampswap.game.pieces import Pieces
from stockbook.models.stampswap.game.points import shown
from stockbook.models.stampswap.game.state import StampSwapState, StampSwapTable


def contests_drawn(deck: Deck, rng: Random) -> tuple[tuple[Contest, ...], Contest]:
    """Draw one contest of each type: those that take tickets, and the Finale.

    A deck that does not say which type has the Finale's space on the board has that drawn too.
    """
    drawn = {name: choose(rng, cards) for name, cards in deck.contests.items()}
    order = shuffled(rng, list(drawn))
    finale = deck.finale or order[0]
    return tuple(drawn[name] for name in order if name != finale), drawn[finale]


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


def declared(deck: Deck, pieces: Pieces, state: StampSwapState, contest: int | None) -> StampSwapState:
    """Declare the contest of the player whose turn it is; after the last player's, all Show Phases score."""
    table = rules.changed(state.table, state.table.turn, declared=contest)
    after = (table.turn + 1) % len(table.seats)
    if after != table.first:
        return StampSwapState(rules.drop_misfits(pieces, replace(table, turn=after)), state.deal)
    for player, seat in enumerate(table.seats):
        state = StampSwapState(replace(table, turn=player), state.deal)
        table = rules.changed(entered(deck, pieces, state, seat.declared).table, player, declared=None)
    return rules.end_round(deck, StampSwapState(table, state.deal))


def entered(deck: Deck, pieces: Pieces, state: StampSwapState, contest: int | None) -> StampSwapState:
    """Score the Show Phase of the player whose turn it is, with a ticket on this contest."""
    table = state.table
    points = table.seat.points + shown(deck, pieces, table, contest)
    tickets = table.seat.entered if contest is None else (*table.seat.entered, contest)
    return StampSwapState(rules.changed(table, table.turn, points=points, entered=tickets), state.deal)
