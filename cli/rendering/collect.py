"""The answer to a Collect Phase, in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stockbook.cli.rendering.page import Page, numbers_table, plain

if TYPE_CHECKING:
    from stockbook.optimizer.stampswap.best_item import CollectAdvice

#: Items that are listed.
LISTED = 10


def show_collect_advice(answer: CollectAdvice) -> None:
    """Print the best item, and the best few with their values."""
    page = Page()
    best = answer.rows[0]
    head = "too little time to tell what is best, so far" if best.value.few else "select"
    page.heading(f"{head} {best.item + 1}: {plain(str(best.good))}")
    page.print()
    names = [plain(opponent.name) for opponent in answer.position.opponents]
    table = numbers_table(("item", "", "value", "95 %", "to me", *(f"to {name}" for name in names)))
    few = best.value.few
    for row in answer.rows[:LISTED]:
        low, high = row.value.low, row.value.high
        interval = "" if low is None or few else f"{low:.1f} - {high:.1f}"
        worth = ["" if few else f"{each:.1f}" for each in (row.value.value, row.mine, *row.others)]
        table.add_row(str(row.item + 1), plain(str(row.good)), worth[0], interval, *worth[1:])
    page.print(table)
    page.print()
    if few:
        page.print("too few samples to expect points: the order is that of what is known so far")
    for look in answer.looks[: 0 if few else 1]:
        half = look.value.margin
        reach = "" if half is None else f" ± {half:.1f}"
        gain = f"{look.value.value:.1f}{reach} points more"
        page.print(plain(f"look first at {look.item + 1}, {look.good}: {gain}"))
        page.print("counted as the mean over its faces of the best selection then, less the best one now")
        page.print()
    page.print("value: what selecting it brings, others' losses in part included, against selecting nothing")
