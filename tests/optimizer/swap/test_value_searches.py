"""Sets of goods searched together, against every legal end of each by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.contests.surrounded import Surrounded
from stockbook.models.placement.cp_model import CpModel
from stockbook.models.stampswap.goods import Good, StampGood
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import read_position
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.cpsat import Search
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.swap import joint_subproblem, value_searches
from stockbook.optimizer.swap.backward_induction import ANYTHING
from stockbook.optimizer.swap.bundle import Bundle
from stockbook.optimizer.swap.bundle_group import Group
from stockbook.optimizer.swap.joint_subproblem import FIRST_SETS, MORE_TURNS, SWITCHES, JointSubproblem, parts
from stockbook.optimizer.swap.valuation import Valuation, Value, plain_points
from stockbook.optimizer.swap.value_searches import ValueQuery, ValueSearches
from tests.cli.running import POSITIONS
from tests.optimizer.swap.boards import brute_worth, swap_boards


def subsets(goods: Sequence[Good]) -> list[tuple[Good, ...]]:
    """Every subset of goods, the empty one too."""
    return [chosen for many in range(len(goods) + 1) for chosen in combinations(goods, many)]


def stamps(position: Position) -> list[Good]:
    return [StampGood(tile) for tile in position.place]


@settings(max_examples=15, deadline=None)
@given(swap_boards(), st.booleans())
def test_all_subsets_at_once_agree_with_brute_force(position: Position, deterministic: bool) -> None:
    """Every subset of goods has its exact value, with a plan that scores it."""
    appraiser = Valuation(position)
    asked = subsets(position.me.collection)
    effort = SearchBudget(SearchLimits(20.0, workers=2, deterministic=deterministic))
    with ValueSearches(effort) as searches:
        while (left := [goods for goods in asked if not appraiser.known(goods).exact]) and effort.left > 0:
            searches.run([ValueQuery(appraiser, goods) for goods in left])
    for goods in asked:
        value = appraiser.known(goods)
        assert (value.best, value.bound) == (brute_worth(position, goods),) * 2
        assert appraiser.plan(goods).points == value.best


@settings(max_examples=15, deadline=None)
@given(swap_boards(), st.integers(-4, 4))
def test_it_is_enough_to_know_what_goods_are_not_worth(position: Position, more: int) -> None:
    """Asked whether sets are worth more than a value, those that are not have a bound that says so, and
    of the others all is known."""
    appraiser = Valuation(position)
    asked = subsets(position.me.collection)
    enough = {goods: brute_worth(position, goods) + more for goods in asked}
    effort = SearchBudget(SearchLimits(20.0, workers=2))
    with ValueSearches(effort) as searches:
        while left := [goods for goods in asked if doubtful(appraiser.known(goods), enough[goods])]:
            assert effort.left > 0
            searches.run(
                [ValueQuery(appraiser, goods, enough[goods] - plain_points(goods)) for goods in left]
            )
    for goods in asked:
        value = appraiser.known(goods)
        assert value.bound is not None
        assert value.best <= brute_worth(position, goods) <= value.bound
        assert value.bound <= enough[goods] or value.exact


def doubtful(value: Value, enough: float) -> bool:
    """Whether goods may still be worth more than this, and more than is known."""
    return not value.exact and value.best + value.slack > enough


def test_a_search_is_divided_until_every_set_is_alone() -> None:
    """Each part has fewer tiles to switch, together they have all sets."""
    position = read_position(POSITIONS / "sunday.toml")
    appraiser = Valuation(position)
    sought = [appraiser.sought(goods) for goods in subsets(stamps(position)[:4])]
    for each in sought:
        each.enough = ANYTHING
    tasks = [JointSubproblem(sought, position.open_contests[0], lambda each: None)]
    for _ in range(2):
        tasks = [part for task in tasks for part in (task.parts if len(task.sought) > 1 else [task])]
        assert sorted(id(each) for task in tasks for each in task.sought) == sorted(map(id, sought))
    assert all(len(task.sought) == 1 for task in tasks)


def test_parts_of_what_is_open_hold_nothing_else() -> None:
    """Sets that are known, or not asked for, are in parts of their own; no set is lost."""
    position = read_position(POSITIONS / "sunday.toml")
    appraiser = Valuation(position)
    sought = [appraiser.sought(goods) for goods in subsets(stamps(position)[:4])]
    task = JointSubproblem(sought, position.open_contests[0], lambda each: None)
    for number, each in enumerate(sought):
        each.enough = ANYTHING if number % 3 else None
    opened = set(task.opened)
    assert opened
    for part in task.parts:
        assert opened.issuperset(part.sought) or opened.isdisjoint(part.sought)
    assert Counter(map(id, sought)) == Counter(id(each) for part in task.parts for each in part.sought)


def test_what_is_not_asked_any_more_is_not_searched() -> None:
    """A set that is left out of the next run keeps its bound."""
    position = read_position(POSITIONS / "sunday-surrounded.toml")
    appraiser = Valuation(position)
    goods = subsets(stamps(position))
    large, small = goods[-1], goods[1]
    with ValueSearches(SearchBudget(SearchLimits(60.0, deterministic=True))) as searches:
        searches.run([ValueQuery(appraiser, large), ValueQuery(appraiser, small)])
        before = appraiser.known(large)
        while not appraiser.known(small).exact:
            searches.run([ValueQuery(appraiser, small)])
    assert appraiser.known(large).bound == before.bound


def test_what_is_asked_first_is_searched_first() -> None:
    """Of parts that had as many turns that with the first set goes on first, and what matters most has
    two turns more than the rest."""
    position = read_position(POSITIONS / "sunday.toml")
    appraiser = Valuation(position)
    chosen = [appraiser.sought(goods) for goods in combinations(stamps(position)[:5], 3)]
    alone = [JointSubproblem([each], position.open_contests[0], lambda each: None) for each in chosen]
    for number, each in enumerate(chosen):
        each.enough, each.rank = ANYTHING, 2 * number
    alone = [task for task in alone if not task.done]
    assert alone[1].sought[0].rank < FIRST_SETS <= alone[-1].sought[0].rank
    assert sorted([*alone[1:], alone[0]], key=lambda task: task.order) == alone
    alone[0].turns = MORE_TURNS
    assert alone[1].order < alone[0].order < alone[-1].order
    alone[0].turns = MORE_TURNS + 1
    assert alone[-1].order < alone[0].order


def test_a_new_question_is_asked_no_more_exactly_than_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the first search on, only plans are looked for that are worth more than is enough."""
    position = read_position(POSITIONS / "sunday.toml")
    appraiser = Valuation(position)
    bases = []

    def spread(self: Group, each: Bundle) -> None:
        bases.append(each.base)

    monkeypatch.setattr(Group, "spread", spread)
    with ValueSearches(SearchBudget(SearchLimits(60.0, deterministic=True))) as searches:
        searches.run(
            [ValueQuery(appraiser, stamps(position), 500), ValueQuery(appraiser, stamps(position), 400)]
        )
    assert bases == [400]


