"""The review of a game: whose decisions, their sums, the course of the leads, and Ctrl-C."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import fmean

import pytest

from stockbook.cli.rendering.review import show_review
from stockbook.engine.documents.review import review_document
from stockbook.engine.reviews import review_html
from stockbook.games.registry import definition_of
from stockbook.games.stamps import review as stamps_review
from stockbook.optimizer.charts import ASCII, BARS, course_svg, lead_line
from stockbook.optimizer.review.decisions import Decision
from stockbook.optimizer.review.game_review import GameReview, review_game, totals
from stockbook.optimizer.rollouts import Comparison
from stockbook.optimizer.sampling.intervals import Estimate
from stockbook.optimizer.solver.limits import SearchLimits
from tests.optimizer.review.games import played, record_of

NAMES = ("ann", "bob")
STAMPS = definition_of("stamps")
LIMITS = SearchLimits(0.1, deterministic=True)


class KnownReviewer(stamps_review.StampsReviewer):
    """A reviewer that says of every decision that it gives away as many points as its number."""

    def compare(self, decision: Decision, limits: SearchLimits) -> Comparison:
        return Comparison("this", "that", Estimate(float(decision.number)))

    def points(self, state: object, rng: Random) -> tuple[float, ...]:
        return 7.0, 4.0, *(0.0,) * (self._game.players - 2)


@pytest.fixture
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stamps_review, "StampsReviewer", KnownReviewer)


@pytest.mark.usefixtures("_known")
def test_sums_are_those_of_the_decisions() -> None:
    """Players, phases and classes add up; the costliest are the last ones, which lose most."""
    history = played("stamps", ("random", "random"))
    review = review_game(record_of(history, NAMES), STAMPS, limits=LIMITS)
    number = len(history.actions)
    found = totals(review)
    assert sum(each.decisions for each in found) == number
    assert sum(each.lost for each in found) == sum(range(1, number + 1))
    for each in found:
        mine = [decision.comparison.lost.value for decision in review.of(each.player)]
        assert each.per_decision == fmean(mine)
        assert sum(each.by_phase.values()) == each.lost
        assert sum(each.classes.values()) == each.decisions
    assert [each.number for each in review.costliest()] == [number, number - 1, number - 2]


@pytest.mark.usefixtures("_known")
def test_the_course_ends_with_the_true_leads() -> None:
    """Before, it has the mean of the ways in which the game may go on."""
    history = played("stamps", ("random", "random"))
    review = review_game(record_of(history, NAMES), STAMPS, [1], limits=LIMITS)
    scores = history.game.score(history.state)
    assert {each.player for each in review.decisions} == {1}
    assert review.course[0].leads == (3.0, -3.0)
    last = review_game(record_of(history, NAMES), STAMPS, limits=LIMITS).course[-1]
    assert last.leads == (scores[0] - scores[1], scores[1] - scores[0])


@pytest.mark.usefixtures("_known")
def test_a_stop_leaves_what_is_done() -> None:
    """The decisions before it are there, and the review says that it was stopped."""
    told: list[GameReview] = []
    history = played("stamps", ("random", "random"))
    limits = replace(LIMITS, stop=lambda: len(told) == 3)
    review = review_game(record_of(history, NAMES), STAMPS, limits=limits, on_decision=told.append)
    assert review.interrupted
    assert [each.number for each in review.decisions] == [1, 2, 3]
    assert review.decisions[0].line == review.record.actions[0].line


@pytest.mark.usefixtures("_known")
def test_the_parts_of_a_review() -> None:
    """After each decision there is the review so far; behind a decision it is the same."""
    record = record_of(played("stamps", ("random", "random")), NAMES, 6)
    seen: list[GameReview] = []
    whole = review_game(record, STAMPS, limits=LIMITS, on_decision=seen.append)
    assert [each.decisions for each in seen] == [whole.decisions[:n] for n in range(1, 7)]
    assert {each.to_review for each in seen} == {6}
    rest = review_game(record, STAMPS, limits=LIMITS, after=4)
    assert (rest.to_review, rest.decisions, rest.course) == (2, whole.decisions[4:], whole.course[4:])


def test_a_line_shows_the_highest_and_the_lowest_lead() -> None:
    """Even players stand in the middle, and a long game is as long as fits."""
    assert lead_line([-5, 0, 5], 9) == BARS[0] + BARS[4] + BARS[7]
    assert lead_line([-5, 0, 5], 9, ASCII) == ASCII[0] + ASCII[4] + ASCII[7]
    assert len(lead_line([1.0] * 500, 40)) == 40
    assert lead_line([], 9) == ""


@pytest.mark.usefixtures("_known")
def test_the_drawing_has_a_line_for_each_player() -> None:
    """Names are written as text, whatever they hold; without a decision there is no line."""
    history = played("stamps", ("random", "random"))
    review = review_game(record_of(history, ("<b>", "bob")), STAMPS, limits=LIMITS)
    drawing = course_svg(review.title, review.names, review.course)
    assert "&lt;b&gt;" in drawing
    assert drawing.count('fill="none"') == 2
    assert 'fill="none"' not in course_svg(review.title, review.names, ())


def test_too_short_a_time_is_made_longer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Once, to four times the time in all; without an interval then, it is unclear what is given away."""
    times: list[float] = []

    class SlowReviewer(KnownReviewer):
        def compare(self, decision: Decision, limits: SearchLimits) -> Comparison:
            times.append(limits.time)
            return Comparison("this", "that", Estimate(3.0, few=limits.time < enough))

    monkeypatch.setattr(stamps_review, "StampsReviewer", SlowReviewer)
    record = record_of(played("stamps", ("random", "random")), NAMES, 1)
    enough = 0.29
    (found,) = review_game(record, STAMPS, limits=LIMITS).decisions
    assert (found.comparison.lost, found.unclear) == (Estimate(3.0), False)
    assert times == pytest.approx([0.1, 0.3])
    enough, times[:] = 99.0, []
    (found,) = (review := review_game(record, STAMPS, limits=LIMITS)).decisions
    assert sum(times) <= 4 * LIMITS.time + 1e-9
    assert (found.comparison.best, found.comparison.lost) == ("this", Estimate(0.0, 0.0, 3.0))
    assert found.unclear
    assert review_document(review)["decisions"][0]["unclear"]
    assert "best, unclear" in review_html(review_document(review))
    show_review(review)
    assert "unclear: more --time may tell" in " ".join(capsys.readouterr().out.split())
