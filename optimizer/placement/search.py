"""The best Show Phase: every contest searched side by side, the best of all proved."""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.placement.counterexample import MAX_TILES, MIN_TILES
from stockbook.models.placement.fitting import leaves_half_empty, sizes_of
from stockbook.models.stampswap.legality import placing_faults
from stockbook.models.stampswap.position import Position
from stockbook.optimizer.placement.answer import Answer, ContestResult
from stockbook.optimizer.placement.fitting import sure_to_fit
from stockbook.optimizer.placement.induction import Induction
from stockbook.optimizer.placement.plan import Plan, make_plan
from stockbook.optimizer.placement.portfolio import Portfolio
from stockbook.optimizer.placement.subproblem import NO_PLAN, Subproblem
from stockbook.optimizer.solver.limits import SearchLimits


def best_placement(
    position: Position,
    *,
    contests: Sequence[Contest | None] | None = None,
    plans: int = 1,
    fixed: Sequence[PlacedTile] = (),
    limits: SearchLimits = SearchLimits(),
) -> Answer:
    """Where each tile goes and which contest to enter, proved where time allows.

    Parameters
    ----------
    position
        A Show Phase.
    contests
        The contests to choose from; None among them stands for entering none. By default every open
        contest, and none.
    plans
        How many of the best plans to return; they differ in more than a swap of equal stamps.
    fixed
        Tiles whose places are decided already.
    limits
        Limits of the search, and where it reports its progress.

    Returns
    -------
    Answer
        At least one plan, each checked and scored by the scorer. Plans after the first are there only
        if each is proved to be the next best. Ctrl-C returns the best so far.

    Raises
    ------
    ValueError
        If ``fixed`` is not a legal beginning (with every reason), or ``plans`` is not positive.
    InternalError
        If a plan fails its check.
    """
    if plans < 1:
        raise ValueError("Expected plans >= 1.")
    choice = contests if contests is not None else (*position.open_contests, None)
    if not choice:
        raise ValueError("Expected at least one contest, or None.")
    faults = placing_faults(position, fixed)
    if faults:
        raise ValueError("; ".join(faults))
    race = Portfolio(limits)
    album, rest = position.album.with_tiles(fixed), list(position.place)
    for each in fixed:
        rest.remove(each.tile)
    sure = sure_to_fit(album, rest)
    merge = plans == 1
    tasks = [Subproblem(position, contest, fixed, merge=merge, sure=sure) for contest in choice]
    for task in tasks:
        task.keep(_first_plan(position, task.contest, fixed))
    leader, shifts = _alike(tasks) if merge and sure.issuperset(sizes_of(rest)) else (None, {})
    if merge:
        _share_inductions([task for task in tasks if task not in shifts], album, rest)
    race.run([task for task in tasks if task not in shifts])
    for task, shift in shifts.items():
        assert leader and leader.plan
        task.keep(make_plan(position, [placed for _, placed in leader.plan.placed], task.contest))
        task.bound = leader.bound + shift
    by_contest = tuple(_result(task) for task in tasks)
    bound = max(task.bound for task in tasks)
    found = [_best_plan(tasks)]
    while len(found) < plans and found[-1].points >= max(task.bound for task in tasks):
        for task in tasks:
            task.exclude(found[-1])
        race.run(tasks, only_best=True)
        if not any(task.plan for task in tasks):
            break
        found.append(_best_plan(tasks))
    if len(found) > 1 and found[-1].points < max(task.bound for task in tasks):
        found.pop()
    return Answer(
        position=position,
        plans=tuple(found),
        by_contest=by_contest,
        bound=bound,
        seconds=race.budget.seconds,
        seed=limits.seed,
        workers=limits.threads,
        interrupted=race.budget.interrupted,
        complete=max(task.bound for task in tasks) == NO_PLAN,
        conflicts=race.conflicts,
        branches=race.branches,
    )


def _alike(tasks: Sequence[Subproblem]) -> tuple[Subproblem | None, dict[Subproblem, int]]:
    """Of the contests that pay the same wherever the tiles lie, the best, and how much more the others pay.

    Where every tile is placed, their plans differ by a constant, so one search is enough. All tasks have the
    same placement for their first plan.
    """
    alike = [task for task in tasks if task.contest is None or not task.contest.measure.spatial]
    leader = max(alike, key=lambda task: (task.best, task.contest is None), default=None)
    return leader, {task: task.best - leader.best for task in alike if leader and task is not leader}


def _share_inductions(tasks: Sequence[Subproblem], album: Album, tiles: Sequence[Tile]) -> None:
    """One induction for the tasks that score the same in the neighborhood of each tile.

    On full albums, where the other searches are quick, it does not pay.
    """
    if not leaves_half_empty(album, tiles):
        return
    inductions: dict[object, Induction] = {}
    for task in tasks:
        part = task.local_part
        if part and MIN_TILES < len(tiles) <= MAX_TILES:
            task.induction = inductions.setdefault(part, Induction(album, tiles, part))
            task.induction.tell.append(task.ceiling)


def _result(task: Subproblem) -> ContestResult:
    """What is known of a contest; it has a plan from the start."""
    best = task.plan.points if task.plan else NO_PLAN
    return ContestResult(task.contest, best, max(best, task.bound))


def _best_plan(tasks: Sequence[Subproblem]) -> Plan:
    """The best plan of all; on a tie the one without a contest, which keeps the ticket."""
    plans = [task.plan for task in tasks if task.plan]
    return max(plans, key=lambda plan: (plan.points, plan.contest is None))


def _first_plan(position: Position, contest: Contest | None, fixed: Sequence[PlacedTile]) -> Plan:
    """Any legal plan: each tile in turn at the first place where it fits."""
    album = position.album.with_tiles(fixed)
    rest = list(position.place)
    for each in fixed:
        rest.remove(each.tile)
    placed = list(fixed)
    for tile in rest:
        cell = next(album.fits(tile.width, tile.height), None)
        if cell:
            placed.append(PlacedTile.at(tile, cell))
            album = album.with_tiles(placed[-1:])
    return make_plan(position, placed, contest)
