"""The documents of ``review``: one for each game, and a summary of several."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from stockbook.engine.documents.estimates import DIGITS, rows_document
from stockbook.engine.documents.heading import heading, search_document
from stockbook.optimizer.review.totals import totals
from stockbook.optimizer.sampling.intervals import ratio

if TYPE_CHECKING:
    from stockbook.optimizer.review.game_review import GameReview, ReviewedDecision


def review_document(review: GameReview) -> dict[str, Any]:
    """The document of one reviewed game."""
    file = review.record.file
    content = {
        "file": file,
        "title": review.title,
        "names": list(review.names),
        "of": review.to_review,
        "decisions": [{"file": file, **_decision(review, each)} for each in review.decisions],
        "players": [
            {
                "player": review.names[each.player],
                "name": review.record.names[each.player],
                "decisions": each.decisions,
                "lost": round(each.lost, DIGITS),
                "per_decision": round(each.per_decision, 3),
                "by_phase": {phase: round(lost, DIGITS) for phase, lost in each.by_phase.items()},
                "classes": {str(kind): number for kind, number in each.classes.items()},
            }
            for each in totals(review)
        ],
        "course": [
            {
                "n": point.number,
                "lead": {
                    name: round(lead, DIGITS) for name, lead in zip(review.names, point.leads, strict=True)
                },
            }
            for point in review.course
        ],
        "costliest": [
            {"n": each.number, "rows": rows_document(each.comparison.rows)}
            for each in review.costliest(len(review.decisions))
        ],
        "left_out": [{"line": each.line, "reason": each.reason} for each in review.left_out],
        "interrupted": review.interrupted,
    }
    return search_document(
        content,
        None,
        game=review.record.game,
        phase=None,
        goal=None,
        proved=None,
        seconds=review.seconds,
        seed=review.limits.seed,
        workers=review.limits.threads,
    )


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
    return {
        **heading(names.pop() if len(names) == 1 else None, None),
        "summary": True,
        "games": len(documents),
        "players": [_summed(name, each) for name, each in games.items()],
    }


def _summed(name: str, games: Sequence[Sequence[Mapping[str, Any]]]) -> dict[str, Any]:
    """One player over several games, in each of which the name may have several seats."""
    lost, decisions = ([sum(seat[key] for seat in game) for game in games] for key in ("lost", "decisions"))
    estimate = ratio(lost, decisions)
    seats = [seat for game in games for seat in game]
    by_phase: Counter[str] = Counter()
    classes: Counter[str] = Counter()
    for seat in seats:
        by_phase.update(seat["by_phase"])
        classes.update(seat["classes"])
    found: dict[str, Any] = {
        "player": name,
        "games": len(games),
        "decisions": sum(decisions),
        "lost": round(sum(lost), DIGITS),
        "per_decision": round(estimate.value, 3),
        "by_phase": {phase: round(points, DIGITS) for phase, points in by_phase.items()},
        "classes": dict(classes),
    }
    if estimate.low is not None and estimate.high is not None:
        found |= {"low": round(max(0.0, estimate.low), 3), "high": round(estimate.high, 3)}
    return found


def _decision(review: GameReview, decision: ReviewedDecision) -> dict[str, Any]:
    """A decision; an exact value has no interval."""
    comparison = decision.comparison
    lost = comparison.lost
    found: dict[str, Any] = {
        "n": decision.number,
        "line": decision.line,
        "round": decision.round,
        "phase": decision.phase,
        "player": review.names[decision.player],
        "move": comparison.move,
        "best": comparison.best,
        "lost": round(lost.value, DIGITS),
    }
    if lost.low is not None and lost.high is not None:
        found |= {"low": round(lost.low, DIGITS), "high": round(lost.high, DIGITS)}
    return {**found, "class": str(decision.kind), **({"unclear": True} if decision.unclear else {})}
