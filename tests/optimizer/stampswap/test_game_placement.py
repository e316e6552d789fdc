"""The best Show Phase for the whole game."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from threading import Event
from typing import Any

import pytest

from stockbook.models.album.album import Album
from stockbook.models.album.notation import parse_placed_tiles
from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.reading import read_position
from stockbook.optimizer.placement.search import best_placement
from stockbook.optimizer.solver.limits import Progress, RoundProgress, SearchLimits
from stockbook.optimizer.stampswap import game_placement, show_plans
from stockbook.optimizer.stampswap.game_placement import best_placement_for_game
from stockbook.optimizer.stampswap.prospects import prospects_in_position
from stockbook.optimizer.stampswap.show_plans import contest_plans
from tests.cli.running import POSITIONS, SATURDAY, SUNDAY

SETS, EDGES = Contest.parse("count canceled 1"), Contest.parse("count all 1")


def test_plans_are_legal_scored_and_come_with_intervals() -> None:
    """Each plan is checked by the scorer, and what it brings by the end is more than now."""
    answer = best_placement_for_game(read_position(SATURDAY), plans=2, limits=SearchLimits(1, workers=1))
    for plan in (*answer.plans, *answer.by_contest):
        assert plan.expected.value >= plan.plan.points
        assert plan.expected.few == (plan.expected.margin is None) == (plan.expected.samples < 2)
        assert set(plan.keep) <= set(answer.position.open_contests) - {plan.plan.contest}
    assert 1 <= len(answer.plans) <= 2


def test_plans_come_best_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """First the advised one, then those sampled longest, of these the most expected; each move comes once."""
    monkeypatch.setattr(game_placement, "SAMPLES", 2)
    answer = best_placement_for_game(
        read_position(POSITIONS / "friday.toml"), plans=100, limits=SearchLimits(0.5, deterministic=True)
    )
    first, *others = answer.plans
    order = [(-each.expected.samples, -each.expected.value) for each in others]
    assert order == sorted(order)
    assert first.plan.points == max(each.plan.points for each in answer.plans), "two samples prove little"
    assert len({(each.plan.placement, each.plan.contest) for each in answer.plans}) == len(answer.plans)


def test_the_contest_that_grows_is_kept_for_later() -> None:
    """Two contests: one pays the same now and later, the other more with each stamp to come."""
    flat, growing = Contest.parse("count rare [0, 9]"), Contest.parse("count all 3")
    rare = read_position(SATURDAY).album.tiles
    album = read_position(SATURDAY).album
    assert any(placed.tile.stamps[0].rare for placed in rare)
    position = Position(2, (flat, growing), Player(album=album), ())
    best = best_placement_for_game(position, limits=SearchLimits(1, deterministic=True)).plans[0]
    assert (best.plan.contest, best.keep) == (flat, (growing,))
    assert (
        best.plan.points
        < best_placement_for_game(position, contests=[growing], limits=SearchLimits(1)).plans[0].plan.points
    )


@pytest.mark.parametrize("name", ["friday", "saturday"])
def test_what_is_known_of_this_show_phase(name: str) -> None:
    """It is that of the exact search, or a candidate where that had no time: no plan scores more now."""
    position = read_position(POSITIONS / f"{name}.toml")
    answer = best_placement_for_game(position, plans=100, limits=SearchLimits(0.01, deterministic=True))
    exact = answer.exact
    assert exact.bound >= exact.best >= max(each.plan.points for each in answer.plans)
    for row in exact.by_contest:
        plans = [each.plan for each in answer.plans if each.plan.contest == row.contest]
        assert row.bound >= row.best >= max((plan.points for plan in plans), default=0)
    settled = best_placement_for_game(position, limits=SearchLimits(10, deterministic=True)).exact
    assert [row.contest for row in settled.by_contest] == list(position.open_contests)
    assert (
        settled.proved
        and settled.best == best_placement(position, limits=SearchLimits(10, deterministic=True)).best
    )


def test_samples_end_when_there_is_one_move() -> None:
    """Sampling stops early when all candidates make the same move and differ only in plans for later."""
    album = "; ".join(f"2x4 rare 5@{column}{row}" for column in "acegik" for row in (1, 5))
    full = Player(album=Album(parse_placed_tiles(album)), entered=(SETS,))
    position = Position(1, (SETS, EDGES), full, (), EDGES)
    answer = best_placement_for_game(position, contests=[EDGES], limits=SearchLimits(60, workers=1))
    assert 24 <= answer.plans[0].expected.samples < 100


def test_the_same_seed_gives_the_same_answer() -> None:
    """Without a clock, whatever the number of workers; and a wished contest is the one entered."""
    position = Position(2, (SETS, EDGES), Player(album=read_position(SATURDAY).album), ())
    first, second = (
        best_placement_for_game(position, contests=[SETS], limits=SearchLimits(workers=n, deterministic=True))
        for n in (1, 2)
    )
    second = replace(second, workers=first.workers)
    assert first == second
    assert {plan.plan.contest for plan in first.plans} == {SETS}


@pytest.mark.parametrize(
    ("name", "after", "sampled"), [("candidate_plans", 0, True), ("rollout", 0, False), ("rollout", 40, True)]
)
def test_a_stop_gives_the_best_so_far(
    monkeypatch: pytest.MonkeyPatch, name: str, after: int, sampled: bool
) -> None:
    """Whether it comes before the candidates are there, before the first sample ends, or later."""
    calls, stop = count(), Event()
    real = getattr(show_plans, name)

    def stopping(*arguments: Any, **options: Any) -> Any:
        if next(calls) == after:
            stop.set()
        return real(*arguments, **options)

    monkeypatch.setattr(game_placement if name == "candidate_plans" else show_plans, name, stopping)
    limits = SearchLimits(1, deterministic=True, stop=stop.is_set)
    answer = best_placement_for_game(read_position(SATURDAY), limits=limits)
    assert answer.interrupted
    assert answer.plans[0].plan.placed
    assert (answer.plans[0].expected.samples > 0) is sampled


def test_the_candidates_end_in_time() -> None:
    """Without any time left there is still the best for now."""
    answer = best_placement_for_game(read_position(SATURDAY), limits=SearchLimits(0.01, workers=1))
    assert answer.plans[0].plan.placed


def test_progress_is_told_to_be_of_this_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who hears the search before the last round knows that its points are not those of the whole game."""
    heard: list[Progress] = []

    def told(*question: Any, limits: SearchLimits, **choices: Any) -> Any:
        assert limits.on_progress
        limits.on_progress(Progress(40, 50))
        return best_placement(*question, limits=limits, **choices)

    monkeypatch.setattr(game_placement, "best_placement", told)
    best_placement_for_game(
        read_position(SATURDAY), limits=SearchLimits(time=0.5, workers=1, on_progress=heard.append)
    )
    assert heard[0] == RoundProgress(40, 50) != Progress(40, 50)


