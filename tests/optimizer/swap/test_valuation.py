"""The values of sets of goods, now by every legal end on small albums, and by the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.album.notation import parse_tile
from stockbook.models.contests import Contest
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.goods import Good, Goods, StampGood, UnseenGood, parse_good
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.reading import read_position
from stockbook.optimizer.placement.plan import Plan
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits
from stockbook.optimizer.stampswap.goods_evaluation import PositionGoodsEvaluator
from stockbook.optimizer.swap.best_moves import best_choices, best_cuts
from stockbook.optimizer.swap.perceived_values import ValueQuery
from stockbook.optimizer.swap.valuation import Valuation, Value, fixed_points
from stockbook.optimizer.swap.value_searches import ValueSearches
from tests.cli.running import POSITIONS, SUNDAY
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


def goods(*texts: str) -> Goods:
    return tuple(map(parse_good, texts))


def choice(number: int) -> Position:
    """A card that pays in every round, or a stamp that pays at once."""
    piles = (goods("exhibitor count color=blue 2"), goods("2x2 green space 3"))
    return Position(
        number,
        (Contest.parse("sets color 9"),),
        Player(got=goods("2x2 blue space 1")),
        phase="choose",
        opponents=(Player(name="left", piles=piles, got=goods("2x2 green space 1")),),
    )


def test_a_card_that_pays_every_round_is_taken_early() -> None:
    """For this round the stamp is worth more, for the whole game the card."""
    now, game = (
        best_choices(choice(1), goal=goal, limits=SearchLimits(time=5.0)).rows[0].pile for goal in Goal
    )
    assert (now, game) == (1, 0)


def test_values_count_what_the_others_keep() -> None:
    """Mine, less 0.9 times what is left to the other one."""
    position = choice(2)
    (other,) = position.opponents
    mine, theirs = (PositionGoodsEvaluator(position, player) for player in (position.me, other))
    for row in best_choices(position, goal=Goal.GAME, limits=SearchLimits(time=5.0)).rows:
        taken, kept = other.piles[row.pile], other.piles[1 - row.pile]
        lead = mine.together((*position.me.got, *taken)) - 0.9 * theirs.together((*other.got, *kept))
        assert row.value.value == pytest.approx(lead)


def test_samples_end_where_nothing_is_to_be_gained() -> None:
    """Neither of two unseen tiles is ever clearly better; with goal game, sampling stops early."""
    (other,) = choice(2).opponents
    hidden = replace(choice(2), opponents=(replace(other, piles=(goods("2x3 ?"), goods("2x3 ?"))),))
    now, game = (
        best_choices(hidden, goal=goal, limits=SearchLimits(time=50.0, deterministic=True)).rows
        for goal in Goal
    )
    assert now[0].value.samples == 400
    assert 16 <= game[0].value.samples < 300


def test_more_forever_stamps_than_the_others_are_worth_keeping() -> None:
    """The reserve is the forever stamp that decides who has the most, not a plain stamp of the same value."""
    albums = [read_position(POSITIONS / "sunday.toml").album.with_tiles(())] * 2
    position = Position(
        2,
        (Contest.parse("sets color 9"),),
        Player(album=albums[0], collection=goods("forever", "2x2 green space 1", "2x2 green space 1")),
        phase="cut",
        opponents=(Player(name="left", album=albums[1], collection=goods(*["2x2 green space 1"] * 3)),),
    )
    assert best_cuts(position, goal=Goal.GAME, limits=SearchLimits(time=5.0)).rows[0].cut.reserve == (0,)


def test_the_same_seed_gives_the_same_answer() -> None:
    """Without a clock, whatever the number of workers."""
    position = read_position(POSITIONS / "cut-saturday.toml")
    first, again = (
        best_cuts(
            position,
            goal=Goal.GAME,
            limits=SearchLimits(time=0.3, seed=2, deterministic=True, workers=workers),
        ).rows
        for workers in (1, 2)
    )
    assert first == again


def test_an_opponent_without_an_album_is_valued_roughly() -> None:
    """The answer does not need to know it."""
    unknown = replace(choice(1), opponents=(replace(choice(1).opponents[0], album=None),))
    rows = best_choices(unknown, goal=Goal.GAME, limits=SearchLimits(time=5.0)).rows
    assert len(rows) == 2
    assert all(row.value.exact for row in rows)
