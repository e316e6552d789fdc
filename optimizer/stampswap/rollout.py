"""Rollouts: the Show Phases to come, played by a fast policy, to see what an album brings later."""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.models.album.bitboard import Bitboard, Piece
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.optimizer.stampswap.fast_placement import PlacementEvaluator, greedy_placement, largest_first
from stockbook.optimizer.stampswap.prospects import Prospects

#: Numbers of the contests to enter, from some round on, one for each round; None where none is open.
ContestPlan = tuple[int | None, ...]


#: Weight of the estimate for a contest that the contest plan has for a later round, for the Finale, and for
#: an exhibitor in each later Show Phase; and for any other open contest.
PLANNED, UNPLANNED = 0.9, 0.3
#: Points that a unit of border between empty and covered spaces costs for each round to come.
BORDER = 0.05


def placement_evaluator(prospects: Prospects, round_: int, contest_plan: ContestPlan) -> PlacementEvaluator:
    """Make the evaluator for the placements of a round, with which the contest plan begins."""
    rounds_left = LAST_ROUND - round_
    contest = contest_plan[0]
    now = prospects.scoring(round_, contest)
    if not rounds_left:
        return PlacementEvaluator.of(now)
    later = [
        (prospects.contests[i], PLANNED if i in contest_plan[1:] else UNPLANNED)
        for i in prospects.open
        if i != contest
    ]
    if prospects.finale:
        later.append((prospects.finale, PLANNED))
    later += [(evaluator, PLANNED * rounds_left) for evaluator in prospects.later]
    later += [(evaluator, PLANNED) for evaluator in prospects.last]
    return PlacementEvaluator.of(now, later, BORDER * rounds_left)


def rollout(
    board: Bitboard,
    prospects: Prospects,
    entered: Sequence[int],
    contest_plan: ContestPlan,
    hands: Sequence[Sequence[Piece]],
) -> int:
    """Play the Show Phases to come, and count their points without the values of stamps.

    Parameters
    ----------
    board
        The album after this round's placement.
    prospects
        The prospects before this round's placement.
    entered
        The contests entered in this round.
    contest_plan
        The contests to enter from the next round on; in the last round the best one is chosen instead.
    hands
        The stamps of each round to come.
    """
    open_ = [i for i in prospects.open if i not in entered]
    points = 0
    for ahead, hand in enumerate(hands, 1):
        round_ = prospects.round + ahead
        pieces = largest_first(hand)
        if round_ == LAST_ROUND:
            return points + _last_round(board, prospects, open_, pieces)
        rest = contest_plan[ahead - 1 :]
        board, _ = greedy_placement(board, pieces, placement_evaluator(prospects, round_, rest))
        points += sum(evaluator.points(board) for evaluator in prospects.scoring(round_, rest[0]))
        open_ = [i for i in open_ if i != rest[0]]
    return points


def _last_round(board: Bitboard, prospects: Prospects, open_: Sequence[int], pieces: Sequence[Piece]) -> int:
    """The most points of greedy placements in the last round, over the contests that are still open."""
    placements: dict[int | None, tuple[Bitboard, int]] = {}
    best = None
    for contest in open_ or (None,):
        evaluator = None if contest is None else prospects.contests[contest]
        # Contests for which places do not matter share one placement.
        key = contest if evaluator and evaluator.spatial else None
        if key not in placements:
            scoring = PlacementEvaluator.of(prospects.scoring(LAST_ROUND, key))
            end, _ = greedy_placement(board, pieces, scoring)
            without = sum(each.points(end) for each in prospects.scoring(LAST_ROUND, None))
            placements[key] = end, without
        end, without = placements[key]
        points = without + (evaluator.points(end) if evaluator else 0)
        best = points if best is None else max(best, points)
    assert best is not None
    return best
