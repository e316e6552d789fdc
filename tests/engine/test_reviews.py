"""Reviews as questions: their parts, their answers, and players that nobody is called."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext

from stockbook.engine import Outcome, Refusal, Reporter, Review, Reviewed, Source, answer
from stockbook.engine.answering import OnReview
from stockbook.optimizer.solver.limits import SearchLimits
from tests.optimizer.review.games import played, record_of

GAME = str(record_of(played("stamps", ("random", "random")), ("ann", "bob"), 3))


def test_a_review_is_heard_as_far_as_it_has_come() -> None:
    """Each part has one decision more, and the answer has them all; an unknown player is refused."""

    class Listening(Reporter):
        def reviewing(self, limits: SearchLimits) -> AbstractContextManager[tuple[SearchLimits, OnReview]]:
            return nullcontext((limits, lambda review: parts.append(len(review.decisions))))

    parts: list[int] = []
    game = Source.of(GAME)
    found = answer(Review(game, "ann", time=0.05, workers=1), Listening())
    assert isinstance(found, Reviewed)
    assert parts == [*range(1, len(found.review.decisions) + 1)]
    assert {each["player"] for each in found.document["decisions"]} == {"ann"}
    assert found.outcome is Outcome.ANSWERED
    assert "<svg" in found.chart and found.chart.partition("<svg")[2][:50] in found.page
    nobody = answer(Review(game, "nobody"))
    assert isinstance(nobody, Refusal)
    assert (nobody.faults[0].key, nobody.outcome) == ("--player", Outcome.WRONG)
