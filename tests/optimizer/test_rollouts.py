"""Moves of any game compared by rollouts: here of the game of the tests."""

from __future__ import annotations

from random import Random

import pytest

from stockbook.models.play.record import GameHistory
from stockbook.optimizer.rollouts import compared_action, lead_of, not_below_0, played_out, ranked_actions
from stockbook.optimizer.sampling.intervals import Estimate
from stockbook.optimizer.solver.limits import SearchLimits
from tests.games.heap import Heap, Take, View
from tests.games.heap_agents import Greedy

LIMITS = SearchLimits(1.0, deterministic=True)
GAME = Heap()
VIEW = View((9, 1, 1, 8), 0, (3, 4), 2)


def exact_lead(count: int) -> float:
    """My lead expected of a move where the other one then takes as much as is allowed, and so do I."""
    points, heap, me = [3.0 + 2.0, 4.0 + 3.5], list(VIEW.heap), True
    while heap:
        taken, heap = heap[:count], heap[count:]
        points[not me] += sum(taken) - 4 + (0.5 if len(taken) == 1 else 0.0)
        count, me = GAME.most, not me
    return points[0] - points[1]


def test_values_are_those_of_the_agent_played_on() -> None:
    """Each value's interval has the mean of all dice and hidden cards, and the best one comes first."""
    ranked = ranked_actions(GAME, VIEW, Greedy(GAME), LIMITS)
    assert not ranked.interrupted
    values = {row.action.count: row.lead for row in ranked.rows}
    assert set(values) == {1, 2, 3}
    for count, lead in values.items():
        assert lead.ends[0] - 0.5 <= exact_lead(count) <= lead.ends[1] + 0.5
    assert ranked.rows[0].action.count == max(values, key=exact_lead)
    assert ranked == ranked_actions(GAME, VIEW, Greedy(GAME), LIMITS)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_move_gives_away_what_it_is_worth_less(count: int) -> None:
    """The best one gives nothing away; new samples compare the others, never below 0."""
    found = compared_action(GAME, VIEW, Greedy(GAME), Take(count), LIMITS)
    best = max((1, 2, 3), key=exact_lead)
    assert found.move == f"take {count}"
    if count == best:
        assert (found.best, found.lost.value) == (found.move, 0)
    else:
        assert found.lost.value == pytest.approx(exact_lead(best) - exact_lead(count), abs=0.5)


def test_a_game_is_played_to_its_end() -> None:
    """From any state, by one agent for everybody; the lead is that over the best of the others."""
    history = GameHistory(Heap(3), 4)
    points = played_out(history.game, Greedy(history.game), history.state, Random(1))
    assert len(points) == 3
    assert lead_of((5, 9, 7), 1) == 2
    assert lead_of((5,), 0) == 5


def test_nothing_is_lost_below_0() -> None:
    """Neither a mean nor an end of its interval is negative; exact values have no ends."""
    assert not_below_0(Estimate(-1.0, -2.0, 0.5, 9)) == Estimate(0.0, 0.0, 0.5, 9)
    assert not_below_0(Estimate(2.0)) == Estimate(2.0)
