"""Show Phases as documents."""

from __future__ import annotations

from stockbook.engine.documents.show_phase import (
    contest_text,
    explanation_document,
    game_placement_document,
    placement_document,
)
from stockbook.models.play.goal import Goal
from stockbook.optimizer.placement.search import Explanation
from stockbook.optimizer.sampling.intervals import Estimate
from stockbook.optimizer.stampswap.game_placement import GamePlacementAnswer, GamePlan
from tests.engine.documents.answers import ANSWER, EDGES, PLAN, POSITION, STOPPED, is_json


def test_an_answer_with_its_plans() -> None:
    """Items count from 1 and come in order, places are cells, and lines sum to the points."""
    document = placement_document(ANSWER, Goal.NOW)
    assert is_json(document)
    assert (document["game"], document["phase"], document["goal"]) == ("stampswap", "show", "now")
    assert (document["best"], document["seconds"], document["seed"], document["workers"]) == (
        PLAN.points, 0.12, 3, 2,
    )  # fmt: skip
    (plan,) = document["plans"]
    assert [(each["item"], each["at"]) for each in plan["place"]] == [(1, "a1"), (2, "c3")]
    assert sum(line["points"] for line in plan["lines"]) == plan["points"] == PLAN.points
    assert document["by_contest"][1] == {"contest": None, "best": 1, "bound": 4}


def test_an_explanation_compares_two_plans() -> None:
    """Rows tell both points of a line; the time is that of both searches, and null where one has none."""
    document = explanation_document(Explanation(ANSWER, ANSWER), Goal.GAME)
    assert is_json(document)
    assert (document["difference"], document["seconds"]) == (0, 0.25)
    assert all(row["move"] == row["best"] for row in document["rows"])
    assert explanation_document(Explanation(ANSWER, STOPPED), Goal.GAME)["seconds"] is None


def test_no_contest_is_null() -> None:
    """A contest is the text of the file."""
    assert contest_text(None) is None
    assert contest_text(PLAN.contest) == "count all 3"


def test_the_expected_points_stand_beside_those_of_now() -> None:
    """Best and bound stay those of this Show Phase; nothing is proved of the game; only contests with a
    plan of their own have expected points."""
    plan = GamePlan(PLAN, (EDGES,), Estimate(50.126, 48, 52, 20))
    answer = GamePlacementAnswer(POSITION, (plan,), (plan,), ANSWER, None, 3, 2)
    document = game_placement_document(answer, Goal.GAME)
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
