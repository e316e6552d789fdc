"""Prospects of a player of Stamp Swap: what contests pay now and may pay later, on the boards of a search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import NamedTuple

from stockbook.models.album.bitboard import Bitboard, FastCount, Grid, Piece, grid_of, piece_of
from stockbook.models.contests import Contest
from stockbook.models.contests.payoff import Payoff
from stockbook.models.stampswap.effects import Effect
from stockbook.models.stampswap.game.state import Pieces, Seat, StampSwapTable
from stockbook.models.stampswap.in_force import specialists_in_force, with_bonuses
from stockbook.models.stampswap.position import LAST_ROUND, Player, Position


class ContestEvaluator(NamedTuple):
    """Evaluates boards of one size for one contest; units and points are counted as the scorer counts them.

    The estimates, which say how far a board is on the way to more units, guide the rounds before a contest is
    entered; no finished Show Phase is scored by them.
    """

    #: The contest that pays.
    contest: Contest
    #: Counts the units of a board, as the scorer does.
    fast_count: FastCount
    #: Estimates the units that a board may have later, which are seldom less than it has now.
    estimate_units: Callable[[Bitboard], float]

    @property
    def spatial(self) -> bool:
        """Whether it matters where the tiles lie."""
        return self.contest.measure.spatial

    def units(self, board: Bitboard) -> int:
        """Count the units of a board."""
        return self.fast_count(board.empty, (board.fixed,))

    def points(self, board: Bitboard) -> int:
        """The points that the contest pays for a board now."""
        return self.contest.payoff.at(self.units(board))

    def estimate(self, board: Bitboard) -> float:
        """Estimate the points that the contest may pay for a board later."""
        return interpolated(self.contest.payoff, self.estimate_units(board))


@lru_cache(maxsize=1024)
def evaluator_of(contest: Contest, grid: Grid) -> ContestEvaluator:
    """The evaluator of a contest on boards of a size; equal contests share one."""
    fast_count = contest.measure.fast_count(Bitboard(grid, grid.spaces))
    return ContestEvaluator(contest, fast_count, contest.measure.unit_estimate(grid))


def interpolated(payoff: Payoff, units: float) -> float:
    """The payoff for a fractional number of units."""
    if not payoff.table:
        return payoff.unit * units
    floor = int(units)
    low = payoff.at(floor)
    return low + (payoff.at(floor + 1) - low) * (units - floor)


#: Number of stamps to expect in a round to come, where some goods are cards.
HAND = 5


@dataclass(frozen=True)
class Prospects:
    """The contests that can still score for one player."""

    #: The round, 1 to 3.
    round: int
    #: The exhibitors of this Show Phase, with what an event adds.
    now: tuple[ContestEvaluator, ...]
    #: The exhibitors of every later Show Phase.
    later: tuple[ContestEvaluator, ...]
    #: The exhibitors that the last Show Phase adds to those of every later one.
    last: tuple[ContestEvaluator, ...]
    #: All contests of the game that take tickets.
    contests: tuple[ContestEvaluator, ...]
    #: The numbers of the contests without a ticket of this player.
    open: tuple[int, ...]
    #: The contest of the Final Show.
    finale: ContestEvaluator | None

    @property
    def may_enter(self) -> tuple[int | None, ...]:
        """The numbers of the contests of which one is entered: those open; just None where none is open."""
        return self.open or (None,)

    def scoring(self, round_: int, contest: int | None) -> tuple[ContestEvaluator, ...]:
        """All that scores in the Show Phase of a round with this contest; in the last one, the Finale too."""
        found = self.now if round_ == self.round else self.later
        if round_ == LAST_ROUND:
            found = (*found, *(self.last if round_ != self.round else ()))
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
    held = [effect for _, effect in specialists_in_force(player)]
    grid = grid_of(position.album.width, position.album.height)
    contests, finale = position.contests, position.finale
    return _prospects(position.round, grid, player.exhibitors, held, position.event, contests, finale, open_)


def prospects_at_table(pieces: Pieces, table: StampSwapTable, seat: Seat) -> Prospects:
    """The prospects of a player of a game, with the cards before them."""
    exhibitors, held = [seat.exhibitor, *pieces.exhibitors(seat.cards)], list(pieces.effects(seat.cards))
    events, contests = pieces.event_effects(table.events), table.contests
    open_ = [i for i in range(len(contests)) if i not in seat.entered]
    return _prospects(table.round, pieces.grid, exhibitors, held, events, contests, table.finale, open_)


def _prospects(
    round_: int,
    grid: Grid,
    exhibitors: Sequence[Contest],
    held: Sequence[Effect],
    events: Sequence[Effect],
    contests: Sequence[Contest],
    finale: Contest | None,
    open_: Sequence[int],
) -> Prospects:
    """The prospects of a player by what they hold, and by the effects of events."""
    evaluator = partial(evaluator_of, grid=grid)
    every = [*exhibitors, *(effect.every_show for effect in held if effect.every_show)]
    last = tuple(evaluator(effect.last_show) for effect in held if effect.last_show)
    later = tuple(map(evaluator, every))
    of_events = (evaluator(effect.every_show) for effect in events if effect.every_show)
    ending = round_ == LAST_ROUND
    # Before the last round an event's bonus is not for the contests of the rounds to come.
    paid = partial(with_bonuses, effects=[*held, *(events if ending else ())])
    return Prospects(
        round=round_,
        now=(*later, *(last if ending else ()), *of_events),
        later=later,
        last=last,
        contests=tuple(evaluator(paid(contest)) for contest in contests),
        open=tuple(open_),
        finale=evaluator(paid(finale)) if finale else None,
    )


def board_of(pieces: Pieces, seat: Seat) -> Bitboard:
    """The album of a player."""
    board = Bitboard(pieces.grid, pieces.grid.spaces)
    for tile, bit in seat.placed:
        board = board.put(piece_of(pieces.tiles[tile], pieces.grid).at(bit))
    return board


def show_phase_at_table(
    pieces: Pieces, table: StampSwapTable, seat: Seat
) -> tuple[Bitboard, list[Piece], Prospects]:
    """The album of a player, the tiles to place, and the prospects."""
    return board_of(pieces, seat), pieces_of(pieces, seat.hand), prospects_at_table(pieces, table, seat)


def pieces_of(pieces: Pieces, items: tuple[int, ...]) -> list[Piece]:
    """The pieces of tiles by their numbers."""
    return [piece_of(pieces.tiles[item], pieces.grid) for item in items]
