"""Reviews as questions: their parts, their answers, and players that nobody is called.

A review as a page, from its document.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext

import pytest

from stockbook.engine import Outcome, Refusal, Reporter, Review, Reviewed, Source, answer
from stockbook.engine.answering import OnReview
from stockbook.engine.documents.review import review_document
from stockbook.engine.reviews import COSTLIEST, review_html
from stockbook.games.registry import definition_of
from stockbook.games.stamps import review as stamps_review
from stockbook.optimizer.review.game_review import review_game
from stockbook.optimizer.solver.limits import SearchLimits
from tests.optimizer.review.games import played, record_of
from tests.optimizer.review.test_game_review import LIMITS, KnownReviewer

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


def test_the_page_has_the_course_and_the_costliest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names are text, the last decisions lose most, and the page says whether the review was stopped."""
    monkeypatch.setattr(stamps_review, "StampsReviewer", KnownReviewer)
    record = record_of(played("stamps", ("random", "random")), ("ann", "<b>"), 5)
    document = review_document(review_game(record, definition_of("stamps"), limits=LIMITS))
    page = review_html(document)
    assert page.count("<svg") == 1
    assert "&lt;b&gt;" in page
    assert "<b>" not in page
    assert page.count("<section>") == COSTLIEST
    assert "5, lay, ann: 5.0 points lost" in page
    assert "stopped" not in page
    assert "stopped before the end" in review_html({**document, "interrupted": True, "course": []})
