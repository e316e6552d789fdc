"""The answer to a Show Phase for the whole game, in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stockbook.cli.rendering.page import Page, lines_table, numbers_table, plain
from stockbook.cli.rendering.placement import NO_CONTEST, of_choice, show_track
from stockbook.models.stampswap.facts import DAYS

if TYPE_CHECKING:
    from stockbook.optimizer.stampswap.game_placement import GamePlacementAnswer, GamePlan


def show_game_placement(answer: GamePlacementAnswer, asked: int = 1) -> None:
    """Print the plans with their albums, the contests side by side, and the proved points of this Show Phase.

    Where the plans are fewer than were ``asked`` for, the reason is given.
    """
    page = Page()
    for place, each in enumerate(answer.plans, 1):
        if place > 1:
            page.print()
        day = DAYS[answer.position.round] if place == 1 else f"plan {place}"
        page.heading(f"{day}: {each.plan.points} points now, {_expected(each)}")
        page.album(each.plan.album, [placed for _, placed in each.plan.placed])
        page.print()
        contest = each.plan.contest
        page.print("enter no contest" if contest is None else f"enter {plain(str(contest))}")
        if each.keep:
            page.print(f"keep for later: {plain(', then '.join(map(str, each.keep)))}")
        page.moves(each.plan.placed, each.plan.discarded)
        page.print()
        page.print(lines_table(each.plan.lines))
        show_track(page, each.plan.track(answer.position.me.points))
    table = numbers_table(("enter now", "now", "by the end", "95 %", "samples"))
    for each in answer.by_contest:
        name = NO_CONTEST if each.plan.contest is None else str(each.plan.contest)
        expected = each.expected
        interval = "" if expected.low is None else f"{expected.low:.1f} - {expected.high:.1f}"
        row = ("" if expected.few else f"{expected.value:.1f}", interval, str(expected.samples))
        table.add_row(plain(name), str(each.plan.points), *row)
    page.print()
    page.print(table)
    page.print()
    page.print(_most_now(answer))
    page.print("By the end: without the values of stamps still to come, which no move changes.")
    if len(answer.plans) < asked:
        page.print(f"{len(answer.plans)} of {asked} plans: no other was among the candidates")
    if answer.interrupted:
        page.print("Stopped by Ctrl-C: the best so far.")


def _most_now(answer: GamePlacementAnswer) -> str:
    """The points that this Show Phase alone can bring, and whether the best plan brings them."""
    exact = answer.exact
    sure = ", proved" if exact.proved else f" found, at most {exact.bound} possible"
    where = "--goal now shows the plan" if answer.plans[0].plan.points < exact.best else "as here"
    return f"Most points now{of_choice(exact)}: {exact.best}{sure} ({where})"


def _expected(plan: GamePlan) -> str:
    """The points expected by the end, with their interval."""
    expected = plan.expected
    if expected.low is None:
        return "too few samples for those by the end"
    return f"{expected.value:.1f} (95 %: {expected.low:.1f} to {expected.high:.1f}) by the end"