def test_many_sets_are_searched_in_parts() -> None:
    """No part has more tiles to switch than is quick, and every set is in one part."""
    position = read_position(POSITIONS / "sunday.toml")
    appraiser = Valuation(position)
    goods = stamps(position)[:5] + stamps(read_position(POSITIONS / "sunday-groups.toml"))[:5]
    sought = [appraiser.sought(chosen) for chosen in combinations(goods, 4)]
    found = parts(sought)
    assert sorted(id(each) for part in found for each in part) == sorted(map(id, sought))
    for part in found:
        kinds = [Counter(each.kinds) for each in part]
        every = {kind for each in kinds for kind in each}
        switches = sum(max(each[k] for each in kinds) - min(each[k] for each in kinds) for k in every)
        assert switches <= SWITCHES[0]


def test_a_search_that_none_waits_for_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The only search does not begin anew when its turn is over; another core searches in another way."""
    position = read_position(POSITIONS / "sunday-surrounded.toml")
    surrounded = next(each for each in position.contests if isinstance(each.measure, Surrounded))
    appraiser = Valuation(replace(position, contests=(surrounded, *position.me.entered)))
    begun = []

    def search(model: CpModel, parameters: dict[str, Any], *args: Any, **kwargs: Any) -> Search:
        begun.append(parameters["linearization_level"])
        return Search(model, parameters, *args, **kwargs)

    monkeypatch.setattr(joint_subproblem, "FIRST_TURN", 0.0)
    monkeypatch.setattr(value_searches, "Search", search)
    goods = stamps(position)
    with ValueSearches(SearchBudget(SearchLimits(60.0, workers=2))) as searches:
        while not appraiser.known(goods).exact:
            searches.run([ValueQuery(appraiser, goods)])
    assert len(begun) == len(set(begun)) <= 2


def test_a_single_set_is_searched_in_each_way_once() -> None:
    """A core that has nothing else to do takes a way that is not tried yet, until there is none."""
    position = read_position(POSITIONS / "sunday-surrounded.toml")
    sought = Valuation(position).sought(stamps(position))
    sought.enough = ANYTHING
    contest = next(each for each in position.open_contests if isinstance(each.measure, Surrounded))
    task = JointSubproblem([sought], contest, lambda each: None)
    found = [task.strategy]
    while task.parts:
        (task,) = task.parts
        assert task.sought == [sought] and not task.done
        task.model()
        found.append(task.strategy)
    assert len(found) == len(set(map(id, found))) == 2


@pytest.mark.parametrize("time", [1e-9, 0.01])
def test_without_time_there_is_still_a_plan(time: float) -> None:
    """What was not searched keeps its quick value."""
    position = read_position(POSITIONS / "sunday.toml")
    appraiser = Valuation(position)
    goods = stamps(position)
    quick = appraiser.known(goods).best
    with ValueSearches(SearchBudget(SearchLimits(time))) as searches:
        searches.run([ValueQuery(appraiser, goods)])
    assert appraiser.known(goods).best >= quick
