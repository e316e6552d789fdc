"""Decisions of recorded games: each action is in one, which has a class and words."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockbook.games.registry import definition_of, definitions
from stockbook.models.play.record import GameHistory, replay
from stockbook.models.stampswap.game.actions import Enter
from stockbook.optimizer.review.decisions import (
    PLACE,
    DecisionClass,
    RolloutReviewer,
    class_of,
    decision_heading,
    decisions,
    row_value,
)
from stockbook.optimizer.review.game_review import review_game
from stockbook.optimizer.sampling.intervals import Estimate
from stockbook.optimizer.solver.limits import SearchLimits
from tests.games.heap import Heap
from tests.games.heap_agents import Greedy
from tests.optimizer.review.games import played, record_of

GAMES = [
    ("stamps", ("random", "random")),
    ("stamp-albums", ("random", "random")),
    ("stampswap", ("random", "quick")),
    ("pinzetta", ("random",)),
    ("stampswap-season", ("random",)),
]


@pytest.mark.parametrize(("game", "agents"), GAMES, ids=[game for game, _ in GAMES])
def test_every_action_is_in_one_decision(game: str, agents: tuple[str, ...]) -> None:
    """They follow each other without a gap, are numbered from 1, and end with the entry of a Show Phase."""
    history = played(game, agents)
    found = decisions(history, definition_of(history.game.name).reviewer(history.game, agents))
    assert [each.number for each in found] == list(range(1, len(found) + 1))
    assert found[0].first == 0
    assert found[-1].first + len(found[-1].actions) == len(history.actions)
    for each, after in pairwise(found):
        assert each.first + len(each.actions) == after.first
    for each in found:
        assert len(each.states) == len(each.actions) + 1
        assert all(history.game.turn(state) == each.player for state in each.states[:-1])
        entered = [isinstance(action, Enter) for action in each.actions]
        assert entered == [*[False] * (len(entered) - 1), each.phase == PLACE]


def test_a_show_phase_that_goes_on_is_no_decision_yet() -> None:
    """Before its contest is entered, nobody knows what the player has decided."""
    history = played("pinzetta", ("random",))
    reviewer = definition_of(history.game.name).reviewer(history.game, ("random",))
    *_, last = decisions(history, reviewer)
    shorter = replay(record_of(history, ("random",), len(history.actions) - 1))
    assert decisions(shorter, reviewer)[-1].number == last.number - 1


@pytest.mark.usefixtures("heap_known")
def test_every_move_is_one_decision() -> None:
    """Each is compared, nothing is lost below 0, and the course ends with the true lead."""
    history = played("heap", ("coin", "greedy"))
    limits = SearchLimits(0.1, deterministic=True)
    review = review_game(record_of(history, ("ann", "bob")), definition_of("heap"), limits=limits)
    assert len(review.decisions) == len(history.actions)
    assert min(each.comparison.lost.value for each in review.decisions) >= 0
    first, second = history.game.score(history.state)
    assert review.course[-1].leads == (first - second, second - first)


def test_points_are_those_of_one_end() -> None:
    """A score for each player in a determinization."""
    game = Heap(3)
    reviewer = RolloutReviewer(game, Greedy(game))
    state = GameHistory(game, 2).state
    assert reviewer.moment(state) == (None, "move")
    assert len(reviewer.points(state, Random(1))) == 3


ORDER = list(DecisionClass)


@pytest.mark.parametrize("game", dict(definitions()))
def test_more_points_are_no_better_class(game: str) -> None:
    """Every game has limits that rise, and each class is reached."""
    found = [class_of(definition_of(game).class_limits, Estimate(step / 10)) for step in range(300)]
    assert [ORDER.index(each) for each in found] == sorted(ORDER.index(each) for each in found)
    assert set(found) == set(DecisionClass)


@given(st.sampled_from(sorted(dict(definitions()))), st.floats(0, 50), st.floats(0, 50))
def test_within_the_interval_of_the_best_nothing_is_a_mistake(game: str, value: float, more: float) -> None:
    """Where the interval reaches down to 0, the decision may be the best one."""
    kind = class_of(definition_of(game).class_limits, Estimate(value, 0.0, value + more, 10))
    assert ORDER.index(kind) <= ORDER.index(DecisionClass.INACCURACY)


def test_a_decision_without_a_round_names_none() -> None:
    """The number, the phase and the player are always there."""
    assert decision_heading(12, 1, "place", "ann") == "12, round 1, place, ann"
    assert decision_heading(5, None, "lay", "<b>") == "5, lay, <b>"


def test_a_value_is_as_short_as_it_can_be() -> None:
    """One digit behind the point where it says something; a missing line has no value."""
    assert [row_value(each) for each in (2.0, -0.25, 1.96, 3, None)] == ["2", "-0.2", "2", "3", ""]
