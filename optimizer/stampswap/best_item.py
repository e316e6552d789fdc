"""The best item to select in a Collect Phase: what each one brings me and the others, and which can wait."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from stockbook.models.games.goal import Goal
from stockbook.models.stampswap.goods import Good, StampGood, UnseenGood
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles, unseen_tiles_of
from stockbook.optimizer.sampling.intervals import Estimate, known_within, mean
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stampswap.collect_phase import CollectPhase
from stockbook.optimizer.stampswap.position_goods import PositionGoodsEvaluator

#: Most determinizations of the unseen tiles, and the fewest before sampling may stop.
SAMPLES, FEWEST = 200, 20
#: Half the width of the intervals, in points, at which sampling stops.
CLOSE = 0.05


@dataclass(frozen=True)
class ItemRow:
    """The value of selecting one item of the pool.

    Parameters
    ----------
    item
        Its place in the pool, from 0.
    good
        The item, as far as I know it.
    value
        The points that selecting it now brings me, less a part of what it brings the others, against
        selecting nothing.
    mine, others
        The points that it brings me, and each opponent, when selected and kept.
    points
        The value in each sample, which are common to all items; empty where nothing is sampled.
    """

    item: int
    good: Good
    value: Estimate
    mine: float
    others: tuple[float, ...]
    points: tuple[float, ...] = ()


@dataclass(frozen=True)
class CollectAdvice:
    """The answer to "which item do I select?".

    Parameters
    ----------
    position
        The position that was asked about.
    rows
        Every item of the pool, best first; of equal ones the first in the pool.
    samples
        Number of determinizations of the unseen tiles; 0 where there is none.
    seconds
        Seconds that the answer took; None for a deterministic one.
    seed
        Seed of the random choices.
    """

    position: Position
    rows: tuple[ItemRow, ...]
    samples: int
    seconds: float | None
    seed: int


def best_items(
    position: Position,
    *,
    goal: Goal = Goal.GAME,
    unseen_tiles: UnseenTiles | None = None,
    limits: SearchLimits = SearchLimits(),
) -> CollectAdvice:
    """Find what selecting each item of the pool brings, best first.

    The Collect Phase is played on after it: clockwise each player selects what brings most to them. What a
    player collected stays theirs with a fixed probability, and is anyone's else; whoever has the first-player
    token among their goods chooses first, whoever gets it in the swap.

    Parameters
    ----------
    position
        A Collect Phase in which it is my turn.
    goal
        Whether items count for the whole game, or for this Show Phase with all that is certain once owned.
    unseen_tiles
        The unseen tiles, to draw faces from; by default the printed numbers and a prior.
    limits
        Limits of the sampling; it runs in one thread, and reports no progress.

    Raises
    ------
    ValueError
        If the pool is empty.
    """
    if not position.pool:
        raise ValueError("Expected a pool with at least one item.")
    budget = SearchBudget(limits)
    rng = Random(limits.seed)
    players = (position.me, *position.opponents)
    evaluators = [PositionGoodsEvaluator(position, player, goal=goal) for player in players]
    sizes = [(good.width, good.height) for good in position.pool if isinstance(good, UnseenGood)]
    unseen_tiles = unseen_tiles or unseen_tiles_of(position)
    phase = CollectPhase.of(position)
    gains: list[list[float]] = []
    values: list[list[list[float]]] = []
    longest = 0.0
    while len(gains) < (SAMPLES if sizes else 1):
        before = budget.used
        drawn = iter(unseen_tiles.draw(sizes, rng))
        pool = [StampGood(next(drawn)) if isinstance(good, UnseenGood) else good for good in position.pool]
        values.append([[evaluator.of(good) for good in pool] for evaluator in evaluators])
        gains.append(phase.gains(values[-1]))
        precise = len(gains) >= FEWEST and all(
            known_within(column, CLOSE) for column in zip(*gains, strict=True)
        )
        longest = max(longest, budget.used - before)
        if precise or not budget.enough_for(longest):
            break
    rows = []
    for item, good in enumerate(position.pool):
        points = tuple(sample[item] for sample in gains)
        mine, *others = (
            sum(sample[player][item] for sample in values) / len(values) + phase.selected[item]
            for player in range(len(players))
        )
        value = mean(points) if sizes else Estimate(points[0])
        rows.append(ItemRow(item, good, value, mine, tuple(others), points if sizes else ()))
    rows.sort(key=lambda row: -row.value.value)
    number = len(gains) if sizes else 0
    return CollectAdvice(position, tuple(rows), number, budget.seconds, limits.seed)
