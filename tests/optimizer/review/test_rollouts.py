"""Reviews by rollouts, for games without a reviewer of their own."""

from __future__ import annotations

from random import Random

import pytest

from stockbook.games.registry import definition_of
from stockbook.models.play.record import GameHistory
from stockbook.optimizer.review.game_review import review_game
from stockbook.optimizer.review.rollouts import RolloutReviewer
from stockbook.optimizer.solver.limits import SearchLimits
from tests.games.heap import Heap
from tests.games.heap_agents import Greedy
from tests.optimizer.review.games import played, record_of

pytestmark = pytest.mark.usefixtures("heap_known")


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
    """Of a determinization: a score for each player."""
    game = Heap(3)
    reviewer = RolloutReviewer(game, Greedy(game))
    state = GameHistory(game, 2).state
    assert reviewer.moment(state) == (None, "move")
    assert len(reviewer.points(state, Random(1))) == 3
