"""The best item to select in a Collect Phase: what each one brings me and the others, and which can wait."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic

from stockbook.models.games.goal import Goal
from stockbook.models.stampswap.goods import Good, StampGood, UnseenGood
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles, unseen_tiles_of
from stockbook.optimizer.sampling.intervals import known_within, margin
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stampswap.goods_evaluation import DENIED
from stockbook.optimizer.stampswap.position_goods import PositionGoodsEvaluator

#: Probability that what a player collected stays theirs: of six goods one is reserved, and one of two piles.
KEPT = 0.58
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
        The points that it brings me, and each opponent, once owned.
    margin
        Half the width of the 95 % interval around ``value``; None where nothing is sampled, or only once.
    """

    item: int
    good: Good
    value: float
    mine: float
    others: tuple[float, ...]
    margin: float | None


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
    player collected stays theirs with a fixed probability, and is anyone's else.

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
    started = monotonic()
    rng = Random(limits.seed)
    players = (position.me, *position.opponents)
    evaluators = [PositionGoodsEvaluator(position, player, goal=goal) for player in players]
    sizes = [(good.width, good.height) for good in position.pool if isinstance(good, UnseenGood)]
    unseen_tiles = unseen_tiles or unseen_tiles_of(position)
    gains: list[list[float]] = []
    values: list[list[list[float]]] = []
    while len(gains) < (SAMPLES if sizes else 1):
        drawn = iter(unseen_tiles.draw(sizes, rng))
        pool = [StampGood(next(drawn)) if isinstance(good, UnseenGood) else good for good in position.pool]
        values.append([[evaluator.of(good) for good in pool] for evaluator in evaluators])
        gains.append(_gains(values[-1], max(1, position.turns_left or 1)))
        precise = len(gains) >= FEWEST and all(
            known_within(column, CLOSE) for column in zip(*gains, strict=True)
        )
        late = not limits.deterministic and len(gains) > 1 and monotonic() - started > limits.time
        if precise or late:
            break
    rows = []
    for item, good in enumerate(position.pool):
        samples = [sample[item] for sample in gains]
        mine, *others = (
            sum(sample[player][item] for sample in values) / len(values) for player in range(len(players))
        )
        half = margin(samples) if sizes else None
        rows.append(ItemRow(item, good, sum(samples) / len(samples), mine, tuple(others), half))
    rows.sort(key=lambda row: -row.value)
    seconds = None if limits.deterministic else monotonic() - started
    return CollectAdvice(position, tuple(rows), len(gains) if sizes else 0, seconds, limits.seed)


def _gains(values: Sequence[Sequence[float]], turns: int) -> list[float]:
    """The points that selecting each item brings me, against selecting nothing now.

    Parameters
    ----------
    values
        The points that each item brings each player once owned: one row a player, clockwise from me.
    turns
        Number of items that I still select, this one included.
    """
    nothing = _points_after(values, None, turns)
    return [_points_after(values, item, turns) - nothing for item in range(len(values[0]))]


def _points_after(values: Sequence[Sequence[float]], first: int | None, turns: int) -> float:
    """My points when I select ``first`` now (None for nothing), and then everyone what is best for them."""
    players = len(values)
    left = set(range(len(values[0])))
    rivals = max(1, players - 1)
    points = 0.0
    for turn in range(turns):
        for player in range(players):
            now = turn == player == 0
            if not left or (first is None and now):
                continue
            item = first if now else max(left, key=lambda each: (values[player][each], -each))
            assert item is not None
            left.discard(item)
            for owner in range(players):
                chance = KEPT if owner == player else (1 - KEPT) / rivals
                weight = 1.0 if owner == 0 else -DENIED / rivals
                points += weight * chance * values[owner][item]
    return points
