"""Plans for a Show Phase: the places of the tiles, and the contest to enter.

They are judged by rollouts: Show Phases to come, played by a fast policy, show what an album brings later.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from random import Random
from typing import TypeAlias

from stockbook.models.album.bitboard import Bitboard, Piece
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.optimizer.sampling.elimination import SequentialElimination, StopRule
from stockbook.optimizer.solver.limits import SearchBudget, Stopped
from stockbook.optimizer.stampswap.fast_placement import (
    PiecePlaces,
    PlacementEvaluator,
    greedy_placement,
    largest_first,
    multistart_placement,
)
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

    ``board`` is the album after this round's placement, ``prospects`` are those before it, ``entered`` are
    this round's contests. The contest plan begins with the next round; in the last round the best contest is
    chosen instead.
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


#: Points that a unit of border costs where only this round counts: of equal placements the tighter one.
LITTLE_BORDER = 0.01
#: Most samples of each plan.
SAMPLES = 72
#: Plans are compared after every six samples, of which at most eight stay at first and then three; it may end
#: although several stay after 24 samples.
GAME_RULE = StopRule(SAMPLES, range(6, 10**6, 6), stay={6: 8, 24: 3}, earliest=24, fewest=1)

#: The stamps to place in each round to come.
Hands: TypeAlias = Sequence[Sequence[Piece]]


@dataclass(frozen=True)
class ShowPlan:
    """A plan for one Show Phase."""

    #: The album after it.
    board: Bitboard
    #: The places of its pieces.
    places: PiecePlaces
    #: The number of the contest to enter; None where none is open.
    contest: int | None
    #: The points of this Show Phase, without the values of stamps.
    now: int
    #: The contests to enter in this round and those to come.
    contest_plan: ContestPlan = ()


def best_plan_now(
    board: Bitboard, hand: Sequence[Piece], prospects: Prospects, rng: Random, orders: int = 4
) -> ShowPlan:
    """The best plan for this round's own points; of equal ones that of the first contest."""
    found: list[ShowPlan] = []
    shared: dict[int | None, tuple[Bitboard, PiecePlaces]] = {}
    for contest in prospects.may_enter:
        spatial = contest is not None and prospects.contests[contest].spatial
        key = contest if spatial else None
        if key not in shared:
            evaluator = PlacementEvaluator.of(prospects.scoring(prospects.round, key), (), LITTLE_BORDER)
            shared[key] = multistart_placement(board, hand, evaluator, rng, orders)
        end, places = shared[key]
        points = sum(each.points(end) for each in prospects.scoring(prospects.round, contest))
        found.append(ShowPlan(end, places, contest, points, (contest,)))
    return max(found, key=lambda plan: plan.now)


def contest_plans(prospects: Prospects) -> list[ContestPlan]:
    """Every order of the open contests for the rounds from now on; with too few, the last have none."""
    rounds = LAST_ROUND - prospects.round + 1
    orders = permutations(prospects.open, min(rounds, len(prospects.open)))
    return [(*order, *(None,) * (rounds - len(order))) for order in orders]


def with_contest_plans(plan: ShowPlan, prospects: Prospects) -> list[ShowPlan]:
    """A plan once for each contest plan that begins with its contest."""
    orders = (order for order in contest_plans(prospects) if order[0] == plan.contest)
    return [replace(plan, contest_plan=order) for order in orders]


def candidate_plans(
    board: Bitboard,
    hand: Sequence[Piece],
    prospects: Prospects,
    rng: Random,
    orders: int = 2,
    budget: SearchBudget | None = None,
) -> list[ShowPlan]:
    """A plan for each contest plan, and the best for this round alone; as many as there is time for."""
    found = with_contest_plans(best_plan_now(board, hand, prospects, rng, orders), prospects)
    shared: dict[tuple[int | None, frozenset[int | None]], tuple[Bitboard, PiecePlaces]] = {}
    for contest_plan in contest_plans(prospects):
        if budget and budget.left <= 0:
            break
        # The order of the contests of later rounds does not matter for the placement.
        key = contest_plan[0], frozenset(contest_plan[1:])
        if key not in shared:
            evaluator = placement_evaluator(prospects, prospects.round, contest_plan)
            shared[key] = multistart_placement(board, hand, evaluator, rng, orders)
        end, places = shared[key]
        points = sum(each.points(end) for each in prospects.scoring(prospects.round, contest_plan[0]))
        found.append(ShowPlan(end, places, contest_plan[0], points, contest_plan))
    return found


def plan_elimination(
    plans: Sequence[ShowPlan],
    prospects: Prospects,
    draw_hands: Callable[[], Hands],
    budget: SearchBudget | None = None,
    *,
    evidence: bool = False,
) -> SequentialElimination[Hands]:
    """The elimination that compares plans by their points now and in rollouts of the rounds to come.

    Plans with the same move, which differ in the contests of later rounds only, need not be told apart.

    When the time of the budget is up, a sample is given up. With ``evidence`` points of this Show Phase are
    given up only for a clearly better mean.
    """

    def points(plan: ShowPlan, hands: Hands) -> float:
        entered = () if plan.contest is None else (plan.contest,)
        return plan.now + rollout(plan.board, prospects, entered, plan.contest_plan[1:], hands)

    def evaluate(hands: Hands, numbers: Sequence[int]) -> list[float]:
        found: list[float] = []
        for number in numbers:
            if found and budget and budget.left <= 0:
                raise Stopped
            found.append(points(plans[number], hands))
        return found

    moves = [(plan.contest, frozenset(plan.places)) for plan in plans]
    sure = [plan.now for plan in plans] if evidence else None
    return SequentialElimination(len(plans), draw_hands, evaluate, moves, sure)


def best_plan_for_game(
    plans: Sequence[ShowPlan],
    prospects: Prospects,
    draw_hands: Callable[[], Hands],
    samples: int = SAMPLES,
    budget: SearchBudget | None = None,
) -> ShowPlan:
    """The plan that brings most now and in the rounds to come."""
    elimination = plan_elimination(plans, prospects, draw_hands, budget)
    elimination.run(replace(GAME_RULE, samples=samples), budget)
    return plans[elimination.best]
