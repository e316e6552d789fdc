"""What goods bring to one player by the end of the game: quick, without placing them.

The weights (weights.toml) are learned: in 4000 games of quick players for two, the difference of the scores
is explained by what each player got (``python -m benchmarks.goods``).
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path

from stockbook.models.album.bitboard import Bitboard, piece_of
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import LAST_ROUND, SPECIALIST_POINTS
from stockbook.optimizer.stampswap.contest_evaluation import ContestEvaluator, evaluator_of
from stockbook.optimizer.stampswap.forever_stamps import forever_points
from stockbook.optimizer.stampswap.prospects import Prospects

_WEIGHTS: dict[str, float] = tomllib.loads(Path(__file__).with_name("weights.toml").read_text("utf-8"))
#: How much a point of the others counts against me, for all of them together.
DENIED = _WEIGHTS["denied"]
#: A difference of points by the end of the game that is not worth more samples, since values are estimates
#: (the indifference zone).
INDIFFERENCE = 0.5


class GoodsEvaluator:
    """Values of goods for one player, in points.

    Parameters
    ----------
    prospects
        What scores for them.
    board
        Their album.
    whole
        Whether to look at the whole game, or at this round and what is certain once owned.
    rivals
        Forever stamps of the others.
    """

    def __init__(
        self,
        prospects: Prospects,
        board: Bitboard,
        *,
        whole: bool = True,
        rivals: tuple[int, ...] = (),
    ) -> None:
        self._board = board
        last = prospects.round == LAST_ROUND
        self._rounds = LAST_ROUND + 1 - prospects.round if whole else 1
        self._rivals = rivals
        self._forever = sum(stamp.size == "forever" for stamp in board.fixed.stamps)
        aims = [(aim, 1.0) for aim in prospects.now]
        aims += [(aim, self._rounds - 1.0) for aim in prospects.each]
        share = _WEIGHTS["open"] * min(1.0, self._rounds / max(1, len(prospects.open)))
        aims += [(prospects.contests[i], share) for i in prospects.open]
        if whole or last:
            aims += [(aim, 1.0) for aim in prospects.last if not last]
            aims += [(prospects.finale, 1.0 if last else _WEIGHTS["finale"])] if prospects.finale else []
        self._plain = [(aim, weight, aim.hope(board)) for aim, weight in aims if weight and not aim.spatial]
        self._spatial = [(aim, weight) for aim, weight in aims if weight and aim.spatial]
        self._before = forever_points(self._forever, rivals, self._rounds - _WEIGHTS["half"])

    def tile(self, tile: Tile) -> float:
        """A stamp tile by itself."""
        return self.tiles((tile,))

    def tiles(self, tiles: Sequence[Tile]) -> float:
        """Tiles together: their values, and what they add to contests, cards and the race of forever stamps.

        Their places are open yet: the stamps count, the spaces do not.
        """
        board = self._board
        added = board
        forever = 0
        found = 0.0
        for tile in tiles:
            added = added.put(piece_of(tile, board.grid).at(board.grid.bit((0, 0))))
            if tile.width == 1:
                forever += 1
                found += _WEIGHTS["forever_placed"] * sum(
                    weight * _placed(aim, tile) for aim, weight in self._spatial
                )
                continue
            found += tile.points + _WEIGHTS["tile"] + (_WEIGHTS["double"] if tile.is_double else 0)
            found += sum(weight * _placed(aim, tile) for aim, weight in self._spatial)
        if forever:
            mine = self._forever + forever
            found += forever_points(mine, self._rivals, self._rounds - _WEIGHTS["half"]) - self._before
        added = Bitboard(board.grid, board.empty, added.fixed._replace(corners=board.fixed.corners))
        return found + sum(weight * (aim.hope(added) - before) for aim, weight, before in self._plain)

    def exhibitor(self, contest: Contest) -> float:
        """An exhibitor card: what it pays as the album is, and some more in every round to come."""
        each = evaluator_of(contest, self._board.grid).hope(self._board)
        rounds = self._rounds
        return rounds * each + _WEIGHTS["growth"] * contest.payoff.at(1) * rounds * (rounds + 1) / 2

    def shown(self, contest: Contest) -> float:
        """A contest scored once, at the end."""
        growth = _WEIGHTS["growth"] * self._rounds * contest.payoff.at(1)
        return evaluator_of(contest, self._board.grid).hope(self._board) + growth

    def specialist(self) -> float:
        """A specialist card: its points at the end, and a guess for its ability in rounds to come."""
        return SPECIALIST_POINTS + _WEIGHTS["ability"] * (self._rounds - 1)


def _placed(aim: ContestEvaluator, tile: Tile) -> float:
    """The points that a tile brings to a contest of places, on average."""
    measure = aim.contest.measure
    if not any(map(measure.may_count, tile.stamps)):
        return 0.0
    return measure.units_per_stamp * aim.contest.payoff.at(2) / 2
