"""The ranking of agents by reviews: seats change, and all that a review says is added up by the agent."""

from __future__ import annotations

import pytest

from benchmarks import reviews
from stockbook.games.stamps import review as stamps_review
from tests.optimizer.review.test_game_review import KnownReviewer


def test_agents_are_ranked_over_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a reviewer that knows, the means are those of the numbers of the decisions."""
    monkeypatch.setattr(stamps_review, "StampsReviewer", KnownReviewer)
    monkeypatch.setitem(reviews.PLAYERS, "stamps", 2)
    documents = [reviews.reviewed("stamps", ["random", "greedy"], 0.05, number) for number in range(2)]
    for first, document in zip(("random", "greedy"), documents, strict=True):
        assert document["decisions"][0]["player"] == first
    reviews.report(documents)
    mean = (len(documents[0]["decisions"]) + 1) / 2
    assert f" {mean} (" in capsys.readouterr().out
    reviews.report_limits(documents, "greedy")
    assert "greedy: [" in capsys.readouterr().out


def test_a_game_for_one_is_compared_deal_by_deal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Agents play the same deals; what one gives away more than the next has an interval by deals."""
    dealt: list[tuple[str, int]] = []
    lost = {"random": 2.0, "greedy": 0.5}

    def play(game: str, agents: list[str], seed: int) -> str:
        dealt.append((agents[0], seed))
        return agents[0]

    def document(agent: str) -> dict[str, object]:
        return {"players": [{"player": agent, "per_decision": lost[agent]}]}

    monkeypatch.setattr(reviews, "play", play)
    monkeypatch.setattr(reviews, "review_game", lambda record, game, limits: record)
    monkeypatch.setattr(reviews, "review_document", document)
    agents = ["random", "greedy"]
    documents = [reviews.reviewed("pinzetta", agents, 0.05, number) for number in range(5)]
    assert dealt == [("random", 1), ("greedy", 1), ("random", 2), ("greedy", 2), ("random", 3)]
    reviews.report_differences(documents, agents)
    assert "random gives away 1.50 more than greedy, in 2 deals" in capsys.readouterr().out
