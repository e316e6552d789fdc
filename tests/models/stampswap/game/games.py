"""Games for the tests: decks, random games, and what must hold in every state."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

from stockbook.models.puzzles.dealing import choose
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.deck_file import read_deck
from stockbook.models.stampswap.game.actions import Action
from stockbook.models.stampswap.game.stamp_swap import StampSwap
from stockbook.models.stampswap.game.state import StampSwapState
from stockbook.models.stampswap.swap.cuts import Items

HERE = Path(__file__).resolve().parent
DEMO = HERE.parents[3] / "seeds" / "decks" / "demo.toml"
TINY = HERE / "tiny.toml"


@cache
def demo() -> Deck:
    """The shipped deck."""
    return read_deck(DEMO)


@cache
def tiny() -> StampSwap:
    """A game small enough to count."""
    return StampSwap(read_deck(TINY), 2, side=4)


def course(game: StampSwap, seed: int) -> Iterator[tuple[StampSwapState, Action | None]]:
    """The states of a random game, each with the action that was chosen in it."""
    rng = Random(seed)
    state = game.start(Random(seed))
    while game.turn(state) is not None:
        action = choose(rng, game.actions(state))
        yield state, action
        state = game.apply(state, action, rng)
    yield state, None


def items(state: StampSwapState) -> Items:
    """Every item of a state, wherever it is, in order."""
    table, deal = state.table, state.deal
    found = [*table.pool, *table.discarded, *deal.attendees]
    for stack in deal.stacks:
        found += stack
    for seat in table.seats:
        found += [*seat.goods, *seat.apart, *seat.hand, *seat.dropped, *seat.cards]
        found += [item for pile in seat.piles for item in pile]
        found += [tile for tile, _ in seat.placed]
    return tuple(sorted(found))
