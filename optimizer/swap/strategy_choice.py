"""The choice of a strategy of CP-SAT to prove bundles: first by what is scored, then by past costs.

Which strategy is faster depends on the contest, the exhibitors and the album, by up to ten times, and hardly
on the bundle; so a group of bundles with one contest learns it from its parts.
"""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.models.contests.measure import SearchKind
from stockbook.models.placement.fitting import leaves_half_empty
from stockbook.optimizer.placement.strategies import (
    CLAUSE_LEARNING,
    LINEAR_RELAXATION_OF_BUNDLES,
    SEPARATE_TILES,
    TOTALIZERS,
    Strategy,
)
from stockbook.optimizer.placement.subproblem import Subproblem

#: Seconds, or work, that a part is expected to cost at first: by the first strategy, by the others.
FIRST_COST, OTHER_COST = 0.15, 0.45
#: Where measures prefer different strategies, the first of these is used; one that a measure needs, as no
#: other suits it, comes before all of them.
FIRST = (SearchKind.LINEAR_RELAXATION, SearchKind.CLAUSE_LEARNING, SearchKind.SEPARATE_TILES)
#: The factor by which each failed attempt raises the expected cost.
FAILURE_FACTOR = 4
#: How far above the cutoff, in points, the most units known may add up so that the hardest measure is asked
#: for, too (``PointSum.queries``): for separate tiles, and where only a relaxation suits.
NEAR, NEAR_FOR_RELAXATION = 3, 6


class StrategyChoice:
    """The strategies for the bundles of one group with one contest, and what their searches have cost.

    Parameters
    ----------
    strategies
        The strategies; the most promising one comes first.
    relaxation_needed
        Whether a measure is scored that no other search of rows suits than a relaxation.
    """

    def __init__(self, strategies: Sequence[Strategy], *, relaxation_needed: bool = False) -> None:
        self.strategies = tuple(strategies)
        self.relaxation_needed = relaxation_needed
        self._spent = [FIRST_COST, *(OTHER_COST for _ in strategies[1:])]
        self._proved = [1] * len(strategies)

    @property
    def separate_tiles(self) -> bool:
        """Whether separate tiles are among them."""
        return SEPARATE_TILES in self.strategies

    @property
    def near(self) -> int | None:
        """The argument ``near`` of ``PointSum.queries`` for these bundles."""
        if self.relaxation_needed:
            return NEAR_FOR_RELAXATION
        return NEAR if self.separate_tiles else None

    def next(self, tried: Sequence[Strategy], *, with_units: bool = False) -> Strategy:
        """Return the cheapest strategy for a part; each failed attempt makes one more expensive.

        ``with_units``: separate tiles would have the most units of each measure as rows, so they come first
        where they suit all that is scored.
        """
        first = with_units and self.separate_tiles and not self.relaxation_needed
        if first and SEPARATE_TILES not in tried:
            return SEPARATE_TILES

        def cost(number: int) -> float:
            factor: int = FAILURE_FACTOR ** tried.count(self.strategies[number])
            return factor * self._cost(number)

        return self.strategies[min(range(len(self.strategies)), key=cost)]

    def hopeless(self, strategy: Strategy, spent: float) -> bool:
        """Whether an attempt has had so many seconds, or so much work, that another strategy is due."""
        others = [n for n, each in enumerate(self.strategies) if each is not strategy]
        return any(spent > FAILURE_FACTOR * self._cost(number) for number in others)

    def _cost(self, number: int) -> float:
        return self._spent[number] / self._proved[number]

    def note(self, strategy: Strategy, spent: float, *, proved: bool) -> None:
        """Note the seconds, or work, that a search of a part took, and whether it proved the part."""
        number = self.strategies.index(strategy)
        self._spent[number] += spent
        self._proved[number] += proved


def strategies_for(subproblem: Subproblem) -> StrategyChoice:
    """Return the strategies for what is scored on an album (docs/swap.md)."""
    wanted = [measure.searches for measure, _ in subproblem.scored if measure.searches]
    stamps = any(kinds[0] is SearchKind.SEPARATE_TILES for kinds in wanted)
    if wanted:
        kinds = min(wanted, key=lambda kinds: (len(kinds) > 1, FIRST.index(kinds[0])))
        if kinds[0] is SearchKind.CLAUSE_LEARNING:
            return StrategyChoice([CLAUSE_LEARNING, TOTALIZERS])
        alone = len({measure for measure, _ in subproblem.scored if measure.spatial}) == 1
        roomy = leaves_half_empty(subproblem.position.album, subproblem.position.place)
        also_relaxed = SearchKind.LINEAR_RELAXATION in kinds
        if kinds[0] is SearchKind.SEPARATE_TILES and (alone or roomy or not also_relaxed):
            return StrategyChoice([SEPARATE_TILES, LINEAR_RELAXATION_OF_BUNDLES])
    needed = any(kinds == (SearchKind.LINEAR_RELAXATION,) for kinds in wanted)
    others: list[Strategy] = []
    if stamps:
        others = [SEPARATE_TILES]
    elif any(measure.spatial and not measure.searches for measure, _ in subproblem.scored):
        others = [CLAUSE_LEARNING]
    return StrategyChoice([LINEAR_RELAXATION_OF_BUNDLES, *others], relaxation_needed=needed)
