"""A strategy is one class and one line: a made-up one proves what the others prove."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from threading import Lock

import pytest
from hypothesis import given, settings

from stockbook.models.stampswap.position import Position
from stockbook.optimizer import best_placement
from stockbook.optimizer.placement.strategies import CLAUSE_LEARNING, Strategy, TurnSearch
from stockbook.optimizer.placement.subproblem import Subproblem
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.solver.outcome import Outcome, Parameter
from tests.boards import small_positions
from tests.brute import best_by_contest, endings


@dataclass(frozen=True)
class Enumeration(Strategy):
    """Every placement, one by one, in a single turn."""

    def begin(
        self, subproblem: Subproblem, cutoff: int | None, parameters: Mapping[str, Parameter], lock: Lock
    ) -> TurnSearch:
        return EveryPlacement(subproblem, cutoff)


class EveryPlacement(TurnSearch):
    """The turn, which is over in a moment."""

    def run(self) -> Outcome:
        position = self.subproblem.position
        self.endings = endings(position.album, position.place)
        return Outcome(None, None, None, True, 0, 0, 0.0)

    def stop(self) -> None:
        """Nothing: it is over in a moment."""

    def take(self, outcome: Outcome) -> bool:
        for each in self.endings:
            self.subproblem.record_plan(self.subproblem.plan_as_wished(list(each.placed)))
        self.subproblem.record_bound(self.subproblem.cutoff)
        return False


@pytest.mark.parametrize("others", [(), (CLAUSE_LEARNING,)])
def test_a_made_up_strategy_proves_the_best(others: tuple[Strategy, ...]) -> None:
    """Alone and beside another strategy it proves what brute force finds."""
    strategies = Enumeration("enumeration", {}), *others

    @settings(max_examples=25, deadline=None)
    @given(small_positions())
    def proves(position: Position) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Subproblem, "strategies", strategies)
            answer = best_placement(position, limits=SearchLimits(60.0, deterministic=True))
        truth = best_by_contest(position, [each.contest for each in answer.by_contest])
        assert answer.best == answer.bound == max(truth.values())

    proves()
