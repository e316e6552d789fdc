"""The best placement against every legal end of small positions."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given, settings

from stockbook.models.position import Position
from stockbook.optimizer import Answer, best_placement
from tests.boards import small_positions
from tests.brute import best_by_contest

PATIENT = 120.0


def solve(position: Position, **options: Any) -> Answer:
    """The proved answer, with every contest proved on its own too."""
    answer = best_placement(position, time=PATIENT, deterministic=True, **options)
    assert answer.proved and answer.status == "optimal" and answer.bound == answer.best
    assert all(result.best == result.bound for result in answer.by_contest)
    return answer


def test_every_contest_agrees_with_brute_force() -> None:
    """Side by side, each contest and none have the points of the best legal end, the values included."""
    seen: Counter[str] = Counter()

    @settings(max_examples=150, deadline=None)
    @given(small_positions())
    def agrees(position: Position) -> None:
        choice = (*position.open_contests, None)
        expected = best_by_contest(position, choice)
        answer = solve(position)
        assert [result.contest for result in answer.by_contest] == list(choice)
        assert {result.contest: result.best for result in answer.by_contest} == expected
        plan = answer.plans[0]
        assert plan.points == answer.best == max(expected.values()) == expected[plan.contest]
        assert plan.contest is None or expected[None] < answer.best
        seen["contest"] += plan.contest is not None
        seen["finale"] += any(line.label.startswith("finale") and line.points for line in plan.lines)
        seen["forever"] += any(line.label.startswith("forever") and line.points for line in plan.lines)
        seen["discarded"] += bool(plan.discarded)
        seen["entered"] += bool(position.me.entered)
        seen["negative"] += answer.best < 0
        seen["none open"] += choice == (None,)

    agrees()
    assert len(seen) == 7 and all(seen.values()), seen
