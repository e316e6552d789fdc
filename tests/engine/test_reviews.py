"""Reviews as questions: their parts, their answers, and players that nobody is called.

A review as a page, from its document.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import pytest

from stockbook.engine import Outcome, Refusal, Reporter, Review, Reviewed, Shown, Source, answer
from stockbook.engine.answering import OnReview
from stockbook.engine.documents.review import review_document
from stockbook.engine.questions import Show
from stockbook.engine.reviews import COSTLIEST, review_html
from stockbook.games.records import parse_record
from stockbook.games.registry import definition_of
from stockbook.games.stamps import review as stamps_review
from stockbook.optimizer.review.game_review import review_game
from stockbook.optimizer.solver.limits import SearchLimits
from tests.optimizer.review.games import played, record_of
from tests.optimizer.review.test_game_review import LIMITS, KnownReviewer
from tests.recorded.cases import SEEDS
from tests.web.browser.friday import friday

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
    assert "5 \u00b7 Lay, ann: 5 given away" in page
    assert "stopped" not in page
    assert "stopped before the end" in review_html({**document, "interrupted": True, "course": []})


def decided(n: int, line: int, phase: str, move: str, best: str) -> dict[str, object]:
    """A decision of mine that gave three points away."""
    return {
        "n": n,
        "line": line,
        "round": 1,
        "phase": phase,
        "player": "me",
        "move": move,
        "best": best,
        "lost": 3.0,
        "class": "blunder",
    }


def reviewed(game: str, decisions: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The document of a review with these decisions of mine, each of them among the costliest."""
    classes = {"best": 0, "blunder": len(decisions)}
    sums = {"player": "me", "decisions": len(decisions), "lost": 12, "per_decision": 3}
    return {
        "game": game,
        "file": "a.txt",
        "names": ["me", "random"],
        "decisions": decisions,
        "players": [{**sums, "by_phase": {}, "classes": classes}],
        "course": [],
        "left_out": [],
        "interrupted": False,
        "costliest": [{"n": each["n"], "rows": []} for each in decisions],
    }


def test_the_page_has_boards_and_cuts_in_pictures() -> None:
    """The move and the best one are drawn beside each other, a stamp once for the page; it stays small."""
    text = friday()
    mine = [each for each in parse_record(text).actions if each.player == 0]
    lines = {each.text.split()[0]: each.line for each in reversed(mine)}
    cut = next(each for each in mine if each.text.startswith("reserve"))
    position = answer(Show(Source.of(text, at=lines["place"] - 1)))
    assert isinstance(position, Shown)
    stamp = position.document["me"]["place"][0]
    decisions = [
        decided(1, lines["collect"], "collect", "collect 2: x", "collect 1: y"),
        decided(2, cut.line, "cut", cut.text, "reserve 5 | 1 3 4 | 2 6"),
        decided(3, lines["take"], "choose", "take random 1", "take random 2"),
        decided(4, lines["place"], "place", f"{stamp}@a1; enter none", "enter none"),
    ]
    document = reviewed("stampswap", decisions)
    page = review_html(document, Source.of(text))
    assert page.count("<figcaption>") == 2 * COSTLIEST
    assert "<b>Reserve</b>" in page
    assert "reserve 5" not in page
    drawn = re.findall('<symbol id="([^"]+)"', page)
    assert len(drawn) == len(set(drawn))
    assert set(re.findall('href="#([^"]+)"', page)) == set(drawn)
    assert "http" not in page.replace("http://www.w3.org/", "")
    assert len(page) < 100_000
    placed = review_html({**document, "costliest": document["costliest"][3:]}, Source.of(text))
    assert "enters no contest" in placed
    assert f'aria-label="album with {stamp}@a1; "' in placed
    words = review_html(document)
    assert "<figure>" not in words
    assert "item 5" in words
    assert "<figure>" not in review_html(document, Source.of("no record"))


def test_the_page_has_boards_against_pinzetta() -> None:
    """My cut, her piles and my album with what I place are drawn as in Stamp Swap."""
    stamps = "forever@c1; 2x2 purple animals 3@b11"
    decisions = [
        decided(1, 18, "cut", "reserve 6 | 1 5 | 2 3 4", "reserve 1 | 5 6 | 2 3 4"),
        decided(2, 20, "choose", "take 1", "take 2"),
        decided(3, 22, "place", f"{stamps}; enter holes 1x2 3", "enter none"),
    ]
    source = Source.of((SEEDS / "games" / "pinzetta-at-the-table.txt").read_text("utf-8"))
    page = review_html(reviewed("pinzetta", decisions), source)
    assert page.count("<figcaption>") == 2 * len(decisions)
    assert page.count("<b>Reserve</b>") == 4
    assert page.count('class="part taken"') == 2
    assert f'aria-label="album with {stamps}; "' in page and "enters holes 1x2 3" in page


def test_the_page_has_the_grid_of_stamps() -> None:
    """The stamp that is laid is marked on the shared grid; of Stamp Albums the cards are told."""
    history = played("stamps", ("random", "random"), 3)
    record = record_of(history, ("me", "bob"), 12)
    found = answer(Review(Source.of(str(record)), "me", time=0.05, workers=1))
    assert isinstance(found, Reviewed)
    first = found.document["decisions"][0]
    page = review_html({**found.document, "costliest": [{"n": first["n"], "rows": []}]}, found.source)
    assert f'aria-label="shared grid with {first["move"]}"' in page
