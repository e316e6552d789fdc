"""The estimated points that goods bring to a player, in a game and in a position."""

from __future__ import annotations

from random import Random

import pytest

from stockbook.models.album.bitboard import Bitboard, grid_of
from stockbook.models.album.notation import parse_tile
from stockbook.models.contests import Contest
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.game.stamp_swap import StampSwap
from stockbook.models.stampswap.goods import parse_good
from stockbook.models.stampswap.position import Position
from stockbook.optimizer.stampswap.agents import GameItemEvaluator
from stockbook.optimizer.stampswap.goods_evaluation import (
    GoodsEvaluator,
    PositionGoodsEvaluator,
    forever_points,
)
from stockbook.optimizer.stampswap.prospects import Prospects, evaluator_of
from tests.models.stampswap.game.games import demo

GRID = grid_of(12, 12)


def evaluator_for(number: int, contest: str) -> GoodsEvaluator:
    evaluator = evaluator_of(Contest.parse(contest), GRID)
    return GoodsEvaluator(
        Prospects(number, (), (), (), (evaluator,), (0,), None), Bitboard(GRID, GRID.spaces)
    )


def test_the_race_at_the_end_is_the_rules_own() -> None:
    """With no round to come, the points are those of the Final Show, the imaginary player and ties too."""
    assert forever_points(4, (2,), 0) == pytest.approx(10)
    assert forever_points(3, (2,), 0) == pytest.approx(10)
    assert forever_points(2, (4,), 0) == pytest.approx(3)
    assert forever_points(0, (0,), 0) == 0
    assert forever_points(2, (2, 3, 4), 0) == pytest.approx(3)
    assert forever_points(1, (2, 3, 4), 0) == 0


def test_more_forever_stamps_are_never_worth_less() -> None:
    """Whatever the others have, and however many rounds are to come."""
    for rounds in (0.0, 0.5, 1.5, 2.5):
        for others in ((), (3,), (1, 2, 5)):
            worth = [forever_points(mine, others, rounds) for mine in range(8)]
            assert worth == sorted(worth)
            assert 0 <= worth[0] <= worth[-1] <= 10 + 1e-9


def test_stamps_that_go_together_are_worth_more_than_one_by_one() -> None:
    """Five themes make a set; five stamps of one theme do not."""
    sets = evaluator_for(3, "sets theme 9")
    themes = "space", "monuments", "animals", "flowers", "vehicles"
    whole = sets.tiles([parse_tile(f"2x2 blue {theme} 1") for theme in themes])
    same = sets.tiles([parse_tile("2x2 blue space 1")] * 5)
    assert whole > same


def test_what_a_contest_counts_is_worth_more() -> None:
    """A stamp that matches a filter or a group, two stamps on a tile, a forever stamp to surround others."""
    for contest, better, worse in (
        ("count color=blue 3", "2x2 blue space 1", "2x2 green space 1"),
        ("group size=short-rectangle 4", "2x3 blue space 1", "2x2 blue space 1"),
        ("edges 10", "double 4x2 (blue space 1 | green animals 1)", "4x2 blue space 2"),
    ):
        here = evaluator_for(2, contest)
        assert here.tile(parse_tile(better)) > here.tile(parse_tile(worse))
    forever = parse_tile("forever")
    assert evaluator_for(2, "surrounded 3").tile(forever) > evaluator_for(2, "sets theme 9").tile(forever)


def test_items_of_a_game_are_worth_what_their_cards_do() -> None:
    """A card that draws a stamp in every round to come is worth more than one that does nothing then,
    and brings something to whoever selects it."""
    game = StampSwap(demo(), 2)
    deck = game.deck
    items = GameItemEvaluator(deck, game.pieces, game.view(game.start(Random(1)), 0), 0)
    first = deck.attendees.start + len(deck.exhibitors)
    cards = {card.effect.word: first + number for number, card in enumerate(deck.specialists) if card.effect}
    assert items.of(cards["collected"]) > items.of(cards["look"])
    assert items.selected(cards["collected"]) > 0
    assert items.selected(cards["look"]) == 0 < items.selected(deck.token)
    pair = deck.stacks[0][:2]
    assert items.together(pair) == items.together(pair[::-1])
    assert items.together(pair[:1]) == pytest.approx(items.of(pair[0]))


@pytest.mark.parametrize(
    "word", ["edges", "perfect-corners", "surrounded", "holes 1x1", "holes 1x2", "regions", "group theme"]
)
def test_a_stamp_brings_something_to_each_contest_of_places(word: str) -> None:
    """Every family that asks where stamps lie has a weight."""
    stamp = parse_tile("2x2 blue animals canceled")
    assert evaluator_for(2, f"{word} 4").tile(stamp) > evaluator_for(2, "count color=green 4").tile(stamp)


@pytest.mark.parametrize("goal", Goal)
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_a_specialist_that_shows_is_an_exhibitor_and_two_points(round_: int, goal: Goal) -> None:
    """One that does nothing is worth its 2 points, a bonus more where its contest may be entered."""
    position = Position(round_, (Contest.parse("edges 10"),), phase="collect")
    evaluator = PositionGoodsEvaluator(position, position.me, goal=goal)

    def worth(effect: str) -> float:
        return evaluator.of(parse_good(f"specialist Framer: {effect}"))

    exhibitor = evaluator.of(parse_good("exhibitor edges 2"))
    assert worth("show edges 2") == pytest.approx(exhibitor + 2)
    assert worth("nothing") == worth("bonus regions 2") == 2
    assert worth("bonus edges 2") > 2
    assert worth("final edges 2") == 2 if goal is Goal.NOW and round_ < 3 else worth("final edges 2") > 2
