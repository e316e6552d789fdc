"""A game at a real table as far as one player knows it, and the steps that follow from its lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.bitboard import grid_of
from stockbook.models.contests import Contest
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.effects.effect import Effect
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.state import SwapSeat, SwapTable, changed
from stockbook.models.stampswap.goods import (
    TOKEN,
    ExhibitorGood,
    Good,
    Goods,
    Specialist,
    StampGood,
    UnseenGood,
    exhibitors_in,
    specialists_in,
    tiles_in,
    turned_up,
)
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.swap.goods_table import gift_value

#: The events of a round of which nothing is told: one, without an effect.
NO_EVENT: tuple[tuple[Effect, ...], ...] = ((),)


@dataclass(frozen=True)
class TableSeat(SwapSeat[Good]):
    """Everything that is known of one player at a real table.

    Parameters
    ----------
    name
        Name of the player.
    untold
        Whether nobody has told what came to the player in this round.
    begun
        Whether a tile was placed in this Show Phase.
    done
        Whether the player's Show Phase is over.
    forever
        Final number of forever stamps; None where it is not told.
    """

    name: str = ""
    untold: bool = False
    begun: bool = False
    done: bool = False
    forever: int | None = None

    @classmethod
    def fresh(cls, name: str, mat: Contest | None) -> TableSeat:
        """A player's seat before the first round; whose mat is not known, of them no points are known."""
        return cls(mat, name=name, points=0 if mat else None)

    @property
    def album(self) -> Album:
        """The album; empty where it is not known."""
        return BOX.album(self.placed or ())


@dataclass(frozen=True)
class TableGame(SwapTable[Good]):
    """A game at a real table, as far as one player knows it; a line of its record makes the next one.

    The events of a round are one, the effects that are told of it.

    Parameters
    ----------
    me
        The number of the player whose record it is, from 0.
    deck
        One's own copy; None where it is not told.
    """

    seats: tuple[TableSeat, ...]
    events: tuple[tuple[Effect, ...], ...] = NO_EVENT
    pool: Goods | None = None
    me: int = 0
    deck: Deck | None = None

    @property
    def mine(self) -> TableSeat:
        """The seat of the player whose record it is."""
        return self.seats[self.me]

    @property
    def event(self) -> tuple[Effect, ...]:
        """The effects of this round's event."""
        return BOX.event_effects(self.events)

    @property
    def selected(self) -> int:
        """The number of items that each player selects in this round."""
        return rules.collected(BOX, self)

    def told(self, good: Good) -> Good:
        """An item with what the deck tells of it."""
        if isinstance(good, Specialist) and good.effect is None and self.deck:
            return replace(good, effect=self.deck.effect_of(good.name))
        return good

    def turned_up(self, players: Iterable[int]) -> TableGame:
        game = self
        for player in players:
            seat = game.seats[player]
            game = changed(game, player, apart=turned_up(seat.apart), hand=turned_up(seat.hand))
        return game


class GoodsBox:
    """What goods are whose faces were seen by one player, or not: a ``Box``."""

    gift_value = staticmethod(gift_value)
    tiles_of = staticmethod(tiles_in)
    exhibitors = staticmethod(exhibitors_in)
    specialists = staticmethod(specialists_in)

    def __init__(self) -> None:
        self.grid = grid_of()
        self.token = TOKEN

    def is_tile(self, good: Good) -> bool:
        return isinstance(good, StampGood | UnseenGood)

    def is_attendee(self, good: Good) -> bool:
        return isinstance(good, ExhibitorGood | Specialist)

    def seen(self, good: Good) -> bool:
        return not isinstance(good, UnseenGood)

    def shape(self, tile: Good) -> int:
        """The shape of a tile; its face was seen, as that says which way up it is."""
        assert isinstance(tile, StampGood)
        return self.grid.shape(tile.tile.width, tile.tile.height)

    def fits(self, covered: int, tile: Good) -> bool:
        if not isinstance(tile, StampGood):
            return True
        return bool(self.grid.anchors(covered, tile.tile.width, tile.tile.height))

    def effects(self, goods: Iterable[Good]) -> Iterator[Effect]:
        return (good.effect for good in goods if isinstance(good, Specialist) and good.effect)

    def event_effects(self, events: Sequence[tuple[Effect, ...]]) -> tuple[Effect, ...]:
        return events[0] if events else ()

    def album(self, placed: Iterable[tuple[Good, int]]) -> Album:
        here = ((good, self.grid.cell(bit)) for good, bit in placed)
        return Album(
            tuple(PlacedTile.at(good.tile, cell) for good, cell in here if isinstance(good, StampGood))
        )


BOX = GoodsBox()


def begin_choose(game: TableGame) -> TableGame:
    """Begin the Choose turns, of which the order is known if all cuts are, and who has the token."""
    untold = [number for number, seat in enumerate(game.seats) if seat.cut is None]
    game = rules.begin_choose(BOX, game)
    for number in untold:
        game = changed(game, number, untold=True)
    return replace(game, turn=None) if untold else game


def begin_show(game: TableGame) -> TableGame:
    """Begin the Show Phase, in which players place and enter in any order.

    Where the order of the Choose turns is not known, nor is what came to others whose piles are left.
    """
    holder = rules.token_holder(BOX, game)
    for number, seat in enumerate(game.seats):
        if game.turn is None and number != game.me and (seat.piles or not seat.chosen):
            game = changed(game, number, untold=True, apart=(), piles=())
    game = rules.begin_show(BOX, game)
    for number in range(len(game.seats)):
        game = rules.drop_misfits(BOX, game, number)
    return replace(game, first=holder, turn=None)


def next_round(game: TableGame) -> TableGame:
    """The next round, where I have ended my Show Phase; else the game as it is."""
    if game.phase == "show" and game.mine.done and game.round < LAST_ROUND:
        return end_round(game)
    return game


def end_round(game: TableGame) -> TableGame:
    """Score the Show Phases, and begin the next round, or end the game."""
    for number in range(len(game.seats)):
        game = after_show(game, number)
    game = rules.end_round(BOX, game)
    return game if game.phase == "over" else replace(game, events=NO_EVENT, pool=None, turn=None)


def after_show(game: TableGame, number: int) -> TableGame:
    """The game after a player's Show Phase.

    An album of which nobody has told what came onto it is not known any more, nor are its player's points.
    """
    seat = game.seats[number]
    told = seat.done and not seat.hand and (seat.begun or not seat.untold)
    if not told or seat.placed is None:
        game = changed(game, number, placed=None, covered=0, hand=(), points=None)
    game = rules.enter(BOX, game, number, seat.declared)
    return changed(game, number, untold=False, begun=False, done=False)
