"""The verdict on a move beside the best one, in words and as a table."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import TYPE_CHECKING

from stockbook.cli.rendering.page import Page, numbers_table, plain, points
from stockbook.models.files.words import counted

if TYPE_CHECKING:
    from stockbook.cli.games.parts import PrintedAnswer
    from stockbook.optimizer.rollouts import Comparison, RankedActions
    from stockbook.optimizer.sampling.intervals import Estimate, Interval


#: In place of a mean of too few samples.
TOO_FEW = "too few samples to expect points"
#: In place of a pile where the best one has no value.
TOO_SHORT = "too little time to tell which pile is better"
#: Moves that the terminal lists; all are in the JSON.
LISTED = 10
#: Moves as good as the best one that are named; of more their number is told.
NAMED = 3


def show_actions(told: PrintedAnswer[RankedActions]) -> None:
    """Print the best moves with their values."""
    page, answer = Page(), told.answer
    best = answer.rows[0]
    page.heading(f"{best.text}: expected lead {best.lead}")
    table = numbers_table(("lead", ""))
    for row in answer.rows[:LISTED]:
        table.add_row(str(row.lead), row.text)
    page.print(table)
    show_as_good(page, [row.text for row in answer.rows], [row.lead for row in answer.rows])
    if (hidden := len(answer.rows) - LISTED) > 0:
        page.print(f"and {hidden} more moves{': --json has them all' * told.options}")


def show_comparison(told: PrintedAnswer[Comparison]) -> None:
    """Print what a move gives away, and the values of both."""
    page, comparison = Page(), told.answer
    show_verdict(page, "your move", comparison.lost, certain=comparison.certain)
    page.print(plain(f"your move: {comparison.move}"))
    page.print(plain(f"the best:  {comparison.best}"))
    if comparison.rows:
        page.print()
        table = numbers_table(("points", "your move", "best"))
        for label, mine, best in comparison.rows:
            table.add_row(label, *("" if each is None else points(each) for each in (mine, best)))
        page.print(table)


def show_as_good(page: Page, names: Sequence[str], values: Sequence[Estimate]) -> None:
    """Print which of ranked moves their intervals do not tell from the first one, if there are any."""
    from stockbook.optimizer.sampling.intervals import as_good

    if even := as_good(values):
        named = ", ".join(names[each] for each in even)
        page.print(plain(f"about as good: {named if len(even) <= NAMED else counted(len(even), 'other')}"))


def show_verdict(page: Page, move: str, difference: Estimate, *, when: str = "", certain: bool) -> None:
    """Print whether a move is worse than the best one, with the interval of the points that it gives away.

    ``move`` is as ``your cut``, ``when`` the points count as `` by the end``; ``certain`` is whether values
    without samples are exact, and not estimates.
    """
    known = "" if certain or difference.samples else ", as far as is known"
    if difference.few:
        page.heading(f"too few samples to compare {move} with the best one")
    elif difference.exact and difference.value <= 0:
        page.heading(f"{move} is a best one{known}")
    elif difference.ends[0] > 0:
        page.heading(f"{move} gives away {_points(difference, when)}{known}")
    else:
        page.heading(f"{move} is not shown to be worse{known}")
        gain = difference.value < 0
        given = _points(difference, f" more{when}" if gain else when)
        page.print(f"it {'brings' if gain else 'gives away'} {given}")


def _points(difference: Estimate, when: str) -> str:
    """The points of a difference, whichever its sign, and its interval where there is one."""
    sampled = difference.samples > 0
    sign = -1 if difference.value < 0 else 1
    low, high = sorted(sign * end for end in difference.ends)
    ends = interval_points((low, high), " to ", sampled=sampled)
    interval = f" ({'95 %: ' * sampled}{ends})" * bool(ends)
    given = points(abs(difference.value), sampled=sampled)
    return f"{counted(given, 'point')}{when}{interval}"


def interval_points(ends: Interval, dash: str, *, sampled: bool) -> str:
    """The points between which a value lies; empty where an end is not known, or both are written alike."""
    if not all(map(isfinite, ends)):
        return ""
    low, high = (points(end, sampled=sampled) for end in ends)
    return "" if low == high else f"{low}{dash}{high}"
