"""The answer to "what if?", in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stockbook.cli.games.parts import PrintedAnswer, show
from stockbook.cli.rendering.page import Page, numbers_table, plain, points
from stockbook.models.files.words import counted

if TYPE_CHECKING:
    from stockbook.games.stampswap.searches import CutWhatIf
    from stockbook.optimizer.placement.what_if import Conflict, WhatIf, WishCost, Worth
    from stockbook.optimizer.sampling.intervals import Estimate
    from stockbook.optimizer.stampswap.game_placement import GameWhatIf

NOT_KNOWN = "not known"


def show_what_if(told: PrintedAnswer[WhatIf]) -> None:
    """Print the best plan with all wishes, and what they cost; or the wishes that conflict."""
    page, found = Page(), told.answer
    if found.conflict:
        show_conflict(page, found.conflict)
        return
    if found.answer:
        show(told.about(found.answer))
    else:
        show_unknown(page)
        page.print(f"With them at most {counted(str(found.bound), 'point')} can be scored.")
    page.print()
    if found.best:
        most = "proved best" if found.best.proved else f"at most {found.best.bound} possible"
        page.print(f"without wishes: {counted(found.best.best, 'point')}, {most}")
    show_costs(page, found.cost, found.wishes)


def show_game_what_if(told: PrintedAnswer[GameWhatIf]) -> None:
    """Print the best move with all wishes, and what they cost by the end and now."""
    found = told.answer
    if not (found.answer and found.best):
        show_what_if(told.about(found.now))
        return
    page = Page()
    show(told.about(found.answer))
    page.print()
    table = numbers_table(("wish", "costs by the end", "costs now"))
    both = [("together", found.cost, found.now.cost)] if len(found.wishes) > 1 else []
    both += [
        (str(each.wish), each.cost, now.cost)
        for each, now in zip(found.wishes, found.now.wishes, strict=True)
    ]
    for label, cost, now_cost in both:
        table.add_row(plain(label), cost_text(cost), cost_text(now_cost))
    page.print(table)


def show_worth(told: PrintedAnswer[Worth]) -> None:
    """Print the best plan, and what it loses without each stamp and each contest."""
    page, found = Page(), told.answer
    show(told.about(found.best))
    page.print()
    table = numbers_table(("without", "points lost"))
    for row in found.rows:
        name = (
            str(row.contest) if row.item is None else f"{row.item + 1}  {found.best.position.place[row.item]}"
        )
        table.add_row(plain(name), cost_text(row.worth))
    page.print(table)
    if not found.proved:
        page.print("What is not proved has the least and the most that it can be.")


def show_cut_what_if(told: PrintedAnswer[CutWhatIf]) -> None:
    """Print the best cuts with all wishes, and what they cost; or the wishes that conflict."""
    page, costs = Page(), told.answer.costs
    if costs.conflict:
        show_conflict(page, costs.conflict)
        return
    if not costs.rows:
        show_unknown(page)
    else:
        show(told.about(told.answer.advice))
    page.print()
    page.print(f"without wishes: {costs.best.cut}")
    show_costs(page, costs.cost, costs.wishes)


def show_conflict(page: Page, conflict: Conflict) -> None:
    """Print the wishes that cannot hold together, and the reason."""
    names = " and ".join(str(wish) for wish in conflict.wishes)
    together = " together" if len(conflict.wishes) > 1 else ""
    page.heading(plain(f"Impossible{together}: {names}"))
    page.print(plain(conflict.reason[:1].upper() + conflict.reason[1:] + "."))
    if len(conflict.wishes) > 1:
        page.print(
            "Without any one of these wishes the others are possible, which is proved."
            if conflict.irreducible
            else "Time was over before it was known whether all of these wishes are at fault."
        )


def show_unknown(page: Page) -> None:
    """Print that it is not known whether wishes are possible."""
    page.heading("It is not known whether these wishes are possible: no move with them was found in time.")


def show_costs(page: Page, cost: Estimate | None, wishes: Sequence[WishCost]) -> None:
    """Print what wishes cost together, and each alone."""
    table = numbers_table(("wish", "costs"), ("together", cost_text(cost)) if len(wishes) > 1 else ())
    for each in wishes:
        table.add_row(plain(str(each.wish)), cost_text(each.cost))
    page.print(table)


def cost_text(cost: Estimate | None) -> str:
    """The points that a wish costs, with their bounds or their interval."""
    if cost is None or cost.few:
        return NOT_KNOWN
    return points(cost.value) if cost.exact else cost.text(form=".1f" if cost.samples else ".4g")
