"""The best item to select in a Collect Phase: what each one brings me and the others, and which can wait."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import ClassVar

from stockbook.models.play.goal import AnswerForm, Goal
from stockbook.models.stampswap.goods import Good, StampGood, UnseenGood
from stockbook.models.stampswap.in_force import specialists_of
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles, unseen_tiles_of
from stockbook.optimizer.sampling.intervals import Estimate, known_within, mean
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.limits import SearchLimits, stopped_by_ctrl_c
from stockbook.optimizer.stampswap.collect_phase import CollectPhase
from stockbook.optimizer.stampswap.looks import look_gains
from stockbook.optimizer.stampswap.pool_samples import PoolSample, PoolSampler
from stockbook.optimizer.stampswap.position_goods import PositionGoodsEvaluator

#: Most determinizations of the unseen tiles, and the fewest before sampling may stop.
SAMPLES, FEWEST = 200, 20
#: Share of the time for the samples, where looks are valued after them.
SAMPLES_TIME = 0.5
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
class LookRow:
    """The value of looking at a face-down item before selecting.

    Parameters
    ----------
    item
        Its place in the pool, from 0.
    good
        The item.
    value
        The points by which the best choice is better with the look: the mean over faces of the best choice
        after it, less the best one without.
    points
        The same for each face, by samples that are common to all items.
    """

    item: int
    good: Good
    value: Estimate
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
    looks
        The face-down items that I may look at, best first; none without a card for it.
    """

    form: ClassVar[AnswerForm] = AnswerForm.ITEMS
    position: Position
    rows: tuple[ItemRow, ...]
    samples: int
    seconds: float | None
    seed: int
    looks: tuple[LookRow, ...] = ()


@stopped_by_ctrl_c
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
    KeyboardInterrupt
        After a stop before the last sample.
    """
    if not position.pool:
        raise ValueError("Expected a pool with at least one item.")
    budget = SearchBudget(limits)
    rng = Random(limits.seed)
    players = (position.me, *position.opponents)
    evaluators = [PositionGoodsEvaluator(position, player, goal=goal) for player in players]
    sampler = PoolSampler(position.pool, evaluators, unseen_tiles or unseen_tiles_of(position))
    phase = CollectPhase.of(position)
    hidden = _may_look_at(position)
    gains: list[list[float]] = []
    samples: list[PoolSample] = []
    longest = 0.0
    with budget.within(SAMPLES_TIME if hidden else 1.0):
        while len(gains) < (SAMPLES if sampler.random else 1):
            before = budget.used
            samples.append(sampler.sample(rng))
            gains.append(phase.gains(samples[-1].owned, samples[-1].drawn))
            precise = len(gains) >= FEWEST and all(
                known_within(column, CLOSE) for column in zip(*gains, strict=True)
            )
            longest = max(longest, budget.used - before)
            if precise or not budget.enough_for(longest):
                break
    if budget.interrupted:
        raise KeyboardInterrupt
    rows = []
    for item, good in enumerate(position.pool):
        points = tuple(sample[item] for sample in gains)
        mine, *others = (
            fmean(each.owned[player][item] + each.drawn[player][item] for each in samples)
            + phase.selected[item]
            for player in range(len(players))
        )
        value = mean(points) if sampler.random else Estimate(points[0])
        rows.append(ItemRow(item, good, value, mine, tuple(others), points if sampler.random else ()))
    rows.sort(key=lambda row: -row.value.value)
    number = len(gains) if sampler.random else 0
    found = look_gains(phase, samples, hidden, rows[0].item, budget, alone=sampler.sources == 1)
    looks = [
        LookRow(item, position.pool[item], mean(points), tuple(points))
        for item, points in zip(hidden, found, strict=True)
    ]
    looks.sort(key=lambda row: -row.value.value)
    return CollectAdvice(position, tuple(rows), number, budget.seconds, limits.seed, tuple(looks))


def _may_look_at(position: Position) -> list[int]:
    """The face-down items of the pool, if I may look at one of them and have not yet."""
    looked = any(isinstance(good, StampGood) and good.down for good in position.pool)
    cards = (card.effect for card in specialists_of(position.me))
    if looked or not any(effect.looks for effect in cards if effect):
        return []
    return [item for item, good in enumerate(position.pool) if isinstance(good, UnseenGood)]
