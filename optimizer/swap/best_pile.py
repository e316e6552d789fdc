"""The best pile: what each brings me when those who choose after me choose for themselves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from statistics import fmean

from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.cuts import ME
from stockbook.models.stampswap.swap.goods_table import DividedGoods, choose_table, choose_turns_of
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles, unseen_tiles_of
from stockbook.optimizer.sampling.intervals import UNBOUNDED, Estimate, between, mean, possible_regret
from stockbook.optimizer.solver.limits import Progress, SearchBudget, SearchLimits, stopped_by_ctrl_c
from stockbook.optimizer.swap.answer import ChoiceAdvice, ChoiceRow
from stockbook.optimizer.swap.backward_induction import SELFISH, ChooseNode, OpponentModel, choose_tree
from stockbook.optimizer.swap.move_samples import SEARCH_TIME, MoveSamples
from stockbook.optimizer.swap.perceived_values import PerceivedValues, PlayerValuations, Turns
from stockbook.optimizer.swap.valuation import fixed_points
from stockbook.optimizer.swap.value_searches import ValueSearches


@dataclass(frozen=True)
class ChoiceOutcome:
    """The result of taking a pile in one determinization."""

    #: My points.
    points: float
    #: The part of them that effects pay me for what is taken from me.
    gifts: float


class NothingToChoose(ValueError):
    """No pile of an opponent is on offer, so I keep both of mine."""


@stopped_by_ctrl_c
def best_choices(
    position: Position,
    *,
    goal: Goal = Goal.NOW,
    opponents: OpponentModel = SELFISH,
    unseen_tiles: UnseenTiles | None = None,
    limits: SearchLimits = SearchLimits(),
) -> ChoiceAdvice:
    """Find what every pile that I may take is worth, best first.

    All else is as for ``best_cuts``. Raises ``NothingToChoose`` if no pile of an opponent is on offer;
    ``KeyboardInterrupt`` after a stop before anything is known.
    """
    budget = SearchBudget(limits, lambda: progress())
    table, tree = choose_table(position), choose_tree(choose_turns_of(position))
    piles = [pile for pile, _ in tree.options] if tree.player == ME else []
    if not piles:
        raise NothingToChoose("no pile of an opponent is on offer: you keep what is yours")

    owners, numbers = zip(*piles, strict=True)
    divided = DividedGoods(table, table.got, table.piles)

    def rough_points(owner: int, pile: int) -> float:
        goods = (table.goods[item].good for item in table.piles[owner][pile])
        return fixed_points(filter(None, goods))

    def evaluations(values: PerceivedValues) -> list[Callable[[], ChoiceOutcome]]:
        solver = values.solver(divided, opponents)

        def outcome(after: ChooseNode) -> ChoiceOutcome:
            endings = solver.endings(after)
            return ChoiceOutcome(values.my_points(divided, endings), values.my_gifts(divided, endings))

        return [partial(outcome, after) for _, after in tree.options]

    def rows(*, bounded: bool) -> list[ChoiceRow]:
        columns = [tuple(each.points for each in outcomes) for outcomes in samples.outcomes]
        estimates = [
            mean(points) if samples.sampled else Estimate(points[0]) for points in columns if samples.number
        ]
        if not estimates:  # Without time: what the items of a pile bring wherever they lie.
            rough = [rough_points(owner, pile) for owner, pile in piles]
            estimates = [Estimate(points, *UNBOUNDED, few=samples.sampled) for points in rough]
        elif bounded and not samples.certain:
            pairs = zip(estimates, samples.bounds(), strict=True)
            estimates = [between(each.value, bounds) for each, bounds in pairs]
        points = columns if samples.sampled else [()] * len(piles)
        paid = [
            fmean(each.gifts for each in outcomes) if table.pays and outcomes else None
            for outcomes in samples.outcomes
        ]
        found = [ChoiceRow(*each) for each in zip(owners, numbers, estimates, points, paid, strict=True)]
        return sorted(found, key=lambda row: -row.value.value)

    def progress() -> Progress | None:
        if not samples.number:
            return None
        best = rows(bounded=False)[0]
        move = f"pile {best.pile + 1} of {position.opponents[best.owner - 1].name}"
        number = samples.number if samples.sampled else None
        return Progress(best.value.value, move=move, samples=number)

    valuations = PlayerValuations(position, limits.seed, goal=goal, searched=not table.hidden)
    others = len(position.opponents)
    samples: MoveSamples[ChoiceOutcome] = MoveSamples(
        valuations=valuations,
        table=table,
        unseen_tiles=unseen_tiles or unseen_tiles_of(position),
        evaluate=evaluations,
        turns=lambda: [Turns(divided, opponents, after) for _, after in tree.options],
        moves=len(piles),
        points=lambda outcome: outcome.points,
        joint_values=0 if valuations.goal is Goal.GAME else 4 * others * (others + 1),
        budget=budget,
        seed=limits.seed,
    )
    share = SEARCH_TIME if samples.bounded else 1.0
    with budget.within(share), ValueSearches(budget, limits.seed) as searches:
        samples.run(searches)
    if budget.interrupted and not samples.number:
        raise KeyboardInterrupt
    samples.update()
    found = rows(bounded=samples.bounded)
    return ChoiceAdvice(
        position=position,
        proved=samples.certain and not samples.sampled,
        certain=samples.certain,
        best_proved=samples.bounded
        and bool(samples.number)
        and not possible_regret([row.value for row in found]),
        seconds=budget.seconds,
        seed=limits.seed,
        workers=budget.limits.threads,
        interrupted=budget.interrupted,
        rows=tuple(found),
    )
