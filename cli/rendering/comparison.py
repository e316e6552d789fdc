"""A move of STAMPS or Stamp Albums beside the best one, in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stockbook.cli.rendering.page import Page, numbers_table, plain
from stockbook.cli.rendering.verdict import show_verdict

if TYPE_CHECKING:
    from stockbook.optimizer.comparison import Comparison


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
