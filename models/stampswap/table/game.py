"""The state of a game at a real table, as far as one player knows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from stockbook.models.album.album import Album
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.effects.effect import COLLECTED, Effect
from stockbook.models.stampswap.goods import TOKEN, Good, Goods, StampGood
from stockbook.models.stampswap.in_force import specialists_of
from stockbook.models.stampswap.position import Player
from stockbook.models.stampswap.specialist import Specialist


@dataclass(frozen=True)
class TableSeat:
    """Everything that is known of one player at a real table.

    Parameters
    ----------
    player
        The player's album, cards and goods; the album is None once nobody has told what came onto it.
    cut
        The parts of the player's cut, the reserve first, until everyone has cut.
    hand
        Tiles still to be placed in this Show Phase.
    dropped
        Tiles of this Show Phase that found no place.
    untold
        Whether nobody has told what came to the player in this round.
    placed
        Whether a tile was placed in this Show Phase.
    done
        Whether the player's Show Phase is over.
    forever
        Final number of forever stamps; None where it is not told.
    """

    player: Player
    cut: tuple[Goods, Goods, Goods] | None = None
    hand: Goods = ()
    dropped: tuple[Tile, ...] = ()
    untold: bool = False
    placed: bool = False
    done: bool = False
    forever: int | None = None

    @property
    def name(self) -> str:
        """Name of the player."""
        return self.player.name

    @property
    def album(self) -> Album:
        """The album; empty where it is not known."""
        return self.player.album or Album()

    def tickets(self, contests: Sequence[Contest]) -> list[int]:
        """The numbers of the contests with the player's ticket; two equal contests take a ticket each."""
        held: list[int] = []
        for contest in self.player.entered:
            held.append(next(n for n, each in enumerate(contests) if each == contest and n not in held))
        return held


@dataclass(frozen=True)
class TableGame:
    """A game at a real table, as far as one player knows it; a line of its record makes the next one.

    Parameters
    ----------
    contests, finale
        The contests that take tickets, and that of the Final Show, None where it is not told.
    seats
        The players, clockwise.
    me
        The number of the player whose record it is, from 0.
    deck
        One's own copy; None where it is not told.
    round
        1 Friday, 2 Saturday, 3 Sunday.
    phase
        ``collect``, ``cut``, ``choose``, ``show`` or ``over``.
    first
        The first player of the round; None where it is not known.
    turn
        The player who collects or chooses next; None where it is not known, and in other phases.
    event
        The effects of this round's event.
    pool
        The items that can be selected; None where they are not told.
    """

    contests: tuple[Contest, ...]
    finale: Contest | None
    seats: tuple[TableSeat, ...]
    me: int
    deck: Deck | None = None
    round: int = 1
    phase: str = "collect"
    first: int | None = None
    turn: int | None = None
    event: tuple[Effect, ...] = ()
    pool: Goods | None = None

    @property
    def mine(self) -> TableSeat:
        """The seat of the player whose record it is."""
        return self.seats[self.me]

    @property
    def selected(self) -> int:
        """The number of items that each player selects in this round."""
        return next((each.selected for each in self.event if each.selected), COLLECTED)

    def with_seat(self, number: int, **values: Any) -> TableGame:
        """The game with other values in one seat."""
        seats = list(self.seats)
        seats[number] = replace(seats[number], **values)
        return replace(self, seats=tuple(seats))

    def with_player(self, number: int, **values: Any) -> TableGame:
        """The game with other values of one player."""
        return self.with_seat(number, player=replace(self.seats[number].player, **values))

    def effects(self, number: int) -> Iterator[Effect]:
        """The effects in force for a player: of the specialists in play and among goods, and of the event."""
        for card in specialists_of(self.seats[number].player):
            if card.effect:
                yield card.effect
        yield from self.event

    def told(self, good: Good) -> Good:
        """An item with what the deck tells of it."""
        if isinstance(good, Specialist) and good.effect is None and self.deck:
            return replace(good, effect=self.deck.effect_of(good.name))
        return good

    def token_holder(self) -> int | None:
        """The player who has the first-player token among this round's goods; None where it is not known."""
        for number, seat in enumerate(self.seats):
            player = seat.player
            parts = (player.collection, player.got, *player.piles, *(seat.cut or ()))
            if player.first_player or any(TOKEN in part for part in parts):
                return number
        return None


def turned_up(goods: Iterable[Good]) -> Goods:
    """Goods as they lie when everybody has seen their faces."""
    return tuple(replace(good, down=False) if isinstance(good, StampGood) else good for good in goods)
