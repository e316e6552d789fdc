"""A quick placement: good stamps in good places within milliseconds, for the very many of a look ahead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from stockbook.models.album.album import PlacedTile
from stockbook.models.album.bitboard import Bitboard, Grid, Piece, bits_of, piece_of
from stockbook.optimizer.placement.plan import Plan
from stockbook.optimizer.stampswap.contest_evaluation import ContestEvaluator

#: So many places of a tile are looked at closely, those first where it touches most.
CLOSE_LOOKS = 14
#: What the hope for a contest of this round counts while tiles are still to come.
PROSPECT = 0.35

#: A piece and the bit where it lies; None where it found no place.
PiecePlaces = tuple[tuple[Piece, int | None], ...]


def placed_tiles(places: PiecePlaces) -> list[PlacedTile]:
    """The tiles that found a place, as an album has them."""
    return [PlacedTile.at(piece.tile, piece.grid.cell(bit)) for piece, bit in places if bit is not None]


def places_of(plan: Plan, grid: Grid) -> PiecePlaces:
    """The spots of a plan's tiles."""
    return tuple((piece_of(each.tile, grid), grid.bit(each.cell)) for _, each in plan.placed)


@dataclass(frozen=True)
class PlacementEvaluator:
    """What a placement is to be good for.

    Parameters
    ----------
    now
        What scores in this Show Phase.
    later
        What may score later, with weights.
    room
        Points that each unit of border between empty and covered spaces costs: scattered tiles leave
        no room for those to come.
    """

    now: tuple[ContestEvaluator, ...]
    later: tuple[tuple[ContestEvaluator, float], ...] = ()
    room: float = 0.0

    @classmethod
    def of(
        cls,
        now: Iterable[ContestEvaluator],
        later: Iterable[tuple[ContestEvaluator, float]] = (),
        room: float = 0.0,
    ) -> PlacementEvaluator:
        """A goal of what depends on places: the others are worth the same wherever the tiles lie."""
        spatial = tuple(aim for aim in now if aim.spatial)
        return cls(spatial, tuple((aim, weight) for aim, weight in later if aim.spatial), room)

    def value(self, board: Bitboard) -> float:
        """What the board is worth at the end of this Show Phase."""
        found = -self.room * borders(board)
        for aim in self.now:
            found += aim.points(board)
        for aim, weight in self.later:
            found += weight * aim.hope(board)
        return found

    def outlook(self, board: Bitboard) -> float:
        """What it is worth while tiles are still to come."""
        found = self.value(board)
        for aim in self.now:
            found += PROSPECT * aim.hope(board)
        return found


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
    board: Bitboard, pieces: Sequence[Piece], goal: PlacementEvaluator
) -> tuple[Bitboard, PiecePlaces]:
    """Each tile in turn where the outlook is best.

    A tile that fits nowhere waits for the end, where no other can make room: it stays off.
    """
    found = []
    for piece in pieces:
        bit = best_place(board, piece, goal)
        if bit is not None:
            board = board.put(piece.at(bit))
        found.append((piece, bit))
    return board, tuple(found)


def best_place(board: Bitboard, piece: Piece, goal: PlacementEvaluator) -> int | None:
    """The place of a tile with the best outlook; None where it fits nowhere."""
    covered = ~board.empty
    near = [((piece.at(bit).around & covered).bit_count(), bit) for bit in bits_of(board.anchors(piece.tile))]
    if not near:
        return None
    near.sort(key=lambda each: -each[0])
    best, found = None, near[0][1]
    for _, bit in near[:CLOSE_LOOKS]:
        value = goal.outlook(board.put(piece.at(bit)))
        if best is None or value > best:
            best, found = value, bit
    return found


def multistart_placement(
    start: Bitboard, pieces: Sequence[Piece], goal: PlacementEvaluator, rng: Random, rounds: int
) -> tuple[Bitboard, PiecePlaces]:
    """The quick placement in ``rounds`` orders, each improved tile by tile; in one, as it is, for none."""
    order = sorted(pieces, key=lambda piece: -piece.tile.width * piece.tile.height)
    if not rounds:
        return greedy_placement(start, order, goal)
    best: tuple[float, Bitboard, PiecePlaces] | None = None
    for number in range(rounds):
        if number:
            order = [piece for _, _, piece in sorted((rng.random(), i, p) for i, p in enumerate(order))]
        board, places = greedy_placement(start, order, goal)
        value, board, places = improved_placement(start, board, places, goal)
        if best is None or value > best[0]:
            best = value, board, places
    assert best is not None
    return best[1], best[2]


def improved_placement(
    start: Bitboard, board: Bitboard, places: PiecePlaces, goal: PlacementEvaluator
) -> tuple[float, Bitboard, PiecePlaces]:
    """Move one tile after the other to a better place, until none has any."""
    value = goal.value(board)
    tries = 0
    number = 0
    while tries < len(places):
        piece = places[number][0]
        others = (*places[:number], *places[number + 1 :])
        rest = start
        for other, bit in others:
            if bit is not None:
                rest = rest.put(other.at(bit))
        place, moved_value, moved = _moved(rest, piece, goal)
        if place is not None and moved_value > value + 1e-9 and _legal(moved, others):
            value, board = moved_value, moved
            places = (*places[:number], (piece, place), *places[number + 1 :])
            tries = 0
        tries += 1
        number = (number + 1) % len(places)
    return value, board, places


def _moved(rest: Bitboard, piece: Piece, goal: PlacementEvaluator) -> tuple[int | None, float, Bitboard]:
    """The best of all places of one tile, with the value and the board."""
    best: tuple[int | None, float, Bitboard] = None, float("-inf"), rest
    for bit in bits_of(rest.anchors(piece.tile)):
        board = rest.put(piece.at(bit))
        value = goal.value(board)
        if value > best[1]:
            best = bit, value, board
    return best


def _legal(board: Bitboard, places: PiecePlaces) -> bool:
    """Whether no tile that is left over fits."""
    return not any(bit is None and board.anchors(piece.tile) for piece, bit in places)
