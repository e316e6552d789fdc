"""The best Show Phase, a subproblem for each contest searched by one portfolio, and a move against it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.placement.counterexample import MAX_TILES, MIN_TILES
from stockbook.models.placement.model import NO_WISHES, Wishes
from stockbook.models.placement.places import leaves_half_empty, sizes_of
from stockbook.models.play.goal import AnswerForm
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import placing_faults
from stockbook.optimizer.placement.induction import Induction
from stockbook.optimizer.placement.local_search import LocalBoard
from stockbook.optimizer.placement.plan import ContestResult, PlacementAdvice, Plan, make_plan
from stockbook.optimizer.placement.portfolio import Portfolio
from stockbook.optimizer.placement.strategies import sure_to_fit
from stockbook.optimizer.placement.subproblem import NO_PLAN, Subproblem
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits, stopped_by_ctrl_c


class NoPlan(ValueError):
    """No plan has all wishes, or none was found in time.

    Parameters
    ----------
    bound
        Points that no plan with all wishes exceeds.

    Attributes
    ----------
    impossible
        Whether it is proved that there is none.
    """

    def __init__(self, bound: int) -> None:
        self.impossible = bound <= NO_PLAN
        super().__init__("No plan has all wishes." if self.impossible else "No plan was found in time.")
        self.bound = bound


@stopped_by_ctrl_c
def best_placement(
    position: Position,
    *,
    contests: Sequence[Contest | None] | None = None,
    plans: int = 1,
    fixed: Sequence[PlacedTile] = (),
    wishes: Wishes = NO_WISHES,
    known: Sequence[Plan] = (),
    bound: int | None = None,
    limits: SearchLimits = SearchLimits(),
) -> PlacementAdvice:
    """Find where each tile goes and which contest to enter for most points, and prove it where time allows.

    Parameters
    ----------
    position
        A Show Phase.
    contests
        The contests to choose from; by default every open one. None stands for entering none, where no
        contest is open.
    plans
        How many of the best plans to return; they differ in more than a swap of equal stamps.
    fixed
        Tiles whose places are decided already.
    wishes
        What the plans have to look like besides; what they ``put`` must be legal with ``fixed``.
    known
        Plans that are known already; those with one of the contests and all wishes are a beginning.
    bound
        Points that no plan with these contests and wishes exceeds, where some are known.
    limits
        Limits of the search, and where it reports its progress.

    Returns
    -------
    PlacementAdvice
        At least one plan, each checked and scored by the scorer. Plans after the first are there only
        if each is proved to be the next best. Ctrl-C returns the best so far.

    Raises
    ------
    NoPlan
        If no plan has all wishes, or none was found in time; never without wishes.
    ValueError
        If it is no Show Phase, ``fixed`` is not a legal beginning (with every reason), ``plans`` is not
        positive, or none shall be entered although a contest is open.
    InternalError
        If a plan fails its check.
    """
    if position.phase != "show":
        raise ValueError(f"Expected a Show Phase, not the phase {position.phase!r}.")
    if plans < 1:
        raise ValueError("Expected plans >= 1.")
    choice = position.may_enter if contests is None else contests
    if not choice:
        raise ValueError("Expected at least one contest.")
    if None in choice and position.open_contests:
        raise ValueError("Expected a contest, not None: one must be entered while any is open.")
    decided = [*fixed, *wishes.fixed]
    faults = placing_faults(position, decided)
    if faults:
        raise ValueError("; ".join(faults))
    portfolio = Portfolio(limits)
    album, rest = position.album.with_tiles(decided), list(position.place)
    for placed in decided:
        rest.remove(placed.tile)
    fitting = sure_to_fit(album, rest, portfolio.budget)
    merge = plans == 1
    board = LocalBoard(album, wishes.empty)
    subproblems = [
        Subproblem(position, contest, fixed, merge=merge, always_fit=fitting, wishes=wishes, board=board)
        for contest in choice
    ]
    first = [*decided, *_first_places(album, rest, wishes)]
    for each in subproblems:
        each.record_plan(each.plan_as_wished(first))
        for plan in known:
            if plan.contest == each.contest:
                each.record_plan(each.plan_as_wished([placed for _, placed in plan.placed]))
        if bound is not None:
            each.bound = bound
    all_fit = fitting.issuperset(sizes_of(rest))
    leader, shifts = _same_up_to_constants(subproblems) if merge and all_fit and not wishes else (None, {})
    searched = [each for each in subproblems if each not in shifts]
    if merge:
        _share_inductions(searched, album, rest)
    portfolio.run(searched)
    for each, shift in shifts.items():
        assert leader and leader.incumbent
        tiles = [placed for _, placed in leader.incumbent.placed]
        each.record_plan(make_plan(position, tiles, each.contest))
        each.bound = leader.bound + shift
    total_bound = _bound(subproblems)
    found = [each for each in subproblems if each.incumbent]
    if not found:
        raise NoPlan(total_bound)
    results = [ContestResult(each.contest, each.best, max(each.best, each.bound)) for each in found]
    best_plans = [_best_plan(subproblems)]
    while len(best_plans) < plans and best_plans[-1].points >= _bound(subproblems):
        for each in subproblems:
            each.exclude(best_plans[-1])
        portfolio.run(subproblems, only_best=True)
        if not any(each.incumbent for each in subproblems):
            break
        best_plans.append(_best_plan(subproblems))
    if len(best_plans) > 1 and best_plans[-1].points < _bound(subproblems):
        best_plans.pop()
    return PlacementAdvice(
        position=position,
        plans=tuple(best_plans),
        by_contest=tuple(results),
        bound=total_bound,
        seconds=portfolio.budget.seconds,
        seed=limits.seed,
        workers=limits.threads,
        interrupted=portfolio.budget.interrupted,
        complete=_bound(subproblems) == NO_PLAN,
        wished=bool(wishes),
        conflicts=portfolio.conflicts,
        branches=portfolio.branches,
    )


def _same_up_to_constants(
    subproblems: Sequence[Subproblem],
) -> tuple[Subproblem | None, dict[Subproblem, int]]:
    """The best contest of those that pay the same wherever the tiles lie, and how much more each other pays.

    Where every tile is placed, their plans differ by a constant, so one search is enough. The first plans of
    all subproblems have the same placement.
    """
    same = [each for each in subproblems if each.contest is None or not each.contest.measure.spatial]
    leader = max(same, key=lambda each: each.best, default=None)
    return leader, {each: each.best - leader.best for each in same if leader and each is not leader}


def _share_inductions(subproblems: Sequence[Subproblem], album: Album, tiles: Sequence[Tile]) -> None:
    """Give subproblems that score the same in the neighborhood of each tile one induction.

    On full albums, where the other searches are quick, it does not pay.
    """
    if not leaves_half_empty(album, tiles):
        return
    inductions: dict[object, Induction] = {}
    for each in subproblems:
        part = each.local_part
        if part and MIN_TILES < len(tiles) <= MAX_TILES:
            each.induction = inductions.setdefault(part, Induction(album, tiles, part))
            each.induction.on_bound.append(each.record_induction_bound)


def _bound(subproblems: Sequence[Subproblem]) -> int:
    """Points that no plan exceeds."""
    return max(each.bound for each in subproblems)


def _best_plan(subproblems: Sequence[Subproblem]) -> Plan:
    """The best plan of all; on a tie that of the first contest."""
    plans = [each.incumbent for each in subproblems if each.incumbent]
    return max(plans, key=lambda plan: plan.points)


def _first_places(album: Album, tiles: Sequence[Tile], wishes: Wishes) -> list[PlacedTile]:
    """Any legal placement: each tile in turn at the first place where it fits; not against wishes."""
    placed: list[PlacedTile] = []
    left = Counter(tile for _, tile in wishes.leave)
    for tile in tiles:
        if left[tile]:
            left[tile] -= 1
            continue
        fits = (PlacedTile.at(tile, cell) for cell in album.places(tile.width, tile.height))
        found = next((each for each in fits if wishes.empty.isdisjoint(each.cells())), None)
        if found:
            placed.append(found)
            album = album.with_tiles(placed[-1:])
    return placed


#: Seconds to look for the best move after Ctrl-C has ended the search for the rest of the given one.
AFTER_CTRL_C = 0.1
#: The least seconds for the best move.
SHORTEST = 0.01


class IllegalMove(ValueError):
    """A move that the rules do not allow; ``reasons`` lists all of them."""

    def __init__(self, reasons: Sequence[str]) -> None:
        super().__init__("; ".join(reasons))
        self.reasons = tuple(reasons)


@dataclass(frozen=True)
class Explanation:
    """A move and the best move.

    Parameters
    ----------
    move
        The best answer that has the tiles of the move; those left over are placed as well as can be.
    best
        The best answer of all.
    """

    form: ClassVar[AnswerForm] = AnswerForm.PLACEMENT_EXPLAINED
    move: PlacementAdvice
    best: PlacementAdvice

    @property
    def difference(self) -> int:
        """Points that the move gives away."""
        return self.best.best - self.move.best

    def rows(self) -> list[tuple[str, int | None, int | None]]:
        """(label, points of the move, points of the best); None where a line is missing."""
        return plan_rows(self.move.plans[0], self.best.plans[0])

    @property
    def seconds(self) -> float | None:
        """Seconds of both searches; None for deterministic ones."""
        if self.move.seconds is None or self.best.seconds is None:
            return None
        return self.move.seconds + self.best.seconds

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl-C ended a search."""
        return self.move.interrupted or self.best.interrupted


