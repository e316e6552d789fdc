"""A review as one HTML page that needs no other file, and prints well."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from stockbook.cli.rendering.review import decision_heading, number
from stockbook.models.drawing.svg_tags import DRAWN, clean, tag
from stockbook.models.files.words import counted
from stockbook.optimizer.review.chart import course_svg
from stockbook.optimizer.review.totals import totals

if TYPE_CHECKING:
    from stockbook.optimizer.review.game_review import GameReview, ReviewedDecision

_STYLE = (
    "@page { size: A4; margin: 12mm } "
    "body { font-family: Georgia, 'DejaVu Serif', serif; max-width: 48em; margin: 1em auto; padding: 0 1em } "
    "svg { width: 100%; height: auto } "
    "table { border-collapse: collapse; width: 100%; margin: 1em 0 } "
    "th, td { text-align: left; vertical-align: top; padding: 0.2em 0.6em 0.2em 0; "
    "border-bottom: 1px solid #ddd5c2 } "
    "tr, section { break-inside: avoid } thead { display: table-header-group } "
    "@media print { body { font-size: 9pt; max-width: none; margin: 0; padding: 0 } }"
)


def review_html(review: GameReview) -> str:
    """The review of a game as an HTML document."""
    title = f"A game of {review.record.game}"
    body = "\n".join(
        [
            tag("h1", clean(title)),
            tag("p", clean(_subtitle(review))),
            *([course_svg(review).partition("\n")[2].strip()] if review.course else []),
            _table(_sums(review)),
            *(_costly(review, each) for each in review.costliest()),
            tag("h2", "Every decision"),
            _table(_decisions(review)),
            *([tag("h2", "Left out"), _table(_left_out(review))] if review.left_out else []),
        ]
    )
    return (
        f'<!DOCTYPE html>\n{DRAWN}\n<html lang="en">\n'
        f'<head>\n<meta charset="utf-8">\n<title>{clean(title)}</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _subtitle(review: GameReview) -> str:
    stopped = " The review was stopped before the end." if review.interrupted else ""
    names = ", ".join(review.names)
    return f"{review.record.file}: {names}. {counted(len(review.decisions), 'decision')} reviewed.{stopped}"


def _sums(review: GameReview) -> Iterator[list[str]]:
    found = totals(review)
    phases = list(dict.fromkeys(phase for each in found for phase in each.by_phase))
    kinds = list(found[0].classes) if found else []
    yield ["player", "decisions", "points lost", "a decision", *phases, *map(str, kinds)]
    for each in found:
        yield [
            review.names[each.player],
            str(each.decisions),
            f"{each.lost:.1f}",
            f"{each.per_decision:.2f}",
            *(f"{each.by_phase.get(phase, 0.0):.1f}" for phase in phases),
            *(str(each.classes[kind]) for kind in kinds),
        ]


def _costly(review: GameReview, decision: ReviewedDecision) -> str:
    comparison = decision.comparison
    heading = f"{decision_heading(review, decision)}: {counted(str(comparison.lost), 'point')} lost"
    rows = [["", "move", "best"], *([label, number(a), number(b)] for label, a, b in comparison.rows)]
    return tag("section", tag("h3", clean(heading)), _table(rows))


def _decisions(review: GameReview) -> Iterator[list[str]]:
    yield ["decision", "move", "best", "lost", "class"]
    for each in review.decisions:
        comparison = each.comparison
        lost = comparison.lost
        best = comparison.best if lost.value else ""
        yield [
            decision_heading(review, each),
            comparison.move,
            best,
            str(lost) if lost.value else "0",
            f"{each.kind}, unclear" if each.unclear else str(each.kind),
        ]


def _left_out(review: GameReview) -> Iterator[list[str]]:
    yield ["line", "reason"]
    for each in review.left_out:
        yield [str(each.line), each.reason]


def _table(rows: Iterable[list[str]]) -> str:
    """A table whose first row is its head."""
    head, *body = rows
    lines = [tag("thead", tag("tr", *(tag("th", clean(each)) for each in head)))]
    lines += [tag("tr", *(tag("td", clean(each)) for each in row)) for row in body]
    return tag("table", "\n".join(lines))
