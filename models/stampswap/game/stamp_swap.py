"""Stamp Swap for two to five players, and seasons for one, in the protocol of all games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from importlib.resources import files
from random import Random
from typing import Any, ClassVar, TypeVar

from stockbook.models.album.album import SIDE
from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.play.protocol import FIRST, AnyGame, Option, ScoreSheet, read_first
from stockbook.models.play.record import GameHistory
from stockbook.models.puzzles.dealing import shuffled
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.deck_file import MOST_PLAYERS, deck_options, parse_deck, shortages
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
from stockbook.models.stampswap.game.dealt_rounds import contests_drawn, place, show_actions
from stockbook.models.stampswap.game.positions import rare_of
from stockbook.models.stampswap.game.state import (
    Deal,
    Pieces,
    Seat,
    StampSwapState,
    StampSwapTable,
    StampSwapView,
    changed,
)
from stockbook.models.stampswap.game.views import final, final_lines, position_of, sample, view_of
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.reading import position_to_dict
from stockbook.models.stampswap.scoring import TIE_BREAK, first_places

#: The option of the printed variant: contests are declared in turn.
IN_TURN = "contests_in_turn"


class DeckGame:
    """The common part of the games with a deck in which every player has a seat."""

    deck: Deck
    side: int

    @cached_property
    def pieces(self) -> Pieces:
        """The tiles on albums of this size."""
        return Pieces(self.deck, self.side)

    def turn(self, state: StampSwapState) -> int | None:
        return None if state.table.phase == "over" else state.table.turn

    def score(self, state: StampSwapState) -> tuple[int, ...]:
        return final(self.pieces, state.table)

    def write(self, action: Action) -> str:
        return str(action)

    def read(self, text: str) -> Action:
        return parse_action(text)


@dataclass(frozen=True)
class StampSwap(DeckGame):
    """The game of Stamp Swap with a deck, in the protocol of all games.

    Show Phases are played one player after another, from the holder of the token clockwise: no player's
    choices there limit another's, and contests stay hidden until everyone has declared one.

    Raises
    ------
    ValueError
        If the deck is too small for so many, or the number of players is not possible.
    """

    name: ClassVar[str] = "stampswap"
    #: The deck, with tiles and cards.
    deck: Deck
    #: Number of players, 2 to 5.
    players: int
    #: Number of columns and rows of the albums.
    side: int = SIDE
    #: Whether contests are declared in turn, so that each player sees those declared before (variant).
    in_turn: bool = False
    #: The player who starts, from 0; None where it is drawn.
    first: int | None = None

    def __post_init__(self) -> None:
        if not 2 <= self.players <= MOST_PLAYERS:
            raise ValueError(f"Stamp Swap is for 2 to {MOST_PLAYERS} players, not {self.players}")
        short = shortages(self.deck, self.players)
        if short:
            raise ValueError("; ".join(f"{key}: {message}" for key, message in short))

    @cached_property
    def options(self) -> Mapping[str, Option]:
        found = deck_options(self.deck, self.side)
        found |= {IN_TURN: True} if self.in_turn else {}
        return found if self.first is None else {**found, FIRST: self.first + 1}

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

    def winners(self, state: StampSwapState) -> tuple[int, ...]:
        """The numbers of the winners, by ``first_places``."""
        rare = (rare_of(self.pieces, seat) for seat in state.table.seats)
        return first_places(self.score(state), rare)

    def view(self, state: StampSwapState, player: int) -> StampSwapView:
        return view_of(self.pieces, state.table, player, in_turn=self.in_turn)

    def sample(self, view: StampSwapView, rng: Random) -> StampSwapState:
        return sample(self.pieces, view, rng, in_turn=self.in_turn)

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


USUAL_PLAYERS = 2
Made = TypeVar("Made")


def make_game(players: int | None, options: TomlTable) -> AnyGame:
    """Make a game with a deck, or the demonstration deck; a ``PositionError`` has every fault."""
    in_turn = options.flag(IN_TURN)
    number = players or USUAL_PLAYERS
    first = read_first(options, number) if FIRST in options else None
    return made(options, lambda deck, side: StampSwap(deck, number, side, in_turn, first))


def position_tables(history: GameHistory[Any, Any, Any], player: int, names: Sequence[str]) -> dict[str, Any]:
    """The tables of the position file of a player's view; a ``ValueError`` if an album is not 12x12."""
    game: Any = history.game
    view = game.view(history.state, player)
    return position_to_dict(position_of(game.pieces, view, names))


def score_sheet(game: Any, state: StampSwapState, names: Sequence[str]) -> ScoreSheet:
    """Everybody's points if the game ended in a state."""
    lines = final_lines(game.pieces, state.table)
    rare = (rare_of(game.pieces, seat) for seat in state.table.seats)
    return ScoreSheet(dict(zip(names, lines, strict=True)), TIE_BREAK, dict(zip(names, rare, strict=True)))


def made(options: TomlTable, make: Callable[[Deck, int], Made]) -> Made:
    """Make a game with the deck and the side among the options.

    A ``PositionError`` has every fault of the options and of the deck, and each ``ValueError`` of ``make``.
    """
    text = options.text("deck", lines=True)
    side = options.number("side", 1, SIDE)
    options.close({})
    options.faults.raise_any()
    if text is None:
        text = files("stockbook.seeds").joinpath("decks", "demo.toml").read_text("utf-8")
    deck = parse_deck(text, options.faults.file or "deck")
    try:
        return make(deck, side or SIDE)
    except PositionError:
        raise
    except ValueError as error:
        options.faults.add("players", str(error))
        options.faults.raise_any()
        raise


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


def make_season(players: int | None, options: TomlTable) -> AnyGame:
    """Make a season with a deck, or the demonstration deck; a ``PositionError`` has every fault."""
    if players not in (None, 1):
        options.faults.add("players", f"a season is for one player, not {players}")
    return made(options, Season)
