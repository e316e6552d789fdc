"""Moves by the lead at the end, in the terminal: those of a hint, and one beside the best one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stockbook.cli.rendering.page import Page, numbers_table, plain
from stockbook.cli.rendering.verdict import show_verdict

if TYPE_CHECKING:
    from stockbook.optimizer.comparison import Comparison
    from stockbook.optimizer.rollouts import RankedActions

#: Moves that the terminal lists; all are in the JSON.
LISTED = 10


def show_actions(answer: RankedActions, options: bool = True) -> None:
    """Print the best moves with their values; ``options`` of the command are named only if there are some."""
    page = Page()
    best = answer.rows[0]
    page.heading(f"{best.text}: expected lead {best.lead}")
    table = numbers_table(("lead", ""))
    for row in answer.rows[:LISTED]:
        table.add_row(str(row.lead), row.text)
    page.print(table)
    if (hidden := len(answer.rows) - LISTED) > 0:
        page.print(f"and {hidden} more moves{': --json has them all' * options}")


def show_comparison(comparison: Comparison) -> None:
    """Print what a move gives away, and the values of both."""
    page = Page()
    show_verdict(page, "your move", comparison.lost, certain=comparison.certain)
    page.print(plain(f"your move: {comparison.move}"))
    page.print(plain(f"the best:  {comparison.best}"))
    if comparison.rows:
        page.print()
        table = numbers_table(("points", "your move", "best"))
        for label, mine, best in comparison.rows:
            table.add_row(label, *("" if each is None else f"{each:.4g}" for each in (mine, best)))
        page.print(table)