def test_the_last_round_is_refused() -> None:
    """There the best for now is the best for the game."""
    with pytest.raises(ValueError, match="last"):
        best_placement_for_game(read_position(SUNDAY))


def test_every_plan_enters_a_contest() -> None:
    """On Friday sets pay nothing yet, and the question is which contest to give up; none is no answer."""
    position = read_position(POSITIONS / "friday.toml")
    answer = best_placement_for_game(position, plans=100, limits=SearchLimits(0.5, deterministic=True))
    assert None not in {each.plan.contest for each in (*answer.plans, *answer.by_contest)}
    assert {row.contest for row in answer.exact.by_contest} == set(position.contests)
    sets = next(contest for contest in position.contests if str(contest).startswith("sets"))
    asked = best_placement_for_game(position, contests=[sets], limits=SearchLimits(0.5, deterministic=True))
    assert asked.plans[0].plan.contest == sets
    with pytest.raises(ValueError, match="must be entered"):
        best_placement_for_game(position, contests=[None])


def test_contests_are_planned_for_every_round_while_any_is_open() -> None:
    """With one contest for two rounds, it is entered now, and none in the last."""
    for entered, plans in (((), {(0, 1), (1, 0)}), ((SETS,), {(1, None)}), ((SETS, EDGES), {(None, None)})):
        position = Position(2, (SETS, EDGES), Player(entered=entered))
        assert set(contest_plans(prospects_in_position(position, position.me))) == plans