def plan_rows(move: Plan, best: Plan) -> list[tuple[str, int | None, int | None]]:
    """(label, points of the move, points of the best); None where a line is missing."""
    there = [(line.label, line.points) for line in best.lines]
    rows: list[tuple[str, int | None, int | None]] = []
    for line in move.lines:
        same = next((entry for entry in there if entry[0] == line.label), None)
        if same:
            there.remove(same)
        rows.append((line.label, line.points, same[1] if same else None))
    return rows + [(label, None, points) for label, points in there]


@stopped_by_ctrl_c
def explain(
    position: Position,
    placed: Sequence[PlacedTile],
    *,
    contests: Sequence[Contest | None] | None = None,
    limits: SearchLimits = SearchLimits(),
) -> Explanation:
    """Compare a move, or the beginning of one, with the best.

    Parameters
    ----------
    position
        A Show Phase.
    placed
        The tiles of the move where they lie; those left over are placed by the search.
    contests
        The contests that the move may enter, as for ``best_placement``; the best move may enter any.
    limits
        Limits of both searches together, and where they report their progress.

    Raises
    ------
    IllegalMove
        If the tiles cannot be placed like this.
    """
    reasons = placing_faults(position, placed)
    if reasons:
        raise IllegalMove(reasons)
    budget = SearchBudget(limits)
    half = limits.time / 2
    move = best_placement(position, contests=contests, fixed=placed, limits=replace(limits, time=half))
    left = half if limits.deterministic else max(SHORTEST, budget.left)
    rest = replace(limits, time=AFTER_CTRL_C, stop=None) if move.interrupted else replace(limits, time=left)
    best = best_placement(position, limits=rest)
    return Explanation(move, not_below(best, move))


def not_below(best: PlacementAdvice, move: PlacementAdvice) -> PlacementAdvice:
    """The best answer, or the move where a search that was cut short has found less."""
    plan = move.plans[0]
    if plan.points <= best.best or plan.contest not in {each.contest for each in best.by_contest}:
        return best
    by_contest = tuple(
        replace(each, best=plan.points) if each.contest == plan.contest else each for each in best.by_contest
    )
    return replace(best, plans=move.plans, by_contest=by_contest)
