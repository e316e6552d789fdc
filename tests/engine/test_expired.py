"""Questions whose time is over before they begin: each is answered, and no further work begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from stockbook.engine import advise, document
from stockbook.models.play.goal import Goal
from stockbook.models.stamp_albums.reading import AlbumsPosition
from stockbook.models.stamp_albums.turn_model import turn_problem
from stockbook.models.stampswap.swap.unseen_tiles import UnseenPrintedTiles
from stockbook.optimizer import SearchLimits
from stockbook.optimizer.sampling.elimination import SequentialElimination
from stockbook.optimizer.sampling.intervals import FEWEST
from stockbook.optimizer.solver.cpsat import Search
from stockbook.optimizer.stamp_albums.advice import RankedPurchases
from stockbook.optimizer.stampswap import game_placement
from tests.engine.documents.answers import is_json
from tests.engine.test_advice import position_of

#: No time at all.
EXPIRED = SearchLimits(time=1e-9)


def counted(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> list[str]:
    """A list that gets the name with each call of a function, which goes on as before."""
    calls: list[str] = []
    function: Callable[..., Any] = getattr(owner, name)

    def call(*arguments: Any, **options: Any) -> Any:
        calls.append(name)
        return function(*arguments, **options)

    monkeypatch.setattr(owner, name, call)
    return calls


@pytest.mark.parametrize("goal", Goal)
@pytest.mark.parametrize(
    "name",
    ["friday", "sunday", "cut-friday", "cut-sunday", "choose-saturday", "choose-sunday-five", "pinzetta-cut"],
)
def test_no_search_begins(name: str, goal: Goal, monkeypatch: pytest.MonkeyPatch) -> None:
    """No search of CP-SAT, and no more samples than the fewest that make an interval."""
    searches = counted(monkeypatch, Search, "run")
    samples = counted(monkeypatch, SequentialElimination, "_add_sample")
    candidates = counted(monkeypatch, game_placement, "candidate_plans")
    advice = advise(position_of(name), goal=goal, limits=EXPIRED)
    assert is_json(document(advice))
    assert not searches
    assert not candidates
    assert len(samples) <= FEWEST


def test_one_draw_is_enough_for_an_item(monkeypatch: pytest.MonkeyPatch) -> None:
    """The value of each item of the pool, from a single draw of what nobody has seen."""
    position = position_of("collect-saturday")
    draws = counted(monkeypatch, UnseenPrintedTiles, "draw")
    advice = advise(position, limits=EXPIRED)
    assert is_json(document(advice))
    assert len(draws) == 1


@pytest.mark.parametrize("name", ["stamps-example", "stamp-albums"])
def test_other_games_take_two_samples(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """STAMPS and Stamp Albums: as many as make an interval."""
    samples = counted(monkeypatch, SequentialElimination, "_add_sample")
    assert is_json(document(advise(position_of(name), limits=EXPIRED)))
    assert len(samples) == 2


def test_the_end_of_stamps_is_sampled() -> None:
    """STAMPS with an empty pile: where the search of the end is not over, the answer is not called proved."""
    found = document(advise(position_of("stamps-end"), limits=EXPIRED))
    assert not found["proved"]


def test_purchases_are_a_legal_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stamp Albums for this turn: one purchase that can be paid, and not called proved."""
    searches = counted(monkeypatch, Search, "run")
    position = position_of("stamp-albums")
    advice = advise(position, goal=Goal.NOW, limits=EXPIRED)
    assert not searches
    assert not document(advice)["proved"]
    assert isinstance(position, AlbumsPosition)
    assert isinstance(advice.answer, RankedPurchases)
    (best,) = advice.answer.advice
    assert turn_problem(position.view, position.game.readings).points(best.plan) == best.value.value
