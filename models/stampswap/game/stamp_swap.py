"""Stamp Swap for two to five players, in the protocol of all games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random

from stockbook.models.album.album import SIDE
from stockbook.models.play.protocol import FIRST, Option
from stockbook.models.puzzles.dealing import shuffled
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.deck_file import MOST_PLAYERS, deck_options, shortages
from stockbook.models.stampswap.game import dealt_rounds as dealt
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.actions import (
    Action,
    Collect,
    Divide,
    Enter,
    Look,
    Place,
    TakePile,
    parse_action,
)
from stockbook.models.stampswap.game.pieces import Pieces
from stockbook.models.stampswap.game.positions import rare_of
from stockbook.models.stampswap.game.state import (
    Deal,
    Seat,
    StampSwapState,
    StampSwapTable,
    StampSwapView,
    changed,
)
from stockbook.models.stampswap.game.views import final, sample, view_of
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.scoring import first_places

#: The option of the printed variant: contests are declared in turn.
IN_TURN = "contests_in_turn"


@dataclass(frozen=True)
class StampSwap:
    """The game of Stamp Swap with a deck, in the protocol of all games.

    Show Phases are played one player after another, from the holder of the token clockwise: no player's
    choices there limit another's, and contests stay hidden until everyone has declared one.

    Parameters
    ----------
    deck
        The deck, with tiles and cards.
    players
        Number of players, 2 to 5.
    side
        Number of columns and rows of the albums.
    in_turn
        Whether contests are declared in turn, so that each player sees those declared before (variant).
    first
        The player who starts, from 0; None where it is drawn.

    Raises
    ------
    ValueError
        If the deck is too small for so many, or the number of players is not possible.
    """

    deck: Deck
    players: int
    side: int = SIDE
    in_turn: bool = False
    first: int | None = None

    def __post_init__(self) -> None:
        if not 2 <= self.players <= MOST_PLAYERS:
            raise ValueError(f"Stamp Swap is for 2 to {MOST_PLAYERS} players, not {self.players}")
        short = shortages(self.deck, self.players)
        if short:
            raise ValueError("; ".join(f"{key}: {message}" for key, message in short))

    @property
    def name(self) -> str:
        return "stampswap"

    @property
    def options(self) -> Mapping[str, Option]:
        found = deck_options(self.deck, self.side)
        found |= {IN_TURN: True} if self.in_turn else {}
        return found if self.first is None else {**found, FIRST: self.first + 1}

    @cached_property
    def pieces(self) -> Pieces:
        """The tiles on albums of this size."""
        return Pieces(self.deck, self.side)

    def start(self, rng: Random) -> StampSwapState:
        """Shuffle stacks, attendees, each round's events, contests and mats, and draw who starts."""
        deck = self.deck
        *stacks, forever = deck.stacks
        deal = Deal(
            stacks=(*(tuple(shuffled(rng, stack)) for stack in stacks), forever),
            attendees=tuple(shuffled(rng, deck.attendees)),
            events=tuple(tuple(shuffled(rng, range(len(deck.events)))) for _ in range(LAST_ROUND)),
        )
        contests, finale = dealt.contests_drawn(deck, rng)
        mats = shuffled(rng, deck.mats)[: self.players]
        drawn = int(rng.random() * self.players)
        first = drawn if self.first is None else self.first
        seats = tuple(map(Seat, mats))
        table = StampSwapTable(1, "collect", first, first, contests, finale, seats)
        return dealt.begin_round(self.pieces, StampSwapState(table, deal))

    def turn(self, state: StampSwapState) -> int | None:
        return None if state.table.phase == "over" else state.table.turn

    def actions(self, state: StampSwapState) -> Sequence[Action]:
        table = state.table
        if table.phase == "collect":
            looks = [Look(i) for i in self._to_look_at(table)] if self._may_look(table) else []
            return [*map(Collect, range(len(table.pool))), *looks]
        if table.phase == "cut":
            return list(map(Divide, dealt.cuts(self.pieces, table, table.turn)))
        if table.phase == "choose":
            return [TakePile(owner, pile) for owner in rules.offers(table, table.turn) for pile in (0, 1)]
        return dealt.show_actions(self.pieces, table) if table.phase == "show" else []

    def apply(self, state: StampSwapState, action: Action, rng: Random) -> StampSwapState:
        match action:
            case Collect(item):
                return dealt.collect(self.pieces, state, item)
            case Look(item):
                table = state.table
                peeked = table.peeked | {(table.turn, table.pool[item])}
                table = changed(replace(table, peeked=peeked), table.turn, looked=True)
                return StampSwapState(table, state.deal)
            case Divide(made):
                return dealt.cut(self.pieces, state, made)
            case TakePile(owner, pile):
                return dealt.choose_pile(self.pieces, state, owner, pile)
            case Place():
                return dealt.place(self.pieces, state, action)
            case Enter(contest):
                return dealt.declare(self.pieces, state, contest)

    def score(self, state: StampSwapState) -> tuple[int, ...]:
        return final(self.pieces, state.table)

    def winners(self, state: StampSwapState) -> tuple[int, ...]:
        """The numbers of the winners, by ``first_places``."""
        rare = (rare_of(self.pieces, seat) for seat in state.table.seats)
        return first_places(self.score(state), rare)

    def view(self, state: StampSwapState, player: int) -> StampSwapView:
        return view_of(self.pieces, state.table, player, in_turn=self.in_turn)

    def sample(self, view: StampSwapView, rng: Random) -> StampSwapState:
        return sample(self.pieces, view, rng, in_turn=self.in_turn)

    def write(self, action: Action) -> str:
        return str(action)

    def read(self, text: str) -> Action:
        return parse_action(text)

    def _may_look(self, table: StampSwapTable) -> bool:
        mine = self.pieces.effects((*table.seat.cards, *table.seat.goods))
        return not table.seat.looked and any(effect.looks for effect in mine)

    def _to_look_at(self, table: StampSwapTable) -> list[int]:
        """Places of the pool whose items lie face down and are new to the player."""
        return [
            place
            for place, item in enumerate(table.pool)
            if item in table.down and (table.turn, item) not in table.peeked
        ]
