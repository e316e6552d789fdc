"""The best pile: what each brings me when those who choose after me choose for themselves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from stockbook.models.games.goal import Goal
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.choose_turns import ME
from stockbook.models.stampswap.swap.divided_goods import DividedGoods
from stockbook.models.stampswap.swap.goods_table import choose_table, choose_turns_of
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles, unseen_tiles_of
from stockbook.optimizer.sampling.intervals import UNBOUNDED, Estimate, between, first_is_best, mean
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.limits import Progress, SearchLimits
from stockbook.optimizer.swap.answer import ChoiceAdvice, ChoiceRow
from stockbook.optimizer.swap.backward_induction import SELFISH, ChooseNode, OpponentModel, choose_tree
from stockbook.optimizer.swap.goods_keys import fixed_points
from stockbook.optimizer.swap.move_samples import TREES_TIME, MoveSamples
from stockbook.optimizer.swap.perceived_values import PerceivedValues, PlayerValuations


class NothingToChoose(ValueError):
    """No pile of an opponent is on offer, so I keep both of mine."""


def best_choices(
    position: Position,
    *,
    goal: Goal = Goal.NOW,
    opponents: OpponentModel = SELFISH,
    unseen_tiles: UnseenTiles | None = None,
    limits: SearchLimits = SearchLimits(),
) -> ChoiceAdvice:
    """Find what every pile that I may take is worth, best first.

    Parameters
    ----------
    position
        A position of the phase choose, at my turn.
    goal, opponents, unseen_tiles, limits
        As for ``best_cuts``.

    Returns
    -------
    ChoiceAdvice
        What is known when the time is up, or after Ctrl-C.

    Raises
    ------
    NothingToChoose
        If no pile of an opponent is on offer.
    """
    budget = SearchBudget(limits, lambda: progress())
    table, tree = choose_table(position), choose_tree(choose_turns_of(position))
    piles = [pile for pile, _ in tree.options] if tree.player == ME else []
    if not piles:
        raise NothingToChoose("no pile of an opponent is on offer: you keep what is yours")

    divided = DividedGoods(table, table.got, table.piles)

    def rough_points(owner: int, pile: int) -> float:
        goods = (table.goods[item].good for item in table.piles[owner][pile])
        return fixed_points(filter(None, goods))

    def evaluations(values: PerceivedValues) -> list[Callable[[], float]]:
        solver = values.solver(divided, opponents)

        def points(after: ChooseNode) -> float:
            return values.my_points(divided, solver.endings(after))

        return [partial(points, after) for _, after in tree.options]

    def rows(*, bounded: bool) -> list[ChoiceRow]:
        columns = list(zip(*samples.outcomes, strict=True))
        estimates = [mean(points) if samples.sampled else Estimate(points[0]) for points in columns]
        if not estimates:  # Without time: what the items of a pile bring wherever they lie.
            rough = [rough_points(owner, pile) for owner, pile in piles]
            estimates = [Estimate(points, *UNBOUNDED, few=samples.sampled) for points in rough]
        elif bounded:
            values = samples.values()
            bounds = [
                UNBOUNDED if budget.late else values.bounds(divided, opponents, after)
                for _, after in tree.options
            ]
            estimates = [between(each.value, pair) for each, pair in zip(estimates, bounds, strict=True)]
        points = columns if samples.sampled and columns else [()] * len(piles)
        found = [
            ChoiceRow(*pile, value, each) for pile, value, each in zip(piles, estimates, points, strict=True)
        ]
        return sorted(found, key=lambda row: -row.value.value)

    def progress() -> Progress | None:
        if not samples.outcomes:
            return None
        best = rows(bounded=False)[0]
        move = f"pile {best.pile + 1} of {position.opponents[best.owner - 1].name}"
        number = len(samples.outcomes) if samples.sampled else None
        return Progress(best.value.value, move=move, samples=number)

    valuations = PlayerValuations(position, limits.seed, goal=goal, searched=not table.hidden)
    others = len(position.opponents)
    samples: MoveSamples[float] = MoveSamples(
        valuations=valuations,
        table=table,
        unseen_tiles=unseen_tiles or unseen_tiles_of(position),
        evaluate=evaluations,
        moves=len(piles),
        points=lambda points: points,
        joint_values=0 if valuations.goal is Goal.GAME else 4 * others * (others + 1),
        budget=budget,
        seed=limits.seed,
    )
    with budget.within(TREES_TIME if samples.bounded else 1.0):
        samples.run()
    found = rows(bounded=samples.bounded)
    return ChoiceAdvice(
        position=position,
        proved=samples.certain,
        certain=samples.certain,
        best_proved=samples.bounded
        and bool(samples.outcomes)
        and first_is_best([row.value for row in found]),
        seconds=budget.seconds,
        seed=limits.seed,
        workers=budget.limits.threads,
        interrupted=budget.interrupted,
        rows=tuple(found),
    )
