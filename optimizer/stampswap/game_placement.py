"""The best Show Phase for the whole game, a placement against it, and what wishes cost by its end."""

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
from stockbook.models.stampswap.scoring import placing_faults
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles, unseen_tiles_of
from stockbook.models.stampswap.wishes import Wish, least_of, wishes_of
from stockbook.optimizer.placement.plan import PlacementAdvice, Plan, make_plan
from stockbook.optimizer.placement.search import AFTER_CTRL_C, IllegalMove, NoPlan, best_placement
from stockbook.optimizer.placement.what_if import WhatIf, WishCost, what_if
from stockbook.optimizer.sampling.intervals import (
    FEWEST,
    Estimate,
    best_with_evidence,
    mean,
    paired_difference,
)
from stockbook.optimizer.solver.limits import RoundProgress, SearchBudget, SearchLimits, stopped_by_ctrl_c
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
        limits=_round_first(replace(limits, time=time)),
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
        draw_hands = hand_sampler(
            position, unseen_tiles or unseen_tiles_of(position), Random(f"{limits.seed} hands")
        )
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


def _round_first(limits: SearchLimits) -> SearchLimits:
    """Limits with which a search tells that its points are those of this round."""
    tell = limits.on_progress
    return replace(limits, on_progress=tell and (lambda known: tell(RoundProgress(**vars(known)))))


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


#: Share of the time for the best move; the move that was asked about has the rest.
EXPLAINED_BEST_SHARE = 0.6


@dataclass(frozen=True)
class GameExplanation:
    """A move and the best move, with the points that both bring by the end in the same samples."""

    form: ClassVar[AnswerForm] = AnswerForm.GAME_PLACEMENT_EXPLAINED
    #: The best plan that has the tiles of the move; those left over are placed as well as can be.
    move: GamePlan
    #: The best plan of all, the one that is advised.
    best: GamePlan
    #: The points by the end of the game that the move gives away, as the mean of the differences in each
    #: sample; exactly 0 where the move is the best one.
    difference: Estimate
    #: The answer that the best plan is from.
    answer: GamePlacementAnswer
    #: Seconds that both answers took; None for a deterministic one.
    seconds: float | None
    interrupted: bool


@stopped_by_ctrl_c
def explain_for_game(
    position: Position,
    placed: Sequence[PlacedTile],
    *,
    contests: Sequence[Contest | None] | None = None,
    unseen_tiles: UnseenTiles | None = None,
    limits: SearchLimits = SearchLimits(),
) -> GameExplanation:
    """Compare a move before the last round, or the beginning of one, with the one advised for the game.

    The limits are those of both searches together. A deterministic one gives each the whole of them: the best
    move is then that of ``best_placement_for_game`` with the same limits. Raises ``IllegalMove`` if the tiles
    cannot be placed like this.
    """
    reasons = placing_faults(position, placed)
    if reasons:
        raise IllegalMove(reasons)
    budget = SearchBudget(limits)
    shared = limits.share(EXPLAINED_BEST_SHARE)
    answer = best_placement_for_game(position, unseen_tiles=unseen_tiles, limits=shared)
    best = answer.plans[0]
    if best.plan.placement.issuperset(placed) and (contests is None or best.plan.contest in contests):
        return GameExplanation(best, best, Estimate(0.0), answer, budget.seconds, answer.interrupted)
    if answer.interrupted:
        shared = replace(limits, time=AFTER_CTRL_C, stop=None)
    elif not limits.deterministic:
        shared = replace(limits, time=max(budget.left, AFTER_CTRL_C))
    other = best_placement_for_game(
        position, contests=contests, fixed=placed, samples=answer.samples, limits=shared
    )
    move, best = _on_common_samples(other.plans[0], best)
    if _advised(move, best) is move:
        best, difference = move, Estimate(0.0)
    else:
        difference = paired_difference(best.points, move.points)
    interrupted = answer.interrupted or other.interrupted
    return GameExplanation(move, best, difference, answer, budget.seconds, interrupted)


def _on_common_samples(*plans: GamePlan) -> list[GamePlan]:
    """The plans with what is expected on the samples that all of them have."""
    common = min(len(plan.points) for plan in plans)
    found = []
    for plan in plans:
        points = plan.points[:common]
        expected = mean(points) if points else Estimate(plan.plan.points, few=True)
        found.append(replace(plan, points=points, expected=expected))
    return found


