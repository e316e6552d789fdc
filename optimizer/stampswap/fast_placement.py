"""Fast placements: tiles in good places within milliseconds, for rollouts and for candidates of a search."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from stockbook.models.album.album import PlacedTile
from stockbook.models.album.bitboard import Bitboard, Grid, Piece, bits_of, piece_of
from stockbook.optimizer.stampswap.prospects import ContestEvaluator

#: Number of places of a tile that are evaluated, those first where it touches most.
PLACES_EVALUATED = 14
#: Weight of the estimates for the contests of this round, while tiles are still to be placed.
ESTIMATE_WEIGHT = 0.35

#: Pieces, each with the bit where it lies; None where it found no place.
PiecePlaces = tuple[tuple[Piece, int | None], ...]


def placed_tiles(places: PiecePlaces) -> list[PlacedTile]:
    """The tiles that found a place, as an album has them."""
    return [PlacedTile.at(piece.tile, piece.grid.cell(bit)) for piece, bit in places if bit is not None]


def places_of(placed: Iterable[PlacedTile], grid: Grid) -> PiecePlaces:
    """The places of tiles on an album."""
    return tuple((piece_of(each.tile, grid), grid.bit(each.cell)) for each in placed)


def largest_first(pieces: Iterable[Piece]) -> list[Piece]:
    """Sort pieces by their area, the largest first."""
    return sorted(pieces, key=lambda piece: -piece.tile.width * piece.tile.height)


@dataclass(frozen=True)
class PlacementEvaluator:
    """Evaluates the placements of one Show Phase, by what scores in it and what may score later."""

    #: The contests that score in this Show Phase.
    now: tuple[ContestEvaluator, ...]
    #: The contests that may score later, with the weights of their estimates.
    later: tuple[tuple[ContestEvaluator, float], ...] = ()
    #: Points that each unit of border between empty and covered spaces costs, because scattered tiles leave
    #: no room for those to come.
    border: float = 0.0

    @classmethod
    def of(
        cls,
        now: Iterable[ContestEvaluator],
        later: Iterable[tuple[ContestEvaluator, float]] = (),
        border: float = 0.0,
    ) -> PlacementEvaluator:
        """Leave out the contests for which places do not matter: they pay the same for every placement."""
        spatial = tuple(evaluator for evaluator in now if evaluator.spatial)
        return cls(spatial, tuple((each, weight) for each, weight in later if each.spatial), border)

    def value(self, board: Bitboard) -> float:
        """Evaluate a board with all tiles of this Show Phase."""
        value = -self.border * borders(board)
        for evaluator in self.now:
            value += evaluator.points(board)
        for evaluator, weight in self.later:
            value += weight * evaluator.estimate(board)
        return value

    def unfinished_value(self, board: Bitboard) -> float:
        """Evaluate a board on which tiles are still to be placed in this Show Phase."""
        value = self.value(board)
        for evaluator in self.now:
            value += ESTIMATE_WEIGHT * evaluator.estimate(board)
        return value


def borders(board: Bitboard) -> int:
    """Units of border between empty spaces and what is covered or off the album."""
    e, s = board.empty, board.grid.stride
    return (
        (e & ~(e << 1)).bit_count()
        + (e & ~(e >> 1)).bit_count()
        + (e & ~(e << s)).bit_count()
        + (e & ~(e >> s)).bit_count()
    )


def greedy_placement(
    board: Bitboard, pieces: Sequence[Piece], evaluator: PlacementEvaluator
) -> tuple[Bitboard, PiecePlaces]:
    """Place each tile in turn at its best place; the board with them, and their places.

    A tile that fits nowhere stays off: the tiles after it only take more spaces.
    """
    found = []
    for piece in pieces:
        bit = best_place(board, piece, evaluator)
        if bit is not None:
            board = board.put(piece.at(bit))
        found.append((piece, bit))
    return board, tuple(found)


def best_place(board: Bitboard, piece: Piece, evaluator: PlacementEvaluator) -> int | None:
    """The best place of a tile among those where it touches most; None where it fits nowhere."""
    covered = ~board.empty
    places = [
        ((piece.at(bit).around & covered).bit_count(), bit) for bit in bits_of(board.anchors(piece.tile))
    ]
    if not places:
        return None
    places.sort(key=lambda each: -each[0])
    best, best_bit = None, places[0][1]
    for _, bit in places[:PLACES_EVALUATED]:
        value = evaluator.unfinished_value(board.put(piece.at(bit)))
        if best is None or value > best:
            best, best_bit = value, bit
    return best_bit


def multistart_placement(
    start: Bitboard, pieces: Sequence[Piece], evaluator: PlacementEvaluator, rng: Random, orders: int
) -> tuple[Bitboard, PiecePlaces]:
    """Find a placement by local search from greedy placements of the tiles in several orders.

    The largest tiles come first in the first order; with 0 orders it is the greedy placement in that one,
    without local search.
    """
    order = largest_first(pieces)
    if not orders:
        return greedy_placement(start, order, evaluator)
    best: tuple[float, Bitboard, PiecePlaces] | None = None
    for number in range(orders):
        if number:
            order = [piece for _, _, piece in sorted((rng.random(), i, p) for i, p in enumerate(order))]
        board, places = greedy_placement(start, order, evaluator)
        value, board, places = improved_placement(start, board, places, evaluator)
        if best is None or value > best[0]:
            best = value, board, places
    assert best is not None
    return best[1], best[2]


def improved_placement(
    start: Bitboard, board: Bitboard, places: PiecePlaces, evaluator: PlacementEvaluator
) -> tuple[float, Bitboard, PiecePlaces]:
    """Improve a placement by local search: move one tile at a time to a better place, until none has any.

    ``start`` is the board before the placement, ``board`` the one after it.
    """
    value = evaluator.value(board)
    tries = 0
    number = 0
    while tries < len(places):
        piece = places[number][0]
        others = (*places[:number], *places[number + 1 :])
        rest = start
        for other, bit in others:
            if bit is not None:
                rest = rest.put(other.at(bit))
        place, moved_value, moved = _best_move(rest, piece, evaluator)
        if place is not None and moved_value > value + 1e-9 and _legal(moved, others):
            value, board = moved_value, moved
            places = (*places[:number], (piece, place), *places[number + 1 :])
            tries = 0
        tries += 1
        number = (number + 1) % len(places)
    return value, board, places


def _best_move(
    rest: Bitboard, piece: Piece, evaluator: PlacementEvaluator
) -> tuple[int | None, float, Bitboard]:
    """The best of all places of one tile beside the rest, with its value and its board."""
    best: tuple[int | None, float, Bitboard] = None, float("-inf"), rest
    for bit in bits_of(rest.anchors(piece.tile)):
        board = rest.put(piece.at(bit))
        value = evaluator.value(board)
        if value > best[1]:
            best = bit, value, board
    return best


def _legal(board: Bitboard, places: PiecePlaces) -> bool:
    """Whether none of the tiles that stay off fits on the board."""
    return not any(bit is None and board.anchors(piece.tile) for piece, bit in places)
