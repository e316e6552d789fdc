"""A review as one HTML page that needs no other file, and prints well."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from stockbook.models.drawing.svg import DRAWN, clean, tag
from stockbook.models.files.words import counted
from stockbook.optimizer.charts import CoursePoint, course_svg
from stockbook.optimizer.review.decisions import decision_heading, row_value
from stockbook.optimizer.sampling.intervals import Estimate

#: Number of decisions that are shown line by line.
COSTLIEST = 3
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


def review_html(review: Mapping[str, Any]) -> str:
    """The document of a reviewed game as an HTML document."""
    title = f"A game of {review['game']}"
    decisions = {each["n"]: each for each in review["decisions"]}
    body = "\n".join(
        [
            tag("h1", clean(title)),
            tag("p", clean(_subtitle(review))),
            *([_course(review)] if review["course"] else []),
            _table(_sums(review)),
            *(_costly(decisions[each["n"]], each["rows"]) for each in review["costliest"][:COSTLIEST]),
            tag("h2", "Every decision"),
            _table(_decisions(review)),
            *([tag("h2", "Left out"), _table(_left_out(review))] if review["left_out"] else []),
        ]
    )
    return (
        f'<!DOCTYPE html>\n{DRAWN}\n<html lang="en">\n'
        f'<head>\n<meta charset="utf-8">\n<title>{clean(title)}</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _subtitle(review: Mapping[str, Any]) -> str:
    stopped = " The review was stopped before the end." if review["interrupted"] else ""
    names = ", ".join(review["names"])
    return f"{review['file']}: {names}. {counted(len(review['decisions']), 'decision')} reviewed.{stopped}"


def _course(review: Mapping[str, Any]) -> str:
    names = review["names"]
    course = [
        CoursePoint(each["n"], tuple(each["lead"][name] for name in names)) for each in review["course"]
    ]
    return course_svg(review["title"], names, course).partition("\n")[2].strip()


def _sums(review: Mapping[str, Any]) -> Iterator[list[str]]:
    found = review["players"]
    phases = list(dict.fromkeys(phase for each in found for phase in each["by_phase"]))
    kinds = list(found[0]["classes"]) if found else []
    yield ["player", "decisions", "points lost", "a decision", *phases, *kinds]
    for each in found:
        yield [
            each["player"],
            str(each["decisions"]),
            f"{each['lost']:.1f}",
            f"{each['per_decision']:.2f}",
            *(f"{each['by_phase'].get(phase, 0.0):.1f}" for phase in phases),
            *(str(each["classes"][kind]) for kind in kinds),
        ]


def _costly(decision: Mapping[str, Any], rows: Iterable[Mapping[str, Any]]) -> str:
    heading = f"{_heading(decision)}: {counted(str(_lost(decision)), 'point')} lost"
    values = ([each["label"], row_value(each["move"]), row_value(each["best"])] for each in rows)
    return tag("section", tag("h3", clean(heading)), _table([["", "move", "best"], *values]))


def _decisions(review: Mapping[str, Any]) -> Iterator[list[str]]:
    yield ["decision", "move", "best", "lost", "class"]
    for each in review["decisions"]:
        lost = _lost(each)
        yield [
            _heading(each),
            each["move"],
            each["best"] if lost.value else "",
            str(lost) if lost.value else "0",
            f"{each['class']}, unclear" if each.get("unclear") else each["class"],
        ]


def _heading(decision: Mapping[str, Any]) -> str:
    return decision_heading(decision["n"], decision["round"], decision["phase"], decision["player"])


def _lost(decision: Mapping[str, Any]) -> Estimate:
    return Estimate(decision["lost"], decision.get("low"), decision.get("high"))


def _left_out(review: Mapping[str, Any]) -> Iterator[list[str]]:
    yield ["line", "reason"]
    for each in review["left_out"]:
        yield [str(each["line"]), each["reason"]]


def _table(rows: Iterable[list[str]]) -> str:
    """A table whose first row is its head."""
    head, *body = rows
    lines = [tag("thead", tag("tr", *(tag("th", clean(each)) for each in head)))]
    lines += [tag("tr", *(tag("td", clean(each)) for each in row)) for row in body]
    return tag("table", "\n".join(lines))
