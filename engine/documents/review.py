"""The documents of ``review``: one for each game, and a summary of several."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypedDict

from stockbook.engine.documents.common import (
    DIGITS,
    Ends,
    Heading,
    Number,
    Row,
    ends_of,
    heading,
    rows_document,
    search_document,
)
from stockbook.engine.documents.engine_lines import Unfinished
from stockbook.optimizer.review.decisions import DecisionClass
from stockbook.optimizer.review.game_review import PlayerTotals, totals
from stockbook.optimizer.sampling.intervals import ratio

if TYPE_CHECKING:
    from stockbook.optimizer.review.game_review import GameReview, ReviewedDecision


# ``class`` is no name in Python.
Judgment = TypedDict("Judgment", {"class": DecisionClass})


class Unclear(TypedDict, total=False):
    """The mark of a decision that the time was too short to judge."""

    unclear: Literal[True]


class Decision(Judgment, Ends, Unclear):
    """A decision of a recorded game, and what it gave away against the best one."""

    file: str
    n: int
    line: int
    round: int | None
    phase: str | None
    player: str
    move: str
    best: str
    lost: Number


def _decision(review: GameReview, decision: ReviewedDecision) -> Decision:
    comparison = decision.comparison
    return {
        "file": review.record.file,
        "n": decision.number,
        "line": decision.line,
        "round": decision.round,
        "phase": decision.phase,
        "player": review.names[decision.player],
        "move": comparison.move,
        "best": comparison.best,
        "lost": round(comparison.lost.value, DIGITS),
        **ends_of(comparison.lost),
        "class": decision.kind,
        **(Unclear(unclear=True) if decision.unclear else Unclear()),
    }


class Sums(TypedDict):
    """The sums of a player."""

    player: str
    decisions: int
    lost: Number
    per_decision: Number
    by_phase: dict[str, Number]
    classes: dict[DecisionClass, int]


class PlayerReview(Sums):
    """The sums of one player over one game."""

    name: str


def _player(review: GameReview, sums: PlayerTotals) -> PlayerReview:
    return PlayerReview(
        player=review.names[sums.player],
        name=review.record.names[sums.player],
        decisions=sums.decisions,
        lost=round(sums.lost, DIGITS),
        per_decision=round(sums.per_decision, 3),
        by_phase={phase: round(lost, DIGITS) for phase, lost in sums.by_phase.items()},
        classes=dict(sums.classes),
    )


class CoursePoint(TypedDict):
    """The expected leads of all players after a decision."""

    n: int
    lead: dict[str, Number]


class Costly(TypedDict):
    """A decision that gave something away, line by line."""

    n: int
    rows: list[Row]


class LeftOut(TypedDict):
    """A decision that is not reviewed, by its line of the record."""

    line: int
    reason: str


class Review(TypedDict):
    """The review of a recorded game."""

    file: str
    title: str
    names: list[str]
    of: int
    decisions: list[Decision]
    players: list[PlayerReview]
    course: list[CoursePoint]
    costliest: list[Costly]
    left_out: list[LeftOut]
    interrupted: bool


class ReviewReport(Review, Unfinished):
    """A review as far as it has come."""


def review_document(review: GameReview) -> dict[str, Any]:
    """The document of one reviewed game."""
    names = review.names
    content = Review(
        file=review.record.file,
        title=review.title,
        names=list(names),
        of=review.to_review,
        decisions=[_decision(review, each) for each in review.decisions],
        players=[_player(review, each) for each in totals(review)],
        course=[
            CoursePoint(
                n=point.number,
                lead={name: round(lead, DIGITS) for name, lead in zip(names, point.leads, strict=True)},
            )
            for point in review.course
        ],
        costliest=[
            Costly(n=each.number, rows=rows_document(each.comparison.rows))
            for each in review.costliest(len(review.decisions))
        ],
        left_out=[LeftOut(line=each.line, reason=each.reason) for each in review.left_out],
        interrupted=review.interrupted,
    )
    goal, proved, game, limits = None, None, review.record.game, review.limits
    return search_document(
        content, None, goal, proved, review.seconds, limits.seed, limits.threads, game=game
    )


class PlayerSum(Sums, Ends):
    """The sums of one player over several games, with an interval by games."""

    games: int


class ReviewSummary(Heading):
    """The sums of each player over all reviewed games, after the review of the last."""

    summary: Literal[True]
    games: int
    players: list[PlayerSum]


def summary_document(documents: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The sums of each player over the documents of several games, with intervals by games.

    Documents of files with faults are left out.
    """
    documents = [document for document in documents if "players" in document]
    games: dict[str, list[list[Mapping[str, Any]]]] = {}
    for document in documents:
        seats: dict[str, list[Mapping[str, Any]]] = {}
        for each in document["players"]:
            if each["decisions"]:
                seats.setdefault(each["name"], []).append(each)
        for name, found in seats.items():
            games.setdefault(name, []).append(found)
    names = {document["game"] for document in documents}
    return dict(
        ReviewSummary(
            **heading(names.pop() if len(names) == 1 else None, None),
            summary=True,
            games=len(documents),
            players=[_summed(name, each) for name, each in games.items()],
        )
    )


def _summed(name: str, games: Sequence[Sequence[Mapping[str, Any]]]) -> PlayerSum:
    """One player over several games, in each of which the name may have several seats."""
    lost, decisions = ([sum(seat[key] for seat in game) for game in games] for key in ("lost", "decisions"))
    estimate = ratio(lost, decisions)
    by_phase: Counter[str] = Counter()
    classes: Counter[DecisionClass] = Counter()
    for seat in (seat for game in games for seat in game):
        by_phase.update(seat["by_phase"])
        classes.update(seat["classes"])
    found = PlayerSum(
        player=name,
        games=len(games),
        decisions=sum(decisions),
        lost=round(sum(lost), DIGITS),
        per_decision=round(estimate.value, 3),
        by_phase={phase: round(points, DIGITS) for phase, points in by_phase.items()},
        classes=dict(classes),
    )
    if estimate.low is not None and estimate.high is not None:
        found["low"], found["high"] = round(max(0.0, estimate.low), 3), round(estimate.high, 3)
    return found
