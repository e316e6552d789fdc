"""Tests of when moves are evaluated in a sample, and in which order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from stockbook.models.stampswap.reading import read_position
from stockbook.models.stampswap.swap.goods_table import choose_table, cut_table
from stockbook.models.stampswap.swap.unseen_tiles import unseen_tiles_of
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.swap.move_samples import FEWEST, MoveSamples
from stockbook.optimizer.swap.player_valuations import PlayerValuations
from stockbook.optimizer.swap.valuation import Valuation
from stockbook.optimizer.swap.value_queries import Queries, ValueQuery
from stockbook.optimizer.swap.value_searches import ValueSearches
from tests.cli.running import POSITIONS


def samples_of(values: Sequence[float], asked: list[int], budget: SearchBudget) -> MoveSamples[float]:
    """Samples of moves that have these values when they are evaluated, and of which it is noted when."""
    position = read_position(POSITIONS / "cut-sunday.toml")

    def evaluate(*_: Any) -> list[Any]:
        def outcome(number: int) -> float:
            asked.append(number)
            return values[number]

        return [lambda number=number: outcome(number) for number in range(len(values))]

    return MoveSamples(
        valuations=PlayerValuations(position),
        table=cut_table(position),
        unseen_tiles=unseen_tiles_of(position),
        evaluate=evaluate,
        turns=lambda: (),
        moves=len(values),
        points=float,
        joint_values=0,
        budget=budget,
        seed=0,
    )


def test_the_best_moves_are_asked_about_first() -> None:
    """Once moves have values the best one is evaluated first, so that what it depends on comes first."""
    budget, values, asked = SearchBudget(SearchLimits(1.0)), [3.0, 9.0, 5.0], list[int]()
    samples = samples_of(values, asked, budget)
    with ValueSearches(budget) as searches:
        samples.run(searches)
    assert asked == [0, 1, 2, 1, 2, 0]
    assert samples.outcomes == [[value] for value in values] and samples.certain


def test_what_the_last_searches_found_counts() -> None:
    """After the searches moves are evaluated once more, unless all was exact."""
    budget, values, asked = SearchBudget(SearchLimits(60.0)), [3.0, 9.0, 5.0], list[int]()
    samples = samples_of(values, asked, budget)
    with ValueSearches(budget) as searches:
        samples.run(searches)
    values[0] = 11.0
    samples.update()
    assert samples.outcomes == [[3.0], [9.0], [5.0]]
    samples.certain = False
    samples.update()
    assert samples.outcomes == [[11.0], [9.0], [5.0]] and samples.certain


def test_samples_are_drawn_only_when_those_at_hand_are_known() -> None:
    """Where goods are hidden, the values of the fewest samples are searched first; once all of them are known
    and no move is clearly best, there are twice as many."""
    luck, position = Random(1), read_position(POSITIONS / "choose-saturday.toml")
    searched = list[int]()
    budget = SearchBudget(SearchLimits(60.0, stop=lambda: len(searched) >= 3 * FEWEST))

    class Searched(MoveSamples[float]):
        """Samples whose values are known after as many searches as there are samples."""

        def _queries(self) -> Queries:
            self._outcomes = [[each + 1 for each in outcomes] for outcomes in self._outcomes]
            unknown = len(searched) < self.number
            return {(0, "all"): ValueQuery(Valuation(position), ())} if unknown else {}

    class Searches(ValueSearches):
        """Searches that only note for how many samples they are."""

        def run(self, queries: Iterable[ValueQuery]) -> None:
            searched.append(samples.number)

    samples = Searched(
        valuations=PlayerValuations(position),
        table=choose_table(position),
        unseen_tiles=unseen_tiles_of(position),
        evaluate=lambda _: [luck.random, luck.random],
        turns=lambda: (),
        moves=2,
        points=float,
        joint_values=0,
        budget=budget,
        seed=0,
    )
    with Searches(budget) as searches:
        samples.run(searches)
    assert searched == [FEWEST] * FEWEST + [2 * FEWEST] * FEWEST + [4 * FEWEST] * FEWEST
