"""A review in the terminal: sums, the course of the leads, every decision, the costliest line by line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.text import Text

from stockbook.cli.rendering.page import QUIET, STRONG, Page, numbers_table, plain
from stockbook.models.files.words import counted
from stockbook.optimizer.charts import ASCII, BARS, lead_line
from stockbook.optimizer.review.decisions import decision_heading, row_value
from stockbook.optimizer.review.game_review import totals
from stockbook.optimizer.sampling.intervals import Estimate

if TYPE_CHECKING:
    from stockbook.optimizer.review.game_review import GameReview, ReviewedDecision

#: Fewest characters of the course of the leads, however narrow the terminal.
LEAST = 10


def show_review(review: GameReview) -> None:
    """Print the review of a game."""
    page = Page()
    record = review.record
    page.heading(f"{record.file}: a game of {record.game}, {counted(len(review.decisions), 'decision')}")
    if review.interrupted:
        page.print("stopped by Ctrl-C: the decisions that follow are not reviewed")
    if not review.decisions:
        page.print("no decision can be reviewed" if review.left_out else "nobody has decided anything")
        _left_out(page, review)
        return
    page.print()
    _sums(page, review)
    page.print()
    if review.course:
        _course(page, review)
        page.print()
    for each in review.decisions:
        page.print(_line(review, each))
    for each in review.costliest():
        page.print()
        _explained(page, review, each)
    _left_out(page, review)


def show_summary(summary: Mapping[str, Any], stopped_of: int | None = None) -> None:
    """Print the sums of each player over several games, from their document.

    ``stopped_of`` is the number of games to review where Ctrl-C has stopped it.
    """
    page = Page()
    if stopped_of is not None:
        page.print(f"stopped by Ctrl-C: of {counted(stopped_of, 'game')} not all are reviewed")
    page.heading(counted(summary["games"], "game"))
    table = numbers_table(("player", "games", "decisions", "points lost", "a decision"))
    for each in summary["players"]:
        a_decision = Estimate(each["per_decision"], each.get("low"), each.get("high"))
        table.add_row(
            plain(each["player"]),
            str(each["games"]),
            str(each["decisions"]),
            f"{each['lost']:.1f}",
            a_decision.text(form=".2f"),
        )
    page.print(table)
    page.print("intervals are of 95 %, by games")


def _heading(review: GameReview, each: ReviewedDecision) -> str:
    return decision_heading(each.number, each.round, each.phase, review.names[each.player])


def _sums(page: Page, review: GameReview) -> None:
    """Print the sums of each player, those of each phase, and the number of decisions of each class."""
    found = totals(review)
    phases = list(dict.fromkeys(phase for each in found for phase in each.by_phase))
    shown = phases if len(phases) > 1 else []
    table = numbers_table(("player", "decisions", "points lost", "a decision", *shown))
    kinds = numbers_table(("player", *map(str, found[0].classes)))
    for each in found:
        name = plain(review.names[each.player])
        by_phase = (f"{each.by_phase.get(phase, 0.0):.1f}" for phase in shown)
        table.add_row(name, str(each.decisions), f"{each.lost:.1f}", f"{each.per_decision:.2f}", *by_phase)
        kinds.add_row(name, *(str(number) for number in each.classes.values()))
    page.print(table)
    page.print()
    page.print(kinds)


def _course(page: Page, review: GameReview) -> None:
    """The leads after each decision, a line for each player whose decisions are reviewed."""
    width = max(len(review.names[player]) for player in review.players)
    for player in review.players:
        leads = [point.leads[player] for point in review.course]
        name = plain(review.names[player]).ljust(width)
        end = f"  {leads[-1]:+.1f} expected at the end"
        line = lead_line(
            leads, max(LEAST, page.width - width - 2 - len(end)), ASCII if page.ascii_only else BARS
        )
        page.print(f"{name}  {line}{end}", no_wrap=True, overflow="crop")


def _line(review: GameReview, decision: ReviewedDecision) -> Text:
    """A decision: what was done, its class, and what was best."""
    comparison = decision.comparison
    text = Text(plain(_heading(review, decision)), QUIET)
    text.append(f": {plain(comparison.move)}", "default")
    text.append(f"  {decision.kind}", STRONG)
    if comparison.lost.value:
        text.append(f", {comparison.lost} lost; best: {plain(comparison.best)}", "default")
    if decision.unclear:
        text.append("  unclear: more --time may tell", "default")
    return text


def _explained(page: Page, review: GameReview, decision: ReviewedDecision) -> None:
    """A decision and the best one, line by line."""
    page.heading(f"{_heading(review, decision)}: {counted(str(decision.comparison.lost), 'point')} lost")
    table = numbers_table(("", "move", "best"))
    for label, move, best in decision.comparison.rows:
        table.add_row(plain(label), row_value(move), row_value(best))
    page.print(table)


def _left_out(page: Page, review: GameReview) -> None:
    """Print the decisions that are not reviewed, with the reason."""
    if review.left_out:
        page.print()
        page.heading(f"left out: {counted(len(review.left_out), 'decision')}")
    for each in review.left_out:
        page.print(f"line {each.line}: {plain(each.reason)}")
