"""Tests of the order in which moves are evaluated in a sample."""

from __future__ import annotations

from typing import Any

from stockbook.models.stampswap.reading import read_position
from stockbook.models.stampswap.swap.goods_table import cut_table
from stockbook.models.stampswap.swap.unseen_tiles import unseen_tiles_of
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.swap.move_samples import MoveSamples
from stockbook.optimizer.swap.player_valuations import PlayerValuations
from tests.cli.running import POSITIONS


def test_the_best_moves_are_asked_about_first() -> None:
    """Once moves have values the best one is evaluated first, so that what it depends on comes first."""
    position = read_position(POSITIONS / "cut-sunday.toml")
    values = [3.0, 9.0, 5.0]
    asked: list[int] = []

    def evaluate(*_: Any) -> list[Any]:
        def outcome(number: int) -> float:
            asked.append(number)
            return values[number]

        return [lambda number=number: outcome(number) for number in range(len(values))]

    samples: MoveSamples[float] = MoveSamples(
        valuations=PlayerValuations(position),
        table=cut_table(position),
        unseen_tiles=unseen_tiles_of(position),
        evaluate=evaluate,
        turns=lambda: (),
        moves=len(values),
        points=float,
        joint_values=0,
        budget=SearchBudget(SearchLimits(1.0)),
        seed=0,
    )
    samples.run()
    assert asked == [0, 1, 2, 1, 2, 0]
    assert samples.outcomes == [[value] for value in values] and samples.certain
