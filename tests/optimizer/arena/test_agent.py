"""Agents by name."""

from __future__ import annotations

import pytest

from stockbook.optimizer.arena.agent import AgentName, agent_factory, decision_rng, factories, make_agent
from tests.games.heap import Heap
from tests.games.heap_agents import Greedy

pytestmark = pytest.mark.usefixtures("heap_known")


@pytest.mark.parametrize("text", ["greedy", "planner:1", "planner:0.25", "planner:3600"])
def test_a_name_reads_back(text: str) -> None:
    """An agent is written as it is read."""
    assert str(AgentName.parse(text)) == text


@pytest.mark.parametrize(
    "text", ["planner:", "planner:x", "planner:0", "planner:-1", "planner:inf", "planner:nan"]
)
def test_a_time_that_is_none(text: str) -> None:
    """After the colon stand seconds, more than none and an hour at most."""
    with pytest.raises(ValueError, match=r"seconds for a decision after the colon, as in planner:1\.5"):
        AgentName.parse(text)


def test_agents_are_found_by_name() -> None:
    """Every game has random agents; a slip gets the nearest name, a stranger the list."""
    game = Heap()
    assert isinstance(make_agent(game, AgentName("greedy")), Greedy)
    assert next(iter(factories("heap"))) == "random"
    with pytest.raises(ValueError, match=r"'greddy': did you mean 'greedy'"):
        agent_factory("heap", AgentName("greddy"))
    with pytest.raises(ValueError, match=r"'xyz': heap has random, greedy, planner"):
        agent_factory("heap", AgentName("xyz"))


def test_a_decision_has_a_chance_of_its_own() -> None:
    """The same seed and number give the same chance, others another."""
    drawn = {decision_rng(seed, number).random() for seed in range(10) for number in range(10)}
    assert len(drawn) == 100
    assert decision_rng(3, 4).random() in drawn
