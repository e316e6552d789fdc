"""A game at a real table as far as one player knows it: its steps, my position, and the score sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.bitboard import grid_of
from stockbook.models.contests import Contest
from stockbook.models.play.protocol import ScoreSheet
from stockbook.models.play.real_tables import NothingToDecide
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.effects import Effect
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.positions import forever_of, points_lines, position_at, rare_of
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
from stockbook.models.stampswap.position import LAST_ROUND, Player, Position
from stockbook.models.stampswap.scoring import TIE_BREAK, ScoreLine
from stockbook.models.stampswap.swap.goods_table import gift_value

#: The events of a round of which nothing is told: one, without an effect.
NO_EVENT: tuple[tuple[Effect, ...], ...] = ((),)


@dataclass(frozen=True)
class TableSeat(SwapSeat[Good]):
    """Everything that is known of one player at a real table."""

    #: Name of the player.
    name: str = ""
    #: Whether nobody has told what came to the player in this round.
    untold: bool = False
    #: Whether a tile was placed in this Show Phase.
    begun: bool = False
    #: Whether the player's Show Phase is over.
    done: bool = False
    #: Final number of forever stamps; None where it is not told.
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
    """

    seats: tuple[TableSeat, ...]
    events: tuple[tuple[Effect, ...], ...] = NO_EVENT
    pool: Goods | None = None
    #: The number of the player whose record it is, from 0.
    me: int = 0
    #: One's own copy; None where it is not told.
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
    """The ``Box`` of goods whose faces were seen by one player, or not."""

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


def position_of_table(game: TableGame) -> Position:
    """The position of a decision of mine; a ``ValueError`` says why there is none, or what is not told."""
    _check_mine(game)
    return sight_of_table(game)


def sight_of_table(game: TableGame) -> Position:
    """All that I see at a moment, whoever decides; what is not told is left out."""
    names = [seat.name for seat in game.seats]
    known = {"forever_others": _known_forever(game), "deck": game.deck}
    return position_at(BOX, game, game.me, names, tuple, **known)


def sheet_of_table(game: TableGame) -> ScoreSheet:
    """Everybody's points if the game ended now, as far as they are told."""
    players: dict[str, Sequence[ScoreLine]] = {}
    missing, ties = list(shows_to_come(game)), {}
    # The Show Phase of a player who has entered a contest is over, whatever the others still do.
    for number, seat in enumerate(game.seats):
        game = after_show(game, number) if seat.done else game
    for number, seat in enumerate(game.seats):
        if seat.placed is None:
            missing.append(f"{seat.name} is left out: nobody has told what came onto the album")
            continue
        if seat.points is None:
            reason = "the exhibitor on the mat, or what a card paid, is not told"
            fix = f"write {seat.name} points N, as on the score track"
            missing.append(f"the Show Phases of {seat.name} are not counted: {reason}; {fix}")
        others = _forever_of_others(game, number)
        if others is None:
            missing.append(f"forever stamps of {seat.name} are not counted: the others' are not told")
        players[seat.name] = points_lines(BOX, game, number, others)
        ties[seat.name] = rare_of(BOX, seat)
    return ScoreSheet(players, TIE_BREAK, ties, tuple(missing))


def decision(game: TableGame) -> tuple[bool, str]:
    """Whether it is I who decide now, and words for who decides what."""
    name = "me" if game.turn is None else game.seats[game.turn].name
    others = [seat.name for seat in game.seats if seat is not game.mine]
    match game.phase:
        case "collect" | "choose":
            mine = game.turn in (None, game.me)
            if game.phase == "choose":
                mine = mine and not game.mine.chosen
            return mine, f"it is the turn of {name} to {game.phase}"
        case "cut":
            left = [seat.name for seat in game.seats if seat is not game.mine and seat.cut is None]
            return game.mine.cut is None, f"I have cut, and the cuts of {' and '.join(left)} are not told"
        case "show":
            return not game.mine.done, f"I have entered; {' and '.join(others)} may still place and enter"
    return False, "the game is over"


def require_faces(game: TableGame) -> None:
    """Refuse, with a ``ValueError``, a Show Phase in which I have a stamp that was not turned up."""
    unseen = next((good for good in game.mine.hand if not isinstance(good, StampGood)), None)
    if unseen:
        raise ValueError(f"{unseen} has not been turned up: add its face, me turn 2x3 blue animals 2")


def shows_to_come(game: TableGame) -> Iterator[str]:
    """A text for the Show Phases of the round that are not over, and pay nothing yet."""
    left = [seat.name for seat in game.seats if not seat.done]
    if game.phase != "over" and left:
        who = f" of {' and '.join(left)}" if len(left) < len(game.seats) else ""
        yield f"round {game.round} goes on: its Show Phases{who} are not counted yet"


def _check_mine(game: TableGame) -> None:
    mine, who = decision(game)
    if not mine:
        raise NothingToDecide(f"{who}, so there is nothing for me to decide")
    if game.phase == "collect" and game.pool is None:
        example = "pool 2x3 blue animals 2; 2x2 ?; forever"
        raise ValueError(f"the pool of round {game.round} is not told: add it, such as {example}")
    if game.phase == "show":
        require_faces(game)


def _known_forever(game: TableGame) -> tuple[int, ...] | None:
    """The final forever stamps of the others where some are told in a line of their own."""
    others = (seat for seat in game.seats if seat is not game.mine)
    return _forever_of_others(game, game.me) if any(seat.forever is not None for seat in others) else None


def _forever_of_others(game: TableGame, number: int) -> tuple[int, ...] | None:
    """The forever stamps of all players but one, clockwise; None where some are not known."""
    found = []
    for seat in (*game.seats[number + 1 :], *game.seats[:number]):
        forever = forever_of(BOX, seat) if seat.forever is None else seat.forever
        if forever is None:
            return None
        found.append(forever)
    return tuple(found)


def cards_of(player: Player) -> Iterator[Good]:
    """The cards that lie before a player of a position, as goods."""
    yield from map(ExhibitorGood, player.exhibitors)
    yield from player.specialists
