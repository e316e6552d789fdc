"""Mean values over scenarios of what cards draw."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from stockbook.models.stampswap.goods import StampGood
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.goods_table import cut_table
from stockbook.optimizer.swap.perceived_values import PlayerValuations, Queries
from stockbook.optimizer.swap.scenarios import ExpectedValues, Scenarios
from stockbook.optimizer.swap.value_searches import ValueSearches
from tests.optimizer.swap.boards import ENDLESS
from tests.optimizer.swap.rounds import BruteRound
from tests.optimizer.swap.test_best_moves import FACES, Deck
from tests.optimizer.swap.test_scenario_moves import ROUNDS


def scenarios_of(position: Position) -> Scenarios:
    """Some scenarios of a position before the cut."""
    valuations = PlayerValuations(position, searched=True)
    found = Scenarios(cut_table(position), Deck(FACES), valuations, Random(1))
    found.grow(30)
    return found


@pytest.mark.parametrize("position", ROUNDS)
def test_a_mean_is_that_of_the_best_show_phases_in_each_scenario(position: Position) -> None:
    """Once all that is asked for is searched, everybody sees the mean over the scenarios of what goods bring,
    of however few parts it is made, and nothing more is asked."""
    scenarios, brute = scenarios_of(position), BruteRound(position)
    table = scenarios.table
    for player in (0, 1):
        items = (*table.uncut[player][:2], *table.hidden)
        with ValueSearches(ENDLESS) as searches:
            while True:
                queries: Queries = {}
                values = ExpectedValues(scenarios, jointly=True, queries=queries)
                values.ask(player, 0, items)
                if not queries:
                    break
                searches.run(queries.values())
        ways = [tuple(scenarios.goods[number][item] for item in items) for number in scenarios.number_of]
        assert len(ways) == len(scenarios) == 30
        expected = fmean(brute.value(player, goods) for goods in ways)
        assert values.perceived(player, items) == values.actual(player, items) == pytest.approx(expected)
        assert not values.gap(player, items)


@pytest.mark.parametrize("position", ROUNDS)
def test_scenarios_are_added_and_never_drawn_again(position: Position) -> None:
    """More scenarios begin with those at hand, and equal goods are the same objects."""
    scenarios = scenarios_of(position)
    before = [scenarios.goods[number] for number in scenarios.number_of]
    scenarios.grow(40)
    after = [scenarios.goods[number] for number in scenarios.number_of]
    assert after[:30] == before and len(after) == 40
    drawn = [goods[item] for goods in scenarios.goods for item in scenarios.table.hidden]
    assert all(isinstance(good, StampGood) for good in drawn)
    assert len(set(map(id, drawn))) == len(set(drawn)) <= len(FACES)
