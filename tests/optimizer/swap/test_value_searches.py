"""Bundles searched together, against every legal end of each by itself."""

from __future__ import annotations

import threading
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.contests import Contest
from stockbook.models.contests.surrounded import Surrounded
from stockbook.models.placement.cp_model import CpModel
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import read_position
from stockbook.optimizer.placement.plan import InternalError
from stockbook.optimizer.solver.cpsat import Search
from stockbook.optimizer.solver.limits import Progress, SearchBudget, SearchLimits
from stockbook.optimizer.solver.model_search import AnySearch, new_search
from stockbook.optimizer.solver.outcome import Outcome
from stockbook.optimizer.swap import joint_subproblem
from stockbook.optimizer.swap.bundle import Bundle
from stockbook.optimizer.swap.bundle_group import BundleGroup
from stockbook.optimizer.swap.perceived_values import ValueQuery
from stockbook.optimizer.swap.valuation import Valuation, Value, fixed_points
from stockbook.optimizer.swap.value_searches import ValueSearches
from tests.cli.running import POSITIONS
from tests.optimizer.swap.boards import brute_value, stamps, subsets, swap_boards


@settings(max_examples=15, deadline=None)
@given(swap_boards(), st.booleans())
def test_all_subsets_at_once_agree_with_brute_force(position: Position, deterministic: bool) -> None:
    """Every subset of goods has its exact value, with a plan that scores it."""
    valuation = Valuation(position)
    asked = subsets(position.me.collection)
    budget = SearchBudget(SearchLimits(20.0, workers=2, deterministic=deterministic))
    with ValueSearches(budget) as searches:
        while (left := [goods for goods in asked if not valuation.known(goods).exact]) and budget.left > 0:
            searches.run([ValueQuery(valuation, goods) for goods in left])
    for goods in asked:
        value = valuation.known(goods)
        assert (value.best, value.bound) == (brute_value(position, goods),) * 2
        assert valuation.plan(goods).points == value.best


@settings(max_examples=15, deadline=None)
@given(swap_boards(), st.integers(-4, 4))
def test_it_is_enough_to_prove_that_a_threshold_is_not_exceeded(position: Position, more: int) -> None:
    """Asked whether bundles are worth more than a threshold, those that are not have a bound that says so,
    and the others are exact."""
    valuation = Valuation(position)
    asked = subsets(position.me.collection)
    thresholds = {goods: brute_value(position, goods) + more for goods in asked}
    budget = SearchBudget(SearchLimits(20.0, workers=2))
    with ValueSearches(budget) as searches:
        while left := [goods for goods in asked if unproved(valuation.known(goods), thresholds[goods])]:
            assert budget.left > 0
            searches.run(
                [ValueQuery(valuation, goods, thresholds[goods] - fixed_points(goods)) for goods in left]
            )
    for goods in asked:
        value = valuation.known(goods)
        assert value.bound is not None
        assert value.best <= brute_value(position, goods) <= value.bound
        assert value.bound <= thresholds[goods] or value.exact


def unproved(value: Value, threshold: float) -> bool:
    """Whether goods may be worth more than a threshold, and more than is known."""
    return not value.exact and value.best + value.gap > threshold


def test_what_is_not_asked_any_more_is_not_searched() -> None:
    """A bundle that is left out of the next run keeps its bound."""
    position = read_position(POSITIONS / "sunday-surrounded.toml")
    valuation = Valuation(position)
    goods = subsets(stamps(position))
    large, small = goods[-1], goods[1]
    with ValueSearches(SearchBudget(SearchLimits(60.0, deterministic=True))) as searches:
        searches.run([ValueQuery(valuation, large), ValueQuery(valuation, small)])
        before = valuation.known(large)
        while not valuation.known(small).exact:
            searches.run([ValueQuery(valuation, small)])
    assert valuation.known(large).bound == before.bound


