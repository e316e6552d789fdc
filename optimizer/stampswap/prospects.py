"""What a player can still score in a game of Stamp Swap: now, later, and at the end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from stockbook.models.album.bitboard import Bitboard, Piece, grid_of, piece_of
from stockbook.models.stampswap.game.deck import Deck
from stockbook.models.stampswap.game.pieces import Pieces
from stockbook.models.stampswap.game.points import exhibitors
from stockbook.models.stampswap.game.rules import effects
from stockbook.models.stampswap.game.state import GameTable, Seat
from stockbook.models.stampswap.position import LAST_ROUND, Player, Position
from stockbook.optimizer.stampswap.contest_evaluation import ContestEvaluator, evaluator_of


@dataclass(frozen=True)
class Prospects:
    """What scores, seen from one player.

    Parameters
    ----------
    round
        1 to 3.
    now
        The exhibitors of this Show Phase, what an event adds included.
    each
        Those of every later one.
    last
        What the last one adds to those.
    contests
        All that take tickets.
    open
        The numbers of those without my ticket.
    finale
        The contest of the Final Show.
    """

    round: int
    now: tuple[ContestEvaluator, ...]
    each: tuple[ContestEvaluator, ...]
    last: tuple[ContestEvaluator, ...]
    contests: tuple[ContestEvaluator, ...]
    open: tuple[int, ...]
    finale: ContestEvaluator | None

    def scoring(self, number: int, contest: int | None) -> tuple[ContestEvaluator, ...]:
        """All that scores in the Show Phase of a round with this contest, the Finale too at the end."""
        found = self.now if number == self.round else self.each
        if number == LAST_ROUND:
            found = (*found, *(self.last if number != self.round else ()))
            found = (*found, self.finale) if self.finale else found
        return found if contest is None else (*found, self.contests[contest])


def prospects_in_position(position: Position, player: Player) -> Prospects:
    """The prospects of a player of a position."""
    entered = list(player.entered)
    open_ = []
    for number, contest in enumerate(position.contests):
        if contest in entered:
            entered.remove(contest)
        else:
            open_.append(number)
    evaluator = partial(evaluator_of, grid=grid_of(position.album.width, position.album.height))
    exhibitors = tuple(map(evaluator, player.exhibitors))
    return Prospects(
        round=position.round,
        now=exhibitors,
        each=exhibitors,
        last=(),
        contests=tuple(map(evaluator, position.contests)),
        open=tuple(open_),
        finale=evaluator(position.finale) if position.finale else None,
    )


def prospects_at_table(deck: Deck, pieces: Pieces, table: GameTable, seat: Seat) -> Prospects:
    """The prospects of a player with the cards before them."""
    evaluator = partial(evaluator_of, grid=pieces.grid)
    first = deck.attendees.start
    cards = [deck.exhibitors[item - first] for item in seat.cards if item - first < len(deck.exhibitors)]
    texts = list(effects(deck, seat.cards))
    each = [seat.exhibitor, *cards, *(e.contest for e in texts if e.contest and e.kind == "show")]
    return Prospects(
        round=table.round,
        now=tuple(map(evaluator, exhibitors(deck, table, seat))),
        each=tuple(map(evaluator, each)),
        last=tuple(evaluator(e.contest) for e in texts if e.contest and e.kind == "final"),
        contests=tuple(map(evaluator, table.contests)),
        open=tuple(i for i in range(len(table.contests)) if i not in seat.entered),
        finale=evaluator(table.finale),
    )


def board_of(pieces: Pieces, seat: Seat) -> Bitboard:
    """The album of a player."""
    board = Bitboard(pieces.grid, pieces.grid.spaces)
    for tile, bit in seat.placed:
        board = board.put(piece_of(pieces.tiles[tile], pieces.grid).at(bit))
    return board


def pieces_of(pieces: Pieces, items: tuple[int, ...]) -> list[Piece]:
    """The pieces of tiles by their numbers."""
    return [piece_of(pieces.tiles[item], pieces.grid) for item in items]
