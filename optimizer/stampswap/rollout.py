"""The rest of a season, played quickly: what a board is expected to bring in the rounds to come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stockbook.models.album.bitboard import Bitboard, Piece
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.optimizer.stampswap.fast_placement import PlacementEvaluator, greedy_placement
from stockbook.optimizer.stampswap.prospects import Prospects


@dataclass(frozen=True)
class RolloutWeights:
    """How much a quick player cares for what comes later.

    Parameters
    ----------
    meant
        For the hope of a contest that is meant for a later round, and for the Finale.
    other
        For that of any other open contest.
    room
        Points for each unit of border between empty and covered spaces, for each round to come.
    """

    meant: float = 0.9
    other: float = 0.3
    room: float = 0.05


WEIGHTS = RolloutWeights()
#: Contests by number for the rounds from now on, so far as they are meant for one.
ContestPlan = tuple[int | None, ...]


def placement_evaluator(
    prospects: Prospects, number: int, contest_plan: ContestPlan, weights: RolloutWeights = WEIGHTS
) -> PlacementEvaluator:
    """The goal of a round's placement; the intent begins with that round's contest."""
    ahead = LAST_ROUND - number
    contest = contest_plan[0] if contest_plan else None
    now = prospects.scoring(number, contest)
    if not ahead:
        return PlacementEvaluator.of(now)
    later = [
        (prospects.contests[i], weights.meant if i in contest_plan[1:] else weights.other)
        for i in prospects.open
        if i != contest
    ]
    if prospects.finale:
        later.append((prospects.finale, weights.meant))
    later += [(aim, weights.meant * ahead) for aim in prospects.each]
    later += [(aim, weights.meant) for aim in prospects.last]
    return PlacementEvaluator.of(now, later, weights.room * ahead)


def rollout(
    board: Bitboard,
    prospects: Prospects,
    taken: Sequence[int],
    contest_plan: ContestPlan,
    hands: Sequence[Sequence[Piece]],
    weights: RolloutWeights = WEIGHTS,
) -> int:
    """The points of the Show Phases to come, without the values of stamps.

    Parameters
    ----------
    board
        The album after this round's placement.
    prospects
        Seen from this round.
    taken
        Contests with my ticket by then, those of this game's earlier rounds left out.
    intent
        The contests meant for the rounds to come; in the last one the best is chosen.
    hands
        The stamps of each round to come.
    """
    open_ = [i for i in prospects.open if i not in taken]
    points = 0
    for ahead, hand in enumerate(hands, 1):
        number = prospects.round + ahead
        order = sorted(hand, key=lambda piece: -piece.tile.width * piece.tile.height)
        if number == LAST_ROUND:
            return points + _last(board, prospects, open_, order)
        meant: ContestPlan = (*contest_plan[ahead - 1 :],) or (None,)
        goal = placement_evaluator(prospects, number, meant, weights)
        board, _ = greedy_placement(board, order, goal)
        points += sum(aim.points(board) for aim in prospects.scoring(number, meant[0]))
        open_ = [i for i in open_ if i != meant[0]]
    return points


def _last(board: Bitboard, prospects: Prospects, open_: Sequence[int], order: Sequence[Piece]) -> int:
    """The best that a quick player makes of the last round, over the contests that are still open."""
    shared: dict[int | None, tuple[Bitboard, int]] = {}
    best = None
    for contest in open_ or (None,):
        aim = None if contest is None else prospects.contests[contest]
        # Contests for which places do not matter share one placement.
        key = contest if aim and aim.spatial else None
        if key not in shared:
            end, _ = greedy_placement(board, order, PlacementEvaluator.of(prospects.scoring(LAST_ROUND, key)))
            sure = sum(each.points(end) for each in prospects.scoring(LAST_ROUND, None))
            shared[key] = end, sure
        end, sure = shared[key]
        points = sure + (aim.points(end) if aim else 0)
        best = points if best is None else max(best, points)
    assert best is not None
    return best
