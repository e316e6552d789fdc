"""What goods are worth in a position against Pinzetta: my best Show Phase with them."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import partial

from stockbook.models.album.bitboard import Bitboard, Piece, piece_of
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.stampswap.goods import Goods
from stockbook.models.stampswap.position import Position
from stockbook.optimizer.placement.plan import make_plan
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.stampswap.fast_placement import greedy_placement, placed_tiles
from stockbook.optimizer.stampswap.prospects import prospects_in_position
from stockbook.optimizer.stampswap.rollout import ContestPlan, placement_evaluator, rollout
from stockbook.optimizer.stampswap.show_plans import contest_plans
from stockbook.optimizer.swap.valuation import Valuation, Value

#: Seconds, or work, that a search gets at least.
SHORTEST = 0.05

#: What is mine, and what is hers.
GoodsSplit = tuple[Goods, Goods]


class SoloValues:
    """Show Phases of one position; her forever stamps count against mine.

    Parameters
    ----------
    solo
        The position.
    seed
        Of the searches.
    """

    def __init__(self, solo: SoloPosition, seed: int) -> None:
        self._solo = solo
        self._seed = seed
        self._appraisers: dict[int, Valuation] = {}

    def of(self, case: GoodsSplit) -> Value:
        """What is known of my best Show Phase with my goods: proved, searched, or else a quick one."""
        return self._appraiser(case).known(case[0])

    def solve(self, cases: Iterable[GoodsSplit], effort: SearchBudget, most: float = float("inf")) -> None:
        """Search side by side; each case gets its share of the time that is left.

        Parameters
        ----------
        cases
            Faces of my goods are known.
        effort
            Its time ends the searches.
        most
            Seconds, or work, for each.
        """
        wanted: dict[Hashable, tuple[Valuation, Goods]] = {}
        for case in cases:
            appraiser = self._appraiser(case)
            if not self.of(case).exact:
                wanted.setdefault((self._forever(case), appraiser.key(case[0])), (appraiser, case[0]))
        if wanted:
            share = max(SHORTEST, 2 * effort.left * effort.limits.threads / len(wanted))
            jobs = sorted(wanted.values(), key=lambda job: len(job[1]))
            effort.run([partial(each.search, goods, effort, min(most, share)) for each, goods in jobs])

    def _forever(self, case: GoodsSplit) -> int:
        return self._solo.her.forever_with(case[1])

    def _appraiser(self, case: GoodsSplit) -> Valuation:
        forever = self._forever(case)
        if forever not in self._appraisers:
            self._appraisers[forever] = Valuation(self._solo.show((), case[1]), self._seed)
        return self._appraisers[forever]


def game_points(position: Position, hands: Sequence[Sequence[Piece]]) -> int:
    """The points of a quick Show Phase that looks ahead, and of the quick ones after it.

    Parameters
    ----------
    position
        A Show Phase on a square album.
    hands
        The stamps of each round to come.
    """
    found = prospects_in_position(position, position.me)
    board = Bitboard.of(position.album)
    hand = [piece_of(tile, board.grid) for tile in position.place]
    hand.sort(key=lambda piece: -piece.tile.width * piece.tile.height)
    # What is meant for later weighs the same in whichever order.
    every = {
        (contest_plan[0], frozenset(contest_plan[1:])): contest_plan
        for contest_plan in contest_plans(found) or [(None,)]
    }
    best: tuple[float, int] | None = None
    for contest_plan in every.values():
        goal = placement_evaluator(found, found.round, contest_plan)
        end, places = greedy_placement(board, hand, goal)
        value = goal.value(end)
        if best is None or value > best[0]:
            contest = None if contest_plan[0] is None else position.contests[contest_plan[0]]
            now = make_plan(position, placed_tiles(places), contest).points
            best = value, now + rollout(end, found, _taken(contest_plan), contest_plan[1:], hands)
    assert best is not None
    return best[1]


def _taken(contest_plan: ContestPlan) -> tuple[int, ...]:
    return () if contest_plan[0] is None else (contest_plan[0],)
