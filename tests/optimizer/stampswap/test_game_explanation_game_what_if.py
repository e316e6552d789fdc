"""Wishes for the whole game."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from stockbook.models import read_position
from stockbook.models.stampswap.wishes import EmptyWish, LeastWish, PutWish, wishes_of
from stockbook.optimizer import SearchLimits
from stockbook.optimizer.placement.plan import has_wishes
from stockbook.optimizer.sampling.intervals import Estimate, paired_difference
from stockbook.optimizer.stampswap import game_placement, show_plans
from stockbook.optimizer.stampswap.game_placement import what_if_for_game
from tests.cli.running import POSITIONS

LIMITS = SearchLimits(0.5, deterministic=True)
POSITION = read_position(POSITIONS / "saturday.toml")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few samples, and candidates without local search."""
    monkeypatch.setattr(game_placement, "SAMPLES", 6)
    monkeypatch.setattr(game_placement, "candidate_plans", partial(show_plans.candidate_plans, orders=0))


def test_costs_are_means_over_common_samples() -> None:
    """The cost of all wishes together; every plan of the answer has them."""
    wishes = (PutWish.parse("4@g8", POSITION), EmptyWish.parse("j1-l3", POSITION), LeastWish(20))
    found = what_if_for_game(POSITION, wishes, plans=3, limits=LIMITS)
    assert found.possible and found.answer and found.best and found.cost
    asked = wishes_of(wishes, POSITION)
    assert all(has_wishes(each.plan, asked) and each.plan.points >= 20 for each in found.answer.plans)
    assert found.cost == paired_difference(found.best.points, found.answer.plans[0].points)
    assert [each.wish for each in found.wishes] == list(wishes)


def test_wishes_that_the_advised_move_has_cost_nothing() -> None:
    """Exactly nothing, without an interval."""
    advised = game_placement.best_placement_for_game(POSITION, limits=LIMITS).plans[0].plan
    item, placed = advised.placed[0]
    found = what_if_for_game(POSITION, [PutWish(item, placed.cell)], limits=LIMITS)
    assert found.cost is not None and found.cost.value <= 0
    if found.answer and found.answer.plans[0].plan.placement == advised.placement:
        assert found.cost == Estimate(0.0)


def test_impossible_wishes_end_before_the_samples() -> None:
    """The conflict is that of this Show Phase."""
    found = what_if_for_game(POSITION, [PutWish.parse("4@l12", POSITION)], limits=LIMITS)
    assert found.possible is False and found.now.conflict and found.answer is None


def test_wishes_alone_are_not_searched_when_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is the best move, with all wishes and without; what each wish costs alone is then not known."""
    searched, search = [], game_placement.best_placement_for_game

    def counted(*arguments: Any, **options: Any) -> game_placement.GamePlacementAnswer:
        searched.append(options.get("wishes"))
        return search(*arguments, **options)

    monkeypatch.setattr(game_placement, "best_placement_for_game", counted)
    wishes = (EmptyWish.parse("a12", POSITION), LeastWish(1))
    found = what_if_for_game(POSITION, wishes, limits=SearchLimits(0.001))
    assert len(searched) == 2 and found.best and found.possible
    assert [each.cost for each in found.wishes] == [None, None]