def _advised(*plans: GamePlan) -> GamePlan:
    """The plan that is advised by the rule of all advice: sure points are given up only with evidence."""
    values = [plan.points for plan in plans]
    # Of equal ones the last.
    top = max(range(len(plans)), key=lambda number: (sum(values[number]), number))
    return plans[best_with_evidence(values, top, [plan.plan.points for plan in plans])]


#: Shares of the time that is left for the points now, which tell what is possible, for the best move, and for
#: that with all wishes.
NOW_SHARE, BEST_SHARE, WISHED_SHARE = 0.4, 0.5, 0.5


@dataclass(frozen=True)
class GameWhatIf:
    """The answer to "what if?" in a Show Phase before the last one."""

    form: ClassVar[AnswerForm] = AnswerForm.GAME_PLACEMENT_WISHED
    #: The answer for this Show Phase alone: what is possible, and what wishes cost now.
    now: WhatIf
    #: The best move without wishes; None where there is nothing to compare.
    best: GamePlan | None
    #: The best moves with all wishes; None where there is none, or none was found in time.
    answer: GamePlacementAnswer | None
    #: Points by the end of the game that all wishes cost together, as the mean of the differences in each
    #: sample; below 0 where samples prefer the move with wishes.
    cost: Estimate | None
    #: Each wish alone, likewise.
    wishes: tuple[WishCost, ...]
    #: Seconds that the answer took; None for a deterministic one.
    seconds: float | None
    interrupted: bool

    @property
    def possible(self) -> bool | None:
        """Whether a move has all wishes; None where that is not known."""
        return self.now.possible


@stopped_by_ctrl_c
def what_if_for_game(
    position: Position,
    wishes: Sequence[Wish],
    *,
    contests: Sequence[Contest | None] | None = None,
    plans: int = 1,
    unseen_tiles: UnseenTiles | None = None,
    limits: SearchLimits = SearchLimits(),
) -> GameWhatIf:
    """Find the best move before the last round with all wishes, and what they cost by the end of the game.

    The limits are those of the whole answer. A deterministic search has them anew for each of its parts.
    """
    budget = SearchBudget(limits)
    wishes = tuple(dict.fromkeys(wishes))
    first = _round_first(replace(budget.part(NOW_SHARE), on_progress=limits.on_progress))
    now = what_if(position, wishes, contests=contests, limits=first)
    if now.best is None or now.answer is None:
        return GameWhatIf(now, None, None, None, now.wishes, budget.seconds, now.interrupted)
    advised = best_placement_for_game(
        position,
        contests=contests,
        unseen_tiles=unseen_tiles,
        known=now.best.plans,
        bound=now.best.bound,
        limits=budget.part(BEST_SHARE),
    )
    best = advised.plans[0]

    def with_wishes(
        some: Sequence[Wish], bound: int | None, share: float, plans: int = 1
    ) -> GamePlacementAnswer | None:
        choice = [
            each
            for each in (position.may_enter if contests is None else contests)
            if all(each in wish.contests(position) for wish in some)
        ]
        try:
            return best_placement_for_game(
                position,
                contests=choice,
                plans=plans,
                wishes=wishes_of(some, position),
                least=least_of(some),
                known=now.known,
                bound=bound,
                samples=advised.samples,
                limits=budget.part(share),
            )
        except NoPlan:
            return None

    together = with_wishes(wishes, now.bound, WISHED_SHARE, plans)
    answers = [together]
    for number, wish in enumerate(wishes if len(wishes) > 1 else ()):
        share = 1 / (len(wishes) - number)
        answers.append(None if budget.over else with_wishes([wish], now.best.bound, share))
    costs = [_cost(best, each) for each in answers]
    alone = [replace(each, cost=cost) for each, cost in zip(now.wishes, costs[1:] or costs, strict=True)]
    return GameWhatIf(now, best, together, costs[0], tuple(alone), budget.seconds, budget.interrupted)


def _cost(best: GamePlan, answer: GamePlacementAnswer | None) -> Estimate | None:
    """The points by the end that the best move of an answer gives away, in the samples that both have."""
    if answer is None:
        return None
    plan = answer.plans[0]
    if (plan.plan.placement, plan.plan.contest) == (best.plan.placement, best.plan.contest):
        return Estimate(0.0)
    return paired_difference(best.points, plan.points)
