"""Seasons: one player alone plays three Show Phases with dealt stamps, so that only placement counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar

from stockbook.models.album.album import SIDE
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.play.protocol import AnyGame, Option
from stockbook.models.puzzles.invented_tiles import shuffled
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.deck_file import deck_options, shortages
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.actions import Action, Enter, Place
from stockbook.models.stampswap.game.dealt_rounds import contests_drawn, place, show_actions
from stockbook.models.stampswap.game.stamp_swap import DeckGame, made
from stockbook.models.stampswap.game.stamp_swap import position_tables as position_tables
from stockbook.models.stampswap.game.stamp_swap import score_sheet as score_sheet
from stockbook.models.stampswap.game.state import (
    Deal,
    Seat,
    StampSwapState,
    StampSwapTable,
    StampSwapView,
    changed,
)

#: Number of stamps dealt for each Show Phase: about so many of six goods and what is gained are stamps.
DEALT = 6


@dataclass(frozen=True)
class Season(DeckGame):
    """A season, the solo game of three Show Phases with dealt stamps, in the protocol of all games.

    Every tile is as likely to be dealt as any other, forever stamps too; the Final Show has only the
    imaginary player as a rival for forever stamps.

    Raises
    ------
    ValueError
        If the deck is too small.
    """

    name: ClassVar[str] = "stampswap-season"
    players: ClassVar[int] = 1
    #: The deck, with tiles and contests.
    deck: Deck
    #: Number of columns and rows of the album.
    side: int = SIDE

    def __post_init__(self) -> None:
        short = shortages(self.deck, 1)
        if short:
            raise ValueError("; ".join(f"{key}: {message}" for key, message in short))

    @property
    def options(self) -> Mapping[str, Option]:
        return deck_options(self.deck, self.side)

    def start(self, rng: Random) -> StampSwapState:
        """Draw contests, a mat and the order of all tiles."""
        contests, finale = contests_drawn(self.deck, rng)
        seat = Seat(shuffled(rng, self.deck.mats)[0])
        order = tuple(shuffled(rng, range(len(self.pieces.tiles))))
        table = StampSwapTable(1, "show", 0, 0, contests, finale, (seat,))
        return self._dealt(StampSwapState(table, Deal((order,), (), ())))

    def actions(self, state: StampSwapState) -> Sequence[Action]:
        return show_actions(self.pieces, state.table)

    def apply(self, state: StampSwapState, action: Action, rng: Random) -> StampSwapState:
        if isinstance(action, Place):
            return place(self.pieces, state, action)
        assert isinstance(action, Enter)
        table = rules.end_round(self.pieces, rules.enter(self.pieces, state.table, 0, action.contest))
        state = StampSwapState(table, state.deal)
        return state if table.phase == "over" else self._dealt(state)

    def winners(self, state: StampSwapState) -> tuple[int, ...]:
        return (0,)

    def view(self, state: StampSwapState, player: int) -> StampSwapView:
        return StampSwapView(player, state.table, ())

    def sample(self, view: StampSwapView, rng: Random) -> StampSwapState:
        seat = view.table.seat
        seen = {*seat.hand, *seat.dropped, *view.table.discarded, *(tile for tile, _ in seat.placed)}
        order = shuffled(rng, [tile for tile in range(len(self.pieces.tiles)) if tile not in seen])
        return StampSwapState(view.table, Deal((tuple(order),), (), ()))

    def _dealt(self, state: StampSwapState) -> StampSwapState:
        (order,) = state.deal.stacks
        table = changed(replace(state.table, phase="show"), 0, hand=order[:DEALT])
        return StampSwapState(rules.drop_misfits(self.pieces, table, 0), Deal((order[DEALT:],), (), ()))


def make_game(players: int | None, options: TomlTable) -> AnyGame:
    """Make a season with a deck, or the demonstration deck; a ``PositionError`` has every fault."""
    if players not in (None, 1):
        options.faults.add("players", f"a season is for one player, not {players}")
    return made(options, Season)
