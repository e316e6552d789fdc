"""What goods are worth in a position against Pinzetta: my best Show Phase with them."""

from __future__ import annotations

import time as clock
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from stockbook.models.album import PlacedTile
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.position import Position
from stockbook.models.stamps import Tile
from stockbook.models.stampswap.grid import grid_of
from stockbook.models.swap.goods import Goods
from stockbook.optimizer.plan import Plan, make_plan
from stockbook.optimizer.search import best_placement
from stockbook.optimizer.stampswap.board import Board, Piece, piece_of
from stockbook.optimizer.stampswap.future import goal_for, play_on
from stockbook.optimizer.stampswap.prospects import Prospects, aim_of
from stockbook.optimizer.stampswap.quick import Spots, quick_places
from stockbook.optimizer.stampswap.showing import best_now, intents

#: Shortest search worth its start, in seconds.
SHORTEST = 0.05
#: A search may take so many times its share of the time left: most take less.
GENEROUS = 3.0
#: Orders of the tiles in a quick placement; where the time is over, each tile is placed just once.
ORDERS, NO_ORDERS = 2, 0


@dataclass(frozen=True)
class Value:
    """Points of a Show Phase, and whether more is impossible."""

    points: int
    proved: bool


class Values:
    """Show Phases of one position, each searched once.

    Parameters
    ----------
    solo
        The position.
    time
        Seconds for all searches together; where they are over, a quick placement answers.
    workers, seed, deterministic
        As for ``best_placement``.
    """

    def __init__(
        self, solo: SoloPosition, time: float, workers: int | None, seed: int, deterministic: bool
    ) -> None:
        self._solo = solo
        self._time = time
        self._until = None if deterministic else clock.monotonic() + time
        self._workers = workers
        self._seed = seed
        self._found: dict[tuple[tuple[str, ...], int], Value] = {}
        self.interrupted = False

    @property
    def proved(self) -> bool:
        """Whether all that was searched is proved."""
        return all(value.proved for value in self._found.values())

    def exact(self, mine: Goods, hers: Goods, left: int) -> Value:
        """My best Show Phase with these goods, while those are hers.

        Parameters
        ----------
        mine, hers
            All goods of this round; faces of mine are known.
        left
            How many more searches are to come, this one included: they share the time.
        """
        key = tuple(sorted(map(str, mine))), self._solo.her.forever_with(hers)
        if key not in self._found:
            self._found[key] = self._search(self._solo.show(mine, hers), left)
        return self._found[key]

    def _search(self, position: Position, left: int) -> Value:
        if self._until is None:
            answer = best_placement(position, time=self._time / left, deterministic=True, seed=self._seed)
            return Value(answer.best, answer.proved)
        remaining = self._until - clock.monotonic()
        if self.interrupted or remaining < SHORTEST:
            return Value(quick_plan(position, Random(self._seed), NO_ORDERS).points, False)
        share = min(remaining, max(SHORTEST, GENEROUS * remaining / left))
        answer = best_placement(position, time=share, workers=self._workers, seed=self._seed)
        self.interrupted |= answer.interrupted
        return Value(answer.best, answer.proved)


def quick_plan(position: Position, rng: Random, orders: int = ORDERS) -> Plan:
    """A good Show Phase within milliseconds: no bound, but legal and scored by the scorer."""
    hand = _pieces(position)
    showing = best_now(Board.of(position.album), hand, _prospects(position), rng, orders)
    return _plan(position, showing.spots, showing.contest)


def looked_ahead(position: Position, deal: Sequence[Sequence[Tile]], rng: Random) -> float:
    """The points of a quick Show Phase that looks ahead, and of the quick ones after it.

    Parameters
    ----------
    position
        A Show Phase.
    deal
        The stamps of each round to come.
    rng
        Of the order of tiles.
    """
    if not deal:
        return quick_plan(position, rng).points
    grid = grid_of(position.album.width)
    found = _prospects(position)
    hand = sorted(_pieces(position), key=lambda piece: -piece.tile.width * piece.tile.height)
    board = Board.of(position.album)
    shared: dict[tuple[int | None, frozenset[int | None]], tuple[float, Board, Spots]] = {}
    for intent in intents(found) or [(None,)]:
        key = intent[0], frozenset(intent[1:])
        if key not in shared:
            goal = goal_for(found, found.round, intent)
            end, spots = quick_places(board, hand, goal)
            shared[key] = goal.value(end), end, spots
    first, rest = max(shared, key=lambda key: shared[key][0])
    _, end, spots = shared[first, rest]
    order = (first, *sorted(rest, key=str))
    pieces = [[piece_of(tile, grid) for tile in tiles] for tiles in deal]
    taken = () if first is None else (first,)
    return _plan(position, spots, first).points + play_on(end, found, taken, order[1:], pieces)


def _plan(position: Position, spots: Spots, contest: int | None) -> Plan:
    grid = grid_of(position.album.width)
    placed = [PlacedTile.at(piece.tile, grid.cell(bit)) for piece, bit in spots if bit is not None]
    return make_plan(position, placed, None if contest is None else position.contests[contest])


def _pieces(position: Position) -> list[Piece]:
    grid = grid_of(position.album.width)
    return [piece_of(tile, grid) for tile in position.place]


def _prospects(position: Position) -> Prospects:
    """What scores now, later and at the end."""
    mine = tuple(map(aim_of, position.me.exhibitors))
    left = list(position.open_contests)
    numbers = []
    for number, contest in enumerate(position.contests):
        if contest in left:
            left.remove(contest)
            numbers.append(number)
    return Prospects(
        round=position.round,
        now=mine,
        each=mine,
        last=(),
        contests=tuple(map(aim_of, position.contests)),
        open=tuple(numbers),
        finale=aim_of(position.finale) if position.finale else None,
    )
