"""The course of a search: its events are true, and telling them changes nothing."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from stockbook.models import read_position
from stockbook.optimizer import best_placement
from stockbook.optimizer.placement.course import LOCAL_SEARCH
from stockbook.optimizer.placement.plan import PlacementAdvice
from stockbook.optimizer.placement.profiles import Profiles
from stockbook.optimizer.placement.strategies import (
    CLAUSE_LEARNING,
    LAGRANGIAN,
    LINEAR_RELAXATION,
    SEPARATE_TILES,
)
from stockbook.optimizer.solver.limits import Event, SearchBudget, SearchLimits

POSITIONS = Path(str(files("stockbook.seeds"))) / "positions"
LONG = SearchLimits(60.0, workers=2)


def searched(name: str, limits: SearchLimits) -> tuple[PlacementAdvice, list[Event]]:
    """The answer for a position, and the events of its search."""
    events: list[Event] = []
    position = read_position(POSITIONS / f"{name}.toml")
    return best_placement(position, limits=replace(limits, on_event=events.append)), events


@pytest.mark.parametrize("name", ["sunday", "sunday-groups", "sunday-corners", "saturday-holes"])
def test_events_lead_to_the_answer(name: str) -> None:
    """Incumbents rise and bounds fall to what the answer has; each turn ends; cutoffs are incumbents."""
    answer, events = searched(name, LONG)
    best, bounds, turns = {}, {}, Counter[tuple[str | None, str | None]]()
    for each in events:
        turn = each["contest"], each.get("strategy")
        if each["event"] == "incumbent":
            assert each["points"] > best.get(each["contest"], -1000)
            best[each["contest"]] = each["points"]
        elif each["event"] == "bound":
            assert each["points"] < bounds.get(each["contest"], 1000)
            bounds[each["contest"]] = each["points"]
        elif each["event"] == "start":
            assert each["cutoff"] in best.values()
            turns[turn] += 1
        else:
            turns[turn] -= 1
            assert turns[turn] >= 0
    assert set(turns.values()) == {0}
    assert any(strategy == LOCAL_SEARCH for _, strategy in turns) or name == "sunday"
    results = {str(each.contest): each for each in answer.by_contest}
    assert set(best) == set(bounds) <= set(results)
    assert max(best.values()) == answer.best == max(bounds.values())
    for contest, points in best.items():
        assert points == results[str(contest)].best
        assert max(points, bounds[contest]) == results[str(contest)].bound


def test_a_search_that_tells_goes_the_same_way() -> None:
    """A deterministic one has the same plan, conflicts and branches; its turns have them all."""
    quiet = SearchLimits(1.0, deterministic=True)
    answer, events = searched("sunday-groups", quiet)
    assert replace(answer, plans=()) == replace(best_placement(answer.position, limits=quiet), plans=())
    assert sum(each.get("conflicts", 0) for each in events) == answer.conflicts > 0
    assert sum(each.get("branches", 0) for each in events) == answer.branches


def test_parts_of_a_search_tell_nothing() -> None:
    """A search that is a part of another one has no events: nobody could say which it belongs to."""
    limits = replace(LONG, on_event=print)
    for each in (limits, replace(limits, deterministic=True)):
        assert SearchBudget(each).part(0.5).on_event is None


def test_strategies_have_names_of_their_own() -> None:
    """No two are called the same, nor as the local search."""
    whole = (CLAUSE_LEARNING, SEPARATE_TILES, LINEAR_RELAXATION, LAGRANGIAN)
    names = [LOCAL_SEARCH, Profiles.name, *(each.name for each in whole)]
    assert len(set(names)) == len(names)
