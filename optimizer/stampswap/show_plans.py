"""Plans for a Show Phase: where each tile goes and which contest to enter."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from random import Random
from time import monotonic

from stockbook.models.album.bitboard import Bitboard, Piece
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.optimizer.sampling.intervals import margin
from stockbook.optimizer.stampswap.fast_placement import PiecePlaces, PlacementEvaluator, multistart_placement
from stockbook.optimizer.stampswap.prospects import Prospects
from stockbook.optimizer.stampswap.rollout import (
    WEIGHTS,
    ContestPlan,
    RolloutWeights,
    placement_evaluator,
    rollout,
)

#: Room costs a little even for who plays for this round only: of equal placements the tighter one.
LITTLE_ROOM = 0.01
#: At most so many samples for each candidate; after each round of them the clearly worse ones leave.
SAMPLES, ROUND = 72, 6
#: So many stay at most after these numbers of samples.
STAYING = {6: 8, 24: 3}
#: After so many it may end although several stay.
FEWEST = 24


@dataclass(frozen=True)
class ShowPlan:
    """A plan for one Show Phase.

    Parameters
    ----------
    board
        The album after it.
    spots
        Where each piece goes.
    contest
        The number of the contest to enter, or None.
    now
        Its points, without the values of stamps.
    intent
        The contests meant for this and the rounds to come.
    later
        Points of the rounds to come, one for each sample.
    """

    board: Bitboard
    places: PiecePlaces
    contest: int | None
    now: int
    contest_plan: ContestPlan = ()
    later: tuple[int, ...] = ()

    @property
    def expected(self) -> float:
        """Points now and, as far as sampled, later."""
        return self.now + (sum(self.later) / len(self.later) if self.later else 0.0)

    @property
    def margin(self) -> float | None:
        """Half of a 95 % interval around ``expected``; None for less than two samples."""
        return margin(self.later)


class Interrupted(KeyboardInterrupt):
    """Ctrl-C while candidates were sampled.

    Parameters
    ----------
    showings
        Those sampled longest first.
    """

    def __init__(self, showings: list[ShowPlan]) -> None:
        super().__init__()
        self.showings = showings


def best_plan_now(
    board: Bitboard, hand: Sequence[Piece], prospects: Prospects, rng: Random, rounds: int = 4
) -> ShowPlan:
    """The best Show Phase for its own points; of equal ones that without a contest."""
    found: list[ShowPlan] = []
    shared: dict[int | None, tuple[Bitboard, PiecePlaces]] = {}
    for contest in (None, *prospects.open):
        spatial = contest is not None and prospects.contests[contest].spatial
        key = contest if spatial else None
        if key not in shared:
            goal = PlacementEvaluator.of(prospects.scoring(prospects.round, key), (), LITTLE_ROOM)
            shared[key] = multistart_placement(board, hand, goal, rng, rounds)
        end, places = shared[key]
        points = sum(aim.points(end) for aim in prospects.scoring(prospects.round, contest))
        found.append(ShowPlan(end, places, contest, points, (contest,)))
    return max(found, key=lambda showing: showing.now)


def contest_plans(prospects: Prospects) -> list[ContestPlan]:
    """Every order of open contests for the rounds from now on; with too few, some rounds have none."""
    rounds = LAST_ROUND - prospects.round + 1
    spare = (None,) * max(0, rounds - len(prospects.open))
    return list(dict.fromkeys(permutations((*prospects.open, *spare), rounds)))


def candidate_plans(
    board: Bitboard,
    hand: Sequence[Piece],
    prospects: Prospects,
    rng: Random,
    rounds: int = 2,
    weights: RolloutWeights = WEIGHTS,
    deadline: float | None = None,
) -> list[ShowPlan]:
    """A plan for each intent, and the best for this round alone; as many as there are by the deadline."""
    found = [best_plan_now(board, hand, prospects, rng, rounds)]
    shared: dict[tuple[int | None, frozenset[int | None]], tuple[Bitboard, PiecePlaces]] = {}
    for contest_plan in contest_plans(prospects):
        if deadline is not None and monotonic() > deadline:
            break
        # What is meant for later weighs the same in whichever order.
        key = contest_plan[0], frozenset(contest_plan[1:])
        if key not in shared:
            goal = placement_evaluator(prospects, prospects.round, contest_plan, weights)
            shared[key] = multistart_placement(board, hand, goal, rng, rounds)
        end, places = shared[key]
        points = sum(aim.points(end) for aim in prospects.scoring(prospects.round, contest_plan[0]))
        found.append(ShowPlan(end, places, contest_plan[0], points, contest_plan))
    return found


def best_of_game(
    found: Sequence[ShowPlan],
    prospects: Prospects,
    deal: Callable[[], list[list[Piece]]],
    *,
    samples: int = SAMPLES,
    deadline: float | None = None,
    close: float = 0.0,
    weights: RolloutWeights = WEIGHTS,
) -> list[ShowPlan]:
    """The candidates by what they bring now and later, those sampled longest first.

    Sampling ends early when no other move can be better than the best.

    Parameters
    ----------
    found
        The candidates.
    prospects
        What scores.
    deal
        Draws the stamps of the rounds to come; each draw is used for all candidates alike.
    samples
        At most so many for each.
    deadline
        When ``time.monotonic`` passes it, sampling ends; None to look at no clock.
    close
        So few points are not worth more samples.

    Raises
    ------
    Interrupted
        On Ctrl-C, with what is known.
    """
    left = list(found)
    out: list[ShowPlan] = []
    for number in range(1, samples + 1):
        sampled: list[ShowPlan] = []
        late = False
        try:
            hands = deal()
            for each in left:
                sampled.append(_sampled(each, prospects, hands, weights))
                late = deadline is not None and monotonic() > deadline
                # A sample that not all have had says nothing; of one at least there is an answer.
                if late and number > 1:
                    break
        except KeyboardInterrupt:
            raise Interrupted(sorted(left, key=lambda showing: -showing.expected) + out) from None
        left = sampled if len(sampled) == len(left) else left
        if number % ROUND and not late:
            continue
        left.sort(key=lambda showing: -showing.expected)
        stay = [
            each
            for place, each in enumerate(left)
            if place < STAYING.get(number, len(left)) and not (place and _gain(each, left[0]) < 0)
        ]
        out = [each for each in left if each not in stay] + out
        left = stay
        others = [each for each in left if not _same_move(each, left[0])]
        settled = number >= FEWEST and all(_gain(each, left[0]) < close for each in others)
        if late or len(left) == 1 or settled:
            break
    return sorted(left, key=lambda showing: -showing.expected) + out


def _gain(showing: ShowPlan, best: ShowPlan) -> float:
    """How much better it may be than the best so far: the upper end of a 95 % interval, sample by sample."""
    gaps = [b - a for a, b in zip(showing.later, best.later, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    return 1.96 * math.sqrt(spread / len(gaps)) - (best.now - showing.now + mean)


def _same_move(one: ShowPlan, other: ShowPlan) -> bool:
    """Whether they differ at most in what is meant for later."""
    return one.contest == other.contest and frozenset(one.places) == frozenset(other.places)


def _sampled(
    showing: ShowPlan, prospects: Prospects, hands: list[list[Piece]], weights: RolloutWeights
) -> ShowPlan:
    """A candidate with one more sample of its future."""
    taken = () if showing.contest is None else (showing.contest,)
    points = rollout(showing.board, prospects, taken, showing.contest_plan[1:], hands, weights)
    return replace(showing, later=(*showing.later, points))
