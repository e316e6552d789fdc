"""Agents by name."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from stockbook.games.registry import make_agent
from stockbook.optimizer.arena.agent import AgentName, Agents, decision_rng
from tests.games.heap import Heap
from tests.games.heap_agents import AGENTS, Greedy

pytestmark = pytest.mark.usefixtures("heap_known")

HEAP = Agents("heap", AGENTS)


@pytest.mark.parametrize(
    "text", ["greedy", "planner:1", "planner:0.25", "planner:3600", "mine:Agent", "a.b:c:0.5"]
)
def test_a_name_reads_back(text: str) -> None:
    """An agent is written as it is read."""
    assert str(AgentName.parse(text)) == text


@pytest.mark.parametrize(
    "text", ["planner:", "planner:x", "planner:0", "planner:-1", "planner:inf", "planner:nan"]
)
def test_a_time_that_is_none(text: str) -> None:
    """After the colon stand seconds, more than none and an hour at most."""
    with pytest.raises(ValueError, match=r"seconds for a decision after the colon, as in planner:1\.5"):
        HEAP.factory(AgentName.parse(text), outside=True)


def test_agents_are_found_by_name() -> None:
    """Every game has random agents; a slip gets the nearest name, a stranger the list."""
    game = Heap()
    assert isinstance(make_agent(game, AgentName("greedy")), Greedy)
    assert next(iter(HEAP.known)) == "random"
    with pytest.raises(ValueError, match=r"'greddy': did you mean 'greedy'"):
        HEAP.factory(AgentName("greddy"))
    with pytest.raises(ValueError, match=r"'xyz': heap has random, greedy, planner"):
        HEAP.factory(AgentName("xyz"))


HEAPED = "tests.games.heap_agents"


@pytest.mark.parametrize(("text", "time"), [(f"{HEAPED}:Greedy", None), (f"{HEAPED}:Greedy:0.5", 0.5)])
def test_an_agent_from_outside_is_loaded_where_it_is_asked_for(text: str, time: float | None) -> None:
    """Its module and its name there say what makes it; a name that only a file has loads nothing."""
    name = AgentName.parse(text)
    assert (name.outside, name.time) == (True, time)
    assert HEAP.factory(name, outside=True) is Greedy
    with pytest.raises(ValueError, match="a file starts no agent from outside"):
        make_agent(Heap(), name)
    assert not AgentName.parse("planner:0.5").outside
    with pytest.raises(ValueError, match="Greedy cannot be made: TypeError: "):
        make_agent(Heap(), AgentName(name.kind), outside=True)


@pytest.mark.parametrize(
    ("module", "reason"),
    [
        (None, "there is no module 'mine': install it, or set PYTHONPATH"),
        ("import not_there", "mine cannot be loaded: No module named 'not_there'"),
        ("1 / 0", "mine cannot be loaded: ZeroDivisionError: division by zero"),
        ("Agent = 3", "mine has no class or function Agent"),
        ("", "mine has no class or function Agent"),
    ],
)
def test_a_module_that_has_no_agent(
    module: str | None, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message says what is wrong with it."""
    if module is not None:
        (tmp_path / "mine.py").write_text(module)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "mine", raising=False)
    with pytest.raises(ValueError, match=re.escape(reason)):
        HEAP.factory(AgentName.parse("mine:Agent"), outside=True)


def test_a_decision_has_a_chance_of_its_own() -> None:
    """The same seed and number give the same chance, others another."""
    drawn = {decision_rng(seed, number).random() for seed in range(10) for number in range(10)}
    assert len(drawn) == 100
    assert decision_rng(3, 4).random() in drawn
