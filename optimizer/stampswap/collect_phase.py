"""The best item to select in a Collect Phase: what each one brings me and the others, and which can wait.

Clockwise everyone selects the item that brings most to them; samples say what unseen ones may be.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from statistics import fmean
from typing import ClassVar, TypeAlias

from stockbook.models.play.goal import AnswerForm, Goal
from stockbook.models.puzzles.dealing import choose
from stockbook.models.stampswap.effects import COLLECTED, FOREVER
from stockbook.models.stampswap.goods import Good, Goods, Specialist, StampGood, TokenGood, UnseenGood
from stockbook.models.stampswap.in_force import specialists_of
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.cuts import ME, ChooseTurns
from stockbook.models.stampswap.swap.goods_table import FOREVER_STAMP
from stockbook.models.stampswap.swap.unseen_tiles import FOOTPRINTS, UnseenTiles, unseen_tiles_of
from stockbook.optimizer.sampling.intervals import Estimate, known_within, mean
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits, stopped_by_ctrl_c
from stockbook.optimizer.stampswap.goods_evaluation import DENIED, PositionGoodsEvaluator, first_choice

#: Probability that what a player collected stays theirs: of six goods one is reserved, and one of two piles.
KEPT = 0.58
#: Points of each item, one row a player.
Points: TypeAlias = "Sequence[Sequence[float]]"


@dataclass(frozen=True)
class CollectPhase:
    """The rest of a Collect Phase, from my next selection on."""

    #: The players in the order of their selections, each as often as they still select; I am 0.
    order: tuple[int, ...]
    #: The points that each item of the pool brings whoever selects it, even if they lose it in the swap.
    selected: tuple[float, ...]
    #: The place of the first-player token in the pool; None where it is not there.
    token: int | None

    @classmethod
    def of(cls, position: Position) -> CollectPhase:
        """The rest of the phase in a position, where it is my turn."""
        tokens = [isinstance(good, TokenGood) for good in position.pool]
        choice = first_choice(1 + len(position.opponents))
        return cls(
            _order(position),
            tuple(choice if token else 0.0 for token in tokens),
            tokens.index(True) if True in tokens else None,
        )

    def gains(self, values: Points, drawn: Points = ()) -> list[float]:
        """The points that selecting each item brings me, against selecting nothing now.

        ``values`` are those of items once owned, ``drawn`` what they bring who selects them by what they
        draw: one row a player, clockwise from me.
        """
        selected = [
            [points + more for points, more in zip(self.selected, row, strict=True)]
            for row in drawn or [[0.0] * len(self.selected)] * len(values)
        ]
        nothing = self._points_after(values, selected, None)
        return [self._points_after(values, selected, item) - nothing for item in range(len(self.selected))]

    def _points_after(self, values: Points, selected: Points, first: int | None) -> float:
        """My points when I select ``first`` now (None for nothing), less a part of those of the others."""
        rivals = max(1, len(values) - 1)
        left = set(range(len(self.selected)))
        got = [0.0] * len(values)
        for number, player in enumerate(self.order):
            item = first if number == 0 else self._choice(values, selected, left, number)
            if item is None:
                continue
            left.discard(item)
            got[player] += selected[player][item]
            for owner, worth in enumerate(values):
                got[owner] += worth[item] * (KEPT if owner == player else (1 - KEPT) / rivals)
        if self.token in left:
            # Nobody selected it: it goes to the last player to select, outside the swap.
            last = self.order[-1]
            got[last] += values[last][self.token] + selected[last][self.token]
        return got[ME] - DENIED * sum(got[ME + 1 :]) / rivals

    def _choice(self, values: Points, selected: Points, left: set[int], number: int) -> int | None:
        """The item that brings most to the player of a selection.

        The token goes to the last player to select if nobody selects it: who selects last leaves it, and the
        others take that into account in their own last selection; before that it can wait.
        """
        player, last = self.order[number], self.order[-1]
        rest = self.order[number + 1 :]
        worth = {item: KEPT * values[player][item] + selected[player][item] for item in sorted(left)}
        if self.token in worth and player not in rest:
            denied = values[last][self.token] + selected[last][self.token]
            worth[self.token] += DENIED * denied / max(1, len(values) - 1)
            if not rest:
                del worth[self.token]
        return max(worth, key=worth.__getitem__, default=None)


@cache
def pile_taken(players: int) -> float:
    """The probability that a pile of a player is taken in the Choose turns, if everyone picks at random."""
    if players < 2:
        return 0.0

    def taken(turns: ChooseTurns) -> float:
        if turns.turn is None:
            return sum(share.kept is not None for share in turns.shares)
        # Both piles of an owner lead to the same turns.
        return fmean(taken(turns.take((owner, pile))) for owner, pile in turns.piles() if not pile)

    return taken(ChooseTurns.begin(ME, (True,) * players)) / players


def _order(position: Position) -> tuple[int, ...]:
    """The players in the order of their selections; an opponent with more items than I have is before me."""
    turns = max(1, position.turns_left or 1)
    mine = len(position.me.collection)
    if position.turns_left is not None:
        mine = max(mine, COLLECTED - position.turns_left)
    players = 1 + len(position.opponents)
    counts = [len(opponent.collection) for opponent in position.opponents]
    # Who sits between the first player of the round and me has selected before me.
    first = next((player for player, count in enumerate(counts, 1) if count > mine), players)
    whole = tuple(range(players)) * (turns - 1)
    return (*whole, *range(first))


@dataclass(frozen=True)
class PoolSample:
    """The points that items of the pool bring in one determinization; one row a player, I am the first."""

    #: The points once owned, with a stamp that the item draws when a pile of its owner is taken, by how often
    #: that is.
    owned: list[list[float]]
    #: The points to who selects it by the stamp that it draws when the Collect Phase ends.
    drawn: list[list[float]]


class PoolSampler:
    """Draws the faces that are not seen, and what each item then brings each player."""

    def __init__(
        self, pool: Goods, evaluators: Sequence[PositionGoodsEvaluator], unseen_tiles: UnseenTiles
    ) -> None:
        self._pool = pool
        self._evaluators = evaluators
        self._unseen_tiles = unseen_tiles
        self._pile_taken = pile_taken(len(evaluators))
        self._sizes = [(good.width, good.height) for good in pool if isinstance(good, UnseenGood)]
        effects = [(i, good.effect) for i, good in enumerate(pool) if isinstance(good, Specialist)]
        self._taken = [(i, each.taken_draw) for i, each in effects if each and each.taken_draw]
        self._collected = [(i, each.collected_draw) for i, each in effects if each and each.collected_draw]
        draws = [*self._taken, *self._collected]
        self._stacks = [stack for _, stack in draws if stack != FOREVER]

    @property
    def sources(self) -> int:
        """Number of faces that are not seen."""
        return len(self._sizes) + len(self._stacks)

    @property
    def random(self) -> bool:
        """Whether any face is not seen."""
        return self.sources > 0

    def sample(self, rng: Random) -> PoolSample:
        """Draw all faces."""
        either_way_up = [choose(rng, FOOTPRINTS[stack]) for stack in self._stacks]
        tiles = map(StampGood, self._unseen_tiles.draw([*self._sizes, *either_way_up], rng))
        pool = [next(tiles) if isinstance(good, UnseenGood) else good for good in self._pool]
        taken, collected = (
            {item: FOREVER_STAMP if stack == FOREVER else next(tiles) for item, stack in draws}
            for draws in (self._taken, self._collected)
        )
        owned, drawn = [], []
        for each in self._evaluators:
            worth = [each.of(good) for good in pool]
            for item, stamp in taken.items():
                worth[item] += self._pile_taken * each.of(stamp)
            owned.append(worth)
            drawn.append([each.of(collected[i]) if i in collected else 0.0 for i in range(len(pool))])
        return PoolSample(owned, drawn)


#: Most faces of an item that are looked at, and samples of all else with each of them.
FACES, ELSEWHERE = 48, 8
#: The gains of selecting each item, one row a sample.
Gains = Sequence[Sequence[float]]


def look_gains(
    phase: CollectPhase,
    samples: Sequence[PoolSample],
    items: Sequence[int],
    selected: int,
    budget: SearchBudget,
    *,
    alone: bool,
) -> list[list[float]]:
    """The points that a look at each item brings, for one face after the other.

    The faces are those of the samples, each with what is not seen elsewhere from other samples: half of these
    choose the item to select, the other half says what that brings, since the best of several means is likely
    to be too high. So the value of a look is too low rather than too high, by choices that more samples would
    make better.

    ``selected`` is the item that is selected without a look, ``alone`` whether nothing but the face of one
    item is unseen. One face is looked at whatever the time.
    """
    found: list[list[float]] = [[] for _ in items]
    longest = 0.0
    for number, seen in enumerate(samples if alone else samples[:FACES]):
        if number and not budget.enough_for(longest):
            break
        before = budget.used
        others = [seen] if alone else [*samples[number + 1 :], *samples[:number]][:ELSEWHERE] or [seen]
        for item, gains in zip(items, found, strict=True):
            gains.append(_gain([phase.gains(*_with_face(each, seen, item)) for each in others], selected))
        longest = max(longest, budget.used - before)
    return found


def _with_face(sample: PoolSample, seen: PoolSample, item: int) -> tuple[Gains, Gains]:
    """The points of a sample, with those of one item from another sample."""
    owned = [
        [*row[:item], face[item], *row[item + 1 :]]
        for row, face in zip(sample.owned, seen.owned, strict=True)
    ]
    return owned, sample.drawn


def _gain(gains: Gains, selected: int) -> float:
    """The points by which the best item after a look is better than the one selected without it."""
    if len(gains) == 1:
        return max(gains[0]) - gains[0][selected]
    halves = gains[::2], gains[1::2]
    return fmean(_gain_by(*each, selected) for each in (halves, halves[::-1]))


def _gain_by(choosing: Gains, counted: Gains, selected: int) -> float:
    means = [fmean(column) for column in zip(*choosing, strict=True)]
    best = means.index(max(means))
    return fmean(row[best] - row[selected] for row in counted)


#: Most determinizations of the unseen tiles, and the fewest before sampling may stop.
SAMPLES, FEWEST = 200, 20
#: Share of the time for the samples, where looks are valued after them.
SAMPLES_TIME = 0.5
#: Half the width of the intervals, in points, at which sampling stops.
CLOSE = 0.05


@dataclass(frozen=True)
class ItemRow:
    """The value of selecting one item of the pool."""

    #: Its place in the pool, from 0.
    item: int
    #: The item, as far as I know it.
    good: Good
    #: The points that selecting it now brings me, less a part of what it brings the others, against selecting
    #: nothing.
    value: Estimate
    #: The points that it brings me, and each opponent, when selected and kept.
    mine: float
    others: tuple[float, ...]
    #: The value in each sample, which are common to all items; empty where nothing is sampled.
    points: tuple[float, ...] = ()


@dataclass(frozen=True)
class LookRow:
    """The value of looking at a face-down item before selecting."""

    #: Its place in the pool, from 0.
    item: int
    #: The item.
    good: Good
    #: The points by which the best choice is better with the look: the mean over faces of the best choice
    #: after it, less the best one without.
    value: Estimate
    #: The same for each face, by samples that are common to all items.
    points: tuple[float, ...] = ()


@dataclass(frozen=True)
class CollectAdvice:
    """The answer to "which item do I select?"."""

    form: ClassVar[AnswerForm] = AnswerForm.ITEMS
    #: A stop before the last sample leaves no answer.
    certain: ClassVar[bool] = True
    interrupted: ClassVar[bool] = False
    position: Position
    #: Every item of the pool, best first; of equal ones the first in the pool.
    rows: tuple[ItemRow, ...]
    #: Number of determinizations of the unseen tiles; 0 where there is none.
    samples: int
    #: Seconds that the answer took; None for a deterministic one.
    seconds: float | None
    seed: int
    #: The face-down items that I may look at, best first; none without a card for it.
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

    Items count for the whole game, or for this Show Phase with all that is certain once owned. Unseen faces
    are drawn from ``unseen_tiles``, by default by the printed numbers and a prior. It runs in one thread, and
    reports no progress. Raises ``ValueError`` if the pool is empty; ``KeyboardInterrupt`` after a stop before
    the last sample.
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
