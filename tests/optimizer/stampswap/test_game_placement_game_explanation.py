"""A placement beside the one advised for the whole game."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from threading import Event
from typing import Any

import pytest

from stockbook.models import read_position
from stockbook.models.album.notation import parse_placed_tiles
from stockbook.optimizer import IllegalMove, SearchLimits
from stockbook.optimizer.sampling.intervals import Estimate, mean
from stockbook.optimizer.stampswap import game_placement, show_plans
from stockbook.optimizer.stampswap.game_placement import best_placement_for_game, explain_for_game
from tests.cli.running import POSITIONS

LIMITS = SearchLimits(0.1, deterministic=True)
#: Stamps scattered in the middle of an album, where they touch nothing of their kind.
POOR = parse_placed_tiles(
    "3x3 purple flowers 1@g8; 2x2 brown monuments -2@c8; forever@g5; 3x2 blue animals 2@i5"
)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few samples, and candidates without local search."""
    monkeypatch.setattr(game_placement, "SAMPLES", 6)
    monkeypatch.setattr(game_placement, "candidate_plans", partial(show_plans.candidate_plans, orders=0))


@pytest.mark.parametrize(("name", "stamps"), [("friday", 99), ("saturday", 2)])
def test_the_advised_move_gives_nothing_away(name: str, stamps: int) -> None:
    """Whole or begun, with its contest: it is the best move itself."""
    position = read_position(POSITIONS / f"{name}.toml")
    advised = best_placement_for_game(position, limits=LIMITS).plans[0]
    placed = [each for _, each in advised.plan.placed][:stamps]
    found = explain_for_game(position, placed, contests=[advised.plan.contest], limits=LIMITS)
    assert found.move == found.best == advised
    assert found.difference == Estimate(0.0)


def test_a_worse_move_gives_points_away_on_the_same_samples() -> None:
    """The expected points of both moves are means over common samples, and so is their difference."""
    position = read_position(POSITIONS / "saturday.toml")
    found = explain_for_game(position, POOR, limits=LIMITS)
    move, best = found.move, found.best
    assert move.plan.placement >= set(POOR)
    assert best == best_placement_for_game(position, limits=LIMITS).plans[0]
    assert len(move.points) == len(best.points) == 6
    assert (move.expected, best.expected) == (mean(move.points), mean(best.points))
    assert found.difference == mean([b - m for m, b in zip(move.points, best.points, strict=True)])
    assert found.difference.ends[0] > 0
    assert found.seconds is None


def test_the_samples_are_those_of_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Saturday, why not mine: a search with other candidates draws the same stamps to come."""
    position = read_position(POSITIONS / "saturday.toml")
    drawn = best_placement_for_game(position, limits=LIMITS).samples
    monkeypatch.setattr(game_placement, "candidate_plans", lambda *_, **__: [])
    others = best_placement_for_game(position, limits=LIMITS).samples
    common = min(len(drawn), len(others))
    assert common
    assert drawn[:common] == others[:common]


def test_another_contest_is_compared() -> None:
    """The advised stamps with another contest are another move, which may enter that one only."""
    position = read_position(POSITIONS / "saturday.toml")
    advised = best_placement_for_game(position, limits=LIMITS).plans[0]
    whole = [each for _, each in advised.plan.placed]
    other = next(each for each in position.open_contests if each != advised.plan.contest)
    found = explain_for_game(position, whole, contests=[other], limits=LIMITS)
    assert found.move.plan.contest == other
    assert found.move.plan.placement == found.best.plan.placement == set(whole)


def test_without_samples_nothing_is_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a stop at once there are the sums for now, and no difference by the end."""
    stop, real = Event(), show_plans.rollout

    def stopping(*arguments: Any, **options: Any) -> Any:
        stop.set()
        return real(*arguments, **options)

    monkeypatch.setattr(show_plans, "rollout", stopping)
    position, limits = read_position(POSITIONS / "saturday.toml"), replace(LIMITS, stop=stop.is_set)
    found = explain_for_game(position, POOR, limits=limits)
    assert found.interrupted
    assert found.move.expected.few and found.best.expected.few
    assert found.difference.few


def test_an_illegal_move_is_refused() -> None:
    """With the reason, before anything is searched."""
    with pytest.raises(IllegalMove, match="not among the stamps"):
        explain_for_game(read_position(POSITIONS / "saturday.toml"), parse_placed_tiles("2x2 rare 6@a11"))
