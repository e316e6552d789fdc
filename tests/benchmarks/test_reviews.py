"""The ranking of agents by reviews: seats change, and all that a review says is added up by the agent."""

from __future__ import annotations

import pytest

from benchmarks import reviews
from stockbook.optimizer.review import stamps_game
from tests.optimizer.review.test_game_review import KnownReviewer


def test_agents_are_ranked_over_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a reviewer that knows, the means are those of the numbers of the decisions."""
    monkeypatch.setattr(stamps_game, "make_reviewer", lambda game, names: KnownReviewer(game))
    monkeypatch.setitem(reviews.PLAYERS, "stamps", 2)
    documents = [reviews.reviewed("stamps", ["random", "greedy"], 0.05, number) for number in range(2)]
    for first, document in zip(("random", "greedy"), documents, strict=True):
        assert document["decisions"][0]["player"] == first
    reviews.report(documents)
    mean = (len(documents[0]["decisions"]) + 1) / 2
    assert f" {mean} (" in capsys.readouterr().out
    reviews.report_limits(documents, "greedy")
    assert "greedy: [" in capsys.readouterr().out
