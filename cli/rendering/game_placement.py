"""The answer to a Show Phase for the whole game, in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stockbook.cli.rendering.page import Page, lines_table, number, numbers_table, plain
from stockbook.cli.rendering.placement import NO_CONTEST, change, of_choice, show_track
from stockbook.cli.rendering.verdict import show_verdict
from stockbook.models.files.words import counted
from stockbook.models.stampswap.facts import DAYS
from stockbook.optimizer.placement.explain import plan_rows

if TYPE_CHECKING:
    from stockbook.optimizer.stampswap.game_explanation import GameExplanation
    from stockbook.optimizer.stampswap.game_placement import GamePlacementAnswer, GamePlan

BY_THE_END = "By the end: without the values of stamps still to come, which no move changes."


def show_game_placement(answer: GamePlacementAnswer, asked: int = 1, options: bool = True) -> None:
    """Print the plans with their albums, the contests side by side, and the proved points of this Show Phase.

    Where the plans are fewer than were ``asked`` for, the reason is given. ``options`` of the command
    are named only if there are some.
    """
    page = Page()
    for place, each in enumerate(answer.plans, 1):
        if place > 1:
            page.print()
        day = DAYS[answer.position.round] if place == 1 else f"plan {place}"
        page.heading(f"{day}: {counted(each.plan.points, 'point')} now, {_expected(each)}")
        page.album(each.plan.album, [placed for _, placed in each.plan.placed])
        page.print()
        _move(page, each)
        page.print()
        page.print(lines_table(each.plan.lines))
        show_track(page, each.plan.track(answer.position.me.points))
    table = numbers_table(("enter now", "now", "by the end", "95 %", "samples"))
    for each in answer.by_contest:
        name = NO_CONTEST if each.plan.contest is None else str(each.plan.contest)
        expected = each.expected
        interval = "" if expected.low is None or expected.few else f"{expected.low:.1f} - {expected.high:.1f}"
        row = ("" if expected.few else f"{expected.value:.1f}", interval, str(expected.samples))
        table.add_row(plain(name), str(each.plan.points), *row)
    page.print()
    page.print(table)
    page.print()
    page.print(_most_now(answer, options))
    page.print(BY_THE_END)
    if len(answer.plans) < asked:
        page.print(f"{len(answer.plans)} of {counted(asked, 'plan')}: no other was among the candidates")
    if answer.interrupted:
        page.print("Stopped by Ctrl-C: the best so far.")


def show_game_explanation(explanation: GameExplanation) -> None:
    """Print both moves, their points now line by line, and those expected by the end in the same samples."""
    page = Page()
    move, best = explanation.move, explanation.best
    show_verdict(page, "your move", explanation.difference, when=" by the end", certain=False)
    page.album(move.plan.album, [placed for _, placed in move.plan.placed])
    for name, each in (("your move", move), ("the best move", best)):
        page.print()
        page.heading(f"{name}: {counted(each.plan.points, 'point')} now, {_expected(each)}")
        _move(page, each)
    page.print()
    mean, top = move.expected.value, best.expected.value
    ends = (f"{mean:.1f}", f"{top:.1f}", f"{mean - top:+.1f}" if move is not best else "")
    totals = () if move.expected.few else ("by the end", *ends)
    table = numbers_table(("points for", "your move", "best", "difference"), totals)
    for label, mine, other in plan_rows(move.plan, best.plan):
        table.add_row(plain(label), number(mine), number(other), change(mine, other))
    points = move.plan.points, best.plan.points
    table.add_row("total now", *map(str, points), change(*points))
    page.print(table)
    if not move.expected.few:
        page.print()
        page.print(f"Both in the same {move.expected.samples} samples of the stamps to come.")
        page.print(BY_THE_END)
    if explanation.interrupted:
        page.print("Stopped by Ctrl-C: the best so far.")


def _move(page: Page, plan: GamePlan) -> None:
    """Print the contest to enter, those to keep, and where the stamps go."""
    contest = plan.plan.contest
    page.print("enter no contest" if contest is None else f"enter {plain(str(contest))}")
    if plan.keep:
        page.print(f"keep for later: {plain(', then '.join(map(str, plan.keep)))}")
    page.moves(plan.plan.placed, plan.plan.discarded)


def _most_now(answer: GamePlacementAnswer, options: bool) -> str:
    """The points that this Show Phase alone can bring, and whether the best plan brings them."""
    exact = answer.exact
    sure = ", proved" if exact.proved else f" found, at most {exact.bound} possible"
    where = " (as here)"
    if answer.plans[0].plan.points < exact.best:
        where = " (--goal now shows the plan)" if options else " by another plan"
    return f"Most points now{of_choice(exact)}: {exact.best}{sure}{where}"


def _expected(plan: GamePlan) -> str:
    """The points expected by the end, with their interval."""
    expected = plan.expected
    if expected.low is None or expected.few:
        return "too few samples for those by the end"
    return f"{expected.value:.1f} (95 %: {expected.low:.1f} to {expected.high:.1f}) by the end"
