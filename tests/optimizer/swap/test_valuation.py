"""The values of sets of goods agree with a search of every legal end on small albums."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.album.notation import parse_tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.goods import Good, StampGood, UnseenGood, parse_good
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import read_position
from stockbook.optimizer.placement.plan import Plan
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.swap.goods_keys import fixed_points
from stockbook.optimizer.swap.valuation import Valuation, Value
from stockbook.optimizer.swap.value_queries import ValueQuery
from stockbook.optimizer.swap.value_searches import ValueSearches
from tests.cli.running import SUNDAY
from tests.optimizer.swap.boards import brute_value, swap_boards


def searched(valuation: Valuation, goods: Sequence[Good]) -> Value:
    """Return the value of some goods, searched until it is exact."""
    budget = SearchBudget(SearchLimits(20.0, workers=1))
    with ValueSearches(budget) as searches:
        while not valuation.known(goods).exact and budget.left > 0:
            searches.run([ValueQuery(valuation, goods)])
    return valuation.known(goods)


@settings(max_examples=40, deadline=None)
@given(swap_boards(), st.data())
def test_values_agree_with_brute_force(position: Position, data: st.DataObject) -> None:
    """A searched value is exact, an estimate never more, and the plan is what it says."""
    valuation = Valuation(position)
    subset = data.draw(st.lists(st.sampled_from(range(len(position.me.collection))), unique=True))
    goods = [position.me.collection[item] for item in subset]
    best = brute_value(position, goods)
    assert valuation.known(goods).best <= best
    value = searched(valuation, goods)
    assert (value.best, value.bound) == (best, best)
    plan = valuation.plan(goods)
    assert isinstance(plan, Plan)
    assert plan.points == best


def test_a_bundle_of_other_goods_with_the_same_key_has_its_own_points() -> None:
    """Stamps that lie alike are placed alike, but each plan counts the values of its own stamps."""
    position = read_position(SUNDAY)
    goods = {value: [StampGood(parse_tile(f"2x3 blue animals {value}"))] for value in (1, 3)}
    valuation = Valuation(position)
    assert valuation.key(goods[1]) == valuation.key(goods[3])
    first, same, other = (valuation.bundle(goods[value]) for value in (1, 1, 3))
    assert first.plan == same.plan
    assert other.plan.points == first.plan.points + 2
    assert other.best == first.best


@settings(max_examples=40, deadline=None)
@given(swap_boards(), st.data())
def test_grown_estimates_are_legal(position: Position, data: st.DataObject) -> None:
    """In whatever order goods are asked about, an estimate that adds a tile to another is a legal plan and
    never more than the best."""
    valuation = Valuation(position, searched=True)
    goods = position.me.collection
    twice = [good for good in goods if isinstance(good, StampGood)][:1] * 2  # As forever stamps are.
    assert valuation.known(twice).best <= brute_value(position, twice)
    for subset in data.draw(st.lists(st.lists(st.sampled_from(range(len(goods))), unique=True), max_size=5)):
        chosen = [goods[item] for item in subset]
        assert valuation.plan(chosen).points == valuation.known(chosen).best <= brute_value(position, chosen)


@settings(max_examples=40, deadline=None)
@given(swap_boards(), st.data())
def test_equal_keys_are_equal_values(position: Position, data: st.DataObject) -> None:
    """Goods in another order, or with other values, are not searched again, and right all the same."""
    valuation = Valuation(position)
    goods = position.me.collection
    first = searched(valuation, goods)
    other = data.draw(st.permutations(goods))
    assert valuation.key(other) == valuation.key(goods)
    assert valuation.known(other) == first
    assert valuation.plan(other).points == first.best
    other_values = [
        StampGood(parse_tile(str(good).replace(" 3", " 5"))) if isinstance(good, StampGood) else good
        for good in goods
    ]
    if valuation.key(other_values) == valuation.key(goods):
        assert valuation.known(other_values).best == brute_value(position, other_values)


def test_what_the_scoring_does_not_see_does_not_matter() -> None:
    """For edges and a count of blue stamps, green and brown are the same, blue is not."""
    contests = tuple(map(Contest.parse, ("edges 10", "count color=blue 2")))
    plain = Valuation(Position(1, contests))
    blue, green, brown = (parse_good(f"2x3 {color} animals 1") for color in ("blue", "green", "brown"))
    assert plain.key([green]) != plain.key([blue])
    assert plain.key([brown]) != plain.key([parse_good("3x2 brown animals 1")])
    assert plain.key([brown]) == plain.key([parse_good("2x3 green space -1"), parse_good("specialist")])


def test_what_only_adds_up() -> None:
    """Values, 2 for a specialist, 2 for the token; an exhibitor depends on the album."""
    goods = ["2x2 rare 5", "specialist", "first-player", "exhibitor count all 1", "forever"]
    goods.append("double 4x2 (blue space 1 | rare 2)")
    assert fixed_points(map(parse_good, goods)) == 5 + 2 + 2 + 3


def test_a_tile_not_seen_has_no_value() -> None:
    """Faces have to be drawn first."""
    with pytest.raises(ValueError, match="2x3"):
        Valuation(read_position(SUNDAY)).known([UnseenGood(2, 3)])
