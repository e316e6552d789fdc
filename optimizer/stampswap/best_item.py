"""Which item to select in a Collect Phase: what it brings me and the others, and what can wait."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic

from stockbook.models.games.goal import Goal
from stockbook.models.stampswap.goods import Good, StampGood, UnseenGood
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles, unseen_tiles_of
from stockbook.optimizer.sampling.intervals import known_within, margin
from stockbook.optimizer.solver.limits import Progress
from stockbook.optimizer.stampswap.goods_evaluation import DENIED
from stockbook.optimizer.stampswap.position_goods import PositionGoodsEvaluator

#: How likely what a player collected stays theirs: of six goods one is reserved, and one of two piles.
KEPT = 0.58
#: Samples of unseen tiles.
SAMPLES, FEWEST = 200, 20
#: Half of the width, in points, at which sampling stops.
CLOSE = 0.05


@dataclass(frozen=True)
class Choice:
    """An item of the pool.

    Parameters
    ----------
    item
        Its place in the pool, from 0.
    good
        What it is, as far as I know.
    value
        What selecting it now brings me, less a part of what it brings the others, against selecting
        nothing.
    mine, others
        What it is worth to me, and to each opponent, once owned.
    margin
        Half of the 95 % interval around ``value``; None where nothing is sampled, or only once.
    """

    item: int
    good: Good
    value: float
    mine: float
    others: tuple[float, ...]
    margin: float | None


@dataclass(frozen=True)
class Choices:
    """The items, best first.

    Parameters
    ----------
    position
        What was asked.
    choices
        Best first; of equal ones the first in the pool.
    samples
        How often unseen tiles were drawn; 0 where there is none.
    """

    position: Position
    choices: tuple[Choice, ...]
    samples: int
    seconds: float | None
    seed: int


def best_items(
    position: Position,
    *,
    whole: bool = True,
    time: float = 10.0,
    workers: int | None = None,
    seed: int = 0,
    deterministic: bool = False,
    on_progress: Callable[[Progress], None] | None = None,
    unseen_tiles: UnseenTiles | None = None,
) -> Choices:
    """What selecting each item of the pool brings.

    After it the Collect Phase is played on: clockwise each player selects what is worth most to them.
    What is in someone's collection stays theirs with a fixed likelihood, and is else anyone's.

    Parameters
    ----------
    position
        A Collect Phase in which it is my turn.
    whole
        Whether to look at the whole game, or at this round and what is certain once owned.
    time, seed, deterministic
        As for ``best_placement``; ``workers`` and ``on_progress`` are not needed.
    source
        Where unseen tiles are drawn from; by default the printed numbers and a prior.

    Raises
    ------
    ValueError
        If the pool is empty.
    """
    if not position.pool:
        raise ValueError("Expected a pool with at least one item.")
    started = monotonic()
    rng = Random(seed)
    tastes = [
        PositionGoodsEvaluator(position, player, goal=Goal.GAME if whole else Goal.NOW)
        for player in (position.me, *position.opponents)
    ]
    sizes = [(good.width, good.height) for good in position.pool if isinstance(good, UnseenGood)]
    unseen_tiles = unseen_tiles or unseen_tiles_of(position)
    runs: list[list[float]] = []
    worths: list[list[list[float]]] = []
    while len(runs) < (SAMPLES if sizes else 1):
        drawn = iter(unseen_tiles.draw(sizes, rng))
        pool = [StampGood(next(drawn)) if isinstance(good, UnseenGood) else good for good in position.pool]
        worth = [[taste.of(good) for good in pool] for taste in tastes]
        runs.append(_values(worth, max(1, position.turns_left or 1)))
        worths.append(worth)
        enough = len(runs) >= FEWEST and all(
            known_within(column, CLOSE) for column in zip(*runs, strict=True)
        )
        if enough or (not deterministic and len(runs) > 1 and monotonic() - started > time):
            break
    choices = []
    for item, good in enumerate(position.pool):
        values = [run[item] for run in runs]
        mean = [sum(worth[player][item] for worth in worths) / len(worths) for player in range(len(tastes))]
        reach = margin(values) if sizes else None
        choices.append(Choice(item, good, sum(values) / len(values), mean[0], tuple(mean[1:]), reach))
    choices.sort(key=lambda choice: -choice.value)
    taken = None if deterministic else monotonic() - started
    return Choices(position, tuple(choices), len(runs) if sizes else 0, taken, seed)


def _values(worth: Sequence[Sequence[float]], turns: int) -> list[float]:
    """What selecting each item brings, against selecting nothing, all others and my later turns as likely."""
    nothing = _played(worth, None, turns)
    return [_played(worth, item, turns) - nothing for item in range(len(worth[0]))]


def _played(worth: Sequence[Sequence[float]], first: int | None, turns: int) -> float:
    """What the Collect Phase brings me when I select ``first`` now, and everyone their best from then on."""
    players = len(worth)
    left = set(range(len(worth[0])))
    rivals = max(1, players - 1)
    total = 0.0
    for turn in range(turns):
        for player in range(players):
            if not left or (first is None and turn == player == 0):
                continue
            start = turn == player == 0 and first is not None
            item = first if start else max(left, key=lambda each: (worth[player][each], -each))
            assert item is not None
            left.discard(item)
            for who in range(players):
                share = KEPT if who == player else (1 - KEPT) / rivals
                weight = 1.0 if who == 0 else -DENIED / rivals
                total += weight * share * worth[who][item]
    return total
