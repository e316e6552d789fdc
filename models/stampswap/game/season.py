"""Seasons: one player alone plays three Show Phases with dealt stamps, so that only placement counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random

from stockbook.models.album.album import SIDE
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.play.protocol import AnyGame, Option
from stockbook.models.puzzles.dealing import shuffled
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.deck_file import deck_options, shortages
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.actions import Action, Enter, Place, parse_action
from stockbook.models.stampswap.game.dealt_rounds import contests_drawn, place, show_actions
from stockbook.models.stampswap.game.pieces import Pieces
from stockbook.models.stampswap.game.setup import made
from stockbook.models.stampswap.game.setup import position_tables as position_tables
from stockbook.models.stampswap.game.setup import score_sheet as score_sheet
from stockbook.models.stampswap.game.state import (
    Deal,
    Seat,
    StampSwapState,
    StampSwapTable,
    StampSwapView,
    changed,
)
from stockbook.models.stampswap.game.views import final

#: Number of stamps dealt for each Show Phase: about so many of six goods and what is gained are stamps.
DEALT = 6


@dataclass(frozen=True)
class Season:
    """A season, the solo game of three Show Phases with dealt stamps, in the protocol of all games.

    Every tile is as likely to be dealt as any other, forever stamps too; the Final Show has only the
    imaginary player as a rival for forever stamps.

    Parameters
    ----------
    deck
        The deck, with tiles and contests.
    side
        Number of columns and rows of the album.

    Raises
    ------
    ValueError
        If the deck is too small.
    """

    deck: Deck
    side: int = SIDE

    def __post_init__(self) -> None:
        short = shortages(self.deck, 1)
        if short:
            raise ValueError("; ".join(f"{key}: {message}" for key, message in short))

    @property
    def name(self) -> str:
        return "stampswap-season"

    @property
    def players(self) -> int:
        return 1

    @property
    def options(self) -> Mapping[str, Option]:
        return deck_options(self.deck, self.side)

    @cached_property
    def pieces(self) -> Pieces:
        """The tiles on albums of this size."""
        return Pieces(self.deck, self.side)

    def start(self, rng: Random) -> StampSwapState:
        """Draw contests, a mat and the order of all tiles."""
        contests, finale = contests_drawn(self.deck, rng)
        seat = Seat(shuffled(rng, self.deck.mats)[0])
        order = tuple(shuffled(rng, range(len(self.pieces.tiles))))
        table = StampSwapTable(1, "show", 0, 0, contests, finale, (seat,))
        return self._dealt(StampSwapState(table, Deal((order,), (), ())))

    def turn(self, state: StampSwapState) -> int | None:
        return None if state.table.phase == "over" else 0

    def actions(self, state: StampSwapState) -> Sequence[Action]:
        return show_actions(self.pieces, state.table)

    def apply(self, state: StampSwapState, action: Action, rng: Random) -> StampSwapState:
        if isinstance(action, Place):
            return place(self.pieces, state, action)
        assert isinstance(action, Enter)
        table = rules.end_round(self.pieces, rules.enter(self.pieces, state.table, 0, action.contest))
        state = StampSwapState(table, state.deal)
        return state if table.phase == "over" else self._dealt(state)

    def score(self, state: StampSwapState) -> tuple[int, ...]:
        return final(self.pieces, state.table)

    def winners(self, state: StampSwapState) -> tuple[int, ...]:
        return (0,)

    def view(self, state: StampSwapState, player: int) -> StampSwapView:
        return StampSwapView(player, state.table, ())

    def sample(self, view: StampSwapView, rng: Random) -> StampSwapState:
        seat = view.table.seat
        seen = {*seat.hand, *seat.dropped, *view.table.discarded, *(tile for tile, _ in seat.placed)}
        order = shuffled(rng, [tile for tile in range(len(self.pieces.tiles)) if tile not in seen])
        return StampSwapState(view.table, Deal((tuple(order),), (), ()))

    def write(self, action: Action) -> str:
        return str(action)

    def read(self, text: str) -> Action:
        return parse_action(text)

    def _dealt(self, state: StampSwapState) -> StampSwapState:
        (order,) = state.deal.stacks
        table = changed(replace(state.table, phase="show"), 0, hand=order[:DEALT])
        return StampSwapState(rules.drop_misfits(self.pieces, table, 0), Deal((order[DEALT:],), (), ()))


def make_game(players: int | None, options: TomlTable) -> AnyGame:
    """Make a season with a deck; without one, with the demonstration deck.

    Raises
    ------
    PositionError
        With every fault of the options and of the deck.
    """
    if players not in (None, 1):
        options.faults.add("players", f"a season is for one player, not {players}")
    return made(options, Season)
