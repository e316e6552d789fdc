"""A review as a page, from its document."""

from __future__ import annotations

import pytest

from stockbook.engine.documents.review import review_document
from stockbook.engine.review_page import COSTLIEST, review_html
from stockbook.games.registry import definition_of
from stockbook.games.stamps import review as stamps_review
from stockbook.optimizer.review.game_review import review_game
from tests.optimizer.review.games import played, record_of
from tests.optimizer.review.test_game_review import LIMITS, KnownReviewer


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
