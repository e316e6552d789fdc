"""The best Show Phase for the whole game: its points now, and those expected of the rounds to come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import ClassVar

from stockbook.models.album.album import PlacedTile
from stockbook.models.album.bitboard import Bitboard, grid_of, piece_of
from stockbook.models.contests import Contest
from stockbook.models.placement.model import NO_WISHES, Wishes
from stockbook.models.play.goal import AnswerForm
from stockbook.models.stampswap.position import LAST_ROUND, Position
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles, unseen_tiles_of
from stockbook.optimizer.placement.plan import PlacementAdvice, Plan, make_plan
from stockbook.optimizer.placement.search import NoPlan, best_placement
from stockbook.optimizer.sampling.intervals import FEWEST, Estimate, mean
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits, stopped_by_ctrl_c
from stockbook.optimizer.stampswap.fast_placement import placed_tiles, places_of
from stockbook.optimizer.stampswap.goods_evaluation import INDIFFERENCE
from stockbook.optimizer.stampswap.prospects import HAND, Prospects, prospects_in_position
from stockbook.optimizer.stampswap.show_plans import (
    GAME_RULE,
    SAMPLES,
    Hands,
    ShowPlan,
    candidate_plans,
    plan_elimination,
    with_contest_plans,
)

#: The least share of the time for the exact search, whose best plan is one of the candidates.
EXACT_SHARE = 0.35
#: The most seconds for candidates and rollouts: more of them gain little (docs/strength.md).
ROLLOUT_SECONDS = 3.0
#: Share of what is left then for the candidates, before the rollouts.
CANDIDATES_SHARE = 0.5
#: Most rollouts for each candidate where the time ends them.
MOST_SAMPLES = 5000


@dataclass(frozen=True)
class GamePlan:
    """A plan of a Show Phase, with the points expected by the end of the game."""

    #: The move, checked and scored.
    plan: Plan
    #: The contests planned for the rounds to come.
    keep: tuple[Contest, ...]
    #: The plan's points, and the mean of what the Show Phases to come and the Finale score; without the
    #: values of stamps still to come, which no move changes.
    expected: Estimate
    #: The same in each sample, in the order of the samples; in fewer of them where it was dropped.
    points: tuple[float, ...] = ()


@dataclass(frozen=True)
class GamePlacementAnswer:
    """The answer to "what is my best Show Phase for the whole game?"."""

    form: ClassVar[AnswerForm] = AnswerForm.GAME_PLACEMENT
    position: Position
    #: The best plans, as many as were asked for, best first.
    plans: tuple[GamePlan, ...]
    #: The best plan with each contest to enter now, those with the most rollouts first.
    by_contest: tuple[GamePlan, ...]
    #: The answer for this Show Phase alone.
    exact: PlacementAdvice
    #: Seconds that the answer took; None for a deterministic one.
    seconds: float | None
    seed: int
    #: Number of searches that ran at the same time.
    workers: int
    interrupted: bool = False
    #: The stamps of the rounds to come in each sample.
    samples: tuple[Hands, ...] = field(default=(), repr=False)


@stopped_by_ctrl_c
def best_placement_for_game(
    position: Position,
    *,
    contests: Sequence[Contest | None] | None = None,
    plans: int = 1,
    unseen_tiles: UnseenTiles | None = None,
    fixed: Sequence[PlacedTile] = (),
    wishes: Wishes = NO_WISHES,
    least: int | None = None,
    known: Sequence[Plan] = (),
    bound: int | None = None,
    samples: Sequence[Hands] | None = None,
    limits: SearchLimits = SearchLimits(),
) -> GamePlacementAnswer:
    """Find the best plans of a Show Phase before the last one, for the whole game.

    The candidates are the best plan for now, from the exact search, and a fast placement for every order in
    which the open contests can be entered. Rollouts over common samples of the stamps to come decide between
    them, until the best is clear or time is up. Points of this Show Phase are given up only where the
    interval of the difference is above zero; otherwise the plan with more of them comes first.

    What is not said here is as for ``best_placement``. Stamps to come are drawn from ``unseen_tiles``, by
    default by the printed numbers and a prior; or they are the ``samples`` of another answer, to compare with
    it. The plans are as wished, with at least ``least`` points now; those ``known`` already are candidates.
    The limits are those of the whole answer; the exact search reports its progress. Raises ``NoPlan`` as for
    ``best_placement``, and if no plan was found with the points; ``ValueError`` if it is the last round,
    where the best for now is the best for the game.
    """
    if position.last:
        raise ValueError("Expected round 1 or 2: in the last one the best for now is the best.")
    budget = SearchBudget(limits)
    time = max(limits.time * EXACT_SHARE, limits.time - ROLLOUT_SECONDS)
    exact = best_placement(
        position,
        contests=contests,
        fixed=fixed,
        wishes=wishes,
        known=known,
        bound=bound,
        limits=replace(limits, time=time),
    )
    allowed = position.may_enter if contests is None else contests

    def wanted(candidate: ShowPlan) -> bool:
        try:
            plan = _plan(position, candidate, wishes)
        except ValueError:
            return False
        return plan.contest in allowed and (least is None or plan.points >= least)

    asked = bool(wishes) or least is not None
    rng = Random(limits.seed)
    prospects = prospects_in_position(position, position.me)
    sure = dict.fromkeys((exact.plans[0], *known))
    candidates = [each for plan in sure for each in _show_plans(plan, position, prospects)]
    if asked:
        candidates = [each for each in candidates if wanted(each)]
    if not candidates:
        raise NoPlan(exact.bound)
    values: list[list[float]] = []
    order: Sequence[int] = range(len(candidates))
    drawn: tuple[Hands, ...] = ()
    if not budget.over:
        with budget.within(CANDIDATES_SHARE):
            candidates += _fast_plans(position, fixed, wishes, prospects, rng, budget)
    if contests is not None or asked:
        candidates = [each for each in candidates if wanted(each)]
    order = sorted(range(len(candidates)), key=lambda number: -candidates[number].now)
    if samples is None:
        draw_hands = hand_sampler(position, unseen_tiles or unseen_tiles_of(position), rng)
        most = SAMPLES if limits.deterministic else MOST_SAMPLES
        rule = replace(GAME_RULE, samples=most, indifference=INDIFFERENCE)
    else:
        draw_hands = iter(samples).__next__
        rule = replace(GAME_RULE, samples=len(samples), width=0.0)
    # After a stop one sample has to do.
    watched = None if budget.interrupted else budget
    elimination = plan_elimination(candidates, prospects, draw_hands, watched, evidence=True)
    if samples is not None or budget.interrupted or not budget.over:
        elimination.run(rule, budget)
    if samples is None and not (budget.interrupted or len(elimination.samples) >= FEWEST):
        # Of one plan alone, the one with most points now, the fewest samples take hundredths of a second.
        candidates = [candidates[order[0]]]
        elimination = plan_elimination(candidates, prospects, draw_hands, budget, evidence=True)
        elimination.run(replace(GAME_RULE, samples=FEWEST, fewest=FEWEST), budget)
    if elimination.samples:
        values, order, drawn = elimination.values, elimination.ranking(), tuple(elimination.samples)
    by_move: dict[object, GamePlan] = {}
    for number in order:
        plan = _plan(position, candidates[number], wishes)
        each = _game_plan(plan, position, candidates[number], values[number] if values else ())
        # The same move with another contest plan comes once, with the best of them.
        by_move.setdefault((each.plan.placement, each.plan.contest), each)
    found = list(by_move.values())
    by_contest: dict[Contest | None, GamePlan] = {}
    for each in found:
        # Those with the most rollouts come first; a better mean of fewer is luck.
        by_contest.setdefault(each.plan.contest, each)
    return GamePlacementAnswer(
        position=position,
        plans=tuple(found[:plans]),
        by_contest=tuple(by_contest.values()),
        exact=_with_found(exact, found),
        seconds=budget.seconds,
        seed=limits.seed,
        workers=exact.workers,
        interrupted=budget.interrupted,
        samples=drawn,
    )


def hand_sampler(position: Position, unseen_tiles: UnseenTiles, rng: Random) -> Callable[[], Hands]:
    """Make a function that draws the hands of the rounds to come."""
    grid = grid_of(position.album.width, position.album.height)
    rounds = LAST_ROUND - position.round

    def draw() -> Hands:
        tiles = unseen_tiles.draw([None] * (HAND * rounds), rng)
        pieces = [piece_of(tile, grid) for tile in tiles]
        return [pieces[i * HAND : (i + 1) * HAND] for i in range(rounds)]

    return draw


def _fast_plans(
    position: Position,
    fixed: Sequence[PlacedTile],
    wishes: Wishes,
    prospects: Prospects,
    rng: Random,
    budget: SearchBudget,
) -> list[ShowPlan]:
    """A fast placement of the tiles that are not fixed, for every order of the open contests."""
    fixed = [*fixed, *wishes.fixed]
    board = Bitboard.of(position.album.with_tiles(fixed))
    rest, left = list(position.place), [tile for _, tile in wishes.leave]
    for tile in (*(each.tile for each in fixed), *left):
        rest.remove(tile)
    hand = [piece_of(tile, board.grid) for tile in rest]
    decided = (*places_of(fixed, board.grid), *((piece_of(tile, board.grid), None) for tile in left))
    # What has to stay empty is as good as covered while tiles are placed.
    start = Bitboard(board.grid, board.empty & ~board.grid.bits(wishes.empty), board.fixed)
    plans = []
    for plan in candidate_plans(start, hand, prospects, rng, budget=budget):
        end = Bitboard(board.grid, plan.board.empty | board.grid.bits(wishes.empty), plan.board.fixed)
        now = sum(each.points(end) for each in prospects.scoring(prospects.round, plan.contest))
        plans.append(replace(plan, places=(*decided, *plan.places), board=end, now=now))
    return plans


def _show_plans(plan: Plan, position: Position, prospects: Prospects) -> list[ShowPlan]:
    """A plan as candidates, with each contest plan that begins with its contest."""
    contest = None if plan.contest is None else position.contests.index(plan.contest)
    board = Bitboard.of(plan.album)
    places = places_of([placed for _, placed in plan.placed], board.grid)
    now = sum(each.points(board) for each in prospects.scoring(prospects.round, contest))
    return with_contest_plans(ShowPlan(board, places, contest, now), prospects)


def _with_found(exact: PlacementAdvice, found: Sequence[GamePlan]) -> PlacementAdvice:
    """The answer with the candidates that score more now than the exact search found in its time."""
    plans = [*exact.plans, *(each.plan for each in found)]
    rows = []
    for row in exact.by_contest:
        best = max((plan.points for plan in plans if plan.contest == row.contest), default=row.best)
        rows.append(replace(row, best=max(row.best, best)))
    return replace(exact, plans=(max(plans, key=lambda plan: plan.points),), by_contest=tuple(rows))


def _plan(position: Position, candidate: ShowPlan, wishes: Wishes = NO_WISHES) -> Plan:
    """The plan of a candidate."""
    contest = None if candidate.contest is None else position.contests[candidate.contest]
    return make_plan(position, placed_tiles(candidate.places), contest, wishes)


def _game_plan(plan: Plan, position: Position, candidate: ShowPlan, values: Sequence[float]) -> GamePlan:
    """The plan of a candidate with its points."""
    keep = tuple(position.contests[i] for i in candidate.contest_plan[1:] if i is not None)
    points = [value - candidate.now + plan.points for value in values]
    expected = mean(points) if points else Estimate(plan.points, few=True)
    return GamePlan(plan, keep, expected, tuple(points))