def test_a_new_question_is_asked_no_more_exactly_than_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the first search on, only plans are looked for that exceed the threshold."""
    position = read_position(POSITIONS / "sunday.toml")
    valuation = Valuation(position)
    cutoffs = []

    begin_bound = Bundle.begin_bound

    def begin(self: Bundle, contest: Contest | None, bound: int) -> None:
        cutoffs.append(self.cutoff)
        begin_bound(self, contest, bound)

    monkeypatch.setattr(Bundle, "begin_bound", begin)
    with ValueSearches(SearchBudget(SearchLimits(60.0, deterministic=True))) as searches:
        searches.run(
            [ValueQuery(valuation, stamps(position), 500), ValueQuery(valuation, stamps(position), 400)]
        )
    assert cutoffs[0] == 400


def test_a_search_that_none_waits_for_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The only search does not begin anew at its deadline; another core uses another strategy."""
    position = read_position(POSITIONS / "sunday-surrounded.toml")
    surrounded = next(each for each in position.contests if isinstance(each.measure, Surrounded))
    valuation = Valuation(replace(position, contests=(surrounded, *position.me.entered)))
    begun = []

    def search(model: CpModel, parameters: dict[str, Any], *args: Any, **kwargs: Any) -> AnySearch:
        begun.append(parameters["linearization_level"])
        return new_search(model, parameters, *args, **kwargs)

    monkeypatch.setattr(joint_subproblem, "FIRST_TIME", 0.0)
    monkeypatch.setattr(joint_subproblem, "new_search", search)
    goods = stamps(position)
    with ValueSearches(SearchBudget(SearchLimits(60.0, workers=2))) as searches:
        while not valuation.known(goods).exact:
            searches.run([ValueQuery(valuation, goods)])
    assert len(begun) == len(set(begun)) <= 2


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Set as soon as a search of CP-SAT runs."""
    event, run = threading.Event(), Search.run

    def search(self: Search) -> Outcome:
        event.set()
        return run(self)

    monkeypatch.setattr(Search, "run", search)
    return event


def test_bundles_are_divided_only_while_there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """When the time is up after the first part of many bundles, no further one is looked for."""
    position = read_position(POSITIONS / "sunday.toml")
    parts = list[int]()
    budget = SearchBudget(SearchLimits(60.0, workers=1, stop=lambda: len(parts) > 1))

    def parts_of(bundles: Sequence[Bundle]) -> Iterator[Sequence[Bundle]]:
        for number, bundle in enumerate(bundles):
            parts.append(number)
            yield [bundle]

    monkeypatch.setattr("stockbook.optimizer.swap.value_searches.split", parts_of)
    valuation = Valuation(position)
    queries = [ValueQuery(valuation, goods) for goods in subsets(stamps(position)[:3])]
    with ValueSearches(budget) as searches:
        searches.ask(queries)
    assert parts == [0, 1]


def test_searches_begin_with_the_first_bundles(
    begun: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the second group of bundles is being made, the first one is searched already."""
    position = read_position(POSITIONS / "sunday-surrounded.toml")
    waited, made = list[bool](), list[BundleGroup]()

    def group(bundles: Sequence[Bundle], hard: set[Hashable], budget: SearchBudget) -> BundleGroup:
        if made:
            waited.append(begun.wait(30.0))
        made.append(BundleGroup(bundles, hard, budget))
        return made[-1]

    monkeypatch.setattr("stockbook.optimizer.swap.value_searches.BundleGroup", group)
    queries = [ValueQuery(Valuation(position), stamps(position)) for _ in range(2)]
    with ValueSearches(SearchBudget(SearchLimits(60.0, workers=2))) as searches:
        searches.run(queries)
    assert waited == [True]


def test_searches_go_on_beside_other_work(begun: threading.Event) -> None:
    """Searches begin when they are asked for, before any run; in a deterministic answer with the run."""
    position = read_position(POSITIONS / "sunday-surrounded.toml")
    queries = [ValueQuery(Valuation(position), stamps(position))]
    with ValueSearches(SearchBudget(SearchLimits(60.0, workers=2))) as searches:
        searches.ask(queries)
        assert begun.wait(30.0)
    begun.clear()
    with ValueSearches(SearchBudget(SearchLimits(60.0, deterministic=True))) as searches:
        searches.ask(queries)
        assert not begun.is_set()
        searches.run(queries)
    assert begun.is_set()


@pytest.mark.parametrize("time", [1e-9, 0.01])
def test_without_time_there_is_still_a_plan(time: float) -> None:
    """Goods that were not searched keep their first estimate."""
    position = read_position(POSITIONS / "sunday.toml")
    valuation = Valuation(position)
    goods = stamps(position)
    estimate = valuation.known(goods).best
    with ValueSearches(SearchBudget(SearchLimits(time))) as searches:
        searches.run([ValueQuery(valuation, goods)])
    assert valuation.known(goods).best >= estimate


def test_bundles_without_time_for_their_group_are_searched_later() -> None:
    """Values asked for when a share of the time is over are searched when they are asked for again."""
    position = read_position(POSITIONS / "sunday.toml")
    valuation = Valuation(position)
    queries = [ValueQuery(valuation, goods) for goods in subsets(stamps(position)[:2])]
    budget = SearchBudget(SearchLimits(60.0, workers=2))
    with ValueSearches(budget) as searches:
        with budget.within(0.0):
            searches.run(queries)
        while not all(valuation.known(query.goods).exact for query in queries):
            assert budget.left > 0
            searches.run(queries)


def test_a_fault_in_a_search_is_raised_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that comes beside other work, after the last run."""
    failed = threading.Event()

    def fail(self: Search) -> Outcome:
        failed.set()
        raise InternalError("wrong")

    monkeypatch.setattr(Search, "run", fail)
    position = read_position(POSITIONS / "sunday-surrounded.toml")
    with (
        pytest.raises(InternalError, match="wrong"),
        ValueSearches(SearchBudget(SearchLimits(60.0, workers=1))) as searches,
    ):
        searches.ask([ValueQuery(Valuation(position), stamps(position))])
        assert failed.wait(30.0)


def test_after_a_stop_the_searches_are_waited_for(begun: threading.Event) -> None:
    """No thread goes on behind the answer."""
    position, stop = read_position(POSITIONS / "sunday-surrounded.toml"), threading.Event()
    budget = SearchBudget(SearchLimits(60.0, workers=1, stop=stop.is_set))
    with ValueSearches(budget) as searches:
        searches.ask([ValueQuery(Valuation(position), stamps(position))])
        assert begun.wait(30.0)
        ended = searches._threads[0].ended
        stop.set()
    assert ended.is_set() and budget.interrupted


def test_progress_is_reported_while_values_are_searched() -> None:
    """After each run, as often as the budget reports."""
    position = read_position(POSITIONS / "sunday.toml")
    valuation = Valuation(position)
    told: list[Progress] = []
    budget = SearchBudget(SearchLimits(60.0, workers=1, on_progress=told.append), lambda: Progress(1))
    with ValueSearches(budget) as searches:
        searches.run([ValueQuery(valuation, stamps(position))])
    assert told == [Progress(1)]
