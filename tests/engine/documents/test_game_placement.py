"""Show Phases for the whole game as documents."""

from __future__ import annotations

from stockbook.engine.documents.game_placement import game_placement_document
from stockbook.engine.documents.placement import placement_document
from stockbook.models.play.goal import Goal
from stockbook.optimizer.sampling.intervals import Estimate
from stockbook.optimizer.stampswap.game_placement import GamePlacementAnswer, GamePlan
from tests.engine.documents.answers import ANSWER, EDGES, PLAN, POSITION, is_json


def test_the_expected_points_stand_beside_those_of_now() -> None:
    """Best and bound stay those of this Show Phase; nothing is proved of the game; only contests with a
    plan of their own have expected points."""
    plan = GamePlan(PLAN, (EDGES,), Estimate(50.126, 48, 52, 20))
    answer = GamePlacementAnswer(POSITION, (plan,), (plan,), ANSWER, None, 3, 2)
    document = game_placement_document(answer)
    now = placement_document(ANSWER, Goal.GAME)
    assert is_json(document)
    assert list(document) == list(now)
    assert (document["status"], document["proved"], document["seconds"]) == ("feasible", False, None)
    assert (document["best"], document["bound"]) == (now["best"], now["bound"])
    expected = {
        "now": PLAN.points,
        "expected": 50.13,
        "low": 48,
        "high": 52,
        "samples": 20,
        "keep": ["edges 10"],
    }
    assert expected.items() <= document["plans"][0].items()
    assert expected.items() <= document["by_contest"][0].items()
    assert "expected" not in document["by_contest"][1]
